module {
  func.func @f(%arg0: memref<2xf32>) {
    %false = arith.constant false
    omp.parallel {
      %true = arith.constant true
      %false_0 = arith.constant false
      %alloc = memref.alloc() : memref<2xf32>
      memref.copy %arg0, %alloc : memref<2xf32> to memref<2xf32>
      omp.terminator
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%false)
    return
  }
}

