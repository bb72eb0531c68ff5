module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<4xf64>, memref<?xf32>) {
    %alloc = memref.alloc() : memref<4xf64>
    %alloc_0 = memref.alloc() : memref<4xf64>
    memref.copy %alloc, %alloc_0 : memref<4xf64> to memref<4xf64>
    %alloc_1 = memref.alloc() : memref<4xf64>
    %alloc_2 = memref.alloc() : memref<5xf32>
    %cast = memref.cast %alloc_2 : memref<5xf32> to memref<?xf32>
    return %alloc_1, %cast : memref<4xf64>, memref<?xf32>
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cast = memref.cast %arg2 : memref<?xf32> to memref<4xf32>
    %0 = bufferization.dealloc (%cast : memref<4xf32>) if (%arg0) retain (%cast : memref<4xf32>)
    %1 = bufferization.clone %arg2 : memref<?xf32> to memref<?xf32>
    memref.store %cst, %1[%c0] : memref<?xf32>
    return
  }
}

