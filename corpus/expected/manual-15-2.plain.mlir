module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: i1, %arg3: memref<8xi64>) -> (memref<i32>, i1) {
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg3[%c1] : memref<8xi64>
    %1 = bufferization.clone %arg3 : memref<8xi64> to memref<8xi64>
    %2 = bufferization.clone %arg3 : memref<8xi64> to memref<8xi64>
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 8.000000e+00 : f32
    %alloc_0 = memref.alloc() : memref<4x2xi32>
    %3:2 = scf.for %arg4 = %c0_i32 to %c0_i32 step %c1_i32 iter_args(%arg5 = %cst, %arg6 = %alloc_0) -> (f32, memref<4x2xi32>)  : i32 {
      %c2 = arith.constant 2 : index
      %7 = memref.load %2[%c2] : memref<8xi64>
      %8 = bufferization.clone %1 : memref<8xi64> to memref<8xi64>
      scf.yield %cst, %alloc_0 : f32, memref<4x2xi32>
    }
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<i32>
    %4 = memref.load %1[%c1] : memref<8xi64>
    %5 = arith.select %arg0, %c1, %arg1 : index
    %6 = arith.select %arg0, %1, %arg3 : memref<8xi64>
    %alloc_1 = memref.alloc() : memref<i32>
    return %alloc_1, %arg2 : memref<i32>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<8xi64>) -> (memref<i32>, memref<i32>) {
    %c2 = arith.constant 2 : index
    scf.for %arg3 = %arg1 to %arg1 step %c2 {
    }
    %alloca = memref.alloca() : memref<4x2xi32>
    %cast = memref.cast %arg2 : memref<8xi64> to memref<?xi64>
    %alloc = memref.alloc(%arg1) {bufferization.manual_deallocation} : memref<4x?xf64>
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4x?xf64>
    %alloc_0 = memref.alloc() : memref<4x2xi32>
    %alloc_1 = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
    memref.dealloc %alloc_1 {bufferization.manual_deallocation} : memref<i32>
    %cast_2 = memref.cast %cast : memref<?xi64> to memref<4xi64>
    %alloc_3 = memref.alloc() : memref<i32>
    return %alloc_3, %alloc_3 : memref<i32>, memref<i32>
  }
}

