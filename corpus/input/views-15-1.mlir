func.func @f0(%v0: i1) -> (memref<8xf32>) {
  %v1 = memref.alloc() : memref<256xi8>
  %v2 = arith.constant 37 : index
  %v3 = memref.alloc() : memref<index>
  %v4 = memref.load %v3[] : memref<index>
  %v5 = memref.view %v1[%v2][%v4] : memref<256xi8> to memref<?x2xf64>
  %v6 = memref.cast %v5 : memref<?x2xf64> to memref<4x2xf64>
  %v7 = memref.cast %v5 : memref<?x2xf64> to memref<?x?xf64>
  %v8 = memref.alloc() : memref<8xf32>
  cf.br ^bb1(%v8, %v4 : memref<8xf32>, index)
^bb1(%v9: memref<8xf32>, %v10: index):
  %v11 = arith.select %v0, %v1, %v1 : memref<256xi8>
  %v12 = memref.alloc() : memref<4xf64>
  %v13 = memref.alloc() : memref<4xf32>
  cf.cond_br %v0, ^bb2(%v12 : memref<4xf64>), ^bb3(%v13, %v9 : memref<4xf32>, memref<8xf32>)
^bb2(%v14: memref<4xf64>):
  %v15 = memref.alloc() : memref<8xf32>
  cf.cond_br %v0, ^bb3(%v13, %v15 : memref<4xf32>, memref<8xf32>), ^bb3(%v13, %v15 : memref<4xf32>, memref<8xf32>)
^bb3(%v16: memref<4xf32>, %v17: memref<8xf32>):
  %v18 = arith.constant 0 : index
  %v19 = memref.dim %v1, %v18 : memref<256xi8>
  %v20 = memref.collapse_shape %v7 [[0, 1]] : memref<?x?xf64> into memref<?xf64>
  %v21 = arith.select %v0, %v3, %v3 : memref<index>
  %v22 = memref.expand_shape %v6 [[0, 1], [2]] output_shape [4, 1, 2] : memref<4x2xf64> into memref<4x1x2xf64>
  %v23 = memref.alloc() : memref<8xf32>
  return %v23 : memref<8xf32>
}
