module {
  memref.global "private" @g0 : memref<4xf32>
  memref.global @g1 : memref<4xf32, 2> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>) {
    %0:2 = call @f0(%arg0, %arg1, %arg2) : (i1, index, memref<8xf64>) -> (memref<f32, 1>, memref<8xf64>)
    %c2_i64 = arith.constant 2 : i64
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c4) : memref<?x8x4xf32, 2>
    return %0#0, %arg2 : memref<f32, 1>, memref<8xf64>
  }
  func.func @f1(%arg0: index) -> memref<8xf64> {
    %0 = call @f1(%arg0) : (index) -> memref<8xf64>
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2x4xf32>
    %cast = memref.cast %0 : memref<8xf64> to memref<8xf64>
    return %cast : memref<8xf64>
  }
}

