module {
  memref.global @g0 : memref<4xf32> = uninitialized
  memref.global "private" @g1 : memref<4xf32>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?xi64>) {
    %true = arith.constant true
    %false = arith.constant false
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc(%c7) : memref<?xi64>
    %true_0 = arith.constant true
    %c7_1 = arith.constant 7 : index
    %true_2 = arith.constant true
    call @f0(%true_0, %c7_1, %alloc) : (i1, index, memref<?xi64>) -> ()
    call @f1(%c7_1) : (index) -> ()
    %expand_shape = memref.expand_shape %arg2 [[0, 1]] output_shape [%arg1, 2] : memref<?xi64> into memref<?x2xi64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<?xi64> -> memref<i64>, index, index, index
    %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc : memref<?xi64> -> memref<i64>, index, index, index
    %0:2 = bufferization.dealloc (%base_buffer, %base_buffer_3 : memref<i64>, memref<i64>) if (%false, %true) retain (%alloc, %expand_shape : memref<?xi64>, memref<?x2xi64>)
    cf.br ^bb1(%true_0 : i1)
  ^bb1(%1: i1):  // pred: ^bb0
    %false_7 = arith.constant false
    scf.while : () -> () {
      scf.condition(%1)
    } do {
      %true_16 = arith.constant true
      %false_17 = arith.constant false
      %false_18 = arith.constant false
      %c1_i64 = arith.constant 1 : i64
      %c0 = arith.constant 0 : index
      memref.store %c1_i64, %expand_shape[%c7_1, %c0] : memref<?x2xi64>
      %true_19 = arith.constant true
      func.call @f0(%1, %c7_1, %alloc) : (i1, index, memref<?xi64>) -> ()
      %2 = bufferization.clone %alloc : memref<?xi64> to memref<?xi64>
      %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %2 : memref<?xi64> -> memref<i64>, index, index, index
      bufferization.dealloc (%base_buffer_20 : memref<i64>) if (%true_16)
      scf.yield
    }
    %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %alloc : memref<?xi64> -> memref<i64>, index, index, index
    %base_buffer_12, %offset_13, %sizes_14:2, %strides_15:2 = memref.extract_strided_metadata %expand_shape : memref<?x2xi64> -> memref<i64>, index, index, index, index, index
    bufferization.dealloc (%base_buffer_8, %base_buffer_12 : memref<i64>, memref<i64>) if (%0#0, %0#1)
    return
  }
  func.func private @f1(%arg0: index) {
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %true = arith.constant true
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) {alignment = 16 : i64, tag = [1, 2]} : memref<?x4xf32>
    %true_2 = arith.constant true
    %0 = arith.select %true_2, %alloc, %alloc : memref<?x4xf32>
    %1:3 = scf.index_switch %arg0 -> f32, memref<?x2xf64>, i1 
    case 1 {
      %false_7 = arith.constant false
      %false_8 = arith.constant false
      %false_9 = arith.constant false
      %3:3 = scf.if %true_2 -> (i64, memref<?x2xf64>, i1) {
        %true_15 = arith.constant true
        %c5_i64 = arith.constant 5 : i64
        %alloc_16 = memref.alloc(%arg0) : memref<?x2xf64>
        %base_buffer_17, %offset_18, %sizes_19:2, %strides_20:2 = memref.extract_strided_metadata %alloc_16 : memref<?x2xf64> -> memref<f64>, index, index, index, index, index
        %5 = bufferization.dealloc (%base_buffer_17 : memref<f64>) if (%true_15) retain (%alloc_16 : memref<?x2xf64>)
        scf.yield %c5_i64, %alloc_16, %5 : i64, memref<?x2xf64>, i1
      } else {
        %true_15 = arith.constant true
        %c0_i64 = arith.constant 0 : i64
        %alloc_16 = memref.alloc(%arg0) : memref<?x2xf64>
        %base_buffer_17, %offset_18, %sizes_19:2, %strides_20:2 = memref.extract_strided_metadata %alloc_16 : memref<?x2xf64> -> memref<f64>, index, index, index, index, index
        %5 = bufferization.dealloc (%base_buffer_17 : memref<f64>) if (%true_15) retain (%alloc_16 : memref<?x2xf64>)
        scf.yield %c0_i64, %alloc_16, %5 : i64, memref<?x2xf64>, i1
      }
      %c0 = arith.constant 0 : index
      %c1_10 = arith.constant 1 : index
      scf.for %arg1 = %c0 to %c0 step %c1_10 {
        %false_15 = arith.constant false
        %false_16 = arith.constant false
        %c1_17 = arith.constant 1 : index
        %dim = memref.dim %3#1, %c1_17 : memref<?x2xf64>
        %false_18 = arith.constant false
        %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [1], sizes: [], strides: [] : memref<?x4xf32> to memref<f32, strided<[], offset: 1>>
      }
      %cst = arith.constant 0.000000e+00 : f32
      %base_buffer_11, %offset_12, %sizes_13:2, %strides_14:2 = memref.extract_strided_metadata %3#1 : memref<?x2xf64> -> memref<f64>, index, index, index, index, index
      %4 = bufferization.dealloc (%base_buffer_11 : memref<f64>) if (%3#2) retain (%3#1 : memref<?x2xf64>)
      scf.yield %cst, %3#1, %4 : f32, memref<?x2xf64>, i1
    }
    default {
      %true_7 = arith.constant true
      %true_8 = arith.constant true
      %true_9 = arith.constant true
      %false_10 = arith.constant false
      %c0 = arith.constant 0 : index
      %dim = memref.dim %0, %c0 : memref<?x4xf32>
      %c5 = arith.constant 5 : index
      %alloc_11 = memref.alloc(%c5) : memref<?x4xf32>
      %alloc_12 = memref.alloc(%arg0) {alignment = 16 : i64, tag = [1, 2]} : memref<?x4xf32>
      %cst = arith.constant 7.000000e+00 : f32
      %alloc_13 = memref.alloc(%dim) : memref<?x2xf64>
      %base_buffer_14, %offset_15, %sizes_16:2, %strides_17:2 = memref.extract_strided_metadata %alloc_11 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_18, %offset_19, %sizes_20:2, %strides_21:2 = memref.extract_strided_metadata %alloc_12 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
      %base_buffer_22, %offset_23, %sizes_24:2, %strides_25:2 = memref.extract_strided_metadata %alloc_13 : memref<?x2xf64> -> memref<f64>, index, index, index, index, index
      %3 = bufferization.dealloc (%base_buffer_14, %base_buffer_18, %base_buffer_22 : memref<f32>, memref<f32>, memref<f64>) if (%true_9, %true_8, %true_7) retain (%alloc_13 : memref<?x2xf64>)
      scf.yield %cst, %alloc_13, %3 : f32, memref<?x2xf64>, i1
    }
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.parallel (%arg1, %arg2) = (%c9, %arg0) to (%arg0, %arg0) step (%c1, %c2) {
      scf.reduce 
    }
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [%arg0, 4, 1] : memref<?x4xf32> into memref<?x4x1xf32>
    %c8_i32 = arith.constant 8 : i32
    %2 = arith.maxsi %c8_i32, %c8_i32 : i32
    scf.if %true_2 {
      %true_7 = arith.constant true
      %false_8 = arith.constant false
      %alloc_9 = memref.alloc(%arg0) : memref<?xi64>
      %true_10 = arith.constant true
      func.call @f0(%true_2, %arg0, %alloc_9) : (i1, index, memref<?xi64>) -> ()
      %true_11 = arith.constant true
      %3 = arith.andi %true_11, %true_2 : i1
      %c1_12 = arith.constant 1 : index
      %c2_13 = arith.constant 2 : index
      %c0 = arith.constant 0 : index
      memref.store %1#0, %expand_shape[%c1_12, %c2_13, %c0] : memref<?x4x1xf32>
      %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc_9 : memref<?xi64> -> memref<i64>, index, index, index
      bufferization.dealloc (%base_buffer_14 : memref<i64>) if (%true_7)
    } else {
    }
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
    %base_buffer_3, %offset_4, %sizes_5:2, %strides_6:2 = memref.extract_strided_metadata %1#1 : memref<?x2xf64> -> memref<f64>, index, index, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_3 : memref<f32>, memref<f64>) if (%true, %1#2)
    return
  }
}

