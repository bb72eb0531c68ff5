module {
  func.func @f(%arg0: i1, %arg1: memref<4xf32>) -> f32 {
    %false = arith.constant false
    %false_0 = arith.constant false
    %c0 = arith.constant 0 : index
    %0:2 = scf.if %arg0 -> (memref<4xf32>, i1) {
      %true = arith.constant true
      %alloc = memref.alloc() : memref<4xf32>
      %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
      %2 = bufferization.dealloc (%base_buffer_5 : memref<f32>) if (%true) retain (%alloc : memref<4xf32>)
      scf.yield %alloc, %2 : memref<4xf32>, i1
    } else {
      %false_5 = arith.constant false
      %2 = bufferization.dealloc retain (%arg1 : memref<4xf32>)
      scf.yield %arg1, %2 : memref<4xf32>, i1
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false_0, %0#1)
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %1 = memref.load %0#0[%c0] : memref<4xf32>
    return %1 : f32
  }
}

