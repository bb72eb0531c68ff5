module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: i64) -> f32 {
    %false = arith.constant false
    %true = arith.constant true
    %0:2 = scf.if %arg0 -> (memref<4x2xf32>, i1) {
      %alloc_21 = memref.alloc(%arg1) : memref<6x?xf32>
      %cast = memref.cast %alloc_21 : memref<6x?xf32> to memref<?x?xf32>
      bufferization.dealloc (%cast : memref<?x?xf32>) if (%true)
      %alloc_22 = memref.alloc() : memref<4x2xf32>
      scf.yield %alloc_22, %true : memref<4x2xf32>, i1
    } else {
      %alloc_21 = memref.alloc() : memref<4x2xf32>
      scf.yield %alloc_21, %true : memref<4x2xf32>, i1
    }
    %1:2 = scf.index_switch %arg1 -> memref<8x4xi64>, i1 
    default {
      %alloc_21 = memref.alloc() : memref<8x4xi64>
      scf.yield %alloc_21, %true : memref<8x4xi64>, i1
    }
    %2:2 = scf.if %arg0 -> (memref<4x2xf32>, i1) {
      scf.yield %0#0, %false : memref<4x2xf32>, i1
    } else {
      %alloc_21 = memref.alloc() : memref<4x2xf32>
      scf.yield %alloc_21, %true : memref<4x2xf32>, i1
    }
    %alloc = memref.alloc() : memref<4x2xf32>
    %3:4 = scf.if %arg0 -> (memref<8x4xf32>, memref<4x2xf32>, i1, i1) {
      %alloc_21 = memref.alloc() : memref<4x2xf32>
      %alloc_22 = memref.alloc() : memref<8x4xf32>
      scf.yield %alloc_22, %alloc_21, %true, %true : memref<8x4xf32>, memref<4x2xf32>, i1, i1
    } else {
      %alloc_21 = memref.alloc() : memref<8x4xi64>
      memref.copy %1#0, %alloc_21 : memref<8x4xi64> to memref<8x4xi64>
      %alloc_22 = memref.alloc() : memref<8x4xf32>
      bufferization.dealloc (%alloc_21 : memref<8x4xi64>) if (%true)
      scf.yield %alloc_22, %alloc, %true, %false : memref<8x4xf32>, memref<4x2xf32>, i1, i1
    }
    %alloc_0 = memref.alloc() : memref<4x2xf32>
    %alloca = memref.alloca() : memref<8x4xf32>
    %4 = scf.index_switch %arg1 -> i1 
    case 1 {
      %5:4 = scf.index_switch %arg1 -> memref<8x4xf32>, memref<4x2xf32>, i1, i1 
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
        %alloc_29 = memref.alloc() : memref<8x4xf32>
        memref.copy %3#0, %alloc_29 : memref<8x4xf32> to memref<8x4xf32>
        scf.yield %alloc_29, %alloc_0, %true, %false : memref<8x4xf32>, memref<4x2xf32>, i1, i1
      }
      %base_buffer_21, %offset_22, %sizes_23:2, %strides_24:2 = memref.extract_strided_metadata %5#0 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_25, %offset_26, %sizes_27:2, %strides_28:2 = memref.extract_strided_metadata %5#1 : memref<4x2xf32> -> memref<f32>, index, index, index, index, index
      %6 = bufferization.dealloc (%base_buffer_21 : memref<f32>) if (%5#2) retain (%3#0 : memref<8x4xf32>)
      bufferization.dealloc (%base_buffer_25 : memref<f32>) if (%5#3)
      scf.yield %6 : i1
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
    bufferization.dealloc (%base_buffer_1 : memref<i64>) if (%1#1)
    bufferization.dealloc (%alloc_0 : memref<4x2xf32>) if (%true)
    bufferization.dealloc (%base_buffer, %base_buffer_5, %alloc, %base_buffer_9, %base_buffer_13, %base_buffer_17 : memref<f32>, memref<f32>, memref<4x2xf32>, memref<f32>, memref<f32>, memref<f32>) if (%0#1, %2#1, %true, %3#2, %3#3, %4)
    return %arg2 : f32
  }
}

