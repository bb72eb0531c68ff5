module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x?xf32>) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %true = arith.constant true
    %true_1 = arith.constant true
    %false_2 = arith.constant false
    %false_3 = arith.constant false
    %true_4 = arith.constant true
    %false_5 = arith.constant false
    %false_6 = arith.constant false
    %true_7 = arith.constant true
    %false_8 = arith.constant false
    %true_9 = arith.constant true
    %false_10 = arith.constant false
    %alloc = memref.alloc(%arg1) : memref<4x?xf32>
    %c2 = arith.constant 2 : index
    %0:4 = scf.for %arg3 = %arg1 to %arg1 step %c2 iter_args(%arg4 = %arg2, %arg5 = %arg2, %arg6 = %false_8, %arg7 = %false_8) -> (memref<4x?xf32>, memref<4x?xf32>, i1, i1) {
      %false_59 = arith.constant false
      %base_buffer_60, %offset_61, %sizes_62:2, %strides_63:2 = memref.extract_strided_metadata %arg4 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_64, %offset_65, %sizes_66:2, %strides_67:2 = memref.extract_strided_metadata %arg5 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      %5:2 = bufferization.dealloc (%base_buffer_60, %base_buffer_64 : memref<f32>, memref<f32>) if (%arg6, %arg7) retain (%alloc, %alloc : memref<4x?xf32>, memref<4x?xf32>)
      scf.yield %alloc, %alloc, %5#0, %5#1 : memref<4x?xf32>, memref<4x?xf32>, i1, i1
    }
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg2, %c1 : memref<4x?xf32>
    %1 = arith.andi %c2, %arg1 : index
    %alloc_11 = memref.alloc(%arg1) : memref<4x?xf32>
    %c1_12 = arith.constant 1 : index
    %cst = arith.constant 4.000000e+00 : f32
    %2:3 = scf.for %arg3 = %c1 to %c2 step %c1_12 iter_args(%arg4 = %alloc, %arg5 = %cst, %arg6 = %false_6) -> (memref<4x?xf32>, f32, i1) {
      %false_59 = arith.constant false
      %false_60 = arith.constant false
      %false_61 = arith.constant false
      %c1_62 = arith.constant 1 : index
      %5 = scf.for %arg7 = %1 to %c1 step %c1_62 iter_args(%arg8 = %dim) -> (index) {
        %c6 = arith.constant 6 : index
        scf.yield %c6 : index
      }
      %c0 = arith.constant 0 : index
      memref.store %arg5, %0#1[%c0, %c0] : memref<4x?xf32>
      %base_buffer_63, %offset_64, %sizes_65:2, %strides_66:2 = memref.extract_strided_metadata %arg4 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      %6 = bufferization.dealloc (%base_buffer_63 : memref<f32>) if (%arg6) retain (%alloc : memref<4x?xf32>)
      scf.yield %alloc, %cst, %6 : memref<4x?xf32>, f32, i1
    }
    %c1_13 = arith.constant 1 : index
    %dim_14 = memref.dim %0#0, %c1_13 : memref<4x?xf32>
    scf.execute_region no_inline {
      %false_59 = arith.constant false
      %false_60 = arith.constant false
      %false_61 = arith.constant false
      %c1_62 = arith.constant 1 : index
      %5:2 = scf.for %arg3 = %c1_13 to %c1_12 step %c1_62 iter_args(%arg4 = %0#1, %arg5 = %false_60) -> (memref<4x?xf32>, i1) {
        %true_67 = arith.constant true
        %false_68 = arith.constant false
        scf.execute_region {
          scf.yield
        }
        %c4 = arith.constant 4 : index
        %alloc_69 = memref.alloc(%c4) {alignment = 16 : i64, tag = [1, 2]} : memref<4x?xf32>
        %base_buffer_70, %offset_71, %sizes_72:2, %strides_73:2 = memref.extract_strided_metadata %arg4 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
        %base_buffer_74, %offset_75, %sizes_76:2, %strides_77:2 = memref.extract_strided_metadata %alloc_69 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
        %6 = bufferization.dealloc (%base_buffer_70, %base_buffer_74 : memref<f32>, memref<f32>) if (%arg5, %true_67) retain (%alloc_69 : memref<4x?xf32>)
        scf.yield %alloc_69, %6 : memref<4x?xf32>, i1
      }
      scf.if %arg0 {
        %true_67 = arith.constant true
        %c9 = arith.constant 9 : index
        %alloc_68 = memref.alloc(%c9) : memref<4x?xf32>
        %c3_i64 = arith.constant 3 : i64
        %6 = arith.addi %c3_i64, %c3_i64 : i64
        %base_buffer_69, %offset_70, %sizes_71:2, %strides_72:2 = memref.extract_strided_metadata %alloc_68 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_69 : memref<f32>) if (%true_67)
      }
      %base_buffer_63, %offset_64, %sizes_65:2, %strides_66:2 = memref.extract_strided_metadata %5#0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_63 : memref<f32>) if (%5#1)
      scf.yield
    }
    %c2_15 = arith.constant 2 : index
    %c1_16 = arith.constant 1 : index
    %alloc_17 = memref.alloc() : memref<8xi64>
    %3:2 = scf.for %arg3 = %c2_15 to %c2 step %c1_16 iter_args(%arg4 = %alloc_17, %arg5 = %false_3) -> (memref<8xi64>, i1) {
      %true_59 = arith.constant true
      %false_60 = arith.constant false
      %false_61 = arith.constant false
      %false_62 = arith.constant false
      %c2_63 = arith.constant 2 : index
      %5:3 = scf.for %arg6 = %c1_16 to %dim_14 step %c2_63 iter_args(%arg7 = %arg3, %arg8 = %2#0, %arg9 = %false_60) -> (index, memref<4x?xf32>, i1) {
        %false_77 = arith.constant false
        %false_78 = arith.constant false
        %alloca_79 = memref.alloca(%arg3) : memref<4x?xf32>
        %7 = arith.select %arg0, %alloca_79, %alloc : memref<4x?xf32>
        %base_buffer_80, %offset_81, %sizes_82:2, %strides_83:2 = memref.extract_strided_metadata %arg8 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
        %8 = bufferization.dealloc (%base_buffer_80 : memref<f32>) if (%arg9) retain (%arg8 : memref<4x?xf32>)
        scf.yield %c2, %arg8, %8 : index, memref<4x?xf32>, i1
      }
      %c8 = arith.constant 8 : index
      %alloc_64 = memref.alloc(%c8) : memref<?xi32>
      %base_buffer_65, %offset_66, %sizes_67, %strides_68 = memref.extract_strided_metadata %arg4 : memref<8xi64> -> memref<i64>, index, index, index
      %base_buffer_69, %offset_70, %sizes_71:2, %strides_72:2 = memref.extract_strided_metadata %5#1 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_73, %offset_74, %sizes_75, %strides_76 = memref.extract_strided_metadata %alloc_64 : memref<?xi32> -> memref<i32>, index, index, index
      %6 = bufferization.dealloc (%base_buffer_65, %base_buffer_69, %base_buffer_73 : memref<i64>, memref<f32>, memref<i32>) if (%arg5, %5#2, %true_59) retain (%arg4 : memref<8xi64>)
      scf.yield %arg4, %6 : memref<8xi64>, i1
    }
    %c2_18 = arith.constant 2 : index
    %4 = memref.load %alloc_17[%c2_18] : memref<8xi64>
    %alloca = memref.alloca(%dim) : memref<?xi32>
    %alloc_19 = memref.alloc() : memref<8xi64>
    %c7 = arith.constant 7 : index
    %alloc_20 = memref.alloc(%c7) : memref<4x?xf32>
    %c2_21 = arith.constant 2 : index
    scf.for %arg3 = %dim to %c7 step %c2_21 {
      %false_59 = arith.constant false
      %false_60 = arith.constant false
      %false_61 = arith.constant false
      %false_62 = arith.constant false
      %false_63 = arith.constant false
      %c1_64 = arith.constant 1 : index
      %c2_65 = arith.constant 2 : index
      scf.parallel (%arg4) = (%arg1) to (%c2_15) step (%c1_64) {
        scf.reduce 
      }
      %c2_66 = arith.constant 2 : index
      %c9 = arith.constant 9 : index
      %5:3 = scf.for %arg4 = %c2_15 to %c2_18 step %c2_66 iter_args(%arg5 = %c9, %arg6 = %alloc, %arg7 = %false_59) -> (index, memref<4x?xf32>, i1) {
        %false_71 = arith.constant false
        %false_72 = arith.constant false
        %false_73 = arith.constant false
        %false_74 = arith.constant false
        %6:4 = scf.if %arg0 -> (memref<8xi64>, memref<4x?xf32>, i1, i1) {
          %true_87 = arith.constant true
          %false_88 = arith.constant false
          %c4_i64 = arith.constant 4 : i64
          %alloc_89 = memref.alloc(%arg5) : memref<4x?xf32>
          %base_buffer_90, %offset_91, %sizes_92:2, %strides_93:2 = memref.extract_strided_metadata %alloc_89 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
          %8:2 = bufferization.dealloc (%base_buffer_90 : memref<f32>) if (%true_87) retain (%alloc_19, %alloc_89 : memref<8xi64>, memref<4x?xf32>)
          scf.yield %alloc_19, %alloc_89, %8#0, %8#1 : memref<8xi64>, memref<4x?xf32>, i1, i1
        } else {
          %true_87 = arith.constant true
          %false_88 = arith.constant false
          %false_89 = arith.constant false
          %alloc_90 = memref.alloc() : memref<8xi64>
          %base_buffer_91, %offset_92, %sizes_93, %strides_94 = memref.extract_strided_metadata %alloc_90 : memref<8xi64> -> memref<i64>, index, index, index
          %8:2 = bufferization.dealloc (%base_buffer_91 : memref<i64>) if (%true_87) retain (%alloc_19, %alloc_20 : memref<8xi64>, memref<4x?xf32>)
          scf.yield %alloc_19, %alloc_20, %8#0, %8#1 : memref<8xi64>, memref<4x?xf32>, i1, i1
        }
        %base_buffer_75, %offset_76, %sizes_77:2, %strides_78:2 = memref.extract_strided_metadata %arg6 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
        %base_buffer_79, %offset_80, %sizes_81, %strides_82 = memref.extract_strided_metadata %6#0 : memref<8xi64> -> memref<i64>, index, index, index
        %base_buffer_83, %offset_84, %sizes_85:2, %strides_86:2 = memref.extract_strided_metadata %6#1 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
        %7 = bufferization.dealloc (%base_buffer_75, %base_buffer_79, %base_buffer_83 : memref<f32>, memref<i64>, memref<f32>) if (%arg7, %6#2, %6#3) retain (%alloc : memref<4x?xf32>)
        scf.yield %arg1, %alloc, %7 : index, memref<4x?xf32>, i1
      }
      %base_buffer_67, %offset_68, %sizes_69:2, %strides_70:2 = memref.extract_strided_metadata %5#1 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_67 : memref<f32>) if (%5#2)
    }
    %c1_22 = arith.constant 1 : index
    scf.for %arg3 = %c2 to %c2_18 step %c1_22 {
      %true_59 = arith.constant true
      %alloc_60 = memref.alloc() : memref<index>
      %base_buffer_61, %offset_62 = memref.extract_strided_metadata %alloc_60 : memref<index> -> memref<index>, index
      bufferization.dealloc (%base_buffer_61 : memref<index>) if (%true_59)
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg2 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_23, %offset_24, %sizes_25:2, %strides_26:2 = memref.extract_strided_metadata %alloc : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_27, %offset_28, %sizes_29:2, %strides_30:2 = memref.extract_strided_metadata %0#0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_31, %offset_32, %sizes_33:2, %strides_34:2 = memref.extract_strided_metadata %0#1 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_35, %offset_36, %sizes_37:2, %strides_38:2 = memref.extract_strided_metadata %alloc_11 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_39, %offset_40, %sizes_41:2, %strides_42:2 = memref.extract_strided_metadata %2#0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_43, %offset_44, %sizes_45, %strides_46 = memref.extract_strided_metadata %alloc_17 : memref<8xi64> -> memref<i64>, index, index, index
    %base_buffer_47, %offset_48, %sizes_49, %strides_50 = memref.extract_strided_metadata %3#0 : memref<8xi64> -> memref<i64>, index, index, index
    %base_buffer_51, %offset_52, %sizes_53, %strides_54 = memref.extract_strided_metadata %alloc_19 : memref<8xi64> -> memref<i64>, index, index, index
    %base_buffer_55, %offset_56, %sizes_57:2, %strides_58:2 = memref.extract_strided_metadata %alloc_20 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_23, %base_buffer_27, %base_buffer_31, %base_buffer_35, %base_buffer_39, %base_buffer_43, %base_buffer_47, %base_buffer_51, %base_buffer_55 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<i64>, memref<i64>, memref<i64>, memref<f32>) if (%false_10, %true_9, %0#2, %0#3, %true_7, %2#2, %true_4, %3#1, %true_1, %true)
    return
  }
}

