func.func @f0(%v0: index) -> (i64, memref<?xf32>) {
  %v1 = memref.alloc(%v0) : memref<?xf32>
  %v2 = memref.alloc(%v0) : memref<?xf32>
  %v3 = memref.reinterpret_cast %v2 to offset: [0], sizes: [2, 2], strides: [%v0, %v0] : memref<?xf32> to memref<2x2xf32, strided<[?, ?]>>
  %v4 = memref.alloc(%v0, %v0) : memref<4x?x?xi64>
  %v5 = memref.alloc() {tag = "a"} : memref<2xi1>
  %v6 = memref.cast %v5 : memref<2xi1> to memref<2xi1, strided<[?], offset: ?>>
  %v7 = memref.subview %v1[%v0] [1] [%v0] : memref<?xf32> to memref<f32, strided<[], offset: ?>>
  %v8 = memref.cast %v1 : memref<?xf32> to memref<4xf32>
  %v9 = arith.constant 4 : i32
  %v10 = arith.constant 2 : i32
  %v11 = scf.for %v12 = %v9 to %v9 step %v10 iter_args(%v13 = %v6) -> (memref<2xi1, strided<[?], offset: ?>>) : i32 {
    %v14 = memref.expand_shape %v5 [[0, 1]] output_shape [1, 2] : memref<2xi1> into memref<1x2xi1>
    %v15 = memref.subview %v14[0, 0] [%v0, 1] [%v0, 1] : memref<1x2xi1> to memref<?x1xi1, strided<[?, 1]>>
    scf.yield %v13 : memref<2xi1, strided<[?], offset: ?>>
  }
  %v16 = memref.cast %v1 : memref<?xf32> to memref<?xf32>
  %v17 = memref.alloc() : memref<2xi32>
  %v18 = arith.constant false
  %v19 = arith.select %v18, %v16, %v1 : memref<?xf32>
  %v20 = memref.alloc(%v0) : memref<?xf32>
  %v21 = memref.expand_shape %v16 [[0, 1]] output_shape [%v0, 2] : memref<?xf32> into memref<?x2xf32>
  %v22 = arith.constant false
  %v23 = arith.constant 1 : index
  memref.store %v22, %v11[%v23] : memref<2xi1, strided<[?], offset: ?>>
  %v24:2 = scf.if %v22 -> (memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>) {
    %v25 = arith.constant 1 : index
    %v26 = memref.load %v5[%v25] : memref<2xi1>
    %v27 = arith.select %v26, %v2, %v2 : memref<?xf32>
    %v28 = arith.constant 5 : i32
    %v29 = arith.constant 0 : i32
    %v30 = arith.cmpi sge, %v28, %v29 : i32
    scf.yield %v17, %v6 : memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>
  } else {
    %v31 = memref.alloc() : memref<256xi8>
    %v32 = arith.constant 40 : index
    %v33 = memref.view %v31[%v32][] : memref<256xi8> to memref<2x2xf64>
    scf.yield %v17, %v11 : memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>
  }
  %v34 = arith.constant 3 : i64
  return %v34, %v2 : i64, memref<?xf32>
}
