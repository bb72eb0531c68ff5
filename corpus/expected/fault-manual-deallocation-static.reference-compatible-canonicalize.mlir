module {
  func.func @f(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
    memref.copy %alloc, %arg0 : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4xf32>
    return
  }
}

