module {
  func.func @f(%arg0: i32, %arg1: i1) -> (i32, i32) {
    // %arg0 is used by %1
    // %arg1 is used by %3
    %1 = arith.addi %arg0, %arg0 : i32 // users: %5, %3, %2#0, %2#1, %8
    %2:2 = "u.x"(%1) ({
    ^bb0(%arg2: i32, %arg3: f32):
      // %arg2 is used by %8
      // %arg3 is unused
      "u.y"(%1, %arg2) : (i32, i32) -> () // id: %8
      %9 = "u.z"() : () -> i32 // unused
    }) : (i32) -> (i32, i32) // users: (%6), (%7)
    cf.cond_br %arg1, ^bb1(%1 : i32), ^bb2 // id: %3
  ^bb1(%4: i32):  // pred: ^bb0
    // %4 is used by %5
    %5 = arith.muli %4, %1 : i32 // user: %6
    return %2#0, %5 : i32, i32 // id: %6
  ^bb2:  // pred: ^bb0
    return %2#1, %2#1 : i32, i32 // id: %7
  }
}

