module {
  func.func private @kernel() -> memref<5xf64> {
    %cst = arith.constant 6.000000e+00 : f64
    %cst_0 = arith.constant 4.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f64
    %alloc = memref.alloc() : memref<5xf64>
    affine.store %cst_1, %alloc[0] : memref<5xf64>
    affine.store %cst_0, %alloc[1] : memref<5xf64>
    affine.store %cst, %alloc[2] : memref<5xf64>
    affine.store %cst_0, %alloc[3] : memref<5xf64>
    affine.store %cst_1, %alloc[4] : memref<5xf64>
    return %alloc : memref<5xf64>
  }
  func.func @blur(%arg0: memref<128xf64>) -> memref<124xf64> {
    %cst = arith.constant 0.000000e+00 : f64
    %0 = call @kernel() : () -> memref<5xf64>
    %alloc = memref.alloc() : memref<124xf64>
    affine.for %arg1 = 0 to 124 {
      %1 = affine.for %arg2 = 0 to 5 iter_args(%arg3 = %cst) -> (f64) {
        %2 = affine.load %arg0[%arg1 + %arg2] : memref<128xf64>
        %3 = affine.load %0[%arg2] : memref<5xf64>
        %4 = arith.mulf %2, %3 : f64
        %5 = arith.addf %arg3, %4 : f64
        affine.yield %5 : f64
      }
      affine.store %1, %alloc[%arg1] : memref<124xf64>
    }
    return %alloc : memref<124xf64>
  }
  func.func @downsample(%arg0: memref<124xf64>) -> memref<62xf64> {
    %alloc = memref.alloc() : memref<62xf64>
    affine.for %arg1 = 0 to 62 {
      %0 = affine.load %arg0[%arg1 * 2] : memref<124xf64>
      affine.store %0, %alloc[%arg1] : memref<62xf64>
    }
    return %alloc : memref<62xf64>
  }
  func.func @pyramid(%arg0: memref<128xf64>) -> (memref<62xf64>, memref<124xf64>) {
    %0 = call @blur(%arg0) : (memref<128xf64>) -> memref<124xf64>
    %1 = call @downsample(%0) : (memref<124xf64>) -> memref<62xf64>
    %alloc = memref.alloc() : memref<124xf64>
    affine.for %arg1 = 0 to 124 {
      %2 = affine.load %0[%arg1] : memref<124xf64>
      %3 = affine.load %1[%arg1 floordiv 2] : memref<62xf64>
      %4 = arith.subf %2, %3 : f64
      affine.store %4, %alloc[%arg1] : memref<124xf64>
    }
    return %1, %alloc : memref<62xf64>, memref<124xf64>
  }
}

