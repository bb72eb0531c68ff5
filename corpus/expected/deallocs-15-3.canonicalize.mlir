module {
  func.func @f0(%arg0: i1) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<8xf32>
    %cast = memref.cast %alloc : memref<8xf32> to memref<?xf32>
    %alloc_0 = memref.alloc() : memref<8x4xf32>
    %0 = bufferization.clone %alloc_0 : memref<8x4xf32> to memref<8x4xf32>
    %1 = bufferization.dealloc (%alloc_0 : memref<8x4xf32>) if (%arg0) retain (%cast : memref<?xf32>)
    %2 = scf.if %1 -> (memref<4x8xf32>) {
      %alloc_1 = memref.alloc() : memref<4x8xf32>
      scf.yield %alloc_1 : memref<4x8xf32>
    } else {
      %alloc_1 = memref.alloc() : memref<7x6xi64>
      %cast_2 = memref.cast %alloc_1 : memref<7x6xi64> to memref<?x?xi64>
      %4 = bufferization.dealloc (%cast_2, %cast : memref<?x?xi64>, memref<?xf32>) if (%true, %arg0) retain (%cast_2 : memref<?x?xi64>)
      %alloc_3 = memref.alloc() : memref<4x8xf32>
      scf.yield %alloc_3 : memref<4x8xf32>
    }
    memref.store %cst, %0[%c1, %c0] : memref<8x4xf32>
    %3 = bufferization.dealloc (%2 : memref<4x8xf32>) if (%true) retain (%0 : memref<8x4xf32>)
    bufferization.dealloc (%2, %cast, %0 : memref<4x8xf32>, memref<?xf32>, memref<8x4xf32>) if (%true, %3, %1)
    return
  }
}

