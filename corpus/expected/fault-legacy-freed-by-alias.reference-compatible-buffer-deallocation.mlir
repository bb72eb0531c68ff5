module {
  func.func @f(%arg0: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    cf.br ^bb1(%alloc : memref<2xf32>)
  ^bb1(%0: memref<2xf32>):  // pred: ^bb0
    memref.copy %0, %arg0 : memref<2xf32> to memref<2xf32>
    memref.dealloc %0 : memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    return
  }
}

