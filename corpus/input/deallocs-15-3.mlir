func.func @f0(%v0: i1) {
  %v1 = arith.constant 8 : index
  %v2 = memref.alloc(%v1) : memref<?xf32>
  %v3 = memref.alloc() : memref<8x4xf32>
  %v4 = bufferization.clone %v3 : memref<8x4xf32> to memref<8x4xf32>
  %v5 = bufferization.dealloc (%v3 : memref<8x4xf32>) if (%v0) retain (%v2 : memref<?xf32>)
  %v6:2 = scf.if %v5 -> (memref<8x4xf32>, memref<4x8xf32>) {
    %v7 = memref.alloc() : memref<4x8xf32>
    scf.yield %v4, %v7 : memref<8x4xf32>, memref<4x8xf32>
  } else {
    %v8 = arith.constant 7 : index
    %v9 = arith.constant 6 : index
    %v10 = memref.alloc(%v8, %v9) : memref<?x?xi64>
    %v11 = arith.constant 3.0 : f32
    %v12 = arith.addf %v11, %v11 : f32
    %v13 = arith.constant true
    %v14 = bufferization.dealloc (%v10, %v2 : memref<?x?xi64>, memref<?xf32>) if (%v13, %v0) retain (%v10 : memref<?x?xi64>)
    %v15 = memref.alloc() : memref<4x8xf32>
    scf.yield %v4, %v15 : memref<8x4xf32>, memref<4x8xf32>
  }
  %v16 = arith.constant 0 : index
  %v17 = memref.dim %v6#0, %v16 : memref<8x4xf32>
  %v18 = arith.constant 0.0 : f32
  %v19 = arith.constant 1 : index
  %v20 = arith.constant 0 : index
  memref.store %v18, %v6#0[%v19, %v20] : memref<8x4xf32>
  %v21 = arith.constant true
  %v22 = bufferization.dealloc (%v6#1 : memref<4x8xf32>) if (%v21) retain (%v4 : memref<8x4xf32>)
  %v23 = arith.constant true
  bufferization.dealloc (%v6#1, %v2, %v6#0 : memref<4x8xf32>, memref<?xf32>, memref<8x4xf32>) if (%v23, %v22, %v5)
  %v24 = arith.cmpi slt, %v17, %v1 : index
  %v25 = memref.cast %v4 : memref<8x4xf32> to memref<8x?xf32>
  scf.if %v5 {
    %v26 = bufferization.clone %v25 : memref<8x?xf32> to memref<8x?xf32>
  }
  %v27 = bufferization.clone %v4 : memref<8x4xf32> to memref<8x4xf32>
  %v28 = arith.constant 1 : index
  %v29 = arith.constant 5 : index
  %v30 = memref.load %v6#1[%v28, %v29] : memref<4x8xf32>
  %v31:2 = bufferization.dealloc retain (%v3, %v27 : memref<8x4xf32>, memref<8x4xf32>)
  return
}
