module {
  func.func private @op(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.addf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @main(%arg0: memref<4xf32>) -> f32 {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %cst) -> (f32) {
      %2 = memref.load %arg0[%arg1] : memref<4xf32>
      %3 = arith.addf %arg2, %2 : f32
      scf.yield %3 : f32
    }
    %1 = arith.addf %0, %0 : f32
    return %1 : f32
  }
  func.func @reduce(%arg0: memref<4xf32>, %arg1: index) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    return %cst : f32
  }
}

