module {
  func.func @counts(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1 = arith.addi %0, %c1_i32 : i32
    %2 = arith.cmpi slt, %1, %arg0 : i32
    cf.cond_br %2, ^bb1(%1 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb3
    %3 = "test.c"() : () -> i1
    cf.cond_br %3, ^bb3, ^bb4
  ^bb4:  // pred: ^bb3
    return %1 : i32
  }
  func.func @swaps(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32) {
    cf.br ^bb1(%arg0, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
    cf.cond_br %arg2, ^bb2(%0, %1 : i32, i32), ^bb3
  ^bb2(%2: i32, %3: i32):  // pred: ^bb1
    cf.br ^bb1(%3, %2 : i32, i32)
  ^bb3:  // pred: ^bb1
    return %0, %1 : i32, i32
  }
  func.func @outer(%arg0: i1, %arg1: index) -> index {
    cf.br ^bb1(%arg1 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    cf.cond_br %arg0, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%arg1, %arg0 : index, i1)
  ^bb3(%1: index, %2: i1):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %1, %0 : index
    cf.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %4 = arith.xori %2, %arg0 : i1
    %5 = arith.addi %1, %arg1 : index
    cf.br ^bb3(%5, %4 : index, i1)
  ^bb5:  // pred: ^bb3
    cf.br ^bb7(%2 : i1)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%arg0 : i1)
  ^bb7(%6: i1):  // 2 preds: ^bb5, ^bb6
    cf.br ^bb8
  ^bb8:  // pred: ^bb7
    cf.cond_br %6, ^bb1(%0 : index), ^bb9
  ^bb9:  // pred: ^bb8
    return %0 : index
  }
}

