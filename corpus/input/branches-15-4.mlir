func.func @f0(%v0: index, %v1: memref<?xi32>, %v2: memref<?xi32>, %v3: memref<4xf32>) -> (memref<?xi32>) {
  %v4 = arith.constant 4 : index
  %v5 = memref.alloc(%v4) : memref<?xi32>
  %v6 = memref.cast %v2 : memref<?xi32> to memref<?xi32>
  %v7 = arith.constant 0 : index
  %v8 = memref.load %v1[%v7] : memref<?xi32>
  %v9 = arith.constant 0 : index
  %v10 = memref.load %v3[%v9] : memref<4xf32>
  cf.br ^bb1(%v6 : memref<?xi32>)
^bb1(%v11: memref<?xi32>):
  %v12 = memref.alloca() : memref<4xf32>
  %v13 = memref.alloc() : memref<4xf32>
  %v14 = memref.alloc() {tag = "a"} : memref<f32>
  %v15 = memref.cast %v12 : memref<4xf32> to memref<4xf32>
  %v16 = arith.constant 3 : index
  memref.store %v10, %v3[%v16] : memref<4xf32>
  %v17 = memref.alloc() : memref<f32>
  memref.copy %v14, %v17 : memref<f32> to memref<f32>
  %v18 = arith.constant 0 : index
  %v19 = memref.dim %v5, %v18 : memref<?xi32>
  %v20 = memref.alloc() {tag = "a"} : memref<4xf32>
  memref.copy %v13, %v20 : memref<4xf32> to memref<4xf32>
  %v21 = arith.constant 0 : index
  %v22 = memref.dim %v1, %v21 : memref<?xi32>
  %v23 = arith.constant 7 : index
  %v24 = memref.alloc(%v23) : memref<?xi32>
  %v25 = memref.alloc(%v22) : memref<?xi32>
  %v26 = memref.alloc(%v19, %v22) : memref<?x?xi64>
  %v27 = memref.load %v1[%v21] : memref<?xi32>
  return %v5 : memref<?xi32>
}
