module {
  func.func @f(%arg0: i1, %arg1: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    cf.cond_br %arg0, ^bb1, ^bb2(%0 : memref<2xf32>)
  ^bb1:  // pred: ^bb0
    %alloc_0 = memref.alloc() : memref<2xf32>
    %1 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc_0 : memref<2xf32>
    cf.br ^bb2(%1 : memref<2xf32>)
  ^bb2(%2: memref<2xf32>):  // 2 preds: ^bb0, ^bb1
    memref.copy %2, %arg1 : memref<2xf32> to memref<2xf32>
    memref.dealloc %2 : memref<2xf32>
    return
  }
}

