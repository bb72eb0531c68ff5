module {
  func.func @f(%arg0: i1, %arg1: i32) -> i32 {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg0, ^bb2, ^bb3(%arg1 : i32)
  ^bb2:  // pred: ^bb1
    cf.br ^bb4(%arg1 : i32)
  ^bb3(%0: i32):  // pred: ^bb1
    cf.br ^bb4(%0 : i32)
  ^bb4(%1: i32):  // 2 preds: ^bb2, ^bb3
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    "test.a"() : () -> ()
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    cf.br ^bb7
  ^bb7:  // pred: ^bb6
    cf.br ^bb8
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%arg1 : i32)
  ^bb9(%2: i32):  // pred: ^bb8
    cf.cond_br %arg0, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    "test.z"(%2) : (i32) -> ()
    cf.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    cf.br ^bb12
  ^bb12:  // pred: ^bb11
    return %1 : i32
  }
}

