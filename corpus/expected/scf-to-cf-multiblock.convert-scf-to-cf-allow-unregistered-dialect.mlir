module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: index) {
    cf.cond_br %arg0, ^bb1, ^bb8
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%arg1 : index)
  ^bb2(%0: index):  // 2 preds: ^bb1, ^bb3
    %1 = arith.cmpi slt, %0, %arg2 : index
    cf.cond_br %1, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    "test.a"(%0) : (index) -> ()
    %2 = arith.addi %0, %arg2 : index
    cf.br ^bb2(%2 : index)
  ^bb4:  // pred: ^bb2
    cf.br ^bb5(%arg1 : index)
  ^bb5(%3: index):  // 2 preds: ^bb4, ^bb6
    %4 = arith.cmpi slt, %3, %arg2 : index
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    "test.b"(%3) : (index) -> ()
    %5 = arith.addi %3, %arg2 : index
    cf.br ^bb5(%5 : index)
  ^bb7:  // pred: ^bb5
    cf.br ^bb12(%arg1 : index)
  ^bb8:  // pred: ^bb0
    cf.cond_br %arg0, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    "test.c"() : () -> ()
    cf.br ^bb11
  ^bb10:  // pred: ^bb8
    "test.d"() : () -> ()
    cf.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    cf.br ^bb12(%arg2 : index)
  ^bb12(%6: index):  // 2 preds: ^bb7, ^bb11
    cf.cond_br %arg0, ^bb13, ^bb17
  ^bb13:  // pred: ^bb12
    cf.br ^bb14(%arg1 : index)
  ^bb14(%7: index):  // 2 preds: ^bb13, ^bb15
    %8 = arith.cmpi slt, %7, %6 : index
    cf.cond_br %8, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    "test.e"(%7) : (index) -> ()
    %9 = arith.addi %7, %arg2 : index
    cf.br ^bb14(%9 : index)
  ^bb16:  // pred: ^bb14
    cf.br ^bb17
  ^bb17:  // 2 preds: ^bb12, ^bb16
    return
  }
}

