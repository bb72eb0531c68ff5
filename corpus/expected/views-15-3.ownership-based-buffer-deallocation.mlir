module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4xf64>, %arg3: memref<4xf64>, %arg4: memref<4xf64>) {
    %true = arith.constant true
    %false = arith.constant false
    %true_0 = arith.constant true
    %false_1 = arith.constant false
    %false_2 = arith.constant false
    %true_3 = arith.constant true
    %true_4 = arith.constant true
    %false_5 = arith.constant false
    %false_6 = arith.constant false
    %false_7 = arith.constant false
    memref.copy %arg3, %arg4 : memref<4xf64> to memref<4xf64>
    %alloc = memref.alloc() : memref<4xf64>
    %0 = arith.select %arg0, %arg4, %alloc : memref<4xf64>
    %alloc_8 = memref.alloc() : memref<4xf64>
    %1:4 = scf.if %arg0 -> (memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>, i1, i1) {
      %true_48 = arith.constant true
      %false_49 = arith.constant false
      %false_50 = arith.constant false
      %false_51 = arith.constant false
      %c3_i32 = arith.constant 3 : i32
      %6 = arith.cmpi slt, %c3_i32, %c3_i32 : i32
      %alloca = memref.alloca() : memref<4xf64>
      %cst_52 = arith.constant 9.000000e+00 : f64
      memref.store %cst_52, %arg4[%arg1] : memref<4xf64>
      %alloc_53 = memref.alloc() : memref<2xindex>
      %cast = memref.cast %alloc_53 : memref<2xindex> to memref<2xindex, strided<[?], offset: ?>>
      %base_buffer_54, %offset_55, %sizes_56, %strides_57 = memref.extract_strided_metadata %alloc_53 : memref<2xindex> -> memref<index>, index, index, index
      %7:2 = bufferization.dealloc (%base_buffer_54 : memref<index>) if (%true_48) retain (%arg2, %cast : memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>)
      scf.yield %arg2, %cast, %7#0, %7#1 : memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>, i1, i1
    } else {
      %true_48 = arith.constant true
      %false_49 = arith.constant false
      %false_50 = arith.constant false
      %expand_shape_51 = memref.expand_shape %arg2 [[0, 1]] output_shape [2, 2] : memref<4xf64> into memref<2x2xf64>
      %collapse_shape = memref.collapse_shape %expand_shape_51 [[0, 1]] : memref<2x2xf64> into memref<4xf64>
      %alloc_52 = memref.alloc() : memref<2xindex>
      %cast = memref.cast %alloc_52 : memref<2xindex> to memref<2xindex, strided<[?], offset: ?>>
      %base_buffer_53, %offset_54, %sizes_55, %strides_56 = memref.extract_strided_metadata %alloc_52 : memref<2xindex> -> memref<index>, index, index, index
      %6:2 = bufferization.dealloc (%base_buffer_53 : memref<index>) if (%true_48) retain (%collapse_shape, %cast : memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>)
      scf.yield %collapse_shape, %cast, %6#0, %6#1 : memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>, i1, i1
    }
    %cst = arith.constant 8.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %2:2 = scf.for %arg5 = %arg1 to %arg1 step %c2 iter_args(%arg6 = %alloc_8, %arg7 = %false_1) -> (memref<4xf64>, i1) {
      %true_48 = arith.constant true
      %true_49 = arith.constant true
      %false_50 = arith.constant false
      %false_51 = arith.constant false
      %alloc_52 = memref.alloc() : memref<4xf64>
      %false_53 = arith.constant false
      %reinterpret_cast_54 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [2], strides: [%arg1] : memref<4xf64> to memref<2xf64, strided<[?]>>
      %6 = arith.select %arg0, %arg6, %0 : memref<4xf64>
      %alloc_55 = memref.alloc() : memref<4xf64>
      %base_buffer_56, %offset_57, %sizes_58, %strides_59 = memref.extract_strided_metadata %arg6 : memref<4xf64> -> memref<f64>, index, index, index
      %base_buffer_60, %offset_61, %sizes_62, %strides_63 = memref.extract_strided_metadata %alloc_52 : memref<4xf64> -> memref<f64>, index, index, index
      %base_buffer_64, %offset_65, %sizes_66, %strides_67 = memref.extract_strided_metadata %alloc_55 : memref<4xf64> -> memref<f64>, index, index, index
      %7 = bufferization.dealloc (%base_buffer_56, %base_buffer_60, %base_buffer_64 : memref<f64>, memref<f64>, memref<f64>) if (%arg7, %true_49, %true_48) retain (%alloc_55 : memref<4xf64>)
      scf.yield %alloc_55, %7 : memref<4xf64>, i1
    }
    %3 = arith.muli %c2, %c2 : index
    %alloc_9 = memref.alloc() : memref<256xi8>
    %c71 = arith.constant 71 : index
    %view = memref.view %alloc_9[%c71][%3] : memref<256xi8> to memref<?x2xi32>
    %c1 = arith.constant 1 : index
    %true_10 = arith.constant true
    call @f0(%arg0, %c1, %alloc_8, %2#0, %alloc_8) : (i1, index, memref<4xf64>, memref<4xf64>, memref<4xf64>) -> ()
    scf.if %arg0 {
      %false_48 = arith.constant false
      %false_49 = arith.constant false
      %false_50 = arith.constant false
      %false_51 = arith.constant false
      %6:2 = scf.if %arg0 -> (memref<2xindex, strided<[?], offset: ?>>, i1) {
        %false_61 = arith.constant false
        %7 = bufferization.dealloc retain (%1#1 : memref<2xindex, strided<[?], offset: ?>>)
        scf.yield %1#1, %7 : memref<2xindex, strided<[?], offset: ?>>, i1
      } else {
        %false_61 = arith.constant false
        %7 = bufferization.dealloc retain (%1#1 : memref<2xindex, strided<[?], offset: ?>>)
        scf.yield %1#1, %7 : memref<2xindex, strided<[?], offset: ?>>, i1
      }
      memref.copy %0, %alloc : memref<4xf64> to memref<4xf64>
      %false_52 = arith.constant false
      %base_buffer_53, %offset_54, %sizes_55, %strides_56 = memref.extract_strided_metadata %1#1 : memref<2xindex, strided<[?], offset: ?>> -> memref<index>, index, index, index
      %base_buffer_57, %offset_58, %sizes_59, %strides_60 = memref.extract_strided_metadata %6#0 : memref<2xindex, strided<[?], offset: ?>> -> memref<index>, index, index, index
      bufferization.dealloc (%base_buffer_57 : memref<index>) if (%6#1)
    } else {
      %false_48 = arith.constant false
      %false_49 = arith.constant false
      %false_50 = arith.constant false
      %subview_51 = memref.subview %arg4[0] [2] [1] : memref<4xf64> to memref<2xf64, strided<[1]>>
      %false_52 = arith.constant false
      %6 = arith.select %arg0, %alloc_8, %alloc_8 : memref<4xf64>
    }
    %expand_shape = memref.expand_shape %arg2 [[0, 1]] output_shape [2, 2] : memref<4xf64> into memref<2x2xf64>
    %4 = arith.select %arg0, %0, %2#0 : memref<4xf64>
    %alloc_11 = memref.alloc() : memref<4xf64>
    %5 = arith.select %arg0, %0, %alloc_11 : memref<4xf64>
    %reinterpret_cast = memref.reinterpret_cast %5 to offset: [%arg1], sizes: [], strides: [] : memref<4xf64> to memref<f64, strided<[], offset: ?>>
    %subview = memref.subview %1#1[0] [2] [1] : memref<2xindex, strided<[?], offset: ?>> to memref<2xindex, strided<[?], offset: ?>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<4xf64> -> memref<f64>, index, index, index
    %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %arg3 : memref<4xf64> -> memref<f64>, index, index, index
    %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %arg4 : memref<4xf64> -> memref<f64>, index, index, index
    %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %alloc : memref<4xf64> -> memref<f64>, index, index, index
    %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %alloc_8 : memref<4xf64> -> memref<f64>, index, index, index
    %base_buffer_28, %offset_29, %sizes_30, %strides_31 = memref.extract_strided_metadata %1#0 : memref<4xf64> -> memref<f64>, index, index, index
    %base_buffer_32, %offset_33, %sizes_34, %strides_35 = memref.extract_strided_metadata %1#1 : memref<2xindex, strided<[?], offset: ?>> -> memref<index>, index, index, index
    %base_buffer_36, %offset_37, %sizes_38, %strides_39 = memref.extract_strided_metadata %2#0 : memref<4xf64> -> memref<f64>, index, index, index
    %base_buffer_40, %offset_41, %sizes_42, %strides_43 = memref.extract_strided_metadata %alloc_9 : memref<256xi8> -> memref<i8>, index, index, index
    %base_buffer_44, %offset_45, %sizes_46, %strides_47 = memref.extract_strided_metadata %alloc_11 : memref<4xf64> -> memref<f64>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_12, %base_buffer_16, %base_buffer_20, %base_buffer_24, %base_buffer_28, %base_buffer_32, %base_buffer_36, %base_buffer_40, %base_buffer_44 : memref<f64>, memref<f64>, memref<f64>, memref<f64>, memref<f64>, memref<f64>, memref<index>, memref<f64>, memref<i8>, memref<f64>) if (%false_5, %false_6, %false_7, %true_4, %true_3, %1#2, %1#3, %2#1, %true_0, %true)
    return
  }
}

