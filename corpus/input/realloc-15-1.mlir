func.func @f0(%v0: i1, %v1: index) -> (i32) {
  %v2 = arith.constant 2 : i32
  %v3 = arith.subi %v2, %v2 : i32
  %v4 = arith.constant 6 : index
  %v5 = memref.alloc(%v4) : memref<?xf32>
  %v6 = memref.realloc %v5 {alignment = 32 : i64} : memref<?xf32> to memref<16xf32>
  %v7 = memref.cast %v6 : memref<16xf32> to memref<?xf32>
  %v8 = memref.alloc() : memref<4xi1>
  %v9 = memref.realloc %v8(%v1) : memref<4xi1> to memref<?xi1>
  %v10 = memref.cast %v9 : memref<?xi1> to memref<4xi1>
  %v11 = memref.realloc %v9(%v1) : memref<?xi1> to memref<?xi1>
  %v12 = memref.cast %v7 : memref<?xf32> to memref<4xf32>
  return %v3 : i32
}
func.func private @f1(%v0: index, %v1: memref<?xf32>, %v2: i64, %v3: memref<?xf32>) -> (f32, memref<?xi32>) {
  %v4 = memref.cast %v3 : memref<?xf32> to memref<?xf32>
  %v5 = arith.constant 4 : index
  %v6 = memref.alloc(%v5) : memref<?xf64>
  %v7 = arith.constant true
  %v8:2 = scf.if %v7 -> (memref<?xi32>, memref<?xi32>) {
    %v9 = memref.realloc %v4(%v0) : memref<?xf32> to memref<?xf32>
    %v10 = memref.alloc(%v0) : memref<?xi32>
    scf.yield %v10, %v10 : memref<?xi32>, memref<?xi32>
  } else {
    %v11 = memref.cast %v3 : memref<?xf32> to memref<4xf32>
    %v12 = arith.constant 2 : i32
    %v13 = arith.maxsi %v12, %v12 : i32
    %v14 = arith.constant 5.0 : f32
    %v15 = arith.constant 0 : index
    memref.store %v14, %v4[%v15] : memref<?xf32>
    %v16 = arith.constant 8 : index
    %v17 = memref.alloc(%v16) : memref<?xi32>
    scf.yield %v17, %v17 : memref<?xi32>, memref<?xi32>
  }
  %v18 = memref.alloca(%v0) : memref<4x?x4xindex>
  %v19 = memref.realloc %v4 : memref<?xf32> to memref<16xf32>
  %v20 = arith.constant 0 : index
  %v21 = memref.dim %v8#1, %v20 : memref<?xi32>
  %v22 = memref.realloc %v1 {alignment = 32 : i64} : memref<?xf32> to memref<16xf32>
  %v23 = arith.constant 6.0 : f32
  return %v23, %v8#1 : f32, memref<?xi32>
}
