module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x4x4xf64>) {
    %cst = arith.constant 3.000000e+00 : f64
    %c3 = arith.constant 3 : index
    memref.store %cst, %arg2[%arg1, %arg1, %c3] : memref<4x4x4xf64>
    return
  }
}

