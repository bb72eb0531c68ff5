module {
  func.func @f0(%arg0: i1) {
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc(%c8) : memref<?xf32>
    %alloc_0 = memref.alloc() : memref<8x4xf32>
    %0 = bufferization.clone %alloc_0 : memref<8x4xf32> to memref<8x4xf32>
    %1 = bufferization.dealloc (%alloc_0 : memref<8x4xf32>) if (%arg0) retain (%alloc : memref<?xf32>)
    %2:2 = scf.if %1 -> (memref<8x4xf32>, memref<4x8xf32>) {
      %alloc_1 = memref.alloc() : memref<4x8xf32>
      scf.yield %0, %alloc_1 : memref<8x4xf32>, memref<4x8xf32>
    } else {
      %c7 = arith.constant 7 : index
      %c6 = arith.constant 6 : index
      %alloc_1 = memref.alloc(%c7, %c6) : memref<?x?xi64>
      %cst_2 = arith.constant 3.000000e+00 : f32
      %true_3 = arith.constant true
      %6 = bufferization.dealloc (%alloc_1, %alloc : memref<?x?xi64>, memref<?xf32>) if (%true_3, %arg0) retain (%alloc_1 : memref<?x?xi64>)
      %alloc_4 = memref.alloc() : memref<4x8xf32>
      scf.yield %0, %alloc_4 : memref<8x4xf32>, memref<4x8xf32>
    }
    %c0 = arith.constant 0 : index
    %dim = memref.dim %2#0, %c0 : memref<8x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    memref.store %cst, %2#0[%c1, %c0] : memref<8x4xf32>
    %true = arith.constant true
    %3 = bufferization.dealloc (%2#1 : memref<4x8xf32>) if (%true) retain (%0 : memref<8x4xf32>)
    bufferization.dealloc (%2#1, %alloc, %2#0 : memref<4x8xf32>, memref<?xf32>, memref<8x4xf32>) if (%true, %3, %1)
    %cast = memref.cast %0 : memref<8x4xf32> to memref<8x?xf32>
    %4 = bufferization.clone %0 : memref<8x4xf32> to memref<8x4xf32>
    %c5 = arith.constant 5 : index
    %5:2 = bufferization.dealloc retain (%alloc_0, %4 : memref<8x4xf32>, memref<8x4xf32>)
    return
  }
}

