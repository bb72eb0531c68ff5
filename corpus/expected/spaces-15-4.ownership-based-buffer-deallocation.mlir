module {
  memref.global @g0 : memref<i32, 1> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: memref<?x2x?xf64>, %arg4: memref<?x4x2xf32, 2>) -> i64 {
    %true = arith.constant true
    %false = arith.constant false
    %false_0 = arith.constant false
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %false_3 = arith.constant false
    %false_4 = arith.constant false
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<?x2x?xf64>
    %alloc = memref.alloc(%dim, %dim) : memref<?x2x?xf64>
    %cst = arith.constant 3.000000e+00 : f64
    %c1 = arith.constant 1 : index
    %c0_5 = arith.constant 0 : index
    %c0_6 = arith.constant 0 : index
    memref.store %cst, %arg3[%c1, %c0_5, %c0_6] : memref<?x2x?xf64>
    %c1_7 = arith.constant 1 : index
    %c0_8 = arith.constant 0 : index
    memref.store %cst, %alloc[%arg1, %c1_7, %c0_8] : memref<?x2x?xf64>
    %c7 = arith.constant 7 : index
    %alloc_9 = memref.alloc(%c7) : memref<?x4x2xf32, 2>
    %reinterpret_cast = memref.reinterpret_cast %alloc_9 to offset: [0], sizes: [%arg1], strides: [%arg1] : memref<?x4x2xf32, 2> to memref<?xf32, strided<[?]>, 2>
    %collapse_shape = memref.collapse_shape %alloc [[0], [1, 2]] : memref<?x2x?xf64> into memref<?x?xf64>
    %alloca = memref.alloca(%arg1, %dim) : memref<?x2x?xf64>
    %memspacecast = memref.memory_space_cast %alloc_9 : memref<?x4x2xf32, 2> to memref<?x4x2xf32>
    %subview = memref.subview %reinterpret_cast[%dim] [%dim] [2] : memref<?xf32, strided<[?]>, 2> to memref<?xf32, strided<[?], offset: ?>, 2>
    %0:2 = scf.if %arg0 -> (memref<?x2x?xf64>, i1) {
      %true_34 = arith.constant true
      %false_35 = arith.constant false
      %false_36 = arith.constant false
      %false_37 = arith.constant false
      %cast = memref.cast %subview : memref<?xf32, strided<[?], offset: ?>, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
      %alloc_38 = memref.alloc() : memref<4xf32, 2>
      %cast_39 = memref.cast %alloc_38 : memref<4xf32, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
      memref.copy %cast, %cast_39 : memref<4xf32, strided<[?], offset: ?>, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
      %base_buffer_40, %offset_41, %sizes_42, %strides_43 = memref.extract_strided_metadata %alloc_38 : memref<4xf32, 2> -> memref<f32, 2>, index, index, index
      %2 = bufferization.dealloc (%base_buffer_40 : memref<f32, 2>) if (%true_34) retain (%arg3 : memref<?x2x?xf64>)
      scf.yield %arg3, %2 : memref<?x2x?xf64>, i1
    } else {
      %false_34 = arith.constant false
      %2 = bufferization.dealloc retain (%alloc : memref<?x2x?xf64>)
      scf.yield %alloc, %2 : memref<?x2x?xf64>, i1
    }
    %memspacecast_10 = memref.memory_space_cast %alloc_9 : memref<?x4x2xf32, 2> to memref<?x4x2xf32>
    %c4 = arith.constant 4 : index
    %alloc_11 = memref.alloc(%dim, %c4) : memref<?x2x?xf64>
    %true_12 = arith.constant true
    %1 = call @f0(%arg0, %c1, %arg2, %alloc_11, %alloc_9) : (i1, index, f32, memref<?x2x?xf64>, memref<?x4x2xf32, 2>) -> i64
    %collapse_shape_13 = memref.collapse_shape %memspacecast [[0], [1, 2]] : memref<?x4x2xf32> into memref<?x8xf32>
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg3 : memref<?x2x?xf64> -> memref<f64>, index, index, index, index, index, index, index
    %base_buffer_14, %offset_15, %sizes_16:3, %strides_17:3 = memref.extract_strided_metadata %arg4 : memref<?x4x2xf32, 2> -> memref<f32, 2>, index, index, index, index, index, index, index
    %base_buffer_18, %offset_19, %sizes_20:3, %strides_21:3 = memref.extract_strided_metadata %alloc : memref<?x2x?xf64> -> memref<f64>, index, index, index, index, index, index, index
    %base_buffer_22, %offset_23, %sizes_24:3, %strides_25:3 = memref.extract_strided_metadata %alloc_9 : memref<?x4x2xf32, 2> -> memref<f32, 2>, index, index, index, index, index, index, index
    %base_buffer_26, %offset_27, %sizes_28:3, %strides_29:3 = memref.extract_strided_metadata %0#0 : memref<?x2x?xf64> -> memref<f64>, index, index, index, index, index, index, index
    %base_buffer_30, %offset_31, %sizes_32:3, %strides_33:3 = memref.extract_strided_metadata %alloc_11 : memref<?x2x?xf64> -> memref<f64>, index, index, index, index, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_14, %base_buffer_18, %base_buffer_22, %base_buffer_26, %base_buffer_30 : memref<f64>, memref<f32, 2>, memref<f64>, memref<f32, 2>, memref<f64>, memref<f64>) if (%false_3, %false_4, %true_2, %true_1, %0#1, %true)
    return %1 : i64
  }
}

