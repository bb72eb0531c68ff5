module {
  memref.global @g0 : memref<2xi32> = uninitialized
  func.func @f0(%arg0: i1, %arg1: memref<?x8xf64>, %arg2: index) {
    %true = arith.constant true
    %false = arith.constant false
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %false_3 = arith.constant false
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%arg2, %c4) : memref<?x?xf64>
    %false_4 = arith.constant false
    %0 = memref.get_global @g0 : memref<2xi32>
    %alloc_5 = memref.alloc(%arg2) : memref<?x8xf32>
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %alloc_6 = memref.alloc(%c6, %c5) : memref<?x4x?xi32>
    call @f1(%arg0, %arg2, %alloc_5, %alloc_6) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
    %1:2 = scf.if %arg0 -> (memref<?x4x?xi32>, i1) {
      %true_28 = arith.constant true
      %false_29 = arith.constant false
      %false_30 = arith.constant false
      %c7 = arith.constant 7 : index
      %alloc_31 = memref.alloc(%c7) : memref<?x8xf64>
      %c0 = arith.constant 0 : index
      %dim = memref.dim %alloc_5, %c0 : memref<?x8xf32>
      %base_buffer_32, %offset_33, %sizes_34:2, %strides_35:2 = memref.extract_strided_metadata %alloc_31 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %2 = bufferization.dealloc (%base_buffer_32 : memref<f64>) if (%true_28) retain (%alloc_6 : memref<?x4x?xi32>)
      scf.yield %alloc_6, %2 : memref<?x4x?xi32>, i1
    } else {
      %false_28 = arith.constant false
      %false_29 = arith.constant false
      %false_30 = arith.constant false
      %false_31 = arith.constant false
      %2:3 = scf.if %arg0 -> (memref<?x4x?xi32>, f32, i1) {
        %false_48 = arith.constant false
        %false_49 = arith.constant false
        %false_50 = arith.constant false
        %collapse_shape = memref.collapse_shape %alloc_5 [[0, 1]] : memref<?x8xf32> into memref<?xf32>
        %cst = arith.constant 7.000000e+00 : f32
        %6 = bufferization.dealloc retain (%alloc_6 : memref<?x4x?xi32>)
        scf.yield %alloc_6, %cst, %6 : memref<?x4x?xi32>, f32, i1
      } else {
        %false_48 = arith.constant false
        %cst = arith.constant 1.000000e+00 : f32
        %6 = bufferization.dealloc retain (%alloc_6 : memref<?x4x?xi32>)
        scf.yield %alloc_6, %cst, %6 : memref<?x4x?xi32>, f32, i1
      }
      %3:2 = scf.execute_region -> (memref<?x8xf32>, i1) {
        %true_48 = arith.constant true
        %false_49 = arith.constant false
        %false_50 = arith.constant false
        %false_51 = arith.constant false
        %6 = bufferization.clone %2#0 : memref<?x4x?xi32> to memref<?x4x?xi32>
        %false_52 = arith.constant false
        %collapse_shape = memref.collapse_shape %alloc_6 [[0], [1, 2]] : memref<?x4x?xi32> into memref<?x?xi32>
        %base_buffer_53, %offset_54, %sizes_55:3, %strides_56:3 = memref.extract_strided_metadata %6 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
        %7 = bufferization.dealloc (%base_buffer_53 : memref<i32>) if (%true_48) retain (%alloc_5 : memref<?x8xf32>)
        scf.yield %alloc_5, %7 : memref<?x8xf32>, i1
      }
      %4:4 = func.call @f2(%arg2) : (index) -> (memref<?x8xf64>, memref<?x8xf64>, i1, i1)
      %base_buffer_32, %offset_33, %sizes_34:3, %strides_35:3 = memref.extract_strided_metadata %2#0 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
      %base_buffer_36, %offset_37, %sizes_38:2, %strides_39:2 = memref.extract_strided_metadata %3#0 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_40, %offset_41, %sizes_42:2, %strides_43:2 = memref.extract_strided_metadata %4#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_44, %offset_45, %sizes_46:2, %strides_47:2 = memref.extract_strided_metadata %4#1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %5 = bufferization.dealloc (%base_buffer_32, %base_buffer_36, %base_buffer_40, %base_buffer_44 : memref<i32>, memref<f32>, memref<f64>, memref<f64>) if (%2#2, %3#1, %4#2, %4#3) retain (%alloc_6 : memref<?x4x?xi32>)
      scf.yield %alloc_6, %5 : memref<?x4x?xi32>, i1
    }
    %c9 = arith.constant 9 : index
    %alloc_7 = memref.alloc(%arg2, %c9) : memref<8x?x?xf64>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_8, %offset_9, %sizes_10:2, %strides_11:2 = memref.extract_strided_metadata %alloc : memref<?x?xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_12, %offset_13, %sizes_14:2, %strides_15:2 = memref.extract_strided_metadata %alloc_5 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_16, %offset_17, %sizes_18:3, %strides_19:3 = memref.extract_strided_metadata %alloc_6 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
    %base_buffer_20, %offset_21, %sizes_22:3, %strides_23:3 = memref.extract_strided_metadata %1#0 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
    %base_buffer_24, %offset_25, %sizes_26:3, %strides_27:3 = memref.extract_strided_metadata %alloc_7 : memref<8x?x?xf64> -> memref<f64>, index, index, index, index, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_8, %base_buffer_12, %base_buffer_16, %base_buffer_20, %base_buffer_24 : memref<f64>, memref<f64>, memref<f32>, memref<i32>, memref<i32>, memref<f64>) if (%false_3, %true_2, %true_1, %true_0, %1#1, %true)
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<?x8xf32>, %arg3: memref<?x4x?xi32>) {
    %true = arith.constant true
    %false = arith.constant false
    %true_0 = arith.constant true
    %false_1 = arith.constant false
    %false_2 = arith.constant false
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg1, %arg1) : memref<8x?x?xf64>
    %0:2 = scf.for %arg4 = %arg1 to %arg1 step %c1 iter_args(%arg5 = %alloc, %arg6 = %false) -> (memref<8x?x?xf64>, i1) {
      %false_46 = arith.constant false
      %false_47 = arith.constant false
      %c4 = arith.constant 4 : index
      %alloca = memref.alloca(%arg4, %c4) : memref<8x?x?xf64>
      %expand_shape = memref.expand_shape %alloca [[0], [1], [2, 3]] output_shape [8, %arg1, %arg4, 2] : memref<8x?x?xf64> into memref<8x?x?x2xf64>
      scf.if %arg0 {
        %true_52 = arith.constant true
        %false_53 = arith.constant false
        %c0 = arith.constant 0 : index
        %c1_54 = arith.constant 1 : index
        %7 = memref.load %arg5[%c1, %c0, %c1_54] : memref<8x?x?xf64>
        %alloc_55 = memref.alloc(%arg1, %arg1) : memref<?x4x?xi32>
        %base_buffer_56, %offset_57, %sizes_58:3, %strides_59:3 = memref.extract_strided_metadata %alloc_55 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
        bufferization.dealloc (%base_buffer_56 : memref<i32>) if (%true_52)
      } else {
      }
      %base_buffer_48, %offset_49, %sizes_50:3, %strides_51:3 = memref.extract_strided_metadata %arg5 : memref<8x?x?xf64> -> memref<f64>, index, index, index, index, index, index, index
      %6 = bufferization.dealloc (%base_buffer_48 : memref<f64>) if (%arg6) retain (%arg5 : memref<8x?x?xf64>)
      scf.yield %arg5, %6 : memref<8x?x?xf64>, i1
    }
    %alloc_3 = memref.alloc(%arg1) : memref<?x8xf64>
    %true_4 = arith.constant true
    call @f0(%arg0, %alloc_3, %c1) : (i1, memref<?x8xf64>, index) -> ()
    %c8_i32 = arith.constant 8 : i32
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg2 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_5, %offset_6, %sizes_7:3, %strides_8:3 = memref.extract_strided_metadata %arg3 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
    %base_buffer_9, %offset_10, %sizes_11:3, %strides_12:3 = memref.extract_strided_metadata %alloc : memref<8x?x?xf64> -> memref<f64>, index, index, index, index, index, index, index
    %base_buffer_13, %offset_14, %sizes_15:3, %strides_16:3 = memref.extract_strided_metadata %0#0 : memref<8x?x?xf64> -> memref<f64>, index, index, index, index, index, index, index
    %base_buffer_17, %offset_18, %sizes_19:2, %strides_20:2 = memref.extract_strided_metadata %alloc_3 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
    %1:3 = bufferization.dealloc (%base_buffer, %base_buffer_5, %base_buffer_9, %base_buffer_13, %base_buffer_17 : memref<f32>, memref<i32>, memref<f64>, memref<f64>, memref<f64>) if (%false_1, %false_2, %true_0, %0#1, %true) retain (%arg2, %arg3, %alloc_3 : memref<?x8xf32>, memref<?x4x?xi32>, memref<?x8xf64>)
    cf.br ^bb1(%c1, %c8_i32 : index, i32)
  ^bb1(%2: index, %3: i32):  // pred: ^bb0
    %false_21 = arith.constant false
    %false_22 = arith.constant false
    %true_23 = arith.constant true
    %alloc_24 = memref.alloc(%2, %2) : memref<?x4x?xi32>
    %c5 = arith.constant 5 : index
    %4:2 = scf.while (%arg4 = %2, %arg5 = %c5) : (index, index) -> (index, index) {
      %true_46 = arith.constant true
      %false_47 = arith.constant false
      %false_48 = arith.constant false
      %false_49 = arith.constant false
      %false_50 = arith.constant false
      %cst = arith.constant 3.000000e+00 : f32
      %6 = arith.select %arg0, %cst, %cst : f32
      %7:4 = scf.while (%arg6 = %alloc_24, %arg7 = %alloc_3, %arg8 = %false_47, %arg9 = %false_47) : (memref<?x4x?xi32>, memref<?x8xf64>, i1, i1) -> (memref<?x4x?xi32>, memref<?x8xf64>, i1, i1) {
        %true_64 = arith.constant true
        %true_65 = arith.constant true
        %false_66 = arith.constant false
        %8 = bufferization.clone %arg7 : memref<?x8xf64> to memref<?x8xf64>
        %c5_67 = arith.constant 5 : index
        %alloc_68 = memref.alloc(%c5_67) : memref<?x8xf64>
        %base_buffer_69, %offset_70, %sizes_71:3, %strides_72:3 = memref.extract_strided_metadata %arg6 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
        %base_buffer_73, %offset_74, %sizes_75:2, %strides_76:2 = memref.extract_strided_metadata %arg7 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
        %base_buffer_77, %offset_78, %sizes_79:2, %strides_80:2 = memref.extract_strided_metadata %8 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
        %base_buffer_81, %offset_82, %sizes_83:2, %strides_84:2 = memref.extract_strided_metadata %alloc_68 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
        %9:2 = bufferization.dealloc (%base_buffer_69, %base_buffer_73, %base_buffer_77, %base_buffer_81 : memref<i32>, memref<f64>, memref<f64>, memref<f64>) if (%arg8, %arg9, %true_65, %true_64) retain (%arg3, %alloc_68 : memref<?x4x?xi32>, memref<?x8xf64>)
        scf.condition(%arg0) %arg3, %alloc_68, %9#0, %9#1 : memref<?x4x?xi32>, memref<?x8xf64>, i1, i1
      } do {
      ^bb0(%arg6: memref<?x4x?xi32>, %arg7: memref<?x8xf64>, %arg8: i1, %arg9: i1):
        %true_64 = arith.constant true
        %true_65 = arith.constant true
        %false_66 = arith.constant false
        %8 = bufferization.clone %alloc_3 : memref<?x8xf64> to memref<?x8xf64>
        %alloc_67 = memref.alloc(%2, %2) : memref<?x4x?xi32>
        %base_buffer_68, %offset_69, %sizes_70:3, %strides_71:3 = memref.extract_strided_metadata %arg6 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
        %base_buffer_72, %offset_73, %sizes_74:2, %strides_75:2 = memref.extract_strided_metadata %arg7 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
        %base_buffer_76, %offset_77, %sizes_78:2, %strides_79:2 = memref.extract_strided_metadata %8 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
        %base_buffer_80, %offset_81, %sizes_82:3, %strides_83:3 = memref.extract_strided_metadata %alloc_67 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
        %9:2 = bufferization.dealloc (%base_buffer_68, %base_buffer_72, %base_buffer_76, %base_buffer_80 : memref<i32>, memref<f64>, memref<f64>, memref<i32>) if (%arg8, %arg9, %true_65, %true_64) retain (%alloc_67, %8 : memref<?x4x?xi32>, memref<?x8xf64>)
        scf.yield %alloc_67, %8, %9#0, %9#1 : memref<?x4x?xi32>, memref<?x8xf64>, i1, i1
      }
      %alloc_51 = memref.alloc(%arg1, %2) : memref<8x?x?xf64>
      %base_buffer_52, %offset_53, %sizes_54:3, %strides_55:3 = memref.extract_strided_metadata %7#0 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
      %base_buffer_56, %offset_57, %sizes_58:2, %strides_59:2 = memref.extract_strided_metadata %7#1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_60, %offset_61, %sizes_62:3, %strides_63:3 = memref.extract_strided_metadata %alloc_51 : memref<8x?x?xf64> -> memref<f64>, index, index, index, index, index, index, index
      bufferization.dealloc (%base_buffer_52, %base_buffer_56, %base_buffer_60 : memref<i32>, memref<f64>, memref<f64>) if (%7#2, %7#3, %true_46)
      scf.condition(%arg0) %arg5, %arg5 : index, index
    } do {
    ^bb0(%arg4: index, %arg5: index):
      %6:4 = func.call @f2(%arg5) : (index) -> (memref<?x8xf64>, memref<?x8xf64>, i1, i1)
      %c9 = arith.constant 9 : index
      %base_buffer_46, %offset_47, %sizes_48:2, %strides_49:2 = memref.extract_strided_metadata %6#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_50, %offset_51, %sizes_52:2, %strides_53:2 = memref.extract_strided_metadata %6#1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_46, %base_buffer_50 : memref<f64>, memref<f64>) if (%6#2, %6#3)
      scf.yield %c9, %c9 : index, index
    }
    %c1_25 = arith.constant 1 : index
    %5:2 = scf.for %arg4 = %4#1 to %2 step %c1_25 iter_args(%arg5 = %arg2, %arg6 = %false_21) -> (memref<?x8xf32>, i1) {
      %false_46 = arith.constant false
      %cst = arith.constant 7.000000e+00 : f32
      %6 = arith.select %arg0, %cst, %cst : f32
      %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [1, %2], strides: [%4#1, 1] : memref<?x4x?xi32> to memref<1x?xi32, strided<[?, 1]>>
      %base_buffer_47, %offset_48, %sizes_49:2, %strides_50:2 = memref.extract_strided_metadata %arg5 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
      %7 = bufferization.dealloc (%base_buffer_47 : memref<f32>) if (%arg6) retain (%arg5 : memref<?x8xf32>)
      scf.yield %arg5, %7 : memref<?x8xf32>, i1
    }
    %base_buffer_26, %offset_27, %sizes_28:2, %strides_29:2 = memref.extract_strided_metadata %arg2 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_30, %offset_31, %sizes_32:3, %strides_33:3 = memref.extract_strided_metadata %arg3 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
    %base_buffer_34, %offset_35, %sizes_36:2, %strides_37:2 = memref.extract_strided_metadata %alloc_3 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_38, %offset_39, %sizes_40:3, %strides_41:3 = memref.extract_strided_metadata %alloc_24 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
    %base_buffer_42, %offset_43, %sizes_44:2, %strides_45:2 = memref.extract_strided_metadata %5#0 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
    bufferization.dealloc (%base_buffer_26, %base_buffer_30, %base_buffer_34, %base_buffer_38, %base_buffer_42 : memref<f32>, memref<i32>, memref<f64>, memref<i32>, memref<f32>) if (%1#0, %1#1, %1#2, %true_23, %5#1)
    return
  }
  func.func private @f2(%arg0: index) -> (memref<?x8xf64>, memref<?x8xf64>, i1, i1) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc(%arg0) : memref<?x8xf64>
    %cst = arith.constant 0.000000e+00 : f32
    %0:3 = scf.for %arg1 = %arg0 to %arg0 step %c2 iter_args(%arg2 = %alloc, %arg3 = %cst, %arg4 = %false_0) -> (memref<?x8xf64>, f32, i1) {
      %true_18 = arith.constant true
      %true_19 = arith.constant true
      %true_20 = arith.constant true
      %false_21 = arith.constant false
      %c7 = arith.constant 7 : index
      %alloc_22 = memref.alloc(%c7) : memref<?x8xf32>
      %c9 = arith.constant 9 : index
      %c7_23 = arith.constant 7 : index
      %alloc_24 = memref.alloc(%c9, %c7_23) : memref<?x4x?xi32>
      func.call @f1(%false_21, %arg0, %alloc_22, %alloc_24) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
      %c9_25 = arith.constant 9 : index
      %alloc_26 = memref.alloc(%c9_25) : memref<?x8xf32>
      %base_buffer_27, %offset_28, %sizes_29:2, %strides_30:2 = memref.extract_strided_metadata %arg2 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_31, %offset_32, %sizes_33:2, %strides_34:2 = memref.extract_strided_metadata %alloc_22 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_35, %offset_36, %sizes_37:3, %strides_38:3 = memref.extract_strided_metadata %alloc_24 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
      %base_buffer_39, %offset_40, %sizes_41:2, %strides_42:2 = memref.extract_strided_metadata %alloc_26 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
      %5 = bufferization.dealloc (%base_buffer_27, %base_buffer_31, %base_buffer_35, %base_buffer_39 : memref<f64>, memref<f32>, memref<i32>, memref<f32>) if (%arg4, %true_20, %true_19, %true_18) retain (%arg2 : memref<?x8xf64>)
      scf.yield %arg2, %arg3, %5 : memref<?x8xf64>, f32, i1
    }
    %c6_i64 = arith.constant 6 : i64
    %false_1 = arith.constant false
    %1 = arith.select %false_1, %c6_i64, %c6_i64 : i64
    %false_2 = arith.constant false
    %2 = memref.get_global @g0 : memref<2xi32>
    %3:4 = scf.while : () -> (memref<?x8xf64>, memref<?x4x?xi32>, i1, i1) {
      %false_18 = arith.constant false
      %true_19 = arith.constant true
      %false_20 = arith.constant false
      %c2_21 = arith.constant 2 : index
      %c9 = arith.constant 9 : index
      %alloc_22 = memref.alloc(%arg0, %c9) : memref<?x4x?xi32>
      %5:2 = scf.for %arg1 = %arg0 to %c2 step %c2_21 iter_args(%arg2 = %alloc_22, %arg3 = %false_18) -> (memref<?x4x?xi32>, i1) {
        %true_31 = arith.constant true
        %false_32 = arith.constant false
        %alloc_33 = memref.alloc(%arg0) : memref<?x8xf32>
        func.call @f1(%false_1, %c2_21, %alloc_33, %arg2) : (i1, index, memref<?x8xf32>, memref<?x4x?xi32>) -> ()
        %7 = arith.xori %false_1, %false_1 : i1
        %base_buffer_34, %offset_35, %sizes_36:3, %strides_37:3 = memref.extract_strided_metadata %arg2 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
        %base_buffer_38, %offset_39, %sizes_40:2, %strides_41:2 = memref.extract_strided_metadata %alloc_33 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
        %8 = bufferization.dealloc (%base_buffer_34, %base_buffer_38 : memref<i32>, memref<f32>) if (%arg3, %true_31) retain (%alloc_22 : memref<?x4x?xi32>)
        scf.yield %alloc_22, %8 : memref<?x4x?xi32>, i1
      }
      %base_buffer_23, %offset_24, %sizes_25:3, %strides_26:3 = memref.extract_strided_metadata %alloc_22 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
      %base_buffer_27, %offset_28, %sizes_29:3, %strides_30:3 = memref.extract_strided_metadata %5#0 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
      %6:2 = bufferization.dealloc (%base_buffer_23, %base_buffer_27 : memref<i32>, memref<i32>) if (%true_19, %5#1) retain (%0#0, %5#0 : memref<?x8xf64>, memref<?x4x?xi32>)
      scf.condition(%false_1) %0#0, %5#0, %6#0, %6#1 : memref<?x8xf64>, memref<?x4x?xi32>, i1, i1
    } do {
    ^bb0(%arg1: memref<?x8xf64>, %arg2: memref<?x4x?xi32>, %arg3: i1, %arg4: i1):
      %true_18 = arith.constant true
      %false_19 = arith.constant false
      %5 = memref.get_global @g0 : memref<2xi32>
      %alloc_20 = memref.alloc() : memref<4xi1>
      %base_buffer_21, %offset_22, %sizes_23:2, %strides_24:2 = memref.extract_strided_metadata %arg1 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
      %base_buffer_25, %offset_26, %sizes_27:3, %strides_28:3 = memref.extract_strided_metadata %arg2 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
      %base_buffer_29, %offset_30, %sizes_31, %strides_32 = memref.extract_strided_metadata %alloc_20 : memref<4xi1> -> memref<i1>, index, index, index
      bufferization.dealloc (%base_buffer_21, %base_buffer_25, %base_buffer_29 : memref<f64>, memref<i32>, memref<i1>) if (%arg3, %arg4, %true_18)
      scf.yield
    }
    %true_3 = arith.constant true
    %c2_4 = arith.constant 2 : index
    %true_5 = arith.constant true
    call @f0(%true_3, %alloc, %c2_4) : (i1, memref<?x8xf64>, index) -> ()
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %0#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %3#0 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
    %base_buffer_14, %offset_15, %sizes_16:3, %strides_17:3 = memref.extract_strided_metadata %3#1 : memref<?x4x?xi32> -> memref<i32>, index, index, index, index, index, index, index
    %4:2 = bufferization.dealloc (%base_buffer, %base_buffer_6, %base_buffer_10, %base_buffer_14 : memref<f64>, memref<f64>, memref<f64>, memref<i32>) if (%true, %0#2, %3#2, %3#3) retain (%3#0, %alloc : memref<?x8xf64>, memref<?x8xf64>)
    return %3#0, %alloc, %4#0, %4#1 : memref<?x8xf64>, memref<?x8xf64>, i1, i1
  }
}

