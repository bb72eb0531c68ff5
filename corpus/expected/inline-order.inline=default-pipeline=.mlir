module {
  func.func @z(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    %1 = arith.addi %0, %c0_i32 : i32
    %2 = arith.muli %1, %1 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %3 = arith.addi %2, %c1_i32_1 : i32
    %4 = arith.addi %3, %c0_i32_0 : i32
    %5 = arith.muli %4, %4 : i32
    %c0_i32_2 = arith.constant 0 : i32
    %c1_i32_3 = arith.constant 1 : i32
    %6 = arith.addi %arg0, %c1_i32_3 : i32
    %7 = arith.addi %6, %c0_i32_2 : i32
    %8 = arith.muli %7, %7 : i32
    %9 = arith.addi %5, %8 : i32
    return %9 : i32
  }
  func.func private @n(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    %1 = arith.addi %0, %c0_i32 : i32
    %2 = arith.muli %1, %1 : i32
    return %2 : i32
  }
  func.func @indirect(%arg0: i32) -> i32 {
    %f = constant @n : (i32) -> i32
    %0 = call_indirect %f(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @unreachable(%arg0: i32) -> i32 {
    return %arg0 : i32
  ^bb1:  // no predecessors
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    %1 = arith.addi %0, %c0_i32 : i32
    %2 = arith.muli %1, %1 : i32
    return %2 : i32
  }
}

