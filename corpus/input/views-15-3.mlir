func.func @f0(%v0: i1, %v1: index, %v2: memref<4xf64>, %v3: memref<4xf64>, %v4: memref<4xf64>) {
  memref.copy %v3, %v4 : memref<4xf64> to memref<4xf64>
  %v5 = memref.alloc() : memref<4xf64>
  %v6 = arith.select %v0, %v4, %v5 : memref<4xf64>
  %v7 = memref.alloc() : memref<4xf64>
  %v8:2 = scf.if %v0 -> (memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>) {
    %v9 = arith.constant 3 : i32
    %v10 = arith.cmpi slt, %v9, %v9 : i32
    %v11 = memref.alloca() : memref<4xf64>
    %v12 = arith.constant 9.0 : f64
    memref.store %v12, %v4[%v1] : memref<4xf64>
    %v13 = memref.alloc() : memref<2xindex>
    %v14 = memref.cast %v13 : memref<2xindex> to memref<2xindex, strided<[?], offset: ?>>
    scf.yield %v2, %v14 : memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>
  } else {
    %v15 = memref.expand_shape %v2 [[0, 1]] output_shape [2, 2] : memref<4xf64> into memref<2x2xf64>
    %v16 = memref.collapse_shape %v15 [[0, 1]] : memref<2x2xf64> into memref<4xf64>
    %v17 = memref.alloc() : memref<2xindex>
    %v18 = memref.cast %v17 : memref<2xindex> to memref<2xindex, strided<[?], offset: ?>>
    scf.yield %v16, %v18 : memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>
  }
  %v19 = arith.constant 8.0 : f32
  %v20 = arith.constant 2 : index
  %v21 = scf.for %v22 = %v1 to %v1 step %v20 iter_args(%v23 = %v7) -> (memref<4xf64>) {
    %v24 = memref.alloc() : memref<4xf64>
    %v25 = memref.reinterpret_cast %v3 to offset: [0], sizes: [2], strides: [%v1] : memref<4xf64> to memref<2xf64, strided<[?]>>
    %v26 = arith.select %v0, %v23, %v6 : memref<4xf64>
    %v27 = memref.alloc() : memref<4xf64>
    scf.yield %v27 : memref<4xf64>
  }
  %v28 = arith.muli %v20, %v20 : index
  %v29 = memref.alloc() : memref<256xi8>
  %v30 = arith.constant 71 : index
  %v31 = memref.view %v29[%v30][%v28] : memref<256xi8> to memref<?x2xi32>
  %v32 = arith.constant 1 : index
  func.call @f0(%v0, %v32, %v7, %v21, %v7) : (i1, index, memref<4xf64>, memref<4xf64>, memref<4xf64>) -> ()
  scf.if %v0 {
    %v33 = scf.if %v0 -> (memref<2xindex, strided<[?], offset: ?>>) {
      scf.yield %v8#1 : memref<2xindex, strided<[?], offset: ?>>
    } else {
      scf.yield %v8#1 : memref<2xindex, strided<[?], offset: ?>>
    }
    memref.copy %v6, %v5 : memref<4xf64> to memref<4xf64>
    %v34, %v35, %v36, %v37 = memref.extract_strided_metadata %v8#1 : memref<2xindex, strided<[?], offset: ?>> -> memref<index>, index, index, index
  } else {
    %v38 = memref.subview %v4[0] [2] [1] : memref<4xf64> to memref<2xf64, strided<[1]>>
    %v39 = arith.select %v0, %v7, %v7 : memref<4xf64>
  }
  %v40 = memref.expand_shape %v2 [[0, 1]] output_shape [2, 2] : memref<4xf64> into memref<2x2xf64>
  %v41 = arith.select %v0, %v6, %v21 : memref<4xf64>
  %v42 = memref.alloc() : memref<4xf64>
  %v43 = arith.select %v0, %v6, %v42 : memref<4xf64>
  %v44 = memref.reinterpret_cast %v43 to offset: [%v1], sizes: [], strides: [] : memref<4xf64> to memref<f64, strided<[], offset: ?>>
  %v45 = memref.subview %v8#1[0] [2] [1] : memref<2xindex, strided<[?], offset: ?>> to memref<2xindex, strided<[?], offset: ?>>
  return
}
