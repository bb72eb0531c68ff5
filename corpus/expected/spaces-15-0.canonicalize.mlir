module {
  memref.global "private" @g0 : memref<4xf32>
  memref.global @g1 : memref<4xf32, 2> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>) {
    %0:2 = call @f0(%arg0, %arg1, %arg2) : (i1, index, memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>)
    return %0#0, %arg2 : memref<f32, 1>, memref<8xf64>
  }
  func.func @f1(%arg0: index) -> memref<8xf64> {
    %0 = call @f1(%arg0) : (index) -> memref<8xf64>
    return %0 : memref<8xf64>
  }
}

