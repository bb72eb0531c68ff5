module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<2xf32>, %arg3: memref<?x4x4xindex>) {
    %false = arith.constant false
    %true = arith.constant true
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %false_2 = arith.constant false
    %true_3 = arith.constant true
    %false_4 = arith.constant false
    %false_5 = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
    memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
    %0:2 = scf.index_switch %arg1 -> memref<2xf32>, i1 
    default {
      %true_31 = arith.constant true
      %true_32 = arith.constant true
      %alloc_33 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
      %alloc_34 = memref.alloc() : memref<2xf32>
      %base_buffer_35, %offset_36, %sizes_37, %strides_38 = memref.extract_strided_metadata %alloc_33 : memref<2xf32> -> memref<f32>, index, index, index
      %base_buffer_39, %offset_40, %sizes_41, %strides_42 = memref.extract_strided_metadata %alloc_34 : memref<2xf32> -> memref<f32>, index, index, index
      %4 = bufferization.dealloc (%base_buffer_35, %base_buffer_39 : memref<f32>, memref<f32>) if (%true_32, %true_31) retain (%alloc_34 : memref<2xf32>)
      scf.yield %alloc_34, %4 : memref<2xf32>, i1
    }
    %c1 = arith.constant 1 : index
    %1:2 = scf.for %arg4 = %arg1 to %arg1 step %c1 iter_args(%arg5 = %arg3, %arg6 = %false_1) -> (memref<?x4x4xindex>, i1) {
      %true_31 = arith.constant true
      %false_32 = arith.constant false
      %false_33 = arith.constant false
      %false_34 = arith.constant false
      %false_35 = arith.constant false
      %false_36 = arith.constant false
      %c6 = arith.constant 6 : index
      %c1_37 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      scf.parallel (%arg7, %arg8) = (%arg4, %c1) to (%c6, %arg1) step (%c1_37, %c2) {
        %false_47 = arith.constant false
        %false_48 = arith.constant false
        scf.if %arg0 {
          %false_49 = arith.constant false
          %false_50 = arith.constant false
          %6 = arith.select %arg0, %alloc, %alloc : memref<2xf32>
        } else {
        }
        scf.reduce 
      }
      %4 = scf.execute_region -> index {
        %false_47 = arith.constant false
        %false_48 = arith.constant false
        %6:2 = scf.if %arg0 -> (memref<2xf32>, i1) {
          %false_53 = arith.constant false
          %7 = bufferization.dealloc retain (%alloc : memref<2xf32>)
          scf.yield %alloc, %7 : memref<2xf32>, i1
        } else {
          %false_53 = arith.constant false
          %7 = bufferization.dealloc retain (%alloc : memref<2xf32>)
          scf.yield %alloc, %7 : memref<2xf32>, i1
        }
        %base_buffer_49, %offset_50, %sizes_51, %strides_52 = memref.extract_strided_metadata %6#0 : memref<2xf32> -> memref<f32>, index, index, index
        bufferization.dealloc (%base_buffer_49 : memref<f32>) if (%6#1)
        scf.yield %c1_37 : index
      }
      scf.forall (%arg7) in (1) {
        %false_47 = arith.constant false
        %false_48 = arith.constant false
        %c0 = arith.constant 0 : index
        %c2_49 = arith.constant 2 : index
        %c0_50 = arith.constant 0 : index
        memref.store %4, %arg5[%c0, %c2_49, %c0_50] : memref<?x4x4xindex>
        %cst = arith.constant 8.000000e+00 : f32
        memref.store %cst, %arg2[%c1_37] : memref<2xf32>
      }
      %alloc_38 = memref.alloc(%4) : memref<?x4x4xindex>
      %base_buffer_39, %offset_40, %sizes_41:3, %strides_42:3 = memref.extract_strided_metadata %arg5 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %base_buffer_43, %offset_44, %sizes_45:3, %strides_46:3 = memref.extract_strided_metadata %alloc_38 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %5 = bufferization.dealloc (%base_buffer_39, %base_buffer_43 : memref<index>, memref<index>) if (%arg6, %true_31) retain (%alloc_38 : memref<?x4x4xindex>)
      scf.yield %alloc_38, %5 : memref<?x4x4xindex>, i1
    }
    %2:3 = scf.if %arg0 -> (index, memref<2xf32>, i1) {
      %false_31 = arith.constant false
      %false_32 = arith.constant false
      %false_33 = arith.constant false
      %false_34 = arith.constant false
      %c1_35 = arith.constant 1 : index
      %c2_i64 = arith.constant 2 : i64
      %4 = scf.for %arg4 = %arg1 to %arg1 step %c1_35 iter_args(%arg5 = %c2_i64) -> (i64) {
        %false_37 = arith.constant false
        %c3 = arith.constant 3 : index
        %c1_38 = arith.constant 1 : index
        scf.for %arg6 = %arg4 to %c3 step %c1_38 {
          %true_39 = arith.constant true
          %c8 = arith.constant 8 : index
          %alloc_40 = memref.alloc(%c8) : memref<?x4x4xindex>
          %base_buffer_41, %offset_42, %sizes_43:3, %strides_44:3 = memref.extract_strided_metadata %alloc_40 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
          bufferization.dealloc (%base_buffer_41 : memref<index>) if (%true_39)
        }
        %c0_i64 = arith.constant 0 : i64
        scf.yield %c0_i64 : i64
      }
      %false_36 = arith.constant false
      %5 = arith.select %arg0, %arg3, %1#0 : memref<?x4x4xindex>
      %6 = bufferization.dealloc retain (%0#0 : memref<2xf32>)
      scf.yield %c1_35, %0#0, %6 : index, memref<2xf32>, i1
    } else {
      %false_31 = arith.constant false
      %false_32 = arith.constant false
      %false_33 = arith.constant false
      %false_34 = arith.constant false
      %false_35 = arith.constant false
      %c1_36 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      scf.parallel (%arg4, %arg5) = (%arg1, %arg1) to (%arg1, %c1) step (%c1_36, %c2) {
        %false_41 = arith.constant false
        %false_42 = arith.constant false
        %false_43 = arith.constant false
        %6:2 = scf.if %arg0 -> (memref<2xf32>, i1) {
          %false_48 = arith.constant false
          %7 = bufferization.dealloc retain (%alloc : memref<2xf32>)
          scf.yield %alloc, %7 : memref<2xf32>, i1
        } else {
          %false_48 = arith.constant false
          %7 = bufferization.dealloc retain (%arg2 : memref<2xf32>)
          scf.yield %arg2, %7 : memref<2xf32>, i1
        }
        %base_buffer_44, %offset_45, %sizes_46, %strides_47 = memref.extract_strided_metadata %6#0 : memref<2xf32> -> memref<f32>, index, index, index
        bufferization.dealloc (%base_buffer_44 : memref<f32>) if (%6#1)
        scf.reduce 
      }
      %4:2 = scf.index_switch %arg1 -> memref<?x4x4xindex>, i1 
      default {
        %true_41 = arith.constant true
        %false_42 = arith.constant false
        %false_43 = arith.constant false
        %c5 = arith.constant 5 : index
        %c1_44 = arith.constant 1 : index
        scf.for %arg4 = %c5 to %c2 step %c1_44 {
        }
        %alloc_45 = memref.alloc() : memref<2xf32>
        %base_buffer_46, %offset_47, %sizes_48, %strides_49 = memref.extract_strided_metadata %alloc_45 : memref<2xf32> -> memref<f32>, index, index, index
        %6 = bufferization.dealloc (%base_buffer_46 : memref<f32>) if (%true_41) retain (%1#0 : memref<?x4x4xindex>)
        scf.yield %1#0, %6 : memref<?x4x4xindex>, i1
      }
      %base_buffer_37, %offset_38, %sizes_39:3, %strides_40:3 = memref.extract_strided_metadata %4#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %5 = bufferization.dealloc (%base_buffer_37 : memref<index>) if (%4#1) retain (%alloc : memref<2xf32>)
      scf.yield %arg1, %alloc, %5 : index, memref<2xf32>, i1
    }
    %alloc_6 = memref.alloc(%arg1) : memref<?x4x4xindex>
    %3 = scf.if %arg0 -> (i64) {
      %false_31 = arith.constant false
      %false_32 = arith.constant false
      %false_33 = arith.constant false
      %false_34 = arith.constant false
      %false_35 = arith.constant false
      %false_36 = arith.constant false
      %false_37 = arith.constant false
      %false_38 = arith.constant false
      scf.index_switch %2#0 
      case 1 {
        scf.yield
      }
      case 3 {
        %false_43 = arith.constant false
        %c2 = arith.constant 2 : index
        scf.for %arg4 = %arg1 to %2#0 step %c2 {
          %true_44 = arith.constant true
          %alloc_45 = memref.alloc(%arg4) : memref<?x4x4xindex>
          %base_buffer_46, %offset_47, %sizes_48:3, %strides_49:3 = memref.extract_strided_metadata %alloc_45 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
          bufferization.dealloc (%base_buffer_46 : memref<index>) if (%true_44)
        }
        scf.yield
      }
      default {
        %false_43 = arith.constant false
        %false_44 = arith.constant false
        %cst = arith.constant 7.000000e+00 : f32
        %c0 = arith.constant 0 : index
        memref.store %cst, %alloc[%c0] : memref<2xf32>
        %c0_45 = arith.constant 0 : index
        memref.store %cst, %arg2[%c0_45] : memref<2xf32>
      }
      %4:2 = scf.if %arg0 -> (memref<?x4x4xindex>, i1) {
        %false_43 = arith.constant false
        %false_44 = arith.constant false
        %false_45 = arith.constant false
        %false_46 = arith.constant false
        %false_47 = arith.constant false
        %false_48 = arith.constant false
        %c2 = arith.constant 2 : index
        %5:4 = scf.for %arg4 = %2#0 to %arg1 step %c2 iter_args(%arg5 = %1#0, %arg6 = %2#1, %arg7 = %false_44, %arg8 = %false_44) -> (memref<?x4x4xindex>, memref<2xf32>, i1, i1) {
          %false_58 = arith.constant false
          %base_buffer_59, %offset_60, %sizes_61:3, %strides_62:3 = memref.extract_strided_metadata %arg5 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
          %base_buffer_63, %offset_64, %sizes_65, %strides_66 = memref.extract_strided_metadata %arg6 : memref<2xf32> -> memref<f32>, index, index, index
          %7:2 = bufferization.dealloc (%base_buffer_59, %base_buffer_63 : memref<index>, memref<f32>) if (%arg7, %arg8) retain (%arg5, %arg2 : memref<?x4x4xindex>, memref<2xf32>)
          scf.yield %arg5, %arg2, %7#0, %7#1 : memref<?x4x4xindex>, memref<2xf32>, i1, i1
        }
        %c1_49 = arith.constant 1 : index
        scf.for %arg4 = %c1 to %arg1 step %c1_49 {
          %false_58 = arith.constant false
          %false_59 = arith.constant false
          memref.copy %5#1, %alloc : memref<2xf32> to memref<2xf32>
        }
        %base_buffer_50, %offset_51, %sizes_52:3, %strides_53:3 = memref.extract_strided_metadata %5#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
        %base_buffer_54, %offset_55, %sizes_56, %strides_57 = memref.extract_strided_metadata %5#1 : memref<2xf32> -> memref<f32>, index, index, index
        %6 = bufferization.dealloc (%base_buffer_50, %base_buffer_54 : memref<index>, memref<f32>) if (%5#2, %5#3) retain (%1#0 : memref<?x4x4xindex>)
        scf.yield %1#0, %6 : memref<?x4x4xindex>, i1
      } else {
        %false_43 = arith.constant false
        %false_44 = arith.constant false
        %false_45 = arith.constant false
        %false_46 = arith.constant false
        %false_47 = arith.constant false
        scf.forall (%arg4) in (%arg1) {
          %false_48 = arith.constant false
          %false_49 = arith.constant false
          %6 = arith.select %arg0, %arg3, %arg3 : memref<?x4x4xindex>
        }
        memref.copy %alloc, %2#1 : memref<2xf32> to memref<2xf32>
        %5 = bufferization.dealloc retain (%alloc_6 : memref<?x4x4xindex>)
        scf.yield %alloc_6, %5 : memref<?x4x4xindex>, i1
      }
      %c0_i64 = arith.constant 0 : i64
      %base_buffer_39, %offset_40, %sizes_41:3, %strides_42:3 = memref.extract_strided_metadata %4#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      bufferization.dealloc (%base_buffer_39 : memref<index>) if (%4#1)
      scf.yield %c0_i64 : i64
    } else {
      %false_31 = arith.constant false
      %cst = arith.constant 7.000000e+00 : f32
      %c0 = arith.constant 0 : index
      memref.store %cst, %0#0[%c0] : memref<2xf32>
      %c8_i64 = arith.constant 8 : i64
      scf.yield %c8_i64 : i64
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_7, %offset_8, %sizes_9:3, %strides_10:3 = memref.extract_strided_metadata %arg3 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
    %base_buffer_11, %offset_12, %sizes_13, %strides_14 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_19, %offset_20, %sizes_21:3, %strides_22:3 = memref.extract_strided_metadata %1#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
    %base_buffer_23, %offset_24, %sizes_25, %strides_26 = memref.extract_strided_metadata %2#1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_27, %offset_28, %sizes_29:3, %strides_30:3 = memref.extract_strided_metadata %alloc_6 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_7, %base_buffer_11, %base_buffer_15, %base_buffer_19, %base_buffer_23, %base_buffer_27 : memref<f32>, memref<index>, memref<f32>, memref<f32>, memref<index>, memref<f32>, memref<index>) if (%false_4, %false_5, %true_3, %0#1, %1#1, %2#2, %true)
    return
  }
  func.func @f1(%arg0: f32, %arg1: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %false_2 = arith.constant false
    %true = arith.constant true
    %false_3 = arith.constant false
    %true_4 = arith.constant true
    %false_5 = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    %0:2 = scf.for %arg2 = %c7 to %c7 step %c2 iter_args(%arg3 = %arg1, %arg4 = %false_3) -> (memref<2xf32>, i1) {
      %false_42 = arith.constant false
      %false_43 = arith.constant false
      %false_44 = arith.constant false
      %6:2 = scf.execute_region -> (memref<?x4x4xindex>, i1) no_inline {
        %true_54 = arith.constant true
        %false_55 = arith.constant false
        scf.while : () -> () {
          %false_62 = arith.constant false
          scf.condition(%false_62)
        } do {
          scf.yield
        }
        %c7_56 = arith.constant 7 : index
        %alloc_57 = memref.alloc(%c7_56) : memref<?x4x4xindex>
        %base_buffer_58, %offset_59, %sizes_60:3, %strides_61:3 = memref.extract_strided_metadata %alloc_57 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
        %9 = bufferization.dealloc (%base_buffer_58 : memref<index>) if (%true_54) retain (%alloc_57 : memref<?x4x4xindex>)
        scf.yield %alloc_57, %9 : memref<?x4x4xindex>, i1
      }
      %c4_i32 = arith.constant 4 : i32
      %false_45 = arith.constant false
      %7 = arith.select %false_45, %c4_i32, %c4_i32 : i32
      memref.copy %alloc, %arg1 : memref<2xf32> to memref<2xf32>
      %base_buffer_46, %offset_47, %sizes_48, %strides_49 = memref.extract_strided_metadata %arg3 : memref<2xf32> -> memref<f32>, index, index, index
      %base_buffer_50, %offset_51, %sizes_52:3, %strides_53:3 = memref.extract_strided_metadata %6#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %8 = bufferization.dealloc (%base_buffer_46, %base_buffer_50 : memref<f32>, memref<index>) if (%arg4, %6#1) retain (%arg3 : memref<2xf32>)
      scf.yield %arg3, %8 : memref<2xf32>, i1
    }
    %c9 = arith.constant 9 : index
    %alloc_6 = memref.alloc(%c9) : memref<?x4x4xindex>
    %1:2 = scf.while (%arg2 = %alloc_6, %arg3 = %false_2) : (memref<?x4x4xindex>, i1) -> (memref<?x4x4xindex>, i1) {
      %false_42 = arith.constant false
      %false_43 = arith.constant false
      %base_buffer_44, %offset_45, %sizes_46:3, %strides_47:3 = memref.extract_strided_metadata %arg2 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %6 = bufferization.dealloc (%base_buffer_44 : memref<index>) if (%arg3) retain (%alloc_6 : memref<?x4x4xindex>)
      scf.condition(%false_43) %alloc_6, %6 : memref<?x4x4xindex>, i1
    } do {
    ^bb0(%arg2: memref<?x4x4xindex>, %arg3: i1):
      %true_42 = arith.constant true
      %c4 = arith.constant 4 : index
      %alloc_43 = memref.alloc(%c4) : memref<?x4x4xindex>
      memref.copy %arg2, %alloc_43 : memref<?x4x4xindex> to memref<?x4x4xindex>
      %base_buffer_44, %offset_45, %sizes_46:3, %strides_47:3 = memref.extract_strided_metadata %arg2 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %base_buffer_48, %offset_49, %sizes_50:3, %strides_51:3 = memref.extract_strided_metadata %alloc_43 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %6 = bufferization.dealloc (%base_buffer_44, %base_buffer_48 : memref<index>, memref<index>) if (%arg3, %true_42) retain (%arg2 : memref<?x4x4xindex>)
      scf.yield %arg2, %6 : memref<?x4x4xindex>, i1
    }
    %false_7 = arith.constant false
    %c1 = arith.constant 1 : index
    %c2_8 = arith.constant 2 : index
    %2:2 = scf.for %arg2 = %c1 to %c9 step %c2_8 iter_args(%arg3 = %alloc_6, %arg4 = %false_1) -> (memref<?x4x4xindex>, i1) {
      %false_42 = arith.constant false
      %false_43 = arith.constant false
      %true_44 = arith.constant true
      %false_45 = arith.constant false
      %false_46 = arith.constant false
      %false_47 = arith.constant false
      %false_48 = arith.constant false
      %alloc_49 = memref.alloc() : memref<2xf32>
      memref.copy %0#0, %alloc_49 : memref<2xf32> to memref<2xf32>
      %c2_50 = arith.constant 2 : index
      %c3_i32 = arith.constant 3 : i32
      %6 = scf.for %arg5 = %c9 to %c1 step %c2_50 iter_args(%arg6 = %c3_i32) -> (i32) {
        %true_63 = arith.constant true
        %c0 = arith.constant 0 : index
        %alloc_64 = memref.alloc(%arg2) : memref<?x8xf64>
        %base_buffer_65, %offset_66, %sizes_67:2, %strides_68:2 = memref.extract_strided_metadata %alloc_64 : memref<?x8xf64> -> memref<f64>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_65 : memref<f64>) if (%true_63)
        scf.yield %arg6 : i32
      }
      %7:2 = scf.if %false_7 -> (memref<?x4x4xindex>, i1) {
        %false_63 = arith.constant false
        %false_64 = arith.constant false
        %false_65 = arith.constant false
        %false_66 = arith.constant false
        %false_67 = arith.constant false
        memref.copy %alloc, %alloc_49 : memref<2xf32> to memref<2xf32>
        %c3 = arith.constant 3 : index
        %c2_68 = arith.constant 2 : index
        %9:4 = scf.for %arg5 = %c7 to %c3 step %c2_68 iter_args(%arg6 = %alloc, %arg7 = %arg3, %arg8 = %false_63, %arg9 = %false_63) -> (memref<2xf32>, memref<?x4x4xindex>, i1, i1) {
          %false_77 = arith.constant false
          %base_buffer_78, %offset_79, %sizes_80, %strides_81 = memref.extract_strided_metadata %arg6 : memref<2xf32> -> memref<f32>, index, index, index
          %base_buffer_82, %offset_83, %sizes_84:3, %strides_85:3 = memref.extract_strided_metadata %arg7 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
          %11:2 = bufferization.dealloc (%base_buffer_78, %base_buffer_82 : memref<f32>, memref<index>) if (%arg8, %arg9) retain (%arg6, %alloc_6 : memref<2xf32>, memref<?x4x4xindex>)
          scf.yield %arg6, %alloc_6, %11#0, %11#1 : memref<2xf32>, memref<?x4x4xindex>, i1, i1
        }
        %base_buffer_69, %offset_70, %sizes_71, %strides_72 = memref.extract_strided_metadata %9#0 : memref<2xf32> -> memref<f32>, index, index, index
        %base_buffer_73, %offset_74, %sizes_75:3, %strides_76:3 = memref.extract_strided_metadata %9#1 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
        %10 = bufferization.dealloc (%base_buffer_69, %base_buffer_73 : memref<f32>, memref<index>) if (%9#2, %9#3) retain (%arg3 : memref<?x4x4xindex>)
        scf.yield %arg3, %10 : memref<?x4x4xindex>, i1
      } else {
        %false_63 = arith.constant false
        %9 = bufferization.dealloc retain (%alloc_6 : memref<?x4x4xindex>)
        scf.yield %alloc_6, %9 : memref<?x4x4xindex>, i1
      }
      %base_buffer_51, %offset_52, %sizes_53:3, %strides_54:3 = memref.extract_strided_metadata %arg3 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %base_buffer_55, %offset_56, %sizes_57, %strides_58 = memref.extract_strided_metadata %alloc_49 : memref<2xf32> -> memref<f32>, index, index, index
      %base_buffer_59, %offset_60, %sizes_61:3, %strides_62:3 = memref.extract_strided_metadata %7#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %8 = bufferization.dealloc (%base_buffer_51, %base_buffer_55, %base_buffer_59 : memref<index>, memref<f32>, memref<index>) if (%arg4, %true_44, %7#1) retain (%1#0 : memref<?x4x4xindex>)
      scf.yield %1#0, %8 : memref<?x4x4xindex>, i1
    }
    %3:4 = scf.if %false_7 -> (memref<2xf32>, memref<2xf32>, i1, i1) {
      %false_42 = arith.constant false
      %false_43 = arith.constant false
      %false_44 = arith.constant false
      %false_45 = arith.constant false
      %false_46 = arith.constant false
      %false_47 = arith.constant false
      %false_48 = arith.constant false
      scf.execute_region {
        %false_49 = arith.constant false
        %false_50 = arith.constant false
        %false_51 = arith.constant false
        %false_52 = arith.constant false
        %false_53 = arith.constant false
        %false_54 = arith.constant false
        %false_55 = arith.constant false
        %7:4 = scf.if %false_55 -> (memref<2xf32>, memref<?x4x4xindex>, i1, i1) {
          %false_64 = arith.constant false
          %false_65 = arith.constant false
          %8:2 = bufferization.dealloc retain (%0#0, %1#0 : memref<2xf32>, memref<?x4x4xindex>)
          scf.yield %0#0, %1#0, %8#0, %8#1 : memref<2xf32>, memref<?x4x4xindex>, i1, i1
        } else {
          %false_64 = arith.constant false
          %false_65 = arith.constant false
          %false_66 = arith.constant false
          %false_67 = arith.constant false
          %8 = arith.select %false_55, %0#0, %arg1 : memref<2xf32>
          %9:2 = bufferization.dealloc retain (%arg1, %alloc_6 : memref<2xf32>, memref<?x4x4xindex>)
          scf.yield %arg1, %alloc_6, %9#0, %9#1 : memref<2xf32>, memref<?x4x4xindex>, i1, i1
        }
        scf.forall (%arg2) in (2) {
        }
        %base_buffer_56, %offset_57, %sizes_58, %strides_59 = memref.extract_strided_metadata %7#0 : memref<2xf32> -> memref<f32>, index, index, index
        %base_buffer_60, %offset_61, %sizes_62:3, %strides_63:3 = memref.extract_strided_metadata %7#1 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
        bufferization.dealloc (%base_buffer_56, %base_buffer_60 : memref<f32>, memref<index>) if (%7#2, %7#3)
        scf.yield
      }
      memref.copy %arg1, %0#0 : memref<2xf32> to memref<2xf32>
      scf.while (%arg2 = %alloc, %arg3 = %false_42) : (memref<2xf32>, i1) -> () {
        %base_buffer_49, %offset_50, %sizes_51, %strides_52 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
        bufferization.dealloc (%base_buffer_49 : memref<f32>) if (%arg3)
        scf.condition(%false_7)
      } do {
        %true_49 = arith.constant true
        %alloc_50 = memref.alloc() : memref<2xf32>
        %base_buffer_51, %offset_52, %sizes_53, %strides_54 = memref.extract_strided_metadata %alloc_50 : memref<2xf32> -> memref<f32>, index, index, index
        %7 = bufferization.dealloc (%base_buffer_51 : memref<f32>) if (%true_49) retain (%alloc_50 : memref<2xf32>)
        scf.yield %alloc_50, %7 : memref<2xf32>, i1
      }
      %6:2 = bufferization.dealloc retain (%arg1, %alloc : memref<2xf32>, memref<2xf32>)
      scf.yield %arg1, %alloc, %6#0, %6#1 : memref<2xf32>, memref<2xf32>, i1, i1
    } else {
      %false_42 = arith.constant false
      %false_43 = arith.constant false
      %false_44 = arith.constant false
      %false_45 = arith.constant false
      %false_46 = arith.constant false
      %false_47 = arith.constant false
      %false_48 = arith.constant false
      %false_49 = arith.constant false
      %c7_50 = arith.constant 7 : index
      %c1_51 = arith.constant 1 : index
      %c7_i32 = arith.constant 7 : i32
      %6:3 = scf.for %arg2 = %c1 to %c7_50 step %c1_51 iter_args(%arg3 = %2#0, %arg4 = %c7_i32, %arg5 = %false_43) -> (memref<?x4x4xindex>, i32, i1) {
        %false_65 = arith.constant false
        %false_66 = arith.constant false
        %false_67 = arith.constant false
        %10:2 = scf.if %false_7 -> (memref<?x4x4xindex>, i1) {
          %true_76 = arith.constant true
          %true_77 = arith.constant true
          %alloc_78 = memref.alloc(%arg2) : memref<?x4x4xindex>
          %c9_79 = arith.constant 9 : index
          %alloc_80 = memref.alloc(%c9_79) : memref<?x4x4xindex>
          %base_buffer_81, %offset_82, %sizes_83:3, %strides_84:3 = memref.extract_strided_metadata %alloc_78 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
          %base_buffer_85, %offset_86, %sizes_87:3, %strides_88:3 = memref.extract_strided_metadata %alloc_80 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
          %12 = bufferization.dealloc (%base_buffer_81, %base_buffer_85 : memref<index>, memref<index>) if (%true_77, %true_76) retain (%alloc_80 : memref<?x4x4xindex>)
          scf.yield %alloc_80, %12 : memref<?x4x4xindex>, i1
        } else {
          %false_76 = arith.constant false
          %12 = bufferization.dealloc retain (%alloc_6 : memref<?x4x4xindex>)
          scf.yield %alloc_6, %12 : memref<?x4x4xindex>, i1
        }
        %base_buffer_68, %offset_69, %sizes_70:3, %strides_71:3 = memref.extract_strided_metadata %arg3 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
        %base_buffer_72, %offset_73, %sizes_74:3, %strides_75:3 = memref.extract_strided_metadata %10#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
        %11 = bufferization.dealloc (%base_buffer_68, %base_buffer_72 : memref<index>, memref<index>) if (%arg5, %10#1) retain (%1#0 : memref<?x4x4xindex>)
        scf.yield %1#0, %arg4, %11 : memref<?x4x4xindex>, i32, i1
      }
      %7:4 = scf.if %false_7 -> (memref<2xf32>, memref<?x4x4xindex>, i1, i1) {
        %true_65 = arith.constant true
        %false_66 = arith.constant false
        %false_67 = arith.constant false
        %alloc_68 = memref.alloc() : memref<4xi1>
        %base_buffer_69, %offset_70, %sizes_71, %strides_72 = memref.extract_strided_metadata %alloc_68 : memref<4xi1> -> memref<i1>, index, index, index
        %10:2 = bufferization.dealloc (%base_buffer_69 : memref<i1>) if (%true_65) retain (%alloc, %6#0 : memref<2xf32>, memref<?x4x4xindex>)
        scf.yield %alloc, %6#0, %10#0, %10#1 : memref<2xf32>, memref<?x4x4xindex>, i1, i1
      } else {
        %true_65 = arith.constant true
        %false_66 = arith.constant false
        %false_67 = arith.constant false
        %c1_68 = arith.constant 1 : index
        %c2_69 = arith.constant 2 : index
        %10 = memref.load %alloc_6[%c1_68, %c9, %c2_69] : memref<?x4x4xindex>
        %c9_70 = arith.constant 9 : index
        %alloc_71 = memref.alloc(%c9_70) : memref<?x4x4xindex>
        %base_buffer_72, %offset_73, %sizes_74:3, %strides_75:3 = memref.extract_strided_metadata %alloc_71 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
        %11:2 = bufferization.dealloc (%base_buffer_72 : memref<index>) if (%true_65) retain (%arg1, %alloc_71 : memref<2xf32>, memref<?x4x4xindex>)
        scf.yield %arg1, %alloc_71, %11#0, %11#1 : memref<2xf32>, memref<?x4x4xindex>, i1, i1
      }
      %false_52 = arith.constant false
      %8 = arith.select %false_7, %2#0, %2#0 : memref<?x4x4xindex>
      %base_buffer_53, %offset_54, %sizes_55:3, %strides_56:3 = memref.extract_strided_metadata %6#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %base_buffer_57, %offset_58, %sizes_59, %strides_60 = memref.extract_strided_metadata %7#0 : memref<2xf32> -> memref<f32>, index, index, index
      %base_buffer_61, %offset_62, %sizes_63:3, %strides_64:3 = memref.extract_strided_metadata %7#1 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %9:2 = bufferization.dealloc (%base_buffer_53, %base_buffer_57, %base_buffer_61 : memref<index>, memref<f32>, memref<index>) if (%6#2, %7#2, %7#3) retain (%0#0, %7#0 : memref<2xf32>, memref<2xf32>)
      scf.yield %0#0, %7#0, %9#0, %9#1 : memref<2xf32>, memref<2xf32>, i1, i1
    }
    scf.execute_region no_inline {
      %false_42 = arith.constant false
      %true_43 = arith.constant true
      %c5 = arith.constant 5 : index
      %alloc_44 = memref.alloc(%c5) {tag = "a"} : memref<?x4x4xindex>
      scf.while : () -> () {
        scf.condition(%false_7)
      } do {
        scf.yield
      }
      %c2_45 = arith.constant 2 : index
      %dim = memref.dim %alloc_44, %c2_45 : memref<?x4x4xindex>
      %base_buffer_46, %offset_47, %sizes_48:3, %strides_49:3 = memref.extract_strided_metadata %alloc_44 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      bufferization.dealloc (%base_buffer_46 : memref<index>) if (%true_43)
      scf.yield
    }
    %4 = scf.if %false_5 -> (memref<2xf32>) {
      scf.yield %arg1 : memref<2xf32>
    } else {
      %6 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
      scf.yield %6 : memref<2xf32>
    }
    %true_9 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_18, %offset_19, %sizes_20:3, %strides_21:3 = memref.extract_strided_metadata %alloc_6 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
    %base_buffer_22, %offset_23, %sizes_24:3, %strides_25:3 = memref.extract_strided_metadata %1#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
    %base_buffer_26, %offset_27, %sizes_28:3, %strides_29:3 = memref.extract_strided_metadata %2#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
    %base_buffer_30, %offset_31, %sizes_32, %strides_33 = memref.extract_strided_metadata %3#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_34, %offset_35, %sizes_36, %strides_37 = memref.extract_strided_metadata %3#1 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_38, %offset_39, %sizes_40, %strides_41 = memref.extract_strided_metadata %4 : memref<2xf32> -> memref<f32>, index, index, index
    %5:2 = bufferization.dealloc (%base_buffer, %base_buffer_10, %base_buffer_14, %base_buffer_18, %base_buffer_22, %base_buffer_26, %base_buffer_30, %base_buffer_34, %base_buffer_38 : memref<f32>, memref<f32>, memref<f32>, memref<index>, memref<index>, memref<index>, memref<f32>, memref<f32>, memref<f32>) if (%false_5, %true_4, %0#1, %true, %1#1, %2#1, %3#2, %3#3, %true_9) retain (%4, %alloc : memref<2xf32>, memref<2xf32>)
    return %4, %alloc : memref<2xf32>, memref<2xf32>
  }
}

