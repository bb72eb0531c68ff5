module {
  func.func @negated(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "test.a"() : () -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb9(%arg2 : i32)
  ^bb4:  // pred: ^bb2
    %1 = arith.xori %0, %true : i1
    cf.cond_br %arg0, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    cf.br ^bb7(%arg1 : i32)
  ^bb6:  // pred: ^bb4
    cf.br ^bb7(%arg2 : i32)
  ^bb7(%2: i32):  // 2 preds: ^bb5, ^bb6
    cf.br ^bb8
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%2 : i32)
  ^bb9(%3: i32):  // 2 preds: ^bb3, ^bb8
    cf.br ^bb10
  ^bb10:  // pred: ^bb9
    cf.cond_br %true, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    cf.br ^bb13(%3 : i32)
  ^bb12:  // pred: ^bb10
    cf.br ^bb13(%arg1 : i32)
  ^bb13(%4: i32):  // 2 preds: ^bb11, ^bb12
    cf.br ^bb14
  ^bb14:  // pred: ^bb13
    return %4 : i32
  }
}

