memref.global @g0 : memref<i32, 1> = uninitialized
func.func @f0(%v0: i1, %v1: index, %v2: f32, %v3: memref<?x2x?xf64>, %v4: memref<?x4x2xf32, 2>) -> (i64) {
  %v5 = arith.constant 0 : index
  %v6 = memref.dim %v3, %v5 : memref<?x2x?xf64>
  %v7 = memref.alloc(%v6, %v6) : memref<?x2x?xf64>
  %v8 = arith.constant 3.0 : f64
  %v9 = arith.constant 1 : index
  %v10 = arith.constant 0 : index
  %v11 = arith.constant 0 : index
  memref.store %v8, %v3[%v9, %v10, %v11] : memref<?x2x?xf64>
  %v12 = arith.constant 1 : index
  %v13 = arith.constant 0 : index
  memref.store %v8, %v7[%v1, %v12, %v13] : memref<?x2x?xf64>
  %v14 = arith.constant 7 : index
  %v15 = memref.alloc(%v14) : memref<?x4x2xf32, 2>
  %v16 = memref.reinterpret_cast %v15 to offset: [0], sizes: [%v1], strides: [%v1] : memref<?x4x2xf32, 2> to memref<?xf32, strided<[?]>, 2>
  %v17 = memref.collapse_shape %v7 [[0], [1, 2]] : memref<?x2x?xf64> into memref<?x?xf64>
  %v18 = memref.alloca(%v1, %v6) : memref<?x2x?xf64>
  %v19 = memref.memory_space_cast %v15 : memref<?x4x2xf32, 2> to memref<?x4x2xf32>
  %v20 = memref.subview %v16[%v6] [%v6] [2] : memref<?xf32, strided<[?]>, 2> to memref<?xf32, strided<[?], offset: ?>, 2>
  %v21 = scf.if %v0 -> (memref<?x2x?xf64>) {
    %v22 = memref.cast %v20 : memref<?xf32, strided<[?], offset: ?>, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
    %v23 = memref.alloc() : memref<4xf32, 2>
    %v24 = memref.cast %v23 : memref<4xf32, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
    memref.copy %v22, %v24 : memref<4xf32, strided<[?], offset: ?>, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
    scf.yield %v3 : memref<?x2x?xf64>
  } else {
    scf.yield %v7 : memref<?x2x?xf64>
  }
  %v25 = memref.memory_space_cast %v15 : memref<?x4x2xf32, 2> to memref<?x4x2xf32>
  %v26 = arith.constant 4 : index
  %v27 = memref.alloc(%v6, %v26) : memref<?x2x?xf64>
  %v28 = func.call @f0(%v0, %v9, %v2, %v27, %v15) : (i1, index, f32, memref<?x2x?xf64>, memref<?x4x2xf32, 2>) -> (i64)
  %v29 = memref.collapse_shape %v19 [[0], [1, 2]] : memref<?x4x2xf32> into memref<?x8xf32>
  return %v28 : i64
}
