func.func @f0(%v0: i1) -> (f32, memref<4xindex>) {
  %v1 = memref.alloc() : memref<4xf32>
  %v2 = memref.cast %v1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %v3 = arith.constant 4 : index
  %v4 = arith.constant 5 : index
  %v5 = memref.alloc(%v3, %v4) : memref<?x?x8xf32>
  %v6 = memref.cast %v5 : memref<?x?x8xf32> to memref<?x?x8xf32, strided<[?, ?, ?], offset: ?>>
  %v7 = memref.alloc() : memref<index>
  %v8 = memref.load %v7[] : memref<index>
  %v9 = memref.expand_shape %v5 [[0], [1, 2], [3]] output_shape [%v8, %v8, 2, 8] : memref<?x?x8xf32> into memref<?x?x2x8xf32>
  %v10 = memref.reinterpret_cast %v6 to offset: [%v8], sizes: [2, 2], strides: [1, 1] : memref<?x?x8xf32, strided<[?, ?, ?], offset: ?>> to memref<2x2xf32, strided<[1, 1], offset: ?>>
  %v11 = memref.cast %v1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %v12 = arith.select %v0, %v7, %v7 : memref<index>
  %v13 = arith.constant 2 : index
  %v14 = arith.constant 0.0 : f32
  %v15 = memref.alloc() : memref<4xindex>
  return %v14, %v15 : f32, memref<4xindex>
}
func.func private @f1(%v0: i1, %v1: index) {
  %v2 = memref.alloc() : memref<4xf32>
  %v3 = memref.cast %v2 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %v4 = arith.constant 7 : index
  %v5 = memref.alloc(%v1, %v4) : memref<?x?xindex>
  %v6 = memref.alloc() : memref<4xf32>
  %v7 = arith.select %v0, %v2, %v6 : memref<4xf32>
  %v8 = memref.cast %v2 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %v9 = arith.constant 1 : index
  %v10 = arith.constant 1 : index
  memref.store %v1, %v5[%v9, %v10] : memref<?x?xindex>
  %v11 = arith.constant 2 : index
  %v12 = memref.alloc() : memref<4xindex>
  %v13 = scf.for %v14 = %v9 to %v10 step %v11 iter_args(%v15 = %v12) -> (memref<4xindex>) {
    scf.yield %v15 : memref<4xindex>
  }
  %v16 = arith.constant 2.0 : f32
  %v17 = arith.constant 3 : index
  memref.store %v16, %v6[%v17] : memref<4xf32>
  return
}
