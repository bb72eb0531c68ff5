module {
  func.func @f0(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<8x4xi64>) {
    %false = arith.constant false
    %true = arith.constant true
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %c8_i64 = arith.constant 8 : i64
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    memref.store %c8_i64, %arg2[%c2, %c1] : memref<8x4xi64>
    %alloc = memref.alloc() : memref<index>
    %0 = memref.load %alloc[] : memref<index>
    %subview = memref.subview %arg1[%0] [3] [1] : memref<4xf32> to memref<3xf32, strided<[1], offset: ?>>
    %collapse_shape = memref.collapse_shape %arg2 [[0, 1]] : memref<8x4xi64> into memref<32xi64>
    %true_2 = arith.constant true
    call @f0(%arg0, %arg1, %arg2) : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
    %cst = arith.constant 8.000000e+00 : f32
    %true_3 = arith.constant true
    call @f1(%arg0, %0, %cst) : (i1, index, f32) -> ()
    %c1_4 = arith.constant 1 : index
    %c2_5 = arith.constant 2 : index
    scf.parallel (%arg3, %arg4) = (%0, %0) to (%0, %0) step (%c1_4, %c2_5) {
      %false_13 = arith.constant false
      %false_14 = arith.constant false
      %false_15 = arith.constant false
      %false_16 = arith.constant false
      %1:4 = scf.index_switch %0 -> memref<8x4xi64>, memref<8x4xi64>, i1, i1 
      case 1 {
        %false_25 = arith.constant false
        %2:2 = bufferization.dealloc retain (%arg2, %arg2 : memref<8x4xi64>, memref<8x4xi64>)
        scf.yield %arg2, %arg2, %2#0, %2#1 : memref<8x4xi64>, memref<8x4xi64>, i1, i1
      }
      default {
        %false_25 = arith.constant false
        %false_26 = arith.constant false
        %false_27 = arith.constant false
        %false_28 = arith.constant false
        %2:2 = scf.if %arg0 -> (memref<4x?xindex>, i1) {
          %true_33 = arith.constant true
          %true_34 = arith.constant true
          %false_35 = arith.constant false
          %alloc_36 = memref.alloc() : memref<4xf32>
          memref.copy %arg1, %alloc_36 : memref<4xf32> to memref<4xf32>
          %c5 = arith.constant 5 : index
          %alloc_37 = memref.alloc(%c5) : memref<4x?xindex>
          %base_buffer_38, %offset_39, %sizes_40, %strides_41 = memref.extract_strided_metadata %alloc_36 : memref<4xf32> -> memref<f32>, index, index, index
          %base_buffer_42, %offset_43, %sizes_44:2, %strides_45:2 = memref.extract_strided_metadata %alloc_37 : memref<4x?xindex> -> memref<index>, index, index, index, index, index
          %5 = bufferization.dealloc (%base_buffer_38, %base_buffer_42 : memref<f32>, memref<index>) if (%true_34, %true_33) retain (%alloc_37 : memref<4x?xindex>)
          scf.yield %alloc_37, %5 : memref<4x?xindex>, i1
        } else {
          %true_33 = arith.constant true
          %false_34 = arith.constant false
          %false_35 = arith.constant false
          %5 = arith.select %arg0, %subview, %subview : memref<3xf32, strided<[1], offset: ?>>
          %alloc_36 = memref.alloc(%arg4) : memref<4x?xindex>
          %base_buffer_37, %offset_38, %sizes_39:2, %strides_40:2 = memref.extract_strided_metadata %alloc_36 : memref<4x?xindex> -> memref<index>, index, index, index, index, index
          %6 = bufferization.dealloc (%base_buffer_37 : memref<index>) if (%true_33) retain (%alloc_36 : memref<4x?xindex>)
          scf.yield %alloc_36, %6 : memref<4x?xindex>, i1
        }
        %3 = arith.addf %cst, %cst : f32
        %base_buffer_29, %offset_30, %sizes_31:2, %strides_32:2 = memref.extract_strided_metadata %2#0 : memref<4x?xindex> -> memref<index>, index, index, index, index, index
        %4:2 = bufferization.dealloc (%base_buffer_29 : memref<index>) if (%2#1) retain (%arg2, %arg2 : memref<8x4xi64>, memref<8x4xi64>)
        scf.yield %arg2, %arg2, %4#0, %4#1 : memref<8x4xi64>, memref<8x4xi64>, i1, i1
      }
      %base_buffer_17, %offset_18, %sizes_19:2, %strides_20:2 = memref.extract_strided_metadata %1#0 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
      %base_buffer_21, %offset_22, %sizes_23:2, %strides_24:2 = memref.extract_strided_metadata %1#1 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_17, %base_buffer_21 : memref<i64>, memref<i64>) if (%1#2, %1#3)
      scf.reduce 
    }
    %c1_6 = arith.constant 1 : index
    %dim = memref.dim %arg2, %c1_6 : memref<8x4xi64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_7, %offset_8, %sizes_9:2, %strides_10:2 = memref.extract_strided_metadata %arg2 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
    %base_buffer_11, %offset_12 = memref.extract_strided_metadata %alloc : memref<index> -> memref<index>, index
    bufferization.dealloc (%base_buffer, %base_buffer_7, %base_buffer_11 : memref<f32>, memref<i64>, memref<index>) if (%false_0, %false_1, %true)
    return
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: f32) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %false = arith.constant false
    %true_2 = arith.constant true
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc() : memref<8x4xi64>
    %0:2 = scf.for %arg3 = %arg1 to %arg1 step %c2 iter_args(%arg4 = %alloc, %arg5 = %false) -> (memref<8x4xi64>, i1) {
      %true_23 = arith.constant true
      %true_24 = arith.constant true
      %false_25 = arith.constant false
      %c5_i64 = arith.constant 5 : i64
      memref.store %c5_i64, %arg4[%arg3, %arg3] : memref<8x4xi64>
      %alloc_26 = memref.alloc() : memref<4xf32>
      %true_27 = arith.constant true
      func.call @f0(%arg0, %alloc_26, %arg4) : (i1, memref<4xf32>, memref<8x4xi64>) -> ()
      %2 = bufferization.clone %alloc : memref<8x4xi64> to memref<8x4xi64>
      %base_buffer_28, %offset_29, %sizes_30:2, %strides_31:2 = memref.extract_strided_metadata %arg4 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
      %base_buffer_32, %offset_33, %sizes_34, %strides_35 = memref.extract_strided_metadata %alloc_26 : memref<4xf32> -> memref<f32>, index, index, index
      %base_buffer_36, %offset_37, %sizes_38:2, %strides_39:2 = memref.extract_strided_metadata %2 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
      %3 = bufferization.dealloc (%base_buffer_28, %base_buffer_32, %base_buffer_36 : memref<i64>, memref<f32>, memref<i64>) if (%arg5, %true_24, %true_23) retain (%arg4 : memref<8x4xi64>)
      scf.yield %arg4, %3 : memref<8x4xi64>, i1
    }
    %alloc_3 = memref.alloc() {tag = "a"} : memref<8x4xi64>
    %alloc_4 = memref.alloc() : memref<4xf32>
    %1 = arith.select %arg0, %0#0, %0#0 : memref<8x4xi64>
    %alloc_5 = memref.alloc() : memref<4xf32>
    %cst = arith.constant 8.000000e+00 : f32
    %true_6 = arith.constant true
    call @f1(%arg0, %c2, %cst) : (i1, index, f32) -> ()
    memref.copy %1, %0#0 : memref<8x4xi64> to memref<8x4xi64>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
    %base_buffer_7, %offset_8, %sizes_9:2, %strides_10:2 = memref.extract_strided_metadata %0#0 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
    %base_buffer_11, %offset_12, %sizes_13:2, %strides_14:2 = memref.extract_strided_metadata %alloc_3 : memref<8x4xi64> -> memref<i64>, index, index, index, index, index
    %base_buffer_15, %offset_16, %sizes_17, %strides_18 = memref.extract_strided_metadata %alloc_4 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_19, %offset_20, %sizes_21, %strides_22 = memref.extract_strided_metadata %alloc_5 : memref<4xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_7, %base_buffer_11, %base_buffer_15, %base_buffer_19 : memref<i64>, memref<i64>, memref<i64>, memref<f32>, memref<f32>) if (%true_2, %0#1, %true_1, %true_0, %true)
    return
  }
}

