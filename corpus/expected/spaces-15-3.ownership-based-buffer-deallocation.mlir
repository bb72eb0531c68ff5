module {
  memref.global "private" constant @g0 : memref<2xi32> = dense<7>
  func.func @f0(%arg0: i1) -> memref<?x?xi1> {
    %true = arith.constant true
    %true_0 = arith.constant true
    %false = arith.constant false
    %true_1 = arith.constant true
    %alloc = memref.alloc() : memref<4xf32, 1>
    %false_2 = arith.constant false
    %0 = memref.get_global @g0 : memref<2xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg1 = %c0 to %c0 step %c1 iter_args(%arg2 = %arg0) -> (i1) {
      %true_15 = arith.constant true
      %alloc_16 = memref.alloc(%arg1, %arg1) : memref<?x?xi1>
      %base_buffer_17, %offset_18, %sizes_19:2, %strides_20:2 = memref.extract_strided_metadata %alloc_16 : memref<?x?xi1> -> memref<i1>, index, index, index, index, index
      bufferization.dealloc (%base_buffer_17 : memref<i1>) if (%true_15)
      scf.yield %arg0 : i1
    }
    %c2_i32 = arith.constant 2 : i32
    %c0_3 = arith.constant 0 : index
    memref.store %c2_i32, %0[%c0_3] : memref<2xi32>
    %c1_4 = arith.constant 1 : index
    memref.store %c2_i32, %0[%c1_4] : memref<2xi32>
    %memspacecast = memref.memory_space_cast %0 : memref<2xi32> to memref<2xi32, 1>
    %c8 = arith.constant 8 : index
    %alloc_5 = memref.alloc(%c8) : memref<?xi1>
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %alloc_6 = memref.alloc(%c5, %c6) : memref<?x?xi1>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32, 1> -> memref<f32, 1>, index, index, index
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc_5 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_11, %offset_12, %sizes_13:2, %strides_14:2 = memref.extract_strided_metadata %alloc_6 : memref<?x?xi1> -> memref<i1>, index, index, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_7, %base_buffer_11 : memref<f32, 1>, memref<i1>, memref<i1>) if (%true_1, %true_0, %true) retain (%alloc_6 : memref<?x?xi1>)
    return %alloc_6 : memref<?x?xi1>
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: i1, %arg3: memref<?xi1>, %arg4: memref<?x?xi1>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %false = arith.constant false
    %false_1 = arith.constant false
    %true_2 = arith.constant true
    %0 = call @f0(%arg2) : (i1) -> memref<?x?xi1>
    %true_3 = arith.constant true
    %1 = call @f0(%arg0) : (i1) -> memref<?x?xi1>
    %alloc = memref.alloc(%arg1) : memref<?xi1>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = arith.maximumf %cst, %cst : f32
    %alloc_4 = memref.alloc(%arg1) : memref<?xi1>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<?xi1>
    %c0_5 = arith.constant 0 : index
    %3 = memref.load %alloc_4[%c0_5] : memref<?xi1>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %arg4 : memref<?x?xi1> -> memref<i1>, index, index, index, index, index
    %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %0 : memref<?x?xi1> -> memref<i1>, index, index, index, index, index
    %base_buffer_14, %offset_15, %sizes_16:2, %strides_17:2 = memref.extract_strided_metadata %1 : memref<?x?xi1> -> memref<i1>, index, index, index, index, index
    %base_buffer_18, %offset_19, %sizes_20, %strides_21 = memref.extract_strided_metadata %alloc : memref<?xi1> -> memref<i1>, index, index, index
    %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %alloc_4 : memref<?xi1> -> memref<i1>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_6, %base_buffer_10, %base_buffer_14, %base_buffer_18, %base_buffer_22 : memref<i1>, memref<i1>, memref<i1>, memref<i1>, memref<i1>, memref<i1>) if (%false, %false_1, %true_2, %true_3, %true_0, %true)
    return
  }
}

