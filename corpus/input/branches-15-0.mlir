func.func @f0(%v0: i1, %v1: index) -> (memref<?xi1>, i1) {
  %v2 = memref.alloc() : memref<2xf32>
  %v3 = memref.load %v2[%v1] : memref<2xf32>
  %v4 = memref.alloca(%v1) : memref<8x?xf64>
  %v5 = arith.select %v0, %v2, %v2 : memref<2xf32>
  %v6 = memref.alloc(%v1) : memref<?x4xi64>
  cf.br ^bb1
^bb1:
  %v7 = arith.constant 0 : index
  %v8 = memref.dim %v5, %v7 : memref<2xf32>
  %v9 = memref.alloc(%v1) : memref<?xi1>
  return %v9, %v0 : memref<?xi1>, i1
}
func.func @f1(%v0: i1, %v1: index) {
  %v2 = arith.constant 9 : index
  %v3 = memref.alloc(%v2) : memref<8x?xf64>
  %v4 = arith.constant 4.0 : f64
  %v5 = arith.constant 1 : index
  %v6 = arith.constant 1 : index
  memref.store %v4, %v3[%v5, %v6] : memref<8x?xf64>
  %v7 = arith.constant 1 : index
  %v8 = arith.constant 1 : index
  %v9 = memref.load %v3[%v7, %v8] : memref<8x?xf64>
  %v10 = arith.select %v0, %v3, %v3 : memref<8x?xf64>
  %v11 = memref.alloc(%v1) : memref<?xi1>
  cf.cond_br %v0, ^bb1(%v11 : memref<?xi1>), ^bb1(%v11 : memref<?xi1>)
^bb1(%v12: memref<?xi1>):
  %v13 = arith.constant 1.0 : f64
  %v14 = arith.constant 5 : index
  %v15 = arith.constant 0 : index
  memref.store %v13, %v10[%v14, %v15] : memref<8x?xf64>
  %v16 = arith.constant 0 : index
  memref.store %v0, %v12[%v16] : memref<?xi1>
  %v17 = memref.alloc() : memref<4xindex>
  %v18 = memref.alloc() : memref<4xindex>
  memref.copy %v17, %v18 : memref<4xindex> to memref<4xindex>
  %v19 = arith.constant 1 : index
  %v20 = memref.load %v12[%v19] : memref<?xi1>
  return
}
