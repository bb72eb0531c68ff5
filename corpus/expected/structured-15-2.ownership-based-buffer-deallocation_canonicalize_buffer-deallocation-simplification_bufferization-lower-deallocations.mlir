module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: i64) -> f32 {
    %false = arith.constant false
    %true = arith.constant true
    %0:2 = scf.if %arg0 -> (memref<4x2xf32>, i1) {
      %alloc_47 = memref.alloc(%arg1) : memref<6x?xf32>
      %cast_48 = memref.cast %alloc_47 : memref<6x?xf32> to memref<?x?xf32>
      scf.if %true {
        memref.dealloc %cast_48 : memref<?x?xf32>
      }
      %alloc_49 = memref.alloc() : memref<4x2xf32>
      scf.yield %alloc_49, %true : memref<4x2xf32>, i1
    } else {
      %alloc_47 = memref.alloc() : memref<4x2xf32>
      scf.yield %alloc_47, %true : memref<4x2xf32>, i1
    }
    %1:2 = scf.index_switch %arg1 -> memref<8x4xi64>, i1 
    default {
      %alloc_47 = memref.alloc() : memref<8x4xi64>
      scf.yield %alloc_47, %true : memref<8x4xi64>, i1
    }
    %2:2 = scf.if %arg0 -> (memref<4x2xf32>, i1) {
      scf.yield %0#0, %false : memref<4x2xf32>, i1
    } else {
      %alloc_47 = memref.alloc() : memref<4x2xf32>
      scf.yield %alloc_47, %true : memref<4x2xf32>, i1
    }
    %alloc = memref.alloc() : memref<4x2xf32>
    %3:4 = scf.if %arg0 -> (memref<8x4xf32>, memref<4x2xf32>, i1, i1) {
      %alloc_47 = memref.alloc() : memref<4x2xf32>
      %alloc_48 = memref.alloc() : memref<8x4xf32>
      scf.yield %alloc_48, %alloc_47, %true, %true : memref<8x4xf32>, memref<4x2xf32>, i1, i1
    } else {
      %alloc_47 = memref.alloc() : memref<8x4xi64>
      memref.copy %1#0, %alloc_47 : memref<8x4xi64> to memref<8x4xi64>
      %alloc_48 = memref.alloc() : memref<8x4xf32>
      scf.if %true {
        memref.dealloc %alloc_47 : memref<8x4xi64>
      }
      scf.yield %alloc_48, %alloc, %true, %false : memref<8x4xf32>, memref<4x2xf32>, i1, i1
    }
    %alloc_0 = memref.alloc() : memref<4x2xf32>
    %alloca = memref.alloca() : memref<8x4xf32>
    %4 = scf.index_switch %arg1 -> i1 
    case 1 {
      %11:4 = scf.index_switch %arg1 -> memref<8x4xf32>, memref<4x2xf32>, i1, i1 
      case 1 {
        scf.yield %alloca, %alloc_0, %false, %false : memref<8x4xf32>, memref<4x2xf32>, i1, i1
      }
      case 3 {
        scf.yield %3#0, %3#1, %false, %false : memref<8x4xf32>, memref<4x2xf32>, i1, i1
      }
      case 5 {
        scf.yield %3#0, %alloc_0, %false, %false : memref<8x4xf32>, memref<4x2xf32>, i1, i1
      }
      default {
        %alloc_58 = memref.alloc() : memref<8x4xf32>
        memref.copy %3#0, %alloc_58 : memref<8x4xf32> to memref<8x4xf32>
        scf.yield %alloc_58, %alloc_0, %true, %false : memref<8x4xf32>, memref<4x2xf32>, i1, i1
      }
      %base_buffer_47, %offset_48, %sizes_49:2, %strides_50:2 = memref.extract_strided_metadata %11#0 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_51, %offset_52, %sizes_53:2, %strides_54:2 = memref.extract_strided_metadata %11#1 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
      %intptr_55 = memref.extract_aligned_pointer_as_index %base_buffer_47 : memref<f32> -> index
      %intptr_56 = memref.extract_aligned_pointer_as_index %3#0 : memref<8x4xf32> -> index
      %12 = arith.cmpi ne, %intptr_55, %intptr_56 : index
      %13 = arith.andi %12, %11#2 : i1
      scf.if %13 {
        memref.dealloc %base_buffer_47 : memref<f32>
      }
      %true_57 = arith.constant true
      %14 = arith.xori %12, %true_57 : i1
      %15 = arith.andi %14, %11#2 : i1
      scf.if %11#3 {
        memref.dealloc %base_buffer_51 : memref<f32>
      }
      scf.yield %15 : i1
    }
    case 3 {
      scf.yield %false : i1
    }
    default {
      scf.yield %false : i1
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0#0 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_1, %offset_2, %sizes_3:2, %strides_4:2 = memref.extract_strided_metadata %1#0 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
    %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %2#0 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_9, %offset_10, %sizes_11:2, %strides_12:2 = memref.extract_strided_metadata %3#0 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_13, %offset_14, %sizes_15:2, %strides_16:2 = memref.extract_strided_metadata %3#1 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_17, %offset_18, %sizes_19:2, %strides_20:2 = memref.extract_strided_metadata %3#0 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
    scf.if %1#1 {
      memref.dealloc %base_buffer_1 : memref<i64>
    }
    scf.if %true {
      memref.dealloc %alloc_0 : memref<4x2xf32>
    }
    %alloc_21 = memref.alloc() : memref<6xindex>
    %alloc_22 = memref.alloc() : memref<6xi1>
    %alloc_23 = memref.alloc() : memref<0xindex>
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
    %c0 = arith.constant 0 : index
    memref.store %intptr, %alloc_21[%c0] : memref<6xindex>
    %intptr_24 = memref.extract_aligned_pointer_as_index %base_buffer_5 : memref<f32> -> index
    %c1 = arith.constant 1 : index
    memref.store %intptr_24, %alloc_21[%c1] : memref<6xindex>
    %intptr_25 = memref.extract_aligned_pointer_as_index %alloc : memref<4x2xf32> -> index
    %c2 = arith.constant 2 : index
    memref.store %intptr_25, %alloc_21[%c2] : memref<6xindex>
    %intptr_26 = memref.extract_aligned_pointer_as_index %base_buffer_9 : memref<f32> -> index
    %c3 = arith.constant 3 : index
    memref.store %intptr_26, %alloc_21[%c3] : memref<6xindex>
    %intptr_27 = memref.extract_aligned_pointer_as_index %base_buffer_13 : memref<f32> -> index
    %c4 = arith.constant 4 : index
    memref.store %intptr_27, %alloc_21[%c4] : memref<6xindex>
    %intptr_28 = memref.extract_aligned_pointer_as_index %base_buffer_17 : memref<f32> -> index
    %c5 = arith.constant 5 : index
    memref.store %intptr_28, %alloc_21[%c5] : memref<6xindex>
    %c0_29 = arith.constant 0 : index
    memref.store %0#1, %alloc_22[%c0_29] : memref<6xi1>
    %c1_30 = arith.constant 1 : index
    memref.store %2#1, %alloc_22[%c1_30] : memref<6xi1>
    %c2_31 = arith.constant 2 : index
    memref.store %true, %alloc_22[%c2_31] : memref<6xi1>
    %c3_32 = arith.constant 3 : index
    memref.store %3#2, %alloc_22[%c3_32] : memref<6xi1>
    %c4_33 = arith.constant 4 : index
    memref.store %3#3, %alloc_22[%c4_33] : memref<6xi1>
    %c5_34 = arith.constant 5 : index
    memref.store %4, %alloc_22[%c5_34] : memref<6xi1>
    %cast = memref.cast %alloc_21 : memref<6xindex> to memref<?xindex>
    %cast_35 = memref.cast %alloc_22 : memref<6xi1> to memref<?xi1>
    %cast_36 = memref.cast %alloc_23 : memref<0xindex> to memref<?xindex>
    %alloc_37 = memref.alloc() : memref<6xi1>
    %alloc_38 = memref.alloc() : memref<0xi1>
    %cast_39 = memref.cast %alloc_37 : memref<6xi1> to memref<?xi1>
    %cast_40 = memref.cast %alloc_38 : memref<0xi1> to memref<?xi1>
    call @dealloc_helper(%cast, %cast_36, %cast_35, %cast_39, %cast_40) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
    %c0_41 = arith.constant 0 : index
    %5 = memref.load %alloc_37[%c0_41] : memref<6xi1>
    scf.if %5 {
      memref.dealloc %base_buffer : memref<f32>
    }
    %c1_42 = arith.constant 1 : index
    %6 = memref.load %alloc_37[%c1_42] : memref<6xi1>
    scf.if %6 {
      memref.dealloc %base_buffer_5 : memref<f32>
    }
    %c2_43 = arith.constant 2 : index
    %7 = memref.load %alloc_37[%c2_43] : memref<6xi1>
    scf.if %7 {
      memref.dealloc %alloc : memref<4x2xf32>
    }
    %c3_44 = arith.constant 3 : index
    %8 = memref.load %alloc_37[%c3_44] : memref<6xi1>
    scf.if %8 {
      memref.dealloc %base_buffer_9 : memref<f32>
    }
    %c4_45 = arith.constant 4 : index
    %9 = memref.load %alloc_37[%c4_45] : memref<6xi1>
    scf.if %9 {
      memref.dealloc %base_buffer_13 : memref<f32>
    }
    %c5_46 = arith.constant 5 : index
    %10 = memref.load %alloc_37[%c5_46] : memref<6xi1>
    scf.if %10 {
      memref.dealloc %base_buffer_17 : memref<f32>
    }
    memref.dealloc %alloc_21 : memref<6xindex>
    memref.dealloc %alloc_23 : memref<0xindex>
    memref.dealloc %alloc_22 : memref<6xi1>
    memref.dealloc %alloc_37 : memref<6xi1>
    memref.dealloc %alloc_38 : memref<0xi1>
    return %arg2 : f32
  }
  func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %false = arith.constant false
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
    scf.for %arg5 = %c0 to %dim_0 step %c1 {
      memref.store %false, %arg4[%arg5] : memref<?xi1>
    }
    scf.for %arg5 = %c0 to %dim step %c1 {
      %0 = memref.load %arg0[%arg5] : memref<?xindex>
      %1 = memref.load %arg2[%arg5] : memref<?xi1>
      %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
        %5 = memref.load %arg1[%arg6] : memref<?xindex>
        %6 = arith.cmpi eq, %5, %0 : index
        scf.if %6 {
          %9 = memref.load %arg4[%arg6] : memref<?xi1>
          %10 = arith.ori %9, %1 : i1
          memref.store %10, %arg4[%arg6] : memref<?xi1>
        }
        %7 = arith.cmpi ne, %5, %0 : index
        %8 = arith.andi %arg7, %7 : i1
        scf.yield %8 : i1
      }
      %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
        %5 = memref.load %arg0[%arg6] : memref<?xindex>
        %6 = arith.cmpi ne, %5, %0 : index
        %7 = arith.andi %arg7, %6 : i1
        scf.yield %7 : i1
      }
      %4 = arith.andi %3, %1 : i1
      memref.store %4, %arg3[%arg5] : memref<?xi1>
    }
    return
  }
}

