module {
  func.func @f(%arg0: index, %arg1: memref<4xf32>) -> memref<4xf32> {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<2xmemref<4xf32>>
    memref.store %arg1, %alloc[%arg0] : memref<2xmemref<4xf32>>
    %0 = memref.load %alloc[%arg0] : memref<2xmemref<4xf32>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<2xmemref<4xf32>> -> memref<memref<4xf32>>, index, index, index
    %1 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<memref<4xf32>>) if (%false, %true) retain (%0 : memref<4xf32>)
    return %0 : memref<4xf32>
  }
}

