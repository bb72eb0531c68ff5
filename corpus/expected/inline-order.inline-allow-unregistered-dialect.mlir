module {
  func.func @z(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.addi %1, %c1_i32 : i32
    %3 = arith.muli %2, %2 : i32
    %4 = arith.addi %arg0, %c1_i32 : i32
    %5 = arith.muli %4, %4 : i32
    %6 = arith.addi %3, %5 : i32
    return %6 : i32
  }
  func.func private @n(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    %1 = arith.muli %0, %0 : i32
    return %1 : i32
  }
  func.func @indirect(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    %1 = arith.muli %0, %0 : i32
    return %1 : i32
  }
  func.func @unreachable(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

