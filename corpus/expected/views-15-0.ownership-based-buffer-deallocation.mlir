module {
  func.func @f0(%arg0: index) -> (i64, memref<?xf32>) {
    %false = arith.constant false
    %true = arith.constant true
    %true_0 = arith.constant true
    %false_1 = arith.constant false
    %true_2 = arith.constant true
    %true_3 = arith.constant true
    %true_4 = arith.constant true
    %true_5 = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_6 = memref.alloc(%arg0) : memref<?xf32>
    %reinterpret_cast = memref.reinterpret_cast %alloc_6 to offset: [0], sizes: [2, 2], strides: [%arg0, %arg0] : memref<?xf32> to memref<2x2xf32, strided<[?, ?]>>
    %alloc_7 = memref.alloc(%arg0, %arg0) : memref<4x?x?xi64>
    %alloc_8 = memref.alloc() {tag = "a"} : memref<2xi1>
    %cast = memref.cast %alloc_8 : memref<2xi1> to memref<2xi1, strided<[?], offset: ?>>
    %subview = memref.subview %alloc[%arg0] [1] [%arg0] : memref<?xf32> to memref<f32, strided<[], offset: ?>>
    %cast_9 = memref.cast %alloc : memref<?xf32> to memref<4xf32>
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %0:2 = scf.for %arg1 = %c4_i32 to %c4_i32 step %c2_i32 iter_args(%arg2 = %cast, %arg3 = %false_1) -> (memref<2xi1, strided<[?], offset: ?>>, i1)  : i32 {
      %false_47 = arith.constant false
      %false_48 = arith.constant false
      %expand_shape_49 = memref.expand_shape %alloc_8 [[0, 1]] output_shape [1, 2] : memref<2xi1> into memref<1x2xi1>
      %subview_50 = memref.subview %expand_shape_49[0, 0] [%arg0, 1] [%arg0, 1] : memref<1x2xi1> to memref<?x1xi1, strided<[?, 1]>>
      %base_buffer_51, %offset_52, %sizes_53, %strides_54 = memref.extract_strided_metadata %arg2 : memref<2xi1, strided<[?], offset: ?>> -> memref<i1>, index, index, index
      %4 = bufferization.dealloc (%base_buffer_51 : memref<i1>) if (%arg3) retain (%arg2 : memref<2xi1, strided<[?], offset: ?>>)
      scf.yield %arg2, %4 : memref<2xi1, strided<[?], offset: ?>>, i1
    }
    %cast_10 = memref.cast %alloc : memref<?xf32> to memref<?xf32>
    %alloc_11 = memref.alloc() : memref<2xi32>
    %false_12 = arith.constant false
    %1 = arith.select %false_12, %cast_10, %alloc : memref<?xf32>
    %alloc_13 = memref.alloc(%arg0) : memref<?xf32>
    %expand_shape = memref.expand_shape %cast_10 [[0, 1]] output_shape [%arg0, 2] : memref<?xf32> into memref<?x2xf32>
    %false_14 = arith.constant false
    %c1 = arith.constant 1 : index
    memref.store %false_14, %0#0[%c1] : memref<2xi1, strided<[?], offset: ?>>
    %2:4 = scf.if %false_14 -> (memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>, i1, i1) {
      %false_47 = arith.constant false
      %false_48 = arith.constant false
      %false_49 = arith.constant false
      %false_50 = arith.constant false
      %c1_51 = arith.constant 1 : index
      %4 = memref.load %alloc_8[%c1_51] : memref<2xi1>
      %false_52 = arith.constant false
      %5 = arith.select %4, %alloc_6, %alloc_6 : memref<?xf32>
      %c5_i32 = arith.constant 5 : i32
      %c0_i32 = arith.constant 0 : i32
      %6 = arith.cmpi sge, %c5_i32, %c0_i32 : i32
      %7:2 = bufferization.dealloc retain (%alloc_11, %cast : memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>)
      scf.yield %alloc_11, %cast, %7#0, %7#1 : memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>, i1, i1
    } else {
      %true_47 = arith.constant true
      %false_48 = arith.constant false
      %false_49 = arith.constant false
      %alloc_50 = memref.alloc() : memref<256xi8>
      %c40 = arith.constant 40 : index
      %view = memref.view %alloc_50[%c40][] : memref<256xi8> to memref<2x2xf64>
      %base_buffer_51, %offset_52, %sizes_53, %strides_54 = memref.extract_strided_metadata %alloc_50 : memref<256xi8> -> memref<i8>, index, index, index
      %4:2 = bufferization.dealloc (%base_buffer_51 : memref<i8>) if (%true_47) retain (%alloc_11, %0#0 : memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>)
      scf.yield %alloc_11, %0#0, %4#0, %4#1 : memref<2xi32>, memref<2xi1, strided<[?], offset: ?>>, i1, i1
    }
    %c3_i64 = arith.constant 3 : i64
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %alloc_6 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_19, %offset_20, %sizes_21:3, %strides_22:3 = memref.extract_strided_metadata %alloc_7 : memref<4x?x?xi64> -> memref<i64>, index, index, index, index, index, index, index
    %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %alloc_8 : memref<2xi1> -> memref<i1>, index, index, index
    %base_buffer_27, %offset_28, %sizes_29, %strides_30 = memref.extract_strided_metadata %0#0 : memref<2xi1, strided<[?], offset: ?>> -> memref<i1>, index, index, index
    %base_buffer_31, %offset_32, %sizes_33, %strides_34 = memref.extract_strided_metadata %alloc_11 : memref<2xi32> -> memref<i32>, index, index, index
    %base_buffer_35, %offset_36, %sizes_37, %strides_38 = memref.extract_strided_metadata %alloc_13 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_39, %offset_40, %sizes_41, %strides_42 = memref.extract_strided_metadata %2#0 : memref<2xi32> -> memref<i32>, index, index, index
    %base_buffer_43, %offset_44, %sizes_45, %strides_46 = memref.extract_strided_metadata %2#1 : memref<2xi1, strided<[?], offset: ?>> -> memref<i1>, index, index, index
    %3 = bufferization.dealloc (%base_buffer, %base_buffer_15, %base_buffer_19, %base_buffer_23, %base_buffer_27, %base_buffer_31, %base_buffer_35, %base_buffer_39, %base_buffer_43 : memref<f32>, memref<f32>, memref<i64>, memref<i1>, memref<i1>, memref<i32>, memref<f32>, memref<i32>, memref<i1>) if (%true_5, %true_4, %true_3, %true_2, %0#1, %true_0, %true, %2#2, %2#3) retain (%alloc_6 : memref<?xf32>)
    return %c3_i64, %alloc_6 : i64, memref<?xf32>
  }
}

