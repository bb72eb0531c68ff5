module {
  func.func @unsigned(%arg0: i8) -> i8 {
    %c-2_i8 = arith.constant -2 : i8
    %0 = arith.addi %arg0, %c-2_i8 overflow<nuw> : i8
    return %0 : i8
  }
  func.func @signed(%arg0: i8) -> i8 {
    %c-56_i8 = arith.constant -56 : i8
    %0 = arith.addi %arg0, %c-56_i8 overflow<nsw> : i8
    return %0 : i8
  }
  func.func @product(%arg0: i8) -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.muli %arg0, %c-128_i8 overflow<nsw> : i8
    return %0 : i8
  }
  func.func @fits(%arg0: i8) -> i8 {
    %c7_i8 = arith.constant 7 : i8
    %0 = arith.subi %c7_i8, %arg0 overflow<nsw, nuw> : i8
    return %0 : i8
  }
}

