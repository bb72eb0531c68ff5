module {
  memref.global "private" @g0 : memref<i32, 1>
  func.func @f0(%arg0: memref<4xi32, 1>, %arg1: memref<i32, 2>, %arg2: memref<4xi32, 1>) -> (memref<4xi32, 1>, memref<i32, 2>) {
    memref.copy %arg2, %arg0 : memref<4xi32, 1> to memref<4xi32, 1>
    %alloc = memref.alloc() : memref<i32, 2>
    %alloc_0 = memref.alloc() : memref<i32, 2>
    memref.copy %alloc, %alloc_0 : memref<i32, 2> to memref<i32, 2>
    %0 = bufferization.clone %arg0 : memref<4xi32, 1> to memref<4xi32, 1>
    %1 = bufferization.clone %arg1 : memref<i32, 2> to memref<i32, 2>
    memref.dealloc %alloc : memref<i32, 2>
    memref.dealloc %alloc_0 : memref<i32, 2>
    return %0, %1 : memref<4xi32, 1>, memref<i32, 2>
  }
}

