func.func @f0(%v0: i1, %v1: index, %v2: memref<?x4xindex>, %v3: memref<?x4xindex>) {
  %v4 = bufferization.clone %v2 : memref<?x4xindex> to memref<?x4xindex>
  %v5 = arith.constant 9 : index
  %v6 = memref.alloc(%v5) {bufferization.manual_deallocation} : memref<?x4xindex>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  memref.store %v1, %v3[%v7, %v8] : memref<?x4xindex>
  %v9 = bufferization.clone %v4 : memref<?x4xindex> to memref<?x4xindex>
  %v10 = arith.constant 2 : index
  scf.for %v11 = %v8 to %v5 step %v10 {
    %v12 = arith.constant 16 : i32
  }
  memref.dealloc %v6 {bufferization.manual_deallocation} : memref<?x4xindex>
  %v13 = arith.constant 1 : index
  %v14 = arith.constant 3.0 : f32
  %v15 = scf.for %v16 = %v5 to %v7 step %v13 iter_args(%v17 = %v14) -> (f32) {
    %v18 = arith.constant 6 : i32
    scf.yield %v17 : f32
  }
  call @f1(%v0, %v1) : (i1, index) -> ()
  %v19 = arith.constant 4 : i64
  %v20 = arith.cmpi ne, %v19, %v19 : i64
  %v21 = bufferization.clone %v4 : memref<?x4xindex> to memref<?x4xindex>
  %v22 = memref.alloc(%v1) : memref<?x4xindex>
  return
}
func.func private @f1(%v0: i1, %v1: index) {
  %v2 = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
  %v3 = memref.alloc(%v1) : memref<?x4xindex>
  %v4 = arith.constant 1 : index
  %v5 = memref.dim %v3, %v4 : memref<?x4xindex>
  %v6 = bufferization.clone %v2 : memref<f32> to memref<f32>
  memref.dealloc %v2 {bufferization.manual_deallocation} : memref<f32>
  %v7 = memref.cast %v3 : memref<?x4xindex> to memref<?x4xindex>
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 1 : index
  %v10 = memref.alloc() {alignment = 16 : i64, tag = [1, 2]} : memref<2xi32>
  %v11 = scf.for %v12 = %v1 to %v8 step %v9 iter_args(%v13 = %v10) -> (memref<2xi32>) {
    %v14 = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
    memref.dealloc %v14 {bufferization.manual_deallocation} : memref<2xi32>
    %v15 = arith.constant 0 : index
    %v16 = memref.dim %v10, %v15 : memref<2xi32>
    %v17 = memref.alloc() {bufferization.manual_deallocation} : memref<2x4xi64>
    %v18 = memref.cast %v10 : memref<2xi32> to memref<2xi32>
    %v19 = arith.constant 0 : index
    %v20 = memref.dim %v3, %v19 : memref<?x4xindex>
    %v21 = arith.constant 2.0 : f32
    %v22 = arith.constant 0.0 : f32
    %v23 = arith.maximumf %v21, %v22 : f32
    memref.dealloc %v17 {bufferization.manual_deallocation} : memref<2x4xi64>
    scf.yield %v10 : memref<2xi32>
  }
  %v24 = memref.alloc() : memref<2x4xi64>
  %v25 = memref.alloc() : memref<2xi32>
  func.call @f0(%v0, %v4, %v7, %v3) : (i1, index, memref<?x4xindex>, memref<?x4xindex>) -> ()
  %v26 = bufferization.clone %v11 : memref<2xi32> to memref<2xi32>
  return
}
