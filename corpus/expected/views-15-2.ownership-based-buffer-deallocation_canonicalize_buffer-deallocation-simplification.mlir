module {
  func.func @f0(%arg0: i1) -> (f32, memref<4xindex>) {
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %alloc = memref.alloc() : memref<4x5x8xf32>
    %cast = memref.cast %alloc : memref<4x5x8xf32> to memref<?x?x8xf32>
    %alloc_0 = memref.alloc() : memref<4xindex>
    bufferization.dealloc (%cast : memref<?x?x8xf32>) if (%true)
    return %cst, %alloc_0 : f32, memref<4xindex>
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 2.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %alloc = memref.alloc(%arg1) : memref<?x7xindex>
    %cast = memref.cast %alloc : memref<?x7xindex> to memref<?x?xindex>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%c1, %c1] : memref<?x7xindex>
    memref.store %cst, %alloc_0[%c3] : memref<4xf32>
    bufferization.dealloc (%cast : memref<?x?xindex>) if (%true)
    bufferization.dealloc (%alloc_0 : memref<4xf32>) if (%true)
    return
  }
}

