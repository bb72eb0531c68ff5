module {
  func.func @await(%arg0: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
    %token = async.execute {
      %0 = memref.load %alloc[%c0] : memref<4xf32>
      memref.store %0, %arg0[%c0] : memref<4xf32>
      async.yield
    }
    memref.dealloc %alloc : memref<4xf32>
    async.await %token : !async.token
    return
  }
  func.func @wait(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    %0 = gpu.wait async
    %1 = gpu.memcpy async [%0] %alloc, %arg0 : memref<4xf32>, memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    gpu.wait [%1]
    return
  }
}

