module {
  func.func @covariance(%arg0: memref<3000x2600xf64, strided<[?, ?], offset: ?>>) -> memref<2600x2600xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2600 = arith.constant 2600 : index
    %c3000 = arith.constant 3000 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 3.000000e+03 : f64
    %cst_1 = arith.constant 2.999000e+03 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2600xf64>
    scf.for %arg1 = %c0 to %c2600 step %c1 {
      memref.store %cst, %alloc[%arg1] : memref<2600xf64>
    }
    scf.for %arg1 = %c0 to %c3000 step %c1 {
      scf.for %arg2 = %c0 to %c2600 step %c1 {
        %1 = memref.load %arg0[%arg1, %arg2] : memref<3000x2600xf64, strided<[?, ?], offset: ?>>
        %2 = memref.load %alloc[%arg2] : memref<2600xf64>
        %3 = arith.addf %1, %2 : f64
        memref.store %3, %alloc[%arg2] : memref<2600xf64>
      }
    }
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<3000x2600xf64>
    scf.for %arg1 = %c0 to %c3000 step %c1 {
      scf.for %arg2 = %c0 to %c2600 step %c1 {
        %1 = memref.load %arg0[%arg1, %arg2] : memref<3000x2600xf64, strided<[?, ?], offset: ?>>
        %2 = memref.load %alloc[%arg2] : memref<2600xf64>
        %3 = arith.divf %2, %cst_0 : f64
        %4 = arith.subf %1, %3 : f64
        memref.store %4, %alloc_2[%arg1, %arg2] : memref<3000x2600xf64>
      }
    }
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<2600x2600xf64>
    %0 = scf.for %arg1 = %c0 to %c2600 step %c1 iter_args(%arg2 = %alloc_3) -> (memref<2600x2600xf64>) {
      %1 = scf.for %arg3 = %arg1 to %c2600 step %c1 iter_args(%arg4 = %arg2) -> (memref<2600x2600xf64>) {
        %2 = scf.for %arg5 = %c0 to %c3000 step %c1 iter_args(%arg6 = %cst) -> (f64) {
          %4 = memref.load %alloc_2[%arg5, %arg1] : memref<3000x2600xf64>
          %5 = memref.load %alloc_2[%arg5, %arg3] : memref<3000x2600xf64>
          %6 = arith.mulf %4, %5 : f64
          %7 = arith.addf %arg6, %6 : f64
          scf.yield %7 : f64
        }
        %3 = arith.divf %2, %cst_1 : f64
        memref.store %3, %arg4[%arg1, %arg3] : memref<2600x2600xf64>
        memref.store %3, %arg4[%arg3, %arg1] : memref<2600x2600xf64>
        scf.yield %arg4 : memref<2600x2600xf64>
      }
      scf.yield %1 : memref<2600x2600xf64>
    }
    return %0 : memref<2600x2600xf64>
  }
}

