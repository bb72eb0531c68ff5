module {
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
  func.func @g(%arg0: i32, %arg1: i1) -> (i32, i32) {
    cf.cond_br %arg1, ^bb2(%arg0 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %0 = arith.muli %arg0, %arg0 : i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    return %1, %arg0 : i32, i32
  }
  func.func @void(%arg0: i32, %arg1: i1) {
    return
  }
}

