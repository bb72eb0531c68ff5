func.func @f0(%v0: i1, %v1: index, %v2: memref<4x4x4xf64>) {
  %v3 = arith.constant 3.0 : f64
  %v4 = arith.constant 3 : index
  memref.store %v3, %v2[%v1, %v1, %v4] : memref<4x4x4xf64>
  %v5 = memref.alloc() : memref<4x4x4xf64>
  %v6 = arith.constant 5 : index
  %v7 = memref.alloc(%v6) : memref<?x4xf32>
  %v8 = memref.alloc() : memref<f32>
  %v9 = arith.constant 7 : index
  %v10 = memref.alloc(%v9) : memref<?xf32>
  %v11 = arith.constant 0 : index
  %v12 = memref.load %v10[%v11] : memref<?xf32>
  %v13 = memref.load %v10[%v4] : memref<?xf32>
  %v14 = memref.cast %v2 : memref<4x4x4xf64> to memref<?x4x?xf64, strided<[?, ?, ?], offset: ?>>
  %v15 = memref.realloc %v10(%v1) {alignment = 32 : i64} : memref<?xf32> to memref<?xf32>
  %v16 = memref.cast %v15 : memref<?xf32> to memref<?xf32>
  %v17 = memref.realloc %v15(%v1) : memref<?xf32> to memref<?xf32>
  %v18 = memref.alloc() {tag = "a"} : memref<4x4x8xf32>
  %v19 = memref.realloc %v16(%v1) : memref<?xf32> to memref<?xf32>
  %v20 = memref.cast %v19 : memref<?xf32> to memref<?xf32>
  %v21 = memref.alloc() {alignment = 64 : i64} : memref<4x4x4xf64>
  %v22 = memref.realloc %v19 : memref<?xf32> to memref<16xf32>
  %v23 = memref.cast %v22 : memref<16xf32> to memref<?xf32>
  %v24 = memref.realloc %v20 : memref<?xf32> to memref<16xf32>
  %v25 = memref.cast %v24 : memref<16xf32> to memref<?xf32>
  return
}
