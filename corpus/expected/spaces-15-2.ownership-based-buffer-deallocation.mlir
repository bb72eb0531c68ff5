module {
  memref.global "private" @g0 : memref<i32, 1>
  func.func @f0(%arg0: memref<4xi32, 1>, %arg1: memref<i32, 2>, %arg2: memref<4xi32, 1>) -> (memref<4xi32, 1>, memref<i32, 2>) {
    %true = arith.constant true
    %false = arith.constant false
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %true_3 = arith.constant true
    %false_4 = arith.constant false
    %false_5 = arith.constant false
    %false_6 = arith.constant false
    %cast = memref.cast %arg0 : memref<4xi32, 1> to memref<4xi32, 1>
    %memspacecast = memref.memory_space_cast %arg0 : memref<4xi32, 1> to memref<4xi32, 2>
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) : memref<4x?x4xf64>
    %c11 = arith.constant 11 : index
    memref.copy %arg2, %cast : memref<4xi32, 1> to memref<4xi32, 1>
    %cst = arith.constant 5.000000e+00 : f32
    %alloc_7 = memref.alloc() : memref<i32, 2>
    %c1 = arith.constant 1 : index
    %0 = memref.load %cast[%c1] : memref<4xi32, 1>
    %alloc_8 = memref.alloc() : memref<i32, 2>
    %alloc_9 = memref.alloc() : memref<i32, 2>
    %1 = arith.andi %c1, %c11 : index
    memref.copy %alloc_8, %alloc_9 : memref<i32, 2> to memref<i32, 2>
    %alloca = memref.alloca() : memref<4xi32, 1>
    %true_10 = arith.constant true
    %2 = arith.extui %true_10 : i1 to i32
    %alloc_11 = memref.alloc() : memref<i32, 2>
    %3 = scf.if %false_4 -> (memref<4xi32, 1>) {
      scf.yield %arg0 : memref<4xi32, 1>
    } else {
      %6 = bufferization.clone %arg0 : memref<4xi32, 1> to memref<4xi32, 1>
      scf.yield %6 : memref<4xi32, 1>
    }
    %true_12 = arith.constant true
    %4 = scf.if %false_5 -> (memref<i32, 2>) {
      scf.yield %arg1 : memref<i32, 2>
    } else {
      %6 = bufferization.clone %arg1 : memref<i32, 2> to memref<i32, 2>
      scf.yield %6 : memref<i32, 2>
    }
    %true_13 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xi32, 1> -> memref<i32, 1>, index, index, index
    %base_buffer_14, %offset_15 = memref.extract_strided_metadata %arg1 : memref<i32, 2> -> memref<i32, 2>, index
    %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %arg2 : memref<4xi32, 1> -> memref<i32, 1>, index, index, index
    %base_buffer_20, %offset_21, %sizes_22:3, %strides_23:3 = memref.extract_strided_metadata %alloc : memref<4x?x4xf64> -> memref<f64>, index, index, index, index, index, index, index
    %base_buffer_24, %offset_25 = memref.extract_strided_metadata %alloc_7 : memref<i32, 2> -> memref<i32, 2>, index
    %base_buffer_26, %offset_27 = memref.extract_strided_metadata %alloc_8 : memref<i32, 2> -> memref<i32, 2>, index
    %base_buffer_28, %offset_29 = memref.extract_strided_metadata %alloc_9 : memref<i32, 2> -> memref<i32, 2>, index
    %base_buffer_30, %offset_31 = memref.extract_strided_metadata %alloc_11 : memref<i32, 2> -> memref<i32, 2>, index
    %base_buffer_32, %offset_33, %sizes_34, %strides_35 = memref.extract_strided_metadata %3 : memref<4xi32, 1> -> memref<i32, 1>, index, index, index
    %base_buffer_36, %offset_37 = memref.extract_strided_metadata %4 : memref<i32, 2> -> memref<i32, 2>, index
    %5:2 = bufferization.dealloc (%base_buffer, %base_buffer_14, %base_buffer_16, %base_buffer_20, %base_buffer_24, %base_buffer_26, %base_buffer_28, %base_buffer_30, %base_buffer_32, %base_buffer_36 : memref<i32, 1>, memref<i32, 2>, memref<i32, 1>, memref<f64>, memref<i32, 2>, memref<i32, 2>, memref<i32, 2>, memref<i32, 2>, memref<i32, 1>, memref<i32, 2>) if (%false_4, %false_5, %false_6, %true_3, %true_2, %true_1, %true_0, %true, %true_12, %true_13) retain (%3, %4 : memref<4xi32, 1>, memref<i32, 2>)
    return %3, %4 : memref<4xi32, 1>, memref<i32, 2>
  }
}

