module {
  func.func @f(%arg0: i1) -> (memref<4xf32>, memref<4xf32>) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_1 = memref.alloc() : memref<4xf32>
    %0 = arith.select %arg0, %alloc, %alloc_1 : memref<4xf32>
    %1 = arith.select %arg0, %true_0, %true : i1
    %2 = scf.if %1 -> (memref<4xf32>) {
      scf.yield %0 : memref<4xf32>
    } else {
      %4 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
      scf.yield %4 : memref<4xf32>
    }
    %true_2 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc_1 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %2 : memref<4xf32> -> memref<f32>, index, index, index
    %3:2 = bufferization.dealloc (%base_buffer, %base_buffer_3, %base_buffer_7 : memref<f32>, memref<f32>, memref<f32>) if (%true_0, %true, %true_2) retain (%alloc, %2 : memref<4xf32>, memref<4xf32>)
    return %alloc, %2 : memref<4xf32>, memref<4xf32>
  }
}

