module {
  memref.global "private" @g0 : memref<4xf32>
  memref.global @g1 : memref<4xf32, 2> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>) {
    %false = arith.constant false
    %true = arith.constant true
    %0:2 = call @f0(%arg0, %arg1, %arg2) : (i1, index, memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>)
    %1 = scf.if %false -> (memref<8xf64>) {
      scf.yield %arg2 : memref<8xf64>
    } else {
      %3 = bufferization.clone %arg2 : memref<8xf64> to memref<8xf64>
      scf.yield %3 : memref<8xf64>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#1 : memref<8xf64> -> memref<f64>, index, index, index
    %2:2 = bufferization.dealloc (%base_buffer : memref<f64>) if (%true) retain (%0#0, %1 : memref<f32, 1>, memref<8xf64>)
    return %0#0, %1 : memref<f32, 1>, memref<8xf64>
  }
  func.func @f1(%arg0: index) -> memref<8xf64> {
    %0 = call @f1(%arg0) : (index) -> memref<8xf64>
    return %0 : memref<8xf64>
  }
}

