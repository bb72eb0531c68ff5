func.func @f0(%v0: i1, %v1: index, %v2: index, %v3: f32, %v4: memref<4x2xi32>) {
  %v5 = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
  %v6 = bufferization.clone %v4 : memref<4x2xi32> to memref<4x2xi32>
  scf.if %v0 {
    %v7 = bufferization.clone %v5 : memref<4x2xi32> to memref<4x2xi32>
    %v8 = memref.alloc() {bufferization.manual_deallocation} : memref<i1>
    memref.copy %v6, %v4 : memref<4x2xi32> to memref<4x2xi32>
    %v9 = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
    %v10 = bufferization.clone %v6 : memref<4x2xi32> to memref<4x2xi32>
    %v11 = arith.constant 2 : index
    %v12 = arith.constant 0 : index
    %v13 = memref.load %v4[%v11, %v12] : memref<4x2xi32>
    %v14 = arith.constant 1 : index
    %v15 = arith.constant 1 : index
    %v16 = memref.load %v10[%v14, %v15] : memref<4x2xi32>
    memref.dealloc %v9 {bufferization.manual_deallocation} : memref<4x2xi32>
    memref.dealloc %v8 {bufferization.manual_deallocation} : memref<i1>
  }
  memref.dealloc %v5 {bufferization.manual_deallocation} : memref<4x2xi32>
  %v17 = arith.constant 2 : index
  scf.for %v18 = %v1 to %v1 step %v17 {
  }
  %v19 = memref.alloc() : memref<4x2xi32>
  %v20 = bufferization.clone %v4 : memref<4x2xi32> to memref<4x2xi32>
  %v21 = memref.alloc() : memref<4x2xi32>
  %v22 = memref.alloc() {bufferization.manual_deallocation} : memref<4x2xi32>
  func.call @f0(%v0, %v1, %v17, %v3, %v22) : (i1, index, index, f32, memref<4x2xi32>) -> ()
  memref.dealloc %v22 {bufferization.manual_deallocation} : memref<4x2xi32>
  %v23 = memref.alloc() {alignment = 64 : i64} : memref<i1>
  cf.cond_br %v0, ^bb1(%v21, %v23 : memref<4x2xi32>, memref<i1>), ^bb1(%v19, %v23 : memref<4x2xi32>, memref<i1>)
^bb1(%v24: memref<4x2xi32>, %v25: memref<i1>):
  %v26 = arith.constant 1 : index
  %v27 = memref.dim %v6, %v26 : memref<4x2xi32>
  %v28 = memref.alloc() : memref<index>
  %v29 = arith.constant 5 : index
  %v30 = memref.alloc(%v29) : memref<?x2xindex>
  %v31 = memref.alloc() : memref<i1>
  return
}
func.func private @f1(%v0: index, %v1: memref<i1>, %v2: memref<i1>, %v3: memref<i1>) -> (memref<4x2xi32>, f32) {
  %v4 = bufferization.clone %v3 : memref<i1> to memref<i1>
  %v5 = arith.constant true
  %v6 = arith.select %v5, %v4, %v3 : memref<i1>
  %v7 = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %v7 {bufferization.manual_deallocation} : memref<4xf32>
  %v8 = bufferization.clone %v1 : memref<i1> to memref<i1>
  %v9 = memref.alloc() : memref<i1>
  %v10 = arith.select %v5, %v2, %v4 : memref<i1>
  %v11 = arith.constant 8 : i32
  %v12 = arith.muli %v11, %v11 : i32
  %v13 = memref.alloc() : memref<4x2xi32>
  %v14 = arith.constant 3.0 : f32
  return %v13, %v14 : memref<4x2xi32>, f32
}
