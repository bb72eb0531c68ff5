module {
  func.func @f0(%arg0: i1) {
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc(%c8) : memref<?xf32>
    %alloc_0 = memref.alloc() : memref<8x4xf32>
    %0 = bufferization.clone %alloc_0 : memref<8x4xf32> to memref<8x4xf32>
    %1 = bufferization.dealloc (%alloc_0 : memref<8x4xf32>) if (%arg0) retain (%alloc : memref<?xf32>)
    %2:2 = scf.if %1 -> (memref<8x4xf32>, memref<4x8xf32>) {
      %alloc_4 = memref.alloc() : memref<4x8xf32>
      scf.yield %0, %alloc_4 : memref<8x4xf32>, memref<4x8xf32>
    } else {
      %c7 = arith.constant 7 : index
      %c6 = arith.constant 6 : index
      %alloc_4 = memref.alloc(%c7, %c6) : memref<?x?xi64>
      %cst_5 = arith.constant 3.000000e+00 : f32
      %8 = arith.addf %cst_5, %cst_5 : f32
      %true_6 = arith.constant true
      %9 = bufferization.dealloc (%alloc_4, %alloc : memref<?x?xi64>, memref<?xf32>) if (%true_6, %arg0) retain (%alloc_4 : memref<?x?xi64>)
      %alloc_7 = memref.alloc() : memref<4x8xf32>
      scf.yield %0, %alloc_7 : memref<8x4xf32>, memref<4x8xf32>
    }
    %c0 = arith.constant 0 : index
    %dim = memref.dim %2#0, %c0 : memref<8x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    memref.store %cst, %2#0[%c1, %c0_1] : memref<8x4xf32>
    %true = arith.constant true
    %3 = bufferization.dealloc (%2#1 : memref<4x8xf32>) if (%true) retain (%0 : memref<8x4xf32>)
    %true_2 = arith.constant true
    bufferization.dealloc (%2#1, %alloc, %2#0 : memref<4x8xf32>, memref<?xf32>, memref<8x4xf32>) if (%true_2, %3, %1)
    %4 = arith.cmpi slt, %dim, %c8 : index
    %cast = memref.cast %0 : memref<8x4xf32> to memref<8x?xf32>
    scf.if %1 {
      %8 = bufferization.clone %0 : memref<8x4xf32> to memref<8x?xf32>
    }
    %5 = bufferization.clone %0 : memref<8x4xf32> to memref<8x4xf32>
    %c1_3 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %6 = memref.load %2#1[%c1_3, %c5] : memref<4x8xf32>
    %7:2 = bufferization.dealloc retain (%alloc_0, %5 : memref<8x4xf32>, memref<8x4xf32>)
    return
  }
}

