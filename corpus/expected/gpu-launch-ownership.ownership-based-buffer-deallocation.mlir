module {
  func.func @threads(%arg0: memref<4xf32>, %arg1: index) -> memref<?xf32> {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg1, %arg9 = %arg1, %arg10 = %arg1) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %arg1, %arg13 = %arg1) {
      %true_4 = arith.constant true
      %false_5 = arith.constant false
      %false_6 = arith.constant false
      %alloc_7 = memref.alloc() : memref<4xf32>
      memref.copy %arg0, %alloc_7 : memref<4xf32> to memref<4xf32>
      %1 = memref.load %alloc_7[%arg5] : memref<4xf32>
      memref.store %1, %alloc[%arg5] : memref<?xf32>
      %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %alloc_7 : memref<4xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer_8 : memref<f32>) if (%true_4)
      gpu.terminator
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %0 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc : memref<?xf32>)
    return %alloc : memref<?xf32>
  }
  func.func @branches(%arg0: memref<4xf32>, %arg1: index, %arg2: i1) {
    %false = arith.constant false
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg1, %arg10 = %arg1, %arg11 = %arg1) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg1, %arg13 = %arg1, %arg14 = %arg1) {
      %true = arith.constant true
      %false_0 = arith.constant false
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
      %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
      %0 = arith.andi %true, %arg2 : i1
      %1:2 = bufferization.dealloc (%base_buffer_1 : memref<f32>) if (%0) retain (%alloc, %arg0 : memref<4xf32>, memref<4xf32>)
      %true_5 = arith.constant true
      %2 = arith.xori %true_5, %arg2 : i1
      %3 = arith.andi %true, %2 : i1
      %4:2 = bufferization.dealloc (%base_buffer_1 : memref<f32>) if (%3) retain (%arg0, %arg0 : memref<4xf32>, memref<4xf32>)
      %5 = arith.select %arg2, %1#1, %4#1 : i1
      cf.cond_br %arg2, ^bb1(%alloc, %1#0 : memref<4xf32>, i1), ^bb1(%arg0, %4#1 : memref<4xf32>, i1)
    ^bb1(%6: memref<4xf32>, %7: i1):  // 2 preds: ^bb0, ^bb0
      %false_6 = arith.constant false
      %8 = memref.load %6[%arg6] : memref<4xf32>
      memref.store %8, %arg0[%arg6] : memref<4xf32>
      %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %6 : memref<4xf32> -> memref<f32>, index, index, index
      bufferization.dealloc (%base_buffer_7 : memref<f32>) if (%7)
      gpu.terminator
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
    return
  }
}

