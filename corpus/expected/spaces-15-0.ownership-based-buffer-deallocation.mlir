module {
  memref.global "private" @g0 : memref<4xf32>
  memref.global @g1 : memref<4xf32, 2> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>) {
    %false = arith.constant false
    %true = arith.constant true
    %false_0 = arith.constant false
    %true_1 = arith.constant true
    %0:2 = call @f0(%arg0, %arg1, %arg2) : (i1, index, memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>)
    %c2_i64 = arith.constant 2 : i64
    %1 = arith.select %arg0, %c2_i64, %c2_i64 : i64
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c4) : memref<?x8x4xf32, 2>
    scf.while : () -> () {
      %false_17 = arith.constant false
      %false_18 = arith.constant false
      %expand_shape = memref.expand_shape %arg2 [[0, 1]] output_shape [4, 2] : memref<8xf64> into memref<4x2xf64>
      scf.condition(%arg0)
    } do {
      %false_17 = arith.constant false
      %false_18 = arith.constant false
      %memspacecast = memref.memory_space_cast %0#0 : memref<f32, 1> to memref<f32>
      scf.yield
    }
    %2 = arith.cmpi ult, %c4, %arg1 : index
    %3 = arith.select %arg0, %alloc, %alloc : memref<?x8x4xf32, 2>
    %4 = memref.load %0#0[] : memref<f32, 1>
    %5 = scf.if %false_0 -> (memref<8xf64>) {
      scf.yield %arg2 : memref<8xf64>
    } else {
      %7 = bufferization.clone %arg2 : memref<8xf64> to memref<8xf64>
      scf.yield %7 : memref<8xf64>
    }
    %true_2 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<8xf64> -> memref<f64>, index, index, index
    %base_buffer_3, %offset_4 = memref.extract_strided_metadata %0#0 : memref<f32, 1> -> memref<f32, 1>, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %0#1 : memref<8xf64> -> memref<f64>, index, index, index
    %base_buffer_9, %offset_10, %sizes_11:3, %strides_12:3 = memref.extract_strided_metadata %alloc : memref<?x8x4xf32, 2> -> memref<f32, 2>, index, index, index, index, index, index, index
    %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %5 : memref<8xf64> -> memref<f64>, index, index, index
    %6:2 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_5, %base_buffer_9, %base_buffer_13 : memref<f64>, memref<f32, 1>, memref<f64>, memref<f32, 2>, memref<f64>) if (%false_0, %true_1, %true_1, %true, %true_2) retain (%0#0, %5 : memref<f32, 1>, memref<8xf64>)
    return %0#0, %5 : memref<f32, 1>, memref<8xf64>
  }
  func.func @f1(%arg0: index) -> memref<8xf64> {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %0 = call @f1(%arg0) : (index) -> memref<8xf64>
    %true_2 = arith.constant true
    %1 = arith.select %true_2, %0, %0 : memref<8xf64>
    %subview = memref.subview %0[%arg0] [7] [%arg0] : memref<8xf64> to memref<7xf64, strided<[?], offset: ?>>
    %alloc = memref.alloc() : memref<f32, 1>
    %alloc_3 = memref.alloc() : memref<2x4xf32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc_3 : memref<2x4xf32> -> memref<f32>, index, index, index, index, index
    %cast = memref.cast %0 : memref<8xf64> to memref<8xf64>
    %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %0 : memref<8xf64> -> memref<f64>, index, index, index
    %base_buffer_8, %offset_9 = memref.extract_strided_metadata %alloc : memref<f32, 1> -> memref<f32, 1>, index
    %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %alloc_3 : memref<2x4xf32> -> memref<f32>, index, index, index, index, index
    %2 = bufferization.dealloc (%base_buffer_4, %base_buffer_8, %base_buffer_10 : memref<f64>, memref<f32, 1>, memref<f32>) if (%true_1, %true_0, %true) retain (%cast : memref<8xf64>)
    return %cast : memref<8xf64>
  }
}

