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
  memref.global @g0 : memref<4xindex> = uninitialized
  memref.global "private" constant @g1 : memref<2xindex> = dense<1>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4xindex>) -> memref<4xindex> {
    %alloca = memref.alloca() : memref<4xf64>
    scf.forall (%arg3) in (2) {
      %2 = arith.select %arg0, %alloca, %alloca : memref<4xf64>
    }
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg2[%c1] : memref<4xindex>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc(%0) : memref<?xindex>
    %1 = memref.get_global @g1 : memref<2xindex>
    %alloc_0 = memref.alloc(%0) : memref<?xindex>
    %alloc_1 = memref.alloc() : memref<4xindex>
    %alloc_2 = memref.alloc(%0) : memref<?xindex>
    %alloc_3 = memref.alloc() : memref<4xindex>
    return %arg2 : memref<4xindex>
  }
  func.func private @f1(%arg0: i1, %arg1: f32) -> (memref<?xindex>, memref<4xindex>) {
    %alloc = memref.alloc() : memref<4xindex>
    %c5 = arith.constant 5 : index
    cf.br ^bb1(%c5, %alloc : index, memref<4xindex>)
  ^bb1(%0: index, %1: memref<4xindex>):  // pred: ^bb0
    %2 = arith.select %arg0, %1, %1 : memref<4xindex>
    %c5_0 = arith.constant 5 : index
    %alloc_1 = memref.alloc(%c5_0) : memref<?xindex>
    return %alloc_1, %2 : memref<?xindex>, memref<4xindex>
  }
}
// -----
module {
  func.func @f0(%arg0: i1, %arg1: memref<4xi32>, %arg2: f32) -> memref<index> {
    %c6 = arith.constant 6 : index
    %subview = memref.subview %arg1[3] [1] [2] : memref<4xi32> to memref<1xi32, strided<[2], offset: 3>>
    %alloc = memref.alloc() : memref<1xi32>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [3], sizes: [1], strides: [2] : memref<1xi32> to memref<1xi32, strided<[2], offset: 3>>
    memref.copy %subview, %reinterpret_cast : memref<1xi32, strided<[2], offset: 3>> to memref<1xi32, strided<[2], offset: 3>>
    bufferization.dealloc (%subview : memref<1xi32, strided<[2], offset: 3>>) if (%arg0)
    bufferization.dealloc (%arg1 : memref<4xi32>) if (%arg0)
    %cast = memref.cast %subview : memref<1xi32, strided<[2], offset: 3>> to memref<1xi32, strided<[?], offset: ?>>
    %cast_0 = memref.cast %reinterpret_cast : memref<1xi32, strided<[2], offset: 3>> to memref<?xi32, strided<[?], offset: ?>>
    %alloc_1 = memref.alloc() : memref<index>
    return %alloc_1 : memref<index>
  }
}
// -----
module {
  func.func @f(%arg0: f32, %arg1: index) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = memref.alloca_scope  -> (memref<4xf32>) {
      %alloc = memref.alloc() : memref<4xf32>
      memref.store %arg0, %alloc[%c0] : memref<4xf32>
      memref.alloca_scope.return %alloc : memref<4xf32>
    }
    %1 = memref.load %0[%c0] : memref<4xf32>
    return %1 : f32
  }
}
// -----
module {
  func.func @atomically(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<?xf32> {
    ^bb0(%arg3: f32):
      %1 = arith.mulf %arg3, %arg2 : f32
      memref.atomic_yield %1 : f32
    }
    return %0 : f32
  }
}
