module {
  func.func @f0(%arg0: i1) -> (f32, memref<4xindex>) {
    %alloc = memref.alloc() : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %alloc_0 = memref.alloc(%c4, %c5) : memref<?x?x8xf32>
    %cast_1 = memref.cast %alloc_0 : memref<?x?x8xf32> to memref<?x?x8xf32, strided<[?, ?, ?], offset: ?>>
    %alloc_2 = memref.alloc() : memref<index>
    %0 = memref.load %alloc_2[] : memref<index>
    %expand_shape = memref.expand_shape %alloc_0 [[0], [1, 2], [3]] output_shape [%0, %0, 2, 8] : memref<?x?x8xf32> into memref<?x?x2x8xf32>
    %reinterpret_cast = memref.reinterpret_cast %cast_1 to offset: [%0], sizes: [2, 2], strides: [1, 1] : memref<?x?x8xf32, strided<[?, ?, ?], offset: ?>> to memref<2x2xf32, strided<[1, 1], offset: ?>>
    %cast_3 = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %1 = arith.select %arg0, %alloc_2, %alloc_2 : memref<index>
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc_4 = memref.alloc() : memref<4xindex>
    return %cst, %alloc_4 : f32, memref<4xindex>
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    %alloc = memref.alloc() : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %c7 = arith.constant 7 : index
    %alloc_0 = memref.alloc(%arg1, %c7) : memref<?x?xindex>
    %alloc_1 = memref.alloc() : memref<4xf32>
    %0 = arith.select %arg0, %alloc, %alloc_1 : memref<4xf32>
    %cast_2 = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %c1 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    memref.store %arg1, %alloc_0[%c1, %c1_3] : memref<?x?xindex>
    %c2 = arith.constant 2 : index
    %alloc_4 = memref.alloc() : memref<4xindex>
    %1 = scf.for %arg2 = %c1 to %c1_3 step %c2 iter_args(%arg3 = %alloc_4) -> (memref<4xindex>) {
      scf.yield %arg3 : memref<4xindex>
    }
    %cst = arith.constant 2.000000e+00 : f32
    %c3 = arith.constant 3 : index
    memref.store %cst, %alloc_1[%c3] : memref<4xf32>
    return
  }
}

