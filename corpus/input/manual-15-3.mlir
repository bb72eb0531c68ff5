func.func @f0(%v0: i1) -> (memref<2xf32>, memref<4xf32>) {
  %v1 = arith.constant 9 : index
  %v2 = memref.alloc(%v1) : memref<?x8x8xf64>
  %v3 = arith.constant 2 : index
  %v4 = memref.alloc() : memref<8xi1>
  %v5 = memref.alloc() : memref<4xf32>
  %v6:2 = scf.for %v7 = %v1 to %v1 step %v3 iter_args(%v8 = %v4, %v9 = %v5) -> (memref<8xi1>, memref<4xf32>) {
    %v10 = arith.constant 1 : index
    %v11 = arith.constant 1 : i64
    %v12 = scf.for %v13 = %v3 to %v1 step %v10 iter_args(%v14 = %v11) -> (i64) {
      %v15 = memref.alloc() : memref<4xf32>
      memref.copy %v5, %v15 : memref<4xf32> to memref<4xf32>
      scf.yield %v11 : i64
    }
    %v16 = memref.alloc() : memref<4xf32>
    scf.yield %v8, %v16 : memref<8xi1>, memref<4xf32>
  }
  %v17 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  %v18 = arith.select %v0, %v5, %v17 : memref<4xf32>
  cf.br ^bb1(%v6#0 : memref<8xi1>)
^bb1(%v19: memref<8xi1>):
  %v20 = bufferization.clone %v2 : memref<?x8x8xf64> to memref<?x8x8xf64>
  %v21 = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
  memref.copy %v4, %v19 : memref<8xi1> to memref<8xi1>
  %v22 = memref.alloc() : memref<4xf32>
  %v23 = arith.constant 1 : index
  %v24 = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<2xf32>
  %v25:2 = scf.for %v26 = %v1 to %v1 step %v23 iter_args(%v27 = %v6#1, %v28 = %v24) -> (memref<4xf32>, memref<2xf32>) {
    %v29 = arith.constant 9 : index
    %v30 = memref.alloc(%v29) : memref<?x8x8xf64>
    %v31 = arith.maxsi %v23, %v26 : index
    scf.yield %v6#1, %v24 : memref<4xf32>, memref<2xf32>
  }
  memref.dealloc %v21 {bufferization.manual_deallocation} : memref<f32>
  %v32 = memref.alloc() : memref<8xi1>
  %v33 = arith.select %v0, %v19, %v32 : memref<8xi1>
  %v34 = arith.constant 1 : index
  %v35:2 = scf.for %v36 = %v1 to %v3 step %v34 iter_args(%v37 = %v32, %v38 = %v2) -> (memref<8xi1>, memref<?x8x8xf64>) {
    %v39 = memref.alloc() {bufferization.manual_deallocation} : memref<8xi1>
    memref.dealloc %v39 {bufferization.manual_deallocation} : memref<8xi1>
    scf.yield %v33, %v20 : memref<8xi1>, memref<?x8x8xf64>
  }
  %v40 = memref.alloc() {bufferization.manual_deallocation} : memref<8xi1>
  %v41:2 = call @f1(%v1, %v17, %v5, %v4) : (index, memref<4xf32>, memref<4xf32>, memref<8xi1>) -> (memref<4xf32>, memref<8xi1>)
  memref.dealloc %v40 {bufferization.manual_deallocation} : memref<8xi1>
  %v42 = arith.select %v0, %v17, %v6#1 : memref<4xf32>
  %v43 = memref.alloc() : memref<2xf32>
  return %v43, %v41#0 : memref<2xf32>, memref<4xf32>
}
func.func @f1(%v0: index, %v1: memref<4xf32>, %v2: memref<4xf32>, %v3: memref<8xi1>) -> (memref<4xf32>, memref<8xi1>) {
  %v4 = arith.constant 1 : index
  %v5:2 = scf.for %v6 = %v0 to %v0 step %v4 iter_args(%v7 = %v0, %v8 = %v1) -> (index, memref<4xf32>) {
    %v9 = arith.constant 1 : index
    %v10 = memref.load %v2[%v9] : memref<4xf32>
    %v11 = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
    %v12 = arith.constant false
    %v13 = arith.select %v12, %v3, %v3 : memref<8xi1>
    %v14 = scf.if %v12 -> (memref<?x8x8xf64>) {
      %v15 = memref.alloc(%v0) {tag = "a"} : memref<?x8x8xf64>
      scf.yield %v15 : memref<?x8x8xf64>
    } else {
      scf.if %v12 {
      }
      %v16 = arith.select %v12, %v1, %v2 : memref<4xf32>
      %v17 = memref.alloc(%v7) : memref<?x8x8xf64>
      scf.yield %v17 : memref<?x8x8xf64>
    }
    %v18 = arith.cmpi ult, %v0, %v0 : index
    memref.dealloc %v11 {bufferization.manual_deallocation} : memref<2xf32>
    %v19 = memref.alloc() : memref<2xf32>
    %v20 = arith.constant 3 : index
    scf.yield %v20, %v8 : index, memref<4xf32>
  }
  %v21 = memref.cast %v2 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  %v22 = bufferization.clone %v21 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %v23 = bufferization.clone %v1 : memref<4xf32> to memref<4xf32>
  %v24 = arith.constant 1.0 : f32
  %v25 = arith.constant 0 : index
  memref.store %v24, %v22[%v25] : memref<?xf32, strided<[?], offset: ?>>
  %v26 = bufferization.clone %v3 : memref<8xi1> to memref<8xi1>
  %v27 = bufferization.clone %v2 : memref<4xf32> to memref<4xf32>
  return %v23, %v3 : memref<4xf32>, memref<8xi1>
}
