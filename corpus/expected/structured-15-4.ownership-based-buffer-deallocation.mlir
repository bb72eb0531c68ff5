module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<2xf32>, %arg3: index) -> memref<2xf32> {
    %true = arith.constant true
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %false_2 = arith.constant false
    %false_3 = arith.constant false
    %false_4 = arith.constant false
    %false_5 = arith.constant false
    %false_6 = arith.constant false
    %true_7 = arith.constant true
    %true_8 = arith.constant true
    %false_9 = arith.constant false
    %alloc = memref.alloc() : memref<2xf32>
    %c2 = arith.constant 2 : index
    %alloc_10 = memref.alloc(%arg3) : memref<?x4xi1>
    %cst = arith.constant 7.000000e+00 : f32
    %0:3 = scf.for %arg4 = %arg3 to %arg1 step %c2 iter_args(%arg5 = %alloc_10, %arg6 = %cst, %arg7 = %false_6) -> (memref<?x4xi1>, f32, i1) {
      %false_42 = arith.constant false
      %false_43 = arith.constant false
      %false_44 = arith.constant false
      %false_45 = arith.constant false
      %c1_46 = arith.constant 1 : index
      %dim = memref.dim %arg5, %c1_46 : memref<?x4xi1>
      scf.if %arg0 {
        %false_51 = arith.constant false
        %false_52 = arith.constant false
        %12:4 = scf.index_switch %arg3 -> memref<2xf32>, memref<2xf32>, i1, i1 
        default {
          %false_61 = arith.constant false
          %true_62 = arith.constant true
          %13 = arith.ori %true_62, %arg0 : i1
          %14:2 = bufferization.dealloc retain (%alloc, %alloc : memref<2xf32>, memref<2xf32>)
          scf.yield %alloc, %alloc, %14#0, %14#1 : memref<2xf32>, memref<2xf32>, i1, i1
        }
        %base_buffer_53, %offset_54, %sizes_55, %strides_56 = memref.extract_strided_metadata %12#0 : memref<2xf32> -> memref<f32>, index, index, index
        %base_buffer_57, %offset_58, %sizes_59, %strides_60 = memref.extract_strided_metadata %12#1 : memref<2xf32> -> memref<f32>, index, index, index
        bufferization.dealloc (%base_buffer_53, %base_buffer_57 : memref<f32>, memref<f32>) if (%12#2, %12#3)
      } else {
        %false_51 = arith.constant false
        %false_52 = arith.constant false
        %c1_53 = arith.constant 1 : index
        %c2_54 = arith.constant 2 : index
        %c2_i64 = arith.constant 2 : i64
        %12 = scf.for %arg8 = %c1_53 to %arg1 step %c2_54 iter_args(%arg9 = %c2_i64) -> (i64) {
          %true_56 = arith.constant true
          %alloc_57 = memref.alloc() : memref<2xf32>
          %base_buffer_58, %offset_59, %sizes_60, %strides_61 = memref.extract_strided_metadata %alloc_57 : memref<2xf32> -> memref<f32>, index, index, index
          bufferization.dealloc (%base_buffer_58 : memref<f32>) if (%true_56)
          scf.yield %c2_i64 : i64
        }
        %c3_55 = arith.constant 3 : index
        %13 = memref.load %arg5[%arg4, %c3_55] : memref<?x4xi1>
      }
      %c7_i32 = arith.constant 7 : i32
      %c2_i32 = arith.constant 2 : i32
      scf.for %arg8 = %c7_i32 to %c7_i32 step %c2_i32  : i32 {
      }
      %base_buffer_47, %offset_48, %sizes_49:2, %strides_50:2 = memref.extract_strided_metadata %arg5 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
      %11 = bufferization.dealloc (%base_buffer_47 : memref<i1>) if (%arg7) retain (%alloc_10 : memref<?x4xi1>)
      scf.yield %alloc_10, %cst, %11 : memref<?x4xi1>, f32, i1
    }
    %1 = scf.if %arg0 -> (index) {
      %false_42 = arith.constant false
      %true_43 = arith.constant true
      %false_44 = arith.constant false
      %false_45 = arith.constant false
      %c1_46 = arith.constant 1 : index
      %c0_47 = arith.constant 0 : index
      %11 = memref.load %alloc_10[%c1_46, %c0_47] : memref<?x4xi1>
      %c7 = arith.constant 7 : index
      %alloc_48 = memref.alloc(%c7) : memref<?x4xi1>
      scf.while (%arg4 = %alloc_48, %arg5 = %false_42) : (memref<?x4xi1>, i1) -> () {
        %base_buffer_53, %offset_54, %sizes_55:2, %strides_56:2 = memref.extract_strided_metadata %arg4 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
        bufferization.dealloc (%base_buffer_53 : memref<i1>) if (%arg5)
        scf.condition(%11)
      } do {
        %false_53 = arith.constant false
        %false_54 = arith.constant false
        %false_55 = arith.constant false
        %false_56 = arith.constant false
        scf.while : () -> () {
          scf.condition(%11)
        } do {
          scf.yield
        }
        scf.execute_region no_inline {
          %true_57 = arith.constant true
          %false_58 = arith.constant false
          %alloc_59 = memref.alloc() : memref<2xf32>
          memref.copy %alloc, %alloc_59 : memref<2xf32> to memref<2xf32>
          %base_buffer_60, %offset_61, %sizes_62, %strides_63 = memref.extract_strided_metadata %alloc_59 : memref<2xf32> -> memref<f32>, index, index, index
          bufferization.dealloc (%base_buffer_60 : memref<f32>) if (%true_57)
          scf.yield
        }
        %12 = bufferization.dealloc retain (%alloc_10 : memref<?x4xi1>)
        scf.yield %alloc_10, %12 : memref<?x4xi1>, i1
      }
      %base_buffer_49, %offset_50, %sizes_51:2, %strides_52:2 = memref.extract_strided_metadata %alloc_48 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_49 : memref<i1>) if (%true_43)
      scf.yield %arg1 : index
    } else {
      scf.yield %c2 : index
    }
    scf.index_switch %arg3 
    case 1 {
      scf.yield
    }
    case 3 {
      %true_42 = arith.constant true
      %false_43 = arith.constant false
      %alloc_44 = memref.alloc() : memref<2xf32>
      memref.copy %arg2, %alloc_44 : memref<2xf32> to memref<2xf32>
      %base_buffer_45, %offset_46, %sizes_47, %strides_48 = memref.extract_strided_metadata %alloc_44 : memref<2xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer_45 : memref<f32>) if (%true_42)
      scf.yield
    }
    case 5 {
      %true_42 = arith.constant true
      %false_43 = arith.constant false
      %false_44 = arith.constant false
      %false_45 = arith.constant false
      %11:4 = scf.if %arg0 -> (memref<?x4xi1>, memref<?x4xi1>, i1, i1) {
        %false_60 = arith.constant false
        %12:2 = bufferization.dealloc retain (%0#0, %0#0 : memref<?x4xi1>, memref<?x4xi1>)
        scf.yield %0#0, %0#0, %12#0, %12#1 : memref<?x4xi1>, memref<?x4xi1>, i1, i1
      } else {
        %false_60 = arith.constant false
        %false_61 = arith.constant false
        %c0_62 = arith.constant 0 : index
        %dim = memref.dim %arg2, %c0_62 : memref<2xf32>
        %12:2 = bufferization.dealloc retain (%0#0, %0#0 : memref<?x4xi1>, memref<?x4xi1>)
        scf.yield %0#0, %0#0, %12#0, %12#1 : memref<?x4xi1>, memref<?x4xi1>, i1, i1
      }
      %alloc_46 = memref.alloc() : memref<2xf32>
      %c3_47 = arith.constant 3 : index
      memref.store %arg0, %11#1[%arg1, %c3_47] : memref<?x4xi1>
      %base_buffer_48, %offset_49, %sizes_50:2, %strides_51:2 = memref.extract_strided_metadata %11#0 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
      %base_buffer_52, %offset_53, %sizes_54:2, %strides_55:2 = memref.extract_strided_metadata %11#1 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
      %base_buffer_56, %offset_57, %sizes_58, %strides_59 = memref.extract_strided_metadata %alloc_46 : memref<2xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer_48, %base_buffer_52, %base_buffer_56 : memref<i1>, memref<i1>, memref<f32>) if (%11#2, %11#3, %true_42)
      scf.yield
    }
    default {
      %false_42 = arith.constant false
      %false_43 = arith.constant false
      %false_44 = arith.constant false
      %false_45 = arith.constant false
      %11:2 = scf.if %arg0 -> (memref<?x4xi1>, i1) {
        %false_50 = arith.constant false
        %false_51 = arith.constant false
        %false_52 = arith.constant false
        scf.execute_region {
          scf.yield
        }
        %12:2 = scf.if %arg0 -> (memref<?x4xi1>, i1) {
          %false_57 = arith.constant false
          %14 = bufferization.dealloc retain (%0#0 : memref<?x4xi1>)
          scf.yield %0#0, %14 : memref<?x4xi1>, i1
        } else {
          %false_57 = arith.constant false
          %14 = bufferization.dealloc retain (%0#0 : memref<?x4xi1>)
          scf.yield %0#0, %14 : memref<?x4xi1>, i1
        }
        %base_buffer_53, %offset_54, %sizes_55:2, %strides_56:2 = memref.extract_strided_metadata %12#0 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
        %13 = bufferization.dealloc (%base_buffer_53 : memref<i1>) if (%12#1) retain (%12#0 : memref<?x4xi1>)
        scf.yield %12#0, %13 : memref<?x4xi1>, i1
      } else {
        %false_50 = arith.constant false
        %false_51 = arith.constant false
        %false_52 = arith.constant false
        %false_53 = arith.constant false
        %c1_54 = arith.constant 1 : index
        %c8 = arith.constant 8 : index
        %12 = memref.load %alloc_10[%c1_54, %c8] : memref<?x4xi1>
        %13:2 = scf.if %12 -> (memref<2xf32>, i1) {
          %false_59 = arith.constant false
          %15 = bufferization.dealloc retain (%arg2 : memref<2xf32>)
          scf.yield %arg2, %15 : memref<2xf32>, i1
        } else {
          %true_59 = arith.constant true
          %false_60 = arith.constant false
          %alloc_61 = memref.alloc(%arg1) : memref<?x4xi1>
          %base_buffer_62, %offset_63, %sizes_64:2, %strides_65:2 = memref.extract_strided_metadata %alloc_61 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
          %15 = bufferization.dealloc (%base_buffer_62 : memref<i1>) if (%true_59) retain (%arg2 : memref<2xf32>)
          scf.yield %arg2, %15 : memref<2xf32>, i1
        }
        %base_buffer_55, %offset_56, %sizes_57, %strides_58 = memref.extract_strided_metadata %13#0 : memref<2xf32> -> memref<f32>, index, index, index
        %14 = bufferization.dealloc (%base_buffer_55 : memref<f32>) if (%13#1) retain (%0#0 : memref<?x4xi1>)
        scf.yield %0#0, %14 : memref<?x4xi1>, i1
      }
      %base_buffer_46, %offset_47, %sizes_48:2, %strides_49:2 = memref.extract_strided_metadata %11#0 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_46 : memref<i1>) if (%11#1)
    }
    scf.forall (%arg4) in (1) {
      %false_42 = arith.constant false
      %false_43 = arith.constant false
      memref.copy %alloc, %arg2 : memref<2xf32> to memref<2xf32>
    }
    %2:2 = scf.if %arg0 -> (f32, i64) {
      %true_42 = arith.constant true
      %false_43 = arith.constant false
      %alloc_44 = memref.alloc() {tag = "a"} : memref<2xf32>
      memref.copy %alloc, %alloc_44 : memref<2xf32> to memref<2xf32>
      %c2_i64 = arith.constant 2 : i64
      %base_buffer_45, %offset_46, %sizes_47, %strides_48 = memref.extract_strided_metadata %alloc_44 : memref<2xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer_45 : memref<f32>) if (%true_42)
      scf.yield %0#1, %c2_i64 : f32, i64
    } else {
      %false_42 = arith.constant false
      %false_43 = arith.constant false
      scf.index_switch %arg1 
      default {
      }
      %c1_44 = arith.constant 1 : index
      %c0_45 = arith.constant 0 : index
      %11 = memref.load %0#0[%c1_44, %c0_45] : memref<?x4xi1>
      %c4_i64 = arith.constant 4 : i64
      scf.yield %cst, %c4_i64 : f32, i64
    }
    %3 = arith.select %arg0, %0#1, %2#0 : f32
    %c9 = arith.constant 9 : index
    %alloca = memref.alloca(%c9) : memref<8x?xf64>
    %4:2 = scf.if %arg0 -> (memref<2xf32>, i1) {
      %false_42 = arith.constant false
      %false_43 = arith.constant false
      %false_44 = arith.constant false
      %c1_45 = arith.constant 1 : index
      %c0_46 = arith.constant 0 : index
      memref.store %arg0, %alloc_10[%c1_45, %c0_46] : memref<?x4xi1>
      %11 = arith.cmpi sge, %2#1, %2#1 : i64
      %cst_47 = arith.constant 4.000000e+00 : f64
      %c1_48 = arith.constant 1 : index
      memref.store %cst_47, %alloca[%arg3, %c1_48] : memref<8x?xf64>
      %12 = bufferization.dealloc retain (%arg2 : memref<2xf32>)
      scf.yield %arg2, %12 : memref<2xf32>, i1
    } else {
      %false_42 = arith.constant false
      %11 = bufferization.dealloc retain (%alloc : memref<2xf32>)
      scf.yield %alloc, %11 : memref<2xf32>, i1
    }
    %5 = arith.select %arg0, %arg2, %alloc : memref<2xf32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %6 = memref.load %0#0[%c1, %c3] : memref<?x4xi1>
    %7:3 = scf.if %6 -> (f32, memref<?x4xi1>, i1) {
      %true_42 = arith.constant true
      %false_43 = arith.constant false
      %false_44 = arith.constant false
      %alloc_45 = memref.alloc() : memref<2xf32>
      %c0_46 = arith.constant 0 : index
      memref.store %0#1, %4#0[%c0_46] : memref<2xf32>
      %base_buffer_47, %offset_48, %sizes_49, %strides_50 = memref.extract_strided_metadata %alloc_45 : memref<2xf32> -> memref<f32>, index, index, index
      %11 = bufferization.dealloc (%base_buffer_47 : memref<f32>) if (%true_42) retain (%0#0 : memref<?x4xi1>)
      scf.yield %cst, %0#0, %11 : f32, memref<?x4xi1>, i1
    } else {
      %false_42 = arith.constant false
      %11 = bufferization.dealloc retain (%alloc_10 : memref<?x4xi1>)
      scf.yield %2#0, %alloc_10, %11 : f32, memref<?x4xi1>, i1
    }
    %c0 = arith.constant 0 : index
    %c2_11 = arith.constant 2 : index
    memref.store %6, %0#0[%c0, %c2_11] : memref<?x4xi1>
    %alloc_12 = memref.alloc(%arg1) : memref<?x4xi1>
    memref.copy %4#0, %5 : memref<2xf32> to memref<2xf32>
    %8 = arith.select %arg0, %false_9, %true_8 : i1
    %9 = scf.if %8 -> (memref<2xf32>) {
      scf.yield %5 : memref<2xf32>
    } else {
      %11 = bufferization.clone %5 : memref<2xf32> to memref<2xf32>
      scf.yield %11 : memref<2xf32>
    }
    %true_13 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_18, %offset_19, %sizes_20:2, %strides_21:2 = memref.extract_strided_metadata %alloc_10 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
    %base_buffer_22, %offset_23, %sizes_24:2, %strides_25:2 = memref.extract_strided_metadata %0#0 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
    %base_buffer_26, %offset_27, %sizes_28, %strides_29 = memref.extract_strided_metadata %4#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_30, %offset_31, %sizes_32:2, %strides_33:2 = memref.extract_strided_metadata %7#1 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
    %base_buffer_34, %offset_35, %sizes_36:2, %strides_37:2 = memref.extract_strided_metadata %alloc_12 : memref<?x4xi1> -> memref<i1>, index, index, index, index, index
    %base_buffer_38, %offset_39, %sizes_40, %strides_41 = memref.extract_strided_metadata %9 : memref<2xf32> -> memref<f32>, index, index, index
    %10 = bufferization.dealloc (%base_buffer, %base_buffer_14, %base_buffer_18, %base_buffer_22, %base_buffer_26, %base_buffer_30, %base_buffer_34, %base_buffer_38 : memref<f32>, memref<f32>, memref<i1>, memref<i1>, memref<f32>, memref<i1>, memref<i1>, memref<f32>) if (%false_9, %true_8, %true_7, %0#2, %4#1, %7#2, %true, %true_13) retain (%9 : memref<2xf32>)
    return %9 : memref<2xf32>
  }
}

