module {
  func.func @f(%arg0: i32, %arg1: i64) -> (i64, i32) {
    cf.br ^bb1(%arg0, %arg1 : i32, i64)
  ^bb1(%0: i32, %1: i64):  // 2 preds: ^bb0, ^bb4
    %2 = "test.c"(%0) : (i32) -> i1
    cf.cond_br %2, ^bb2(%1, %0 : i64, i32), ^bb5
  ^bb2(%3: i64, %4: i32):  // pred: ^bb1
    cf.br ^bb3(%4 : i32)
  ^bb3(%5: i32):  // 2 preds: ^bb2, ^bb3
    %6 = "test.c"(%5) : (i32) -> i1
    cf.cond_br %6, ^bb3(%5 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    cf.br ^bb1(%5, %3 : i32, i64)
  ^bb5:  // pred: ^bb1
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb5, ^bb7
    %7 = "test.c"() : () -> i1
    cf.cond_br %7, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    "test.d"() : () -> ()
    cf.br ^bb6
  ^bb8:  // pred: ^bb6
    cf.br ^bb9(%arg0 : i32)
  ^bb9(%8: i32):  // 2 preds: ^bb8, ^bb9
    %9 = "test.c"(%8) : (i32) -> i1
    %10 = "test.d"(%8) : (i32) -> i32
    cf.cond_br %9, ^bb9(%10 : i32), ^bb10
  ^bb10:  // pred: ^bb9
    cf.br ^bb11(%arg0 : i32)
  ^bb11(%11: i32):  // 2 preds: ^bb10, ^bb12
    %12 = "test.c"(%11) : (i32) -> i1
    %13 = "test.d"(%11) : (i32) -> i64
    cf.cond_br %12, ^bb12(%13 : i64), ^bb13
  ^bb12(%14: i64):  // pred: ^bb11
    cf.br ^bb11(%arg0 : i32)
  ^bb13:  // pred: ^bb11
    return %1, %10 : i64, i32
  }
}

