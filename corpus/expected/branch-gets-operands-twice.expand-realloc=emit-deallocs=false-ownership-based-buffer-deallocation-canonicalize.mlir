module {
  func.func @f1(%arg0: index, %arg1: f32) -> memref<?x?x4xf32> {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2x4xi64>
    %cast = memref.cast %alloc : memref<2x4xi64> to memref<2x?xi64>
    %0 = bufferization.dealloc (%alloc : memref<2x4xi64>) if (%true) retain (%cast : memref<2x?xi64>)
    %1 = bufferization.dealloc (%alloc : memref<2x4xi64>) if (%0) retain (%cast : memref<2x?xi64>)
    %alloc_0 = memref.alloc() : memref<4xf64>
    %2:2 = bufferization.dealloc (%cast, %alloc_0 : memref<2x?xi64>, memref<4xf64>) if (%1, %true) retain (%cast, %alloc_0 : memref<2x?xi64>, memref<4xf64>)
    %alloc_1 = memref.alloc() : memref<7x5x4xf32>
    %cast_2 = memref.cast %alloc_1 : memref<7x5x4xf32> to memref<?x?x4xf32>
    %3 = bufferization.dealloc (%cast, %alloc_0, %cast_2 : memref<2x?xi64>, memref<4xf64>, memref<?x?x4xf32>) if (%2#0, %2#1, %true) retain (%cast_2 : memref<?x?x4xf32>)
    return %cast_2 : memref<?x?x4xf32>
  }
}

