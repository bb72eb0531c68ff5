module {
  func.func @f0(%arg0: i1) -> (f32, memref<4xindex>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %alloc = memref.alloc() : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %alloc_3 = memref.alloc(%c4, %c5) : memref<?x?x8xf32>
    %cast_4 = memref.cast %alloc_3 : memref<?x?x8xf32> to memref<?x?x8xf32, strided<[?, ?, ?], offset: ?>>
    %alloc_5 = memref.alloc() : memref<index>
    %0 = memref.load %alloc_5[] : memref<index>
    %expand_shape = memref.expand_shape %alloc_3 [[0], [1, 2], [3]] output_shape [%0, %0, 2, 8] : memref<?x?x8xf32> into memref<?x?x2x8xf32>
    %reinterpret_cast = memref.reinterpret_cast %cast_4 to offset: [%0], sizes: [2, 2], strides: [1, 1] : memref<?x?x8xf32, strided<[?, ?, ?], offset: ?>> to memref<2x2xf32, strided<[1, 1], offset: ?>>
    %cast_6 = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %1 = arith.select %arg0, %alloc_5, %alloc_5 : memref<index>
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc_7 = memref.alloc() : memref<4xindex>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_8, %offset_9, %sizes_10:3, %strides_11:3 = memref.extract_strided_metadata %alloc_3 : memref<?x?x8xf32> -> memref<f32>, index, index, index, index, index, index, index
    %base_buffer_12, %offset_13 = memref.extract_strided_metadata %alloc_5 : memref<index> -> memref<index>, index
    %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %alloc_7 : memref<4xindex> -> memref<index>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_8, %base_buffer_12, %base_buffer_14 : memref<f32>, memref<f32>, memref<index>, memref<index>) if (%true_2, %true_1, %true_0, %true) retain (%alloc_7 : memref<4xindex>)
    return %cst, %alloc_7 : f32, memref<4xindex>
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    %false = arith.constant false
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %alloc = memref.alloc() : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %c7 = arith.constant 7 : index
    %alloc_3 = memref.alloc(%arg1, %c7) : memref<?x?xindex>
    %alloc_4 = memref.alloc() : memref<4xf32>
    %0 = arith.select %arg0, %alloc, %alloc_4 : memref<4xf32>
    %cast_5 = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %c1 = arith.constant 1 : index
    %c1_6 = arith.constant 1 : index
    memref.store %arg1, %alloc_3[%c1, %c1_6] : memref<?x?xindex>
    %c2 = arith.constant 2 : index
    %alloc_7 = memref.alloc() : memref<4xindex>
    %1:2 = scf.for %arg2 = %c1 to %c1_6 step %c2 iter_args(%arg3 = %alloc_7, %arg4 = %false) -> (memref<4xindex>, i1) {
      %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %arg3 : memref<4xindex> -> memref<index>, index, index, index
      %2 = bufferization.dealloc (%base_buffer_24 : memref<index>) if (%arg4) retain (%arg3 : memref<4xindex>)
      scf.yield %arg3, %2 : memref<4xindex>, i1
    }
    %cst = arith.constant 2.000000e+00 : f32
    %c3 = arith.constant 3 : index
    memref.store %cst, %alloc_4[%c3] : memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_8, %offset_9, %sizes_10:2, %strides_11:2 = memref.extract_strided_metadata %alloc_3 : memref<?x?xindex> -> memref<index>, index, index, index, index, index
    %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %alloc_4 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_16, %offset_17, %sizes_18, %strides_19 = memref.extract_strided_metadata %alloc_7 : memref<4xindex> -> memref<index>, index, index, index
    %base_buffer_20, %offset_21, %sizes_22, %strides_23 = memref.extract_strided_metadata %1#0 : memref<4xindex> -> memref<index>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_8, %base_buffer_12, %base_buffer_16, %base_buffer_20 : memref<f32>, memref<index>, memref<f32>, memref<index>, memref<index>) if (%true_2, %true_1, %true_0, %true, %1#1)
    return
  }
}

