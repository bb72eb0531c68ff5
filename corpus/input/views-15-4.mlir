func.func @f0(%v0: i1, %v1: i32, %v2: memref<?xi64, strided<[?], offset: ?>>) {
  %v3 = arith.constant 1 : index
  %v4 = memref.load %v2[%v3] : memref<?xi64, strided<[?], offset: ?>>
  %v5, %v6, %v7, %v8 = memref.extract_strided_metadata %v2 : memref<?xi64, strided<[?], offset: ?>> -> memref<i64>, index, index, index
  %v9 = memref.cast %v2 : memref<?xi64, strided<[?], offset: ?>> to memref<?xi64, strided<[?], offset: ?>>
  cf.cond_br %v0, ^bb1, ^bb1
^bb1:
  return
}
func.func private @f1(%v0: i1, %v1: index, %v2: memref<?xi64, strided<[?], offset: ?>>) {
  %v3 = arith.constant 0.0 : f32
  %v4 = arith.maximumf %v3, %v3 : f32
  %v5 = memref.alloc() : memref<256xi8>
  %v6 = arith.constant 207 : index
  %v7 = memref.view %v5[%v6][] : memref<256xi8> to memref<2x4xi32>
  %v8 = arith.constant 4 : i32
  %v9 = arith.constant 0 : index
  %v10 = arith.constant 0 : index
  memref.store %v8, %v7[%v9, %v10] : memref<2x4xi32>
  %v11 = memref.cast %v5 : memref<256xi8> to memref<?xi8>
  %v12 = arith.constant 5 : index
  %v13 = memref.alloca() : memref<f32>
  %v14 = arith.constant 0 : index
  %v15 = memref.load %v2[%v14] : memref<?xi64, strided<[?], offset: ?>>
  return
}
