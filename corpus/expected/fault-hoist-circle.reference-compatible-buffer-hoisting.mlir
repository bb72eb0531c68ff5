module {
  func.func @f(%arg0: i1, %arg1: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    cf.cond_br %arg0, ^bb1(%arg1 : memref<4xf32>), ^bb2(%arg1 : memref<4xf32>)
  ^bb1(%0: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
    memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
    cf.cond_br %arg0, ^bb1(%alloc : memref<4xf32>), ^bb2(%alloc : memref<4xf32>)
  ^bb2(%1: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
    memref.copy %1, %arg1 : memref<4xf32> to memref<4xf32>
    return
  }
}

