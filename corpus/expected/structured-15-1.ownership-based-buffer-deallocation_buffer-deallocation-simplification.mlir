module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<2xf32>, %arg3: memref<?x4x4xindex>) {
    %c8_i64 = arith.constant 8 : i64
    %cst = arith.constant 7.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 8.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
    memref.copy %arg2, %alloc : memref<2xf32> to memref<2xf32>
    %0:2 = scf.index_switch %arg1 -> memref<2xf32>, i1 
    default {
      %alloc_10 = memref.alloc() : memref<2xf32>
      scf.yield %alloc_10, %true : memref<2xf32>, i1
    }
    %1:2 = scf.for %arg4 = %arg1 to %arg1 step %c1 iter_args(%arg5 = %arg3, %arg6 = %false) -> (memref<?x4x4xindex>, i1) {
      %4 = scf.execute_region -> index {
        %5:2 = scf.if %arg0 -> (memref<2xf32>, i1) {
          scf.yield %alloc, %false : memref<2xf32>, i1
        } else {
          scf.yield %alloc, %false : memref<2xf32>, i1
        }
        %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %5#0 : memref<2xf32> -> memref<f32>, index, index, index
        bufferization.dealloc (%base_buffer_15 : memref<f32>) if (%5#1)
        scf.yield %c1 : index
      }
      scf.forall (%arg7) in (1) {
        memref.store %4, %arg5[%c0, %c2, %c0] : memref<?x4x4xindex>
        memref.store %cst_0, %arg2[%c1] : memref<2xf32>
      }
      %alloc_10 = memref.alloc(%4) : memref<?x4x4xindex>
      %base_buffer_11, %offset_12, %sizes_13:3, %strides_14:3 = memref.extract_strided_metadata %arg5 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      bufferization.dealloc (%base_buffer_11 : memref<index>) if (%arg6)
      scf.yield %alloc_10, %true : memref<?x4x4xindex>, i1
    }
    %2:3 = scf.if %arg0 -> (index, memref<2xf32>, i1) {
      scf.yield %c1, %0#0, %false : index, memref<2xf32>, i1
    } else {
      scf.parallel (%arg4, %arg5) = (%arg1, %arg1) to (%arg1, %c1) step (%c1, %c2) {
        %5:2 = scf.if %arg0 -> (memref<2xf32>, i1) {
          scf.yield %alloc, %false : memref<2xf32>, i1
        } else {
          scf.yield %arg2, %false : memref<2xf32>, i1
        }
        %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %5#0 : memref<2xf32> -> memref<f32>, index, index, index
        bufferization.dealloc (%base_buffer_14 : memref<f32>) if (%5#1)
        scf.reduce 
      }
      %4:2 = scf.index_switch %arg1 -> memref<?x4x4xindex>, i1 
      default {
        scf.yield %1#0, %false : memref<?x4x4xindex>, i1
      }
      %base_buffer_10, %offset_11, %sizes_12:3, %strides_13:3 = memref.extract_strided_metadata %4#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      bufferization.dealloc (%base_buffer_10 : memref<index>) if (%4#1)
      scf.yield %arg1, %alloc, %false : index, memref<2xf32>, i1
    }
    %alloc_1 = memref.alloc(%arg1) : memref<?x4x4xindex>
    %3 = scf.if %arg0 -> (i64) {
      scf.index_switch %2#0 
      case 1 {
        scf.yield
      }
      case 3 {
        scf.yield
      }
      default {
        memref.store %cst, %alloc[%c0] : memref<2xf32>
        memref.store %cst, %arg2[%c0] : memref<2xf32>
      }
      %4:2 = scf.if %arg0 -> (memref<?x4x4xindex>, i1) {
        %5:4 = scf.for %arg4 = %2#0 to %arg1 step %c2 iter_args(%arg5 = %1#0, %arg6 = %2#1, %arg7 = %false, %arg8 = %false) -> (memref<?x4x4xindex>, memref<2xf32>, i1, i1) {
          %base_buffer_22, %offset_23, %sizes_24:3, %strides_25:3 = memref.extract_strided_metadata %arg5 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
          %base_buffer_26, %offset_27, %sizes_28, %strides_29 = memref.extract_strided_metadata %arg6 : memref<2xf32> -> memref<f32>, index, index, index
          %7:2 = bufferization.dealloc (%base_buffer_22, %base_buffer_26 : memref<index>, memref<f32>) if (%arg7, %arg8) retain (%arg5, %arg2 : memref<?x4x4xindex>, memref<2xf32>)
          scf.yield %arg5, %arg2, %7#0, %7#1 : memref<?x4x4xindex>, memref<2xf32>, i1, i1
        }
        scf.for %arg4 = %c1 to %arg1 step %c1 {
          memref.copy %5#1, %alloc : memref<2xf32> to memref<2xf32>
        }
        %base_buffer_14, %offset_15, %sizes_16:3, %strides_17:3 = memref.extract_strided_metadata %5#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
        %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %5#1 : memref<2xf32> -> memref<f32>, index, index, index
        %6 = bufferization.dealloc (%base_buffer_14, %base_buffer_18 : memref<index>, memref<f32>) if (%5#2, %5#3) retain (%1#0 : memref<?x4x4xindex>)
        scf.yield %1#0, %6 : memref<?x4x4xindex>, i1
      } else {
        memref.copy %alloc, %2#1 : memref<2xf32> to memref<2xf32>
        scf.yield %alloc_1, %false : memref<?x4x4xindex>, i1
      }
      %base_buffer_10, %offset_11, %sizes_12:3, %strides_13:3 = memref.extract_strided_metadata %4#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      bufferization.dealloc (%base_buffer_10 : memref<index>) if (%4#1)
      scf.yield %c0_i64 : i64
    } else {
      memref.store %cst, %0#0[%c0] : memref<2xf32>
      scf.yield %c8_i64 : i64
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4:3, %strides_5:3 = memref.extract_strided_metadata %1#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
    %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %2#1 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%alloc_1 : memref<?x4x4xindex>) if (%true)
    bufferization.dealloc (%base_buffer_2 : memref<index>) if (%1#1)
    bufferization.dealloc (%alloc, %base_buffer, %base_buffer_6 : memref<2xf32>, memref<f32>, memref<f32>) if (%true, %0#1, %2#2)
    return
  }
  func.func @f1(%arg0: f32, %arg1: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
    %c7_i32 = arith.constant 7 : i32
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c9 = arith.constant 9 : index
    %c2 = arith.constant 2 : index
    %c7 = arith.constant 7 : index
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %0:2 = scf.for %arg2 = %c7 to %c7 step %c2 iter_args(%arg3 = %arg1, %arg4 = %false) -> (memref<2xf32>, i1) {
      %6:2 = scf.execute_region -> (memref<?x4x4xindex>, i1) no_inline {
        %alloc_21 = memref.alloc(%c7) : memref<?x4x4xindex>
        scf.yield %alloc_21, %true : memref<?x4x4xindex>, i1
      }
      memref.copy %alloc, %arg1 : memref<2xf32> to memref<2xf32>
      %base_buffer_17, %offset_18, %sizes_19:3, %strides_20:3 = memref.extract_strided_metadata %6#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      bufferization.dealloc (%base_buffer_17 : memref<index>) if (%6#1)
      scf.yield %arg3, %arg4 : memref<2xf32>, i1
    }
    %alloc_0 = memref.alloc(%c9) : memref<?x4x4xindex>
    %1:2 = scf.while (%arg2 = %alloc_0, %arg3 = %false) : (memref<?x4x4xindex>, i1) -> (memref<?x4x4xindex>, i1) {
      scf.condition(%false) %alloc_0, %arg3 : memref<?x4x4xindex>, i1
    } do {
    ^bb0(%arg2: memref<?x4x4xindex>, %arg3: i1):
      %alloc_17 = memref.alloc(%c4) : memref<?x4x4xindex>
      memref.copy %arg2, %alloc_17 : memref<?x4x4xindex> to memref<?x4x4xindex>
      bufferization.dealloc (%alloc_17 : memref<?x4x4xindex>) if (%true)
      scf.yield %arg2, %arg3 : memref<?x4x4xindex>, i1
    }
    %2:2 = scf.for %arg2 = %c1 to %c9 step %c2 iter_args(%arg3 = %alloc_0, %arg4 = %false) -> (memref<?x4x4xindex>, i1) {
      %alloc_17 = memref.alloc() : memref<2xf32>
      memref.copy %0#0, %alloc_17 : memref<2xf32> to memref<2xf32>
      %6:2 = scf.if %false -> (memref<?x4x4xindex>, i1) {
        memref.copy %alloc, %alloc_17 : memref<2xf32> to memref<2xf32>
        %8:4 = scf.for %arg5 = %c7 to %c3 step %c2 iter_args(%arg6 = %alloc, %arg7 = %arg3, %arg8 = %false, %arg9 = %false) -> (memref<2xf32>, memref<?x4x4xindex>, i1, i1) {
          scf.yield %arg6, %alloc_0, %arg8, %arg9 : memref<2xf32>, memref<?x4x4xindex>, i1, i1
        }
        %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %8#0 : memref<2xf32> -> memref<f32>, index, index, index
        bufferization.dealloc (%base_buffer_18 : memref<f32>) if (%8#2)
        scf.yield %arg3, %8#3 : memref<?x4x4xindex>, i1
      } else {
        scf.yield %alloc_0, %false : memref<?x4x4xindex>, i1
      }
      bufferization.dealloc (%alloc_17 : memref<2xf32>) if (%true)
      %7 = arith.ori %6#1, %arg4 : i1
      scf.yield %1#0, %7 : memref<?x4x4xindex>, i1
    }
    %3:4 = scf.if %false -> (memref<2xf32>, memref<2xf32>, i1, i1) {
      scf.execute_region {
        %6:4 = scf.if %false -> (memref<2xf32>, memref<?x4x4xindex>, i1, i1) {
          scf.yield %0#0, %1#0, %false, %false : memref<2xf32>, memref<?x4x4xindex>, i1, i1
        } else {
          scf.yield %arg1, %alloc_0, %false, %false : memref<2xf32>, memref<?x4x4xindex>, i1, i1
        }
        %base_buffer_17, %offset_18, %sizes_19, %strides_20 = memref.extract_strided_metadata %6#0 : memref<2xf32> -> memref<f32>, index, index, index
        %base_buffer_21, %offset_22, %sizes_23:3, %strides_24:3 = memref.extract_strided_metadata %6#1 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
        bufferization.dealloc (%base_buffer_17 : memref<f32>) if (%6#2)
        bufferization.dealloc (%base_buffer_21 : memref<index>) if (%6#3)
        scf.yield
      }
      memref.copy %arg1, %0#0 : memref<2xf32> to memref<2xf32>
      scf.while (%arg2 = %alloc, %arg3 = %false) : (memref<2xf32>, i1) -> () {
        %base_buffer_17, %offset_18, %sizes_19, %strides_20 = memref.extract_strided_metadata %arg2 : memref<2xf32> -> memref<f32>, index, index, index
        bufferization.dealloc (%base_buffer_17 : memref<f32>) if (%arg3)
        scf.condition(%false)
      } do {
        %alloc_17 = memref.alloc() : memref<2xf32>
        scf.yield %alloc_17, %true : memref<2xf32>, i1
      }
      scf.yield %arg1, %alloc, %false, %false : memref<2xf32>, memref<2xf32>, i1, i1
    } else {
      %6:3 = scf.for %arg2 = %c1 to %c7 step %c1 iter_args(%arg3 = %2#0, %arg4 = %c7_i32, %arg5 = %false) -> (memref<?x4x4xindex>, i32, i1) {
        %9:2 = scf.if %false -> (memref<?x4x4xindex>, i1) {
          %alloc_33 = memref.alloc(%c9) : memref<?x4x4xindex>
          scf.yield %alloc_33, %true : memref<?x4x4xindex>, i1
        } else {
          scf.yield %alloc_0, %false : memref<?x4x4xindex>, i1
        }
        %base_buffer_29, %offset_30, %sizes_31:3, %strides_32:3 = memref.extract_strided_metadata %9#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
        %10 = bufferization.dealloc (%base_buffer_29 : memref<index>) if (%9#1) retain (%1#0 : memref<?x4x4xindex>)
        %11 = arith.ori %10, %arg5 : i1
        scf.yield %1#0, %arg4, %11 : memref<?x4x4xindex>, i32, i1
      }
      %7:4 = scf.if %false -> (memref<2xf32>, memref<?x4x4xindex>, i1, i1) {
        scf.yield %alloc, %6#0, %false, %false : memref<2xf32>, memref<?x4x4xindex>, i1, i1
      } else {
        %alloc_29 = memref.alloc(%c9) : memref<?x4x4xindex>
        scf.yield %arg1, %alloc_29, %false, %true : memref<2xf32>, memref<?x4x4xindex>, i1, i1
      }
      %base_buffer_17, %offset_18, %sizes_19:3, %strides_20:3 = memref.extract_strided_metadata %6#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %base_buffer_21, %offset_22, %sizes_23, %strides_24 = memref.extract_strided_metadata %7#0 : memref<2xf32> -> memref<f32>, index, index, index
      %base_buffer_25, %offset_26, %sizes_27:3, %strides_28:3 = memref.extract_strided_metadata %7#1 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
      %8:2 = bufferization.dealloc (%base_buffer_21 : memref<f32>) if (%7#2) retain (%0#0, %7#0 : memref<2xf32>, memref<2xf32>)
      bufferization.dealloc (%base_buffer_17, %base_buffer_25 : memref<index>, memref<index>) if (%6#2, %7#3)
      scf.yield %0#0, %7#0, %8#0, %8#1 : memref<2xf32>, memref<2xf32>, i1, i1
    }
    %4 = scf.if %false -> (memref<2xf32>) {
      scf.yield %arg1 : memref<2xf32>
    } else {
      %6 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
      scf.yield %6 : memref<2xf32>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3:3, %strides_4:3 = memref.extract_strided_metadata %1#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
    %base_buffer_5, %offset_6, %sizes_7:3, %strides_8:3 = memref.extract_strided_metadata %2#0 : memref<?x4x4xindex> -> memref<index>, index, index, index, index, index, index, index
    %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %3#0 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %3#1 : memref<2xf32> -> memref<f32>, index, index, index
    %5:2 = bufferization.dealloc (%base_buffer, %alloc_0, %base_buffer_1, %base_buffer_5, %base_buffer_9, %base_buffer_13 : memref<f32>, memref<?x4x4xindex>, memref<index>, memref<index>, memref<f32>, memref<f32>) if (%0#1, %true, %1#1, %2#1, %3#2, %3#3) retain (%4, %alloc : memref<2xf32>, memref<2xf32>)
    return %4, %alloc : memref<2xf32>, memref<2xf32>
  }
}

