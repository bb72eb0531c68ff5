module {
  func.func @f(%arg0: memref<100xf32>, %arg1: memref<100xf32, 2>, %arg2: memref<1xf32>, %arg3: index, %arg4: index) {
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %0 = arith.addi %arg3, %c7 : index
    %c1_0 = arith.constant 1 : index
    %1 = arith.addi %arg3, %c1_0 : index
    %c0 = arith.constant 0 : index
    memref.dma_start %arg0[%0], %arg1[%1], %arg4, %arg2[%c0] : memref<100xf32>, memref<100xf32, 2>, memref<1xf32>
    memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg4, %arg2[%arg3], %c1, %arg4 : memref<100xf32>, memref<100xf32, 2>, memref<1xf32>
    %c1_1 = arith.constant 1 : index
    %2 = arith.addi %arg3, %c1_1 : index
    memref.dma_wait %arg2[%2], %arg4 : memref<1xf32>
    return
  }
}

