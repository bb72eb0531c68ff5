module {
  func.func @top(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1 = arith.addi %0, %c3_i32 : i32
    %2 = arith.cmpi slt, %1, %c3_i32 : i32
    cf.cond_br %2, ^bb1(%1 : i32), ^bb2(%1 : i32)
  ^bb2(%3: i32):  // pred: ^bb1
    %4 = call @ext(%arg0) : (i32) -> i32
    %5 = arith.addi %3, %4 : i32
    cf.br ^bb3(%5 : i32)
  ^bb3(%6: i32):  // 2 preds: ^bb2, ^bb3
    %7 = arith.addi %6, %c3_i32 : i32
    %8 = arith.cmpi slt, %7, %c3_i32 : i32
    cf.cond_br %8, ^bb3(%7 : i32), ^bb4(%7 : i32)
  ^bb4(%9: i32):  // pred: ^bb3
    %10 = call @ext(%5) : (i32) -> i32
    %11 = arith.addi %9, %10 : i32
    return %11 : i32
  }
  func.func private @ext(i32) -> i32
}

