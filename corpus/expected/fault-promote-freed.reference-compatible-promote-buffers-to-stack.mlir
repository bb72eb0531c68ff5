module {
  func.func @f(%arg0: i1) {
    %alloca = memref.alloca() : memref<4xf32>
    %alloca_0 = memref.alloca() : memref<4xf32>
    %0 = arith.select %arg0, %alloca, %alloca_0 : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return
  }
}

