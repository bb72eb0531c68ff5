module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: i1, %arg3: memref<8xi64>) -> (memref<i32>, i1) {
    %c1 = arith.constant 1 : index
    %0 = bufferization.clone %arg3 : memref<8xi64> to memref<8xi64>
    %1 = bufferization.clone %arg3 : memref<8xi64> to memref<8xi64>
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 8.000000e+00 : f32
    %alloc_0 = memref.alloc() : memref<4x2xi32>
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<i32>
    %alloc_1 = memref.alloc() : memref<i32>
    return %alloc_1, %arg2 : memref<i32>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<8xi64>) -> (memref<i32>, memref<i32>) {
    %c2 = arith.constant 2 : index
    %cast = memref.cast %arg2 : memref<8xi64> to memref<?xi64>
    %alloc = memref.alloc(%arg1) {bufferization.manual_deallocation} : memref<4x?xf64>
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4x?xf64>
    %alloc_0 = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
    memref.dealloc %alloc_0 {bufferization.manual_deallocation} : memref<i32>
    %alloc_1 = memref.alloc() : memref<i32>
    return %alloc_1, %alloc_1 : memref<i32>, memref<i32>
  }
}

