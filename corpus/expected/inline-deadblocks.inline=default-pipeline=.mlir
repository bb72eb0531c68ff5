module {
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  ^bb2(%0: i32):  // no predecessors
    return %0 : i32
  }
  func.func @g(%arg0: i32, %arg1: i1) -> (i32, i32) {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg0, %arg0 : i32, i32)
  ^bb2:  // pred: ^bb0
    %0 = arith.muli %arg0, %arg0 : i32
    cf.br ^bb3(%0, %arg0 : i32, i32)
  ^bb3(%1: i32, %2: i32):  // 2 preds: ^bb1, ^bb2
    cf.cond_br %arg1, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    cf.br ^bb6(%2, %2 : i32, i32)
  ^bb5:  // pred: ^bb3
    %3 = arith.muli %2, %2 : i32
    cf.br ^bb6(%3, %2 : i32, i32)
  ^bb6(%4: i32, %5: i32):  // 2 preds: ^bb4, ^bb5
    return %4, %2 : i32, i32
  }
  func.func @void(%arg0: i32, %arg1: i1) {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg0, %arg0 : i32, i32)
  ^bb2:  // pred: ^bb0
    %0 = arith.muli %arg0, %arg0 : i32
    cf.br ^bb3(%0, %arg0 : i32, i32)
  ^bb3(%1: i32, %2: i32):  // 2 preds: ^bb1, ^bb2
    return
  }
}

