module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0_0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %2, %c4 : index
    cf.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    memref.store %arg3, %arg2[%0] : memref<?xf32>
    %4 = arith.addi %2, %c1_1 : index
    cf.br ^bb3(%4 : index)
  ^bb5:  // pred: ^bb3
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb6:  // pred: ^bb1
    %c1_2 = arith.constant 1 : index
    %c4_3 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    cf.br ^bb7(%arg0 : index)
  ^bb7(%6: index):  // 2 preds: ^bb6, ^bb14
    %7 = arith.cmpi slt, %6, %arg1 : index
    cf.cond_br %7, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%c1_2 : index)
  ^bb9(%8: index):  // 2 preds: ^bb8, ^bb13
    %9 = arith.cmpi slt, %8, %c4_3 : index
    cf.cond_br %9, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    memref.store %arg3, %arg2[%8] : memref<?xf32>
    %c0_4 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1_5 = arith.constant 1 : index
    cf.br ^bb11(%c0_4 : index)
  ^bb11(%10: index):  // 2 preds: ^bb10, ^bb12
    %11 = arith.cmpi slt, %10, %c3 : index
    cf.cond_br %11, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    memref.store %arg3, %arg2[%10] : memref<?xf32>
    %12 = arith.addi %10, %c1_5 : index
    cf.br ^bb11(%12 : index)
  ^bb13:  // pred: ^bb11
    %13 = arith.addi %8, %arg1 : index
    cf.br ^bb9(%13 : index)
  ^bb14:  // pred: ^bb9
    %14 = arith.addi %6, %c2 : index
    cf.br ^bb7(%14 : index)
  ^bb15:  // pred: ^bb7
    return
  }
}

