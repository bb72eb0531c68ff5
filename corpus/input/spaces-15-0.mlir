memref.global "private" @g0 : memref<4xf32>
memref.global @g1 : memref<4xf32, 2> = uninitialized
func.func @f0(%v0: i1, %v1: index, %v2: memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>) {
  %v3:2 = func.call @f0(%v0, %v1, %v2) : (i1, index, memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>)
  %v4 = arith.constant 2 : i64
  %v5 = arith.select %v0, %v4, %v4 : i64
  %v6 = arith.constant 4 : index
  %v7 = memref.alloc(%v6) : memref<?x8x4xf32, 2>
  scf.while : () -> () {
    %v8 = memref.expand_shape %v2 [[0, 1]] output_shape [4, 2] : memref<8xf64> into memref<4x2xf64>
    scf.condition(%v0) 
  } do {
    %v9 = memref.memory_space_cast %v3#0 : memref<f32, 1> to memref<f32>
    scf.yield
  }
  %v10 = arith.cmpi ult, %v6, %v1 : index
  %v11 = arith.select %v0, %v7, %v7 : memref<?x8x4xf32, 2>
  %v12 = memref.load %v3#0[] : memref<f32, 1>
  return %v3#0, %v2 : memref<f32, 1>, memref<8xf64>
}
func.func @f1(%v0: index) -> (memref<8xf64>) {
  %v1 = func.call @f1(%v0) : (index) -> (memref<8xf64>)
  %v2 = arith.constant true
  %v3 = arith.select %v2, %v1, %v1 : memref<8xf64>
  %v4 = memref.subview %v1[%v0] [7] [%v0] : memref<8xf64> to memref<7xf64, strided<[?], offset: ?>>
  %v5 = memref.alloc() : memref<f32, 1>
  %v6 = memref.alloc() : memref<2x4xf32>
  %v7, %v8, %v9:2, %v10:2 = memref.extract_strided_metadata %v6 : memref<2x4xf32> -> memref<f32>, index, index, index, index, index
  %v11 = memref.cast %v1 : memref<8xf64> to memref<8xf64>
  return %v11 : memref<8xf64>
}
