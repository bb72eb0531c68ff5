"builtin.module"() ({
  "u.nores"() : () -> ()
  %2:2 = "u.two"() : () -> (i32, i32) // users: (%19, %3#0, %3#1, %3#2), (unused)
  %3:3 = "u.three"(%2#0, %2#0) : (i32, i32) -> (i32, i32, i32) // users: (%20, %19), (%5, %4), (%4)
  "u.use"(%3#1, %3#1, %3#2) : (i32, i32, i32) -> () // id: %4
  "u.use2"(%3#1) ({
    "u.in"(%3#0, %2#0) : (i32, i32) -> () // id: %19
    %20 = "u.in2"(%3#0) : (i32) -> i32 // unused
  }) : (i32) -> () // id: %5
  %6 = "u.only"() : () -> i32 // user: %7
  "u.x"(%6, %6) : (i32, i32) -> () // id: %7
  "func.func"() <{function_type = (index, memref<4xi32>, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: memref<4xi32>, %arg2: i32):
    // %arg0 is used by %10#0, %10#1
    // %arg1 is used by %13, %17
    // %arg2 is used by %10#0, %10#1
    %9 = "arith.constant"() <{value = 1 : index}> : () -> index // users: %13, %10#0, %10#1
    %10:2 = "scf.for"(%arg0, %arg0, %9, %arg2, %arg2) ({
    ^bb0(%arg3: index, %arg4: i32, %arg5: i32):
      // %arg3 is used by %17
      // %arg4 is used by %18
      // %arg5 is unused
      %17 = "memref.load"(%arg1, %arg3) : (memref<4xi32>, index) -> i32 // user: %18
      "scf.yield"(%17, %arg4) : (i32, i32) -> () // id: %18
    }) : (index, index, index, i32, i32) -> (i32, i32) // users: (%16), (%15)
    %11 = "arith.constant"() <{value = true}> : () -> i1 // user: %12
    %12 = "scf.if"(%11) ({
      "scf.yield"(%10#0) : (i32) -> () // id: %16
    }, {
      "scf.yield"(%10#1) : (i32) -> () // id: %15
    }) : (i1) -> i32 // users: %14, %13
    "memref.store"(%12, %arg1, %9) : (i32, memref<4xi32>, index) -> () // id: %13
    "func.return"(%12) : (i32) -> () // id: %14
  }) : () -> ()
}) : () -> ()

