module {
  func.func @f(%arg0: i1, %arg1: i1, %arg2: memref<2xf32>) {
    cf.cond_br %arg0, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() : memref<2xf32>
    cf.cond_br %arg1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    memref.copy %alloc, %arg2 : memref<2xf32> to memref<2xf32>
    cf.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    return
  }
}

