module {
  func.func @lu(%arg0: memref<?x?xf64, strided<[?, ?], offset: ?>>) -> memref<?x?xf64, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
    scf.for %arg1 = %c0 to %dim step %c1 {
      %0 = arith.addi %arg1, %c1 : index
      %1 = memref.load %arg0[%arg1, %arg1] : memref<?x?xf64, strided<[?, ?], offset: ?>>
      scf.for %arg2 = %0 to %dim step %c1 {
        %2 = memref.load %arg0[%arg2, %arg1] : memref<?x?xf64, strided<[?, ?], offset: ?>>
        %3 = arith.divf %2, %1 : f64
        memref.store %3, %arg0[%arg2, %arg1] : memref<?x?xf64, strided<[?, ?], offset: ?>>
        scf.for %arg3 = %0 to %dim step %c1 {
          %4 = memref.load %arg0[%arg1, %arg3] : memref<?x?xf64, strided<[?, ?], offset: ?>>
          %5 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf64, strided<[?, ?], offset: ?>>
          %6 = arith.mulf %3, %4 : f64
          %7 = arith.subf %5, %6 : f64
          memref.store %7, %arg0[%arg2, %arg3] : memref<?x?xf64, strided<[?, ?], offset: ?>>
        }
      }
    }
    return %arg0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  }
  func.func @cholesky(%arg0: memref<16x16xf64, strided<[?, ?], offset: ?>>) -> memref<16x16xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<16x16xf64>
    linalg.fill ins(%cst : f64) outs(%alloc : memref<16x16xf64>)
    scf.for %arg1 = %c0 to %c16 step %c1 {
      %0 = arith.addi %arg1, %c1 : index
      scf.for %arg2 = %c0 to %0 step %c1 {
        %1 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %cst) -> (f64) {
          %6 = memref.load %alloc[%arg1, %arg3] : memref<16x16xf64>
          %7 = memref.load %alloc[%arg2, %arg3] : memref<16x16xf64>
          %8 = arith.mulf %6, %7 : f64
          %9 = arith.addf %arg4, %8 : f64
          scf.yield %9 : f64
        }
        %2 = memref.load %arg0[%arg1, %arg2] : memref<16x16xf64, strided<[?, ?], offset: ?>>
        %3 = arith.subf %2, %1 : f64
        %4 = arith.cmpi eq, %arg1, %arg2 : index
        %5 = scf.if %4 -> (f64) {
          %6 = math.sqrt %3 : f64
          scf.yield %6 : f64
        } else {
          %6 = memref.load %alloc[%arg2, %arg2] : memref<16x16xf64>
          %7 = arith.divf %3, %6 : f64
          scf.yield %7 : f64
        }
        memref.store %5, %alloc[%arg1, %arg2] : memref<16x16xf64>
      }
    }
    return %alloc : memref<16x16xf64>
  }
}

