module {
  func.func @top(%arg0: i32) -> i32 {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %c3_i32 = arith.constant 3 : i32
    %1 = arith.addi %0, %c3_i32 : i32
    %2 = arith.cmpi slt, %1, %c3_i32 : i32
    cf.cond_br %2, ^bb1(%1 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%1 : i32)
  ^bb3(%3: i32):  // pred: ^bb2
    %4 = call @ext(%arg0) : (i32) -> i32
    %5 = arith.addi %3, %4 : i32
    cf.br ^bb4(%5 : i32)
  ^bb4(%6: i32):  // pred: ^bb3
    cf.br ^bb5(%6 : i32)
  ^bb5(%7: i32):  // pred: ^bb4
    cf.br ^bb6(%7 : i32)
  ^bb6(%8: i32):  // 2 preds: ^bb5, ^bb6
    %c3_i32_0 = arith.constant 3 : i32
    %9 = arith.addi %8, %c3_i32_0 : i32
    %10 = arith.cmpi slt, %9, %c3_i32_0 : i32
    cf.cond_br %10, ^bb6(%9 : i32), ^bb7
  ^bb7:  // pred: ^bb6
    cf.br ^bb8(%9 : i32)
  ^bb8(%11: i32):  // pred: ^bb7
    %12 = call @ext(%7) : (i32) -> i32
    %13 = arith.addi %11, %12 : i32
    cf.br ^bb9(%13 : i32)
  ^bb9(%14: i32):  // pred: ^bb8
    cf.br ^bb10(%14 : i32)
  ^bb10(%15: i32):  // pred: ^bb9
    return %15 : i32
  }
  func.func private @ext(i32) -> i32
}

