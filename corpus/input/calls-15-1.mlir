func.func @f0(%v0: i1, %v1: index) -> (memref<f64>) {
  %v2 = memref.alloc() : memref<f64>
  %v3 = call @f3(%v0, %v1, %v2, %v0) : (i1, index, memref<f64>, i1) -> (i64)
  %v4 = arith.constant 9 : index
  %v5 = memref.alloc(%v4) : memref<?xf32>
  %v6 = arith.constant 6 : index
  %v7 = memref.alloc(%v6) : memref<?xi1>
  %v8:2 = func.call @f1(%v4, %v7) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
  %v9 = arith.constant 8.0 : f32
  %v10 = func.call @f2(%v0, %v8#1, %v9) : (i1, memref<?xi1>, f32) -> (memref<?xf32>)
  %v11 = memref.alloc() : memref<f64>
  return %v2 : memref<f64>
}
func.func @f1(%v0: index, %v1: memref<?xi1>) -> (memref<?xf32>, memref<?xi1>) {
  %v2 = arith.constant true
  %v3 = call @f0(%v2, %v0) : (i1, index) -> (memref<f64>)
  %v4 = memref.cast %v1 : memref<?xi1> to memref<?xi1>
  %v5 = arith.constant 7 : i64
  %v6 = arith.cmpi slt, %v5, %v5 : i64
  %v7 = scf.if %v6 -> (memref<?xf32>) {
    %v8 = memref.alloc() : memref<f64>
    %v9 = func.call @f3(%v6, %v0, %v8, %v6) : (i1, index, memref<f64>, i1) -> (i64)
    %v10 = arith.constant 0 : index
    %v11 = func.call @f3(%v2, %v10, %v8, %v6) : (i1, index, memref<f64>, i1) -> (i64)
    %v12 = memref.alloc(%v0) : memref<?xf32>
    scf.yield %v12 : memref<?xf32>
  } else {
    %v13 = arith.constant 4 : index
    %v14 = memref.alloc(%v13) : memref<?xf32>
    %v15 = memref.alloca(%v0) : memref<?xi1>
    %v16 = arith.constant false
    %v17 = func.call @f3(%v16, %v0, %v3, %v2) : (i1, index, memref<f64>, i1) -> (i64)
    scf.yield %v14 : memref<?xf32>
  }
  %v18 = arith.constant 1 : index
  memref.store %v2, %v1[%v18] : memref<?xi1>
  return %v7, %v1 : memref<?xf32>, memref<?xi1>
}
func.func @f2(%v0: i1, %v1: memref<?xi1>, %v2: f32) -> (memref<?xf32>) {
  %v3 = arith.constant 8 : index
  %v4 = memref.alloca(%v3) : memref<?xi1>
  %v5 = memref.alloc() : memref<f64>
  %v6 = func.call @f3(%v0, %v3, %v5, %v0) : (i1, index, memref<f64>, i1) -> (i64)
  %v7 = func.constant @f1 : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
  %v8:2 = func.call_indirect %v7(%v3, %v4) : (index, memref<?xi1>) -> (memref<?xf32>, memref<?xi1>)
  %v9 = func.call @f0(%v0, %v3) : (i1, index) -> (memref<f64>)
  %v10 = arith.constant 1 : index
  memref.store %v0, %v1[%v10] : memref<?xi1>
  return %v8#0 : memref<?xf32>
}
func.func private @f3(i1, index, memref<f64>, i1) -> (i64)
