module {
  "u.nores"() : () -> ()
  %1:2 = "u.two"() : () -> (i32, i32) // users: (%8, %2#0, %2#1, %2#2), (unused)
  %2:3 = "u.three"(%1#0, %1#0) : (i32, i32) -> (i32, i32, i32) // users: (%9, %8), (%4, %3), (%3)
  "u.use"(%2#1, %2#1, %2#2) : (i32, i32, i32) -> () // id: %3
  "u.use2"(%2#1) ({
    "u.in"(%2#0, %1#0) : (i32, i32) -> () // id: %8
    %9 = "u.in2"(%2#0) : (i32) -> i32 // unused
  }) : (i32) -> () // id: %4
  %5 = "u.only"() : () -> i32 // user: %6
  "u.x"(%5, %5) : (i32, i32) -> () // id: %6
  func.func @f(%arg0: index, %arg1: memref<4xi32>, %arg2: i32) -> i32 {
    // %arg0 is used by %8#0, %8#1
    // %arg1 is used by %10, %12
    // %arg2 is used by %8#0, %8#1
    %c1 = arith.constant 1 : index // users: %10, %8#0, %8#1
    %8:2 = scf.for %arg3 = %arg0 to %arg0 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg2) -> (i32, i32) {
      // %arg3 is used by %12
      // %arg4 is used by %13
      // %arg5 is unused
      %12 = memref.load %arg1[%arg3] : memref<4xi32> // user: %13
      scf.yield %12, %arg4 : i32, i32 // id: %13
    } // users: (%12), (%12)
    %true = arith.constant true // user: %9
    %9 = scf.if %true -> (i32) {
      scf.yield %8#0 : i32 // id: %12
    } else {
      scf.yield %8#1 : i32 // id: %12
    } // users: %11, %10
    memref.store %9, %arg1[%c1] : memref<4xi32> // id: %10
    return %9 : i32 // id: %11
  }
}

