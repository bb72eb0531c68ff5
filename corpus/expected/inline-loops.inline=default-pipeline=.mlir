module {
  func.func @main(%arg0: memref<4xf32>) -> f32 {
    %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %cast, %c0 : memref<?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %0 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %cst) -> (f32) {
      %2 = memref.load %cast[%arg1] : memref<?xf32>
      %3 = arith.addf %arg2, %2 : f32
      scf.yield %3 : f32
    }
    %1 = arith.addf %0, %0 : f32
    return %1 : f32
  }
  func.func @reduce(%arg0: memref<4xf32>, %arg1: index) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = scf.parallel (%arg2) = (%arg1) to (%arg1) step (%arg1) init (%cst) -> f32 {
      %1 = memref.load %arg0[%arg2] : memref<4xf32>
      scf.reduce(%1 : f32) {
      ^bb0(%arg3: f32, %arg4: f32):
        %2 = arith.addf %arg3, %arg4 : f32
        scf.reduce.return %2 : f32
      }
    }
    return %0 : f32
  }
}

