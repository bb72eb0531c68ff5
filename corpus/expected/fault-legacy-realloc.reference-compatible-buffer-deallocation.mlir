module {
  func.func @f(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    cf.br ^bb1(%alloc : memref<2xf32>)
  ^bb1(%0: memref<2xf32>):  // pred: ^bb0
    %1 = memref.realloc %0 : memref<2xf32> to memref<4xf32>
    memref.copy %arg0, %1 : memref<4xf32> to memref<4xf32>
    memref.dealloc %1 : memref<4xf32>
    memref.dealloc %alloc : memref<2xf32>
    return
  }
}

