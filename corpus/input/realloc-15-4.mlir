func.func @f0(%v0: i1, %v1: index, %v2: memref<f32>, %v3: memref<4xi64>, %v4: memref<f32>) -> (memref<4xi64>, memref<4x4xf32>) {
  %v5 = memref.realloc %v3 : memref<4xi64> to memref<8xi64>
  %v6 = arith.constant 4.0 : f32
  memref.store %v6, %v2[] : memref<f32>
  %v7 = arith.constant 9 : index
  %v8 = memref.realloc %v5(%v7) : memref<8xi64> to memref<?xi64>
  %v9 = memref.cast %v8 : memref<?xi64> to memref<8xi64>
  %v10 = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<f32>
  memref.copy %v4, %v10 : memref<f32> to memref<f32>
  %v11 = scf.if %v0 -> (memref<4xi64>) {
    %v12 = arith.constant 1 : index
    %v13 = memref.alloc() : memref<4xi64>
    %v14:2 = scf.for %v15 = %v1 to %v1 step %v12 iter_args(%v16 = %v4, %v17 = %v13) -> (memref<f32>, memref<4xi64>) {
      %v18 = arith.constant 0 : index
      %v19 = memref.dim %v8, %v18 : memref<?xi64>
      %v20 = arith.constant 0 : i64
      %v21 = arith.constant 1 : i64
      %v22 = arith.cmpi eq, %v20, %v21 : i64
      scf.yield %v10, %v17 : memref<f32>, memref<4xi64>
    }
    %v23 = memref.alloc() : memref<4xi64>
    scf.yield %v23 : memref<4xi64>
  } else {
    %v24 = memref.realloc %v9(%v1) : memref<8xi64> to memref<?xi64>
    %v25 = memref.cast %v24 : memref<?xi64> to memref<8xi64>
    %v26 = arith.select %v0, %v6, %v6 : f32
    %v27 = memref.alloc() : memref<4xi64>
    scf.yield %v27 : memref<4xi64>
  }
  %v28 = arith.addi %v1, %v7 : index
  %v29 = memref.realloc %v8(%v1) {alignment = 32 : i64} : memref<?xi64> to memref<?xi64>
  %v30 = memref.realloc %v29(%v1) : memref<?xi64> to memref<?xi64>
  %v31 = memref.alloca() : memref<2xf32>
  %v32 = arith.constant 0 : index
  %v33 = memref.load %v11[%v32] : memref<4xi64>
  %v34 = memref.cast %v30 : memref<?xi64> to memref<4xi64>
  %v35 = memref.realloc %v9 : memref<8xi64> to memref<16xi64>
  %v36 = memref.alloc() : memref<4xi64>
  %v37 = memref.alloca() : memref<2xf32>
  %v38 = memref.alloc() : memref<4xi64>
  %v39 = memref.alloc() : memref<4x4xf32>
  return %v36, %v39 : memref<4xi64>, memref<4x4xf32>
}
