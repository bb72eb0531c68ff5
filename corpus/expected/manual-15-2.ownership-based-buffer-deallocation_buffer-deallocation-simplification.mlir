module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: i1, %arg3: memref<8xi64>) -> (memref<i32>, i1) {
    %cst = arith.constant 8.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %false = arith.constant false
    %0 = bufferization.clone %arg3 : memref<8xi64> to memref<8xi64>
    %1 = bufferization.clone %arg3 : memref<8xi64> to memref<8xi64>
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
    %alloc_0 = memref.alloc() : memref<4x2xi32>
    %2:3 = scf.for %arg4 = %c0_i32 to %c0_i32 step %c1_i32 iter_args(%arg5 = %cst, %arg6 = %alloc_0, %arg7 = %false) -> (f32, memref<4x2xi32>, i1)  : i32 {
      %3 = bufferization.clone %0 : memref<8xi64> to memref<8xi64>
      bufferization.dealloc (%3 : memref<8xi64>) if (%true)
      scf.yield %cst, %alloc_0, %arg7 : f32, memref<4x2xi32>, i1
    }
    cf.assert %true, "expected that the block does not have ownership"
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<i32>
    %alloc_1 = memref.alloc() : memref<i32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %2#1 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    bufferization.dealloc (%0 : memref<8xi64>) if (%true)
    bufferization.dealloc (%1 : memref<8xi64>) if (%true)
    bufferization.dealloc (%alloc_0, %base_buffer : memref<4x2xi32>, memref<i32>) if (%true, %2#2)
    return %alloc_1, %arg2 : memref<i32>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<8xi64>) -> (memref<i32>, memref<i32>) {
    %true = arith.constant true
    %alloc = memref.alloc(%arg1) {bufferization.manual_deallocation} : memref<4x?xf64>
    cf.assert %true, "expected that the block does not have ownership"
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4x?xf64>
    %alloc_0 = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
    cf.assert %true, "expected that the block does not have ownership"
    memref.dealloc %alloc_0 {bufferization.manual_deallocation} : memref<i32>
    %alloc_1 = memref.alloc() : memref<i32>
    return %alloc_1, %alloc_1 : memref<i32>, memref<i32>
  }
}

