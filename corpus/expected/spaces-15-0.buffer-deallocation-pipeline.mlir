module {
  memref.global "private" @g0 : memref<4xf32>
  memref.global @g1 : memref<4xf32, 2> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>) {
    %0:2 = call @f0(%arg0, %arg1, %arg2) : (i1, index, memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>)
    %1 = bufferization.clone %arg2 : memref<8xf64> to memref<8xf64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#1 : memref<8xf64> -> memref<f64>, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f64> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %0#0 : memref<f32, 1> -> index
    %2 = arith.cmpi ne, %intptr, %intptr_0 : index
    %intptr_1 = memref.extract_aligned_pointer_as_index %1 : memref<8xf64> -> index
    %3 = arith.cmpi ne, %intptr, %intptr_1 : index
    %4 = arith.andi %2, %3 : i1
    scf.if %4 {
      memref.dealloc %base_buffer : memref<f64>
    }
    return %0#0, %1 : memref<f32, 1>, memref<8xf64>
  }
  func.func @f1(%arg0: index) -> memref<8xf64> {
    %0 = call @f1(%arg0) : (index) -> memref<8xf64>
    return %0 : memref<8xf64>
  }
}

