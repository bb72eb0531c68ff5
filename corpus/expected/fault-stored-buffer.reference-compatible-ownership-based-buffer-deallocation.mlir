module {
  func.func @main() -> i64 {
    %false = arith.constant false
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc() : memref<3xmemref<1xi64>>
    scf.for %arg0 = %c0 to %c3 step %c1 {
      %true_0 = arith.constant true
      %false_1 = arith.constant false
      %alloc_2 = memref.alloc() : memref<1xi64>
      %2 = arith.index_cast %arg0 : index to i64
      memref.store %2, %alloc_2[%c0] : memref<1xi64>
      memref.store %alloc_2, %alloc[%arg0] : memref<3xmemref<1xi64>>
      %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %alloc_2 : memref<1xi64> -> memref<i64>, index, index, index
      bufferization.dealloc (%base_buffer_3 : memref<i64>) if (%true_0)
    }
    %0 = memref.load %alloc[%c1] : memref<3xmemref<1xi64>>
    %1 = memref.load %0[%c0] : memref<1xi64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<3xmemref<1xi64>> -> memref<memref<1xi64>>, index, index, index
    bufferization.dealloc (%base_buffer : memref<memref<1xi64>>) if (%true)
    return %1 : i64
  }
}

