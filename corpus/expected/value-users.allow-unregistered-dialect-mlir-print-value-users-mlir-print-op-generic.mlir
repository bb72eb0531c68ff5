"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> (i32, i32), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i1):
    // %arg0 is used by %2
    // %arg1 is used by %4
    %2 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 // users: %6, %4, %3#0, %3#1, %9
    %3:2 = "u.x"(%2) ({
    ^bb0(%arg2: i32, %arg3: f32):
      // %arg2 is used by %9
      // %arg3 is unused
      "u.y"(%2, %arg2) : (i32, i32) -> () // id: %9
      %10 = "u.z"() : () -> i32 // unused
    }) : (i32) -> (i32, i32) // users: (%7), (%8)
    "cf.cond_br"(%arg1, %2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> () // id: %4
  ^bb1(%5: i32):  // pred: ^bb0
    // %5 is used by %6
    %6 = "arith.muli"(%5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 // user: %7
    "func.return"(%3#0, %6) : (i32, i32) -> () // id: %7
  ^bb2:  // pred: ^bb0
    "func.return"(%3#1, %3#1) : (i32, i32) -> () // id: %8
  }) : () -> ()
}) : () -> ()

