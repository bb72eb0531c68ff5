module {
  func.func @f(%arg0: index, %arg1: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb1
    %alloca = memref.alloca() : memref<4xf32>
    memref.store %arg1, %alloca[%c0] : memref<4xf32>
    %1 = arith.addi %0, %c1 : index
    %2 = arith.cmpi slt, %1, %arg0 : index
    cf.cond_br %2, ^bb1(%1 : index), ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
}

