func.func @f0(%v0: i1, %v1: index, %v2: memref<8xf32>, %v3: memref<8xf32>, %v4: index) {
  %v5 = memref.alloc() : memref<8xf32>
  %v6 = memref.alloca() : memref<8xf32>
  %v7 = arith.constant true
  %v8 = bufferization.dealloc (%v6, %v3, %v2 : memref<8xf32>, memref<8xf32>, memref<8xf32>) if (%v7, %v0, %v0) retain (%v6 : memref<8xf32>)
  scf.if %v8 {
    %v9 = memref.cast %v3 : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
  } else {
  }
  %v10 = memref.alloc() : memref<8xf32>
  %v11 = arith.constant 0 : index
  %v12 = memref.dim %v6, %v11 : memref<8xf32>
  %v13 = memref.alloc() : memref<8xf32>
  memref.copy %v10, %v13 : memref<8xf32> to memref<8xf32>
  %v14 = memref.alloc() : memref<8xf32>
  %v15 = arith.select %v0, %v5, %v14 : memref<8xf32>
  %v16 = arith.constant 6 : index
  %v17 = memref.load %v10[%v16] : memref<8xf32>
  %v18 = arith.constant 0 : index
  %v19 = memref.dim %v2, %v18 : memref<8xf32>
  %v20 = arith.constant 5 : index
  memref.store %v17, %v3[%v20] : memref<8xf32>
  %v21 = arith.constant 6 : i32
  %v22 = arith.extsi %v21 : i32 to i64
  %v23 = arith.constant true
  %v24:2 = bufferization.dealloc (%v2, %v6, %v13 : memref<8xf32>, memref<8xf32>, memref<8xf32>) if (%v0, %v8, %v23) retain (%v6, %v13 : memref<8xf32>, memref<8xf32>)
  %v25 = arith.constant true
  %v26 = arith.constant true
  bufferization.dealloc (%v3, %v2 : memref<8xf32>, memref<8xf32>) if (%v25, %v26)
  %v27 = memref.alloc() : memref<4xi1>
  return
}
