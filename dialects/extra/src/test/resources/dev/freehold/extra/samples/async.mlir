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
    async.await %token : !async.token
    memref.dealloc %alloc : memref<4xf32>
    return
  }
}
