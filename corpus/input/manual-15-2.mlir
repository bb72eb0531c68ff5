func.func @f0(%v0: i1, %v1: index, %v2: i1, %v3: memref<8xi64>) -> (memref<i32>, i1) {
  %v4 = arith.constant 1 : index
  %v5 = memref.load %v3[%v4] : memref<8xi64>
  %v6 = bufferization.clone %v3 : memref<8xi64> to memref<8xi64>
  %v7 = bufferization.clone %v3 : memref<8xi64> to memref<8xi64>
  %v8 = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
  %v9 = arith.constant 0 : i32
  %v10 = arith.constant 1 : i32
  %v11 = arith.constant 8.0 : f32
  %v12 = memref.alloc() : memref<4x2xi32>
  %v13:2 = scf.for %v14 = %v9 to %v9 step %v10 iter_args(%v15 = %v11, %v16 = %v12) -> (f32, memref<4x2xi32>) : i32 {
    %v17 = arith.constant 2 : index
    %v18 = memref.load %v7[%v17] : memref<8xi64>
    %v19 = bufferization.clone %v6 : memref<8xi64> to memref<8xi64>
    scf.yield %v11, %v12 : f32, memref<4x2xi32>
  }
  memref.dealloc %v8 {bufferization.manual_deallocation} : memref<i32>
  %v20 = memref.load %v6[%v4] : memref<8xi64>
  %v21 = arith.select %v0, %v4, %v1 : index
  %v22 = arith.select %v0, %v6, %v3 : memref<8xi64>
  %v23 = memref.alloc() : memref<i32>
  return %v23, %v2 : memref<i32>, i1
}
func.func private @f1(%v0: i1, %v1: index, %v2: memref<8xi64>) -> (memref<i32>, memref<i32>) {
  %v3 = arith.constant 2 : index
  scf.for %v4 = %v1 to %v1 step %v3 {
  }
  %v5 = memref.alloca() : memref<4x2xi32>
  %v6 = memref.cast %v2 : memref<8xi64> to memref<?xi64>
  %v7 = memref.alloc(%v1) {bufferization.manual_deallocation} : memref<4x?xf64>
  memref.dealloc %v7 {bufferization.manual_deallocation} : memref<4x?xf64>
  %v8 = memref.alloc() : memref<4x2xi32>
  %v9 = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
  memref.dealloc %v9 {bufferization.manual_deallocation} : memref<i32>
  %v10 = memref.cast %v6 : memref<?xi64> to memref<4xi64>
  %v11 = memref.alloc() : memref<i32>
  return %v11, %v11 : memref<i32>, memref<i32>
}
