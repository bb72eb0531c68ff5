module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x?xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 4.000000e+00 : f32
    memref.store %cst, %arg2[%c0, %c0] : memref<4x?xf32>
    return
  }
}

