module {
  memref.global "private" @g0 : memref<i32, 1>
  func.func @f0(%arg0: memref<4xi32, 1>, %arg1: memref<i32, 2>, %arg2: memref<4xi32, 1>) -> (memref<4xi32, 1>, memref<i32, 2>) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<4x9x4xf64>
    %cast = memref.cast %alloc : memref<4x9x4xf64> to memref<4x?x4xf64>
    memref.copy %arg2, %arg0 : memref<4xi32, 1> to memref<4xi32, 1>
    %alloc_0 = memref.alloc() : memref<i32, 2>
    %alloc_1 = memref.alloc() : memref<i32, 2>
    memref.copy %alloc_0, %alloc_1 : memref<i32, 2> to memref<i32, 2>
    %0 = bufferization.clone %arg0 : memref<4xi32, 1> to memref<4xi32, 1>
    %1 = bufferization.clone %arg1 : memref<i32, 2> to memref<i32, 2>
    bufferization.dealloc (%cast : memref<4x?x4xf64>) if (%true)
    bufferization.dealloc (%alloc_0 : memref<i32, 2>) if (%true)
    bufferization.dealloc (%alloc_1 : memref<i32, 2>) if (%true)
    return %0, %1 : memref<4xi32, 1>, memref<i32, 2>
  }
}

