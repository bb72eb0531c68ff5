module {
  func.func @spmv(%arg0: memref<?xindex, strided<[?], offset: ?>>, %arg1: memref<?xindex, strided<[?], offset: ?>>, %arg2: memref<?xf64, strided<[?], offset: ?>>, %arg3: memref<?xf64, strided<[?], offset: ?>>) -> memref<?xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %dim = memref.dim %arg0, %c0 : memref<?xindex, strided<[?], offset: ?>>
    %0 = arith.subi %dim, %c1 : index
    %alloc = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf64>
    scf.for %arg4 = %c0 to %0 step %c1 {
      %1 = arith.addi %arg4, %c1 : index
      %2 = memref.load %arg0[%arg4] : memref<?xindex, strided<[?], offset: ?>>
      %3 = memref.load %arg0[%1] : memref<?xindex, strided<[?], offset: ?>>
      %4 = scf.for %arg5 = %2 to %3 step %c1 iter_args(%arg6 = %cst) -> (f64) {
        %5 = memref.load %arg1[%arg5] : memref<?xindex, strided<[?], offset: ?>>
        %6 = memref.load %arg2[%arg5] : memref<?xf64, strided<[?], offset: ?>>
        %7 = memref.load %arg3[%5] : memref<?xf64, strided<[?], offset: ?>>
        %8 = arith.mulf %6, %7 : f64
        %9 = arith.addf %arg6, %8 : f64
        scf.yield %9 : f64
      }
      memref.store %4, %alloc[%arg4] : memref<?xf64>
    }
    return %alloc : memref<?xf64>
  }
}

