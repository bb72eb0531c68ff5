module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: i1, %arg3: memref<8xi64>) -> (memref<i32>, i1) {
    %true = arith.constant true
    %false = arith.constant false
    %true_0 = arith.constant true
    %false_1 = arith.constant false
    %true_2 = arith.constant true
    %true_3 = arith.constant true
    %false_4 = arith.constant false
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg3[%c1] : memref<8xi64>
    %1 = bufferization.clone %arg3 : memref<8xi64> to memref<8xi64>
    %2 = bufferization.clone %arg3 : memref<8xi64> to memref<8xi64>
    %alloc = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 8.000000e+00 : f32
    %alloc_5 = memref.alloc() : memref<4x2xi32>
    %3:3 = scf.for %arg4 = %c0_i32 to %c0_i32 step %c1_i32 iter_args(%arg5 = %cst, %arg6 = %alloc_5, %arg7 = %false) -> (f32, memref<4x2xi32>, i1)  : i32 {
      %true_26 = arith.constant true
      %false_27 = arith.constant false
      %false_28 = arith.constant false
      %false_29 = arith.constant false
      %c2 = arith.constant 2 : index
      %9 = memref.load %2[%c2] : memref<8xi64>
      %10 = bufferization.clone %1 : memref<8xi64> to memref<8xi64>
      %base_buffer_30, %offset_31, %sizes_32:2, %strides_33:2 = memref.extract_strided_metadata %arg6 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
      %base_buffer_34, %offset_35, %sizes_36, %strides_37 = memref.extract_strided_metadata %10 : memref<8xi64> -> memref<i64>, index, index, index
      %11 = bufferization.dealloc (%base_buffer_30, %base_buffer_34 : memref<i32>, memref<i64>) if (%arg7, %true_26) retain (%alloc_5 : memref<4x2xi32>)
      scf.yield %cst, %alloc_5, %11 : f32, memref<4x2xi32>, i1
    }
    %true_6 = arith.constant true
    %4 = arith.xori %false_1, %true_6 : i1
    cf.assert %4, "expected that the block does not have ownership"
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<i32>
    %5 = memref.load %1[%c1] : memref<8xi64>
    %6 = arith.select %arg0, %c1, %arg1 : index
    %7 = arith.select %arg0, %1, %arg3 : memref<8xi64>
    %alloc_7 = memref.alloc() : memref<i32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<8xi64> -> memref<i64>, index, index, index
    %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %1 : memref<8xi64> -> memref<i64>, index, index, index
    %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %2 : memref<8xi64> -> memref<i64>, index, index, index
    %base_buffer_16, %offset_17, %sizes_18:2, %strides_19:2 = memref.extract_strided_metadata %alloc_5 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_20, %offset_21, %sizes_22:2, %strides_23:2 = memref.extract_strided_metadata %3#1 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_24, %offset_25 = memref.extract_strided_metadata %alloc_7 : memref<i32> -> memref<i32>, index
    %8 = bufferization.dealloc (%base_buffer, %base_buffer_8, %base_buffer_12, %base_buffer_16, %base_buffer_20, %base_buffer_24 : memref<i64>, memref<i64>, memref<i64>, memref<i32>, memref<i32>, memref<i32>) if (%false_4, %true_3, %true_2, %true_0, %3#2, %true) retain (%alloc_7 : memref<i32>)
    return %alloc_7, %arg2 : memref<i32>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<8xi64>) -> (memref<i32>, memref<i32>) {
    %true = arith.constant true
    %false = arith.constant false
    %true_0 = arith.constant true
    %false_1 = arith.constant false
    %false_2 = arith.constant false
    %false_3 = arith.constant false
    %false_4 = arith.constant false
    %c2 = arith.constant 2 : index
    scf.for %arg3 = %arg1 to %arg1 step %c2 {
    }
    %alloca = memref.alloca() : memref<4x2xi32>
    %cast = memref.cast %arg2 : memref<8xi64> to memref<?xi64>
    %alloc = memref.alloc(%arg1) {bufferization.manual_deallocation} : memref<4x?xf64>
    %true_5 = arith.constant true
    %0 = arith.xori %false_1, %true_5 : i1
    cf.assert %0, "expected that the block does not have ownership"
    memref.dealloc %alloc {bufferization.manual_deallocation} : memref<4x?xf64>
    %alloc_6 = memref.alloc() : memref<4x2xi32>
    %alloc_7 = memref.alloc() {bufferization.manual_deallocation} : memref<i32>
    %true_8 = arith.constant true
    %1 = arith.xori %false, %true_8 : i1
    cf.assert %1, "expected that the block does not have ownership"
    memref.dealloc %alloc_7 {bufferization.manual_deallocation} : memref<i32>
    %cast_9 = memref.cast %cast : memref<?xi64> to memref<4xi64>
    %alloc_10 = memref.alloc() : memref<i32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<8xi64> -> memref<i64>, index, index, index
    %base_buffer_11, %offset_12, %sizes_13:2, %strides_14:2 = memref.extract_strided_metadata %alloc_6 : memref<4x2xi32> -> memref<i32>, index, index, index, index, index
    %base_buffer_15, %offset_16 = memref.extract_strided_metadata %alloc_10 : memref<i32> -> memref<i32>, index
    %2:2 = bufferization.dealloc (%base_buffer, %base_buffer_11, %base_buffer_15 : memref<i64>, memref<i32>, memref<i32>) if (%false_4, %true_0, %true) retain (%alloc_10, %alloc_10 : memref<i32>, memref<i32>)
    return %alloc_10, %alloc_10 : memref<i32>, memref<i32>
  }
}

