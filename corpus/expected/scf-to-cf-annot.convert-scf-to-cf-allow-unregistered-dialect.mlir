#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: i32) {
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%arg0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %2, %arg1 : index
    cf.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    "test.a"(%0, %2) : (index, index) -> ()
    %4 = arith.addi %2, %arg1 : index
    cf.br ^bb3(%4 : index)
  ^bb5:  // pred: ^bb3
    %5 = arith.addi %0, %arg1 : index
    cf.br ^bb1(%5 : index)
  ^bb6:  // pred: ^bb1
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    cf.br ^bb7(%c0 : index)
  ^bb7(%6: index):  // 2 preds: ^bb6, ^bb11
    %7 = arith.cmpi slt, %6, %arg1 : index
    cf.cond_br %7, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%c0_0 : index)
  ^bb9(%8: index):  // 2 preds: ^bb8, ^bb10
    %9 = arith.cmpi slt, %8, %c4 : index
    cf.cond_br %9, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    "test.a"(%6, %8) : (index, index) -> ()
    %10 = arith.addi %8, %c1_1 : index
    cf.br ^bb9(%10 : index)
  ^bb11:  // pred: ^bb9
    %11 = arith.addi %6, %c1 : index
    cf.br ^bb7(%11 : index)
  ^bb12:  // pred: ^bb7
    cf.br ^bb13(%arg2 : i32)
  ^bb13(%12: i32):  // 2 preds: ^bb12, ^bb13
    %13 = "test.c"(%12) : (i32) -> i1
    cf.cond_br %13, ^bb13(%12 : i32), ^bb14 {a = #loop_annotation}
  ^bb14:  // pred: ^bb13
    cf.br ^bb15(%arg2, %arg2 : i32, i32)
  ^bb15(%14: i32, %15: i32):  // 2 preds: ^bb14, ^bb16
    %16 = "test.c"(%14) : (i32) -> i1
    cf.cond_br %16, ^bb16(%14, %15 : i32, i32), ^bb17
  ^bb16(%17: i32, %18: i32):  // pred: ^bb15
    cf.br ^bb15(%18, %17 : i32, i32) {b = #loop_annotation}
  ^bb17:  // pred: ^bb15
    cf.br ^bb18(%arg2 : i32)
  ^bb18(%19: i32):  // 2 preds: ^bb17, ^bb19
    %20 = "test.c"(%19) : (i32) -> i1
    cf.cond_br %20, ^bb19(%19, %arg2 : i32, i32), ^bb20
  ^bb19(%21: i32, %22: i32):  // pred: ^bb18
    cf.br ^bb18(%21 : i32) {b = #loop_annotation}
  ^bb20:  // pred: ^bb18
    return
  }
}

