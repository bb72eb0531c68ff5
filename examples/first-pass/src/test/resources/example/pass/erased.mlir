module {
  func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
    memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
    return
  }
}
