module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "test.a"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    "test.a"() : () -> ()
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    "test.b"() : () -> ()
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    cf.cond_br %arg0, ^bb6, ^bb11
  ^bb6:  // pred: ^bb5
    cf.cond_br %arg0, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    cf.br ^bb9(%arg2 : i32)
  ^bb8:  // pred: ^bb6
    cf.br ^bb9(%arg1 : i32)
  ^bb9(%0: i32):  // 2 preds: ^bb7, ^bb8
    cf.br ^bb10
  ^bb10:  // pred: ^bb9
    cf.br ^bb12(%0 : i32)
  ^bb11:  // pred: ^bb5
    cf.br ^bb12(%arg2 : i32)
  ^bb12(%1: i32):  // 2 preds: ^bb10, ^bb11
    cf.br ^bb13
  ^bb13:  // pred: ^bb12
    %true = arith.constant true
    %2 = arith.xori %arg0, %true : i1
    cf.cond_br %arg0, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    cf.br ^bb16(%arg2 : i32)
  ^bb15:  // pred: ^bb13
    cf.br ^bb16(%arg1 : i32)
  ^bb16(%3: i32):  // 2 preds: ^bb14, ^bb15
    cf.br ^bb17
  ^bb17:  // pred: ^bb16
    cf.cond_br %arg0, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    cf.br ^bb19
  ^bb19:  // 2 preds: ^bb17, ^bb18
    return %3 : i32
  }
}

