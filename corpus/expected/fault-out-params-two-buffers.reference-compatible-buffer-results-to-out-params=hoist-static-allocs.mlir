module {
  func.func private @f(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
    memref.copy %arg1, %arg2 : memref<4xf32> to memref<4xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    memref.copy %arg2, %arg1 : memref<4xf32> to memref<4xf32>
    memref.copy %arg1, %arg2 : memref<4xf32> to memref<4xf32>
    return
  }
}

