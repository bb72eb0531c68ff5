func.func @f0(%v0: i1, %v1: index, %v2: memref<8xf32>, %v3: memref<4xi1>, %v4: index) {
  %v5 = arith.constant 1.0 : f32
  memref.store %v5, %v2[%v4] : memref<8xf32>
  func.call @f0(%v0, %v4, %v2, %v3, %v1) : (i1, index, memref<8xf32>, memref<4xi1>, index) -> ()
  %v6 = memref.realloc %v3(%v1) : memref<4xi1> to memref<?xi1>
  %v7 = memref.cast %v6 : memref<?xi1> to memref<4xi1>
  %v8 = arith.constant 0 : index
  %v9 = memref.dim %v6, %v8 : memref<?xi1>
  %v10 = memref.cast %v2 : memref<8xf32> to memref<8xf32>
  %v11 = memref.realloc %v2(%v4) : memref<8xf32> to memref<?xf32>
  %v12 = memref.cast %v11 : memref<?xf32> to memref<8xf32>
  %v13 = arith.constant 1.0 : f32
  %v14 = arith.constant 3 : index
  memref.store %v13, %v10[%v14] : memref<8xf32>
  memref.copy %v10, %v12 : memref<8xf32> to memref<8xf32>
  %v15 = memref.alloc() : memref<4xi1>
  memref.copy %v7, %v15 : memref<4xi1> to memref<4xi1>
  %v16 = memref.realloc %v12(%v1) : memref<8xf32> to memref<?xf32>
  %v17 = arith.constant 3.0 : f32
  %v18 = arith.select %v0, %v5, %v17 : f32
  %v19 = memref.realloc %v15(%v1) : memref<4xi1> to memref<?xi1>
  %v20 = memref.cast %v19 : memref<?xi1> to memref<4xi1>
  %v21 = memref.cast %v11 : memref<?xf32> to memref<8xf32>
  %v22 = memref.alloca() : memref<8xf32>
  %v23 = arith.constant 0 : index
  memref.store %v0, %v7[%v23] : memref<4xi1>
  return
}
