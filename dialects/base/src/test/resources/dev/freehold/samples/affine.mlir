module {
  func.func @transfers(%arg0: memref<64x64xf32>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<64xf32, 2>
    %alloc_0 = memref.alloc() : memref<1xi32>
    affine.for %arg3 = 0 to 32 {
      affine.dma_start %arg0[%arg3, 0], %alloc[0], %alloc_0[0], %arg2 : memref<64x64xf32>, memref<64xf32, 2>, memref<1xi32>
      affine.dma_wait %alloc_0[0], %arg2 : memref<1xi32>
      affine.prefetch %arg0[%arg3 + 1, %arg3 * 2], read, locality<3>, data : memref<64x64xf32>
      %0 = affine.vector_load %arg0[%arg3, 8] : memref<64x64xf32>, vector<8xf32>
      affine.vector_store %0, %arg0[%arg3, 16] : memref<64x64xf32>, vector<8xf32>
    }
    memref.dma_start %arg0[%arg1, %c0], %alloc[%c0], %arg2, %alloc_0[%c0] : memref<64x64xf32>, memref<64xf32, 2>, memref<1xi32>
    memref.dma_wait %alloc_0[%c0], %arg2 : memref<1xi32>
    return
  }
}
// -----
module {
  func.func @f(%arg0: memref<4xf32>) {
    affine.parallel (%arg1) = (0) to (4) {
      %alloc = memref.alloc() : memref<f32>
      %0 = affine.load %arg0[%arg1] : memref<4xf32>
      affine.store %0, %alloc[] : memref<f32>
      %1 = affine.load %alloc[] : memref<f32>
      affine.store %1, %arg0[-%arg1 + 3] : memref<4xf32>
    }
    return
  }
}
// -----
#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, -d0 + s0 - 2 >= 0)>
module {
  func.func @border(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) {
    affine.for %arg3 = 0 to %arg1 {
      affine.if #set(%arg3)[%arg1] {
        affine.store %arg2, %arg0[%arg3 - 1] : memref<?xf32>
      } else {
        affine.store %arg2, %arg0[symbol(%arg1) - 1] : memref<?xf32>
      }
    }
    return
  }
}
