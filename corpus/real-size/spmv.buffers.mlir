module {
  func.func @spmv(%arg0: memref<100001xindex, strided<[?], offset: ?>>, %arg1: memref<5000000xindex, strided<[?], offset: ?>>, %arg2: memref<5000000xf64, strided<[?], offset: ?>>, %arg3: memref<100000xf64, strided<[?], offset: ?>>) -> memref<100000xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c100000 = arith.constant 100000 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<100000xf64>
    scf.for %arg4 = %c0 to %c100000 step %c1 {
      %0 = arith.addi %arg4, %c1 : index
      %1 = memref.load %arg0[%arg4] : memref<100001xindex, strided<[?], offset: ?>>
      %2 = memref.load %arg0[%0] : memref<100001xindex, strided<[?], offset: ?>>
      %3 = scf.for %arg5 = %1 to %2 step %c1 iter_args(%arg6 = %cst) -> (f64) {
        %4 = memref.load %arg1[%arg5] : memref<5000000xindex, strided<[?], offset: ?>>
        %5 = memref.load %arg2[%arg5] : memref<5000000xf64, strided<[?], offset: ?>>
        %6 = memref.load %arg3[%4] : memref<100000xf64, strided<[?], offset: ?>>
        %7 = arith.mulf %5, %6 : f64
        %8 = arith.addf %arg6, %7 : f64
        scf.yield %8 : f64
      }
      memref.store %3, %alloc[%arg4] : memref<100000xf64>
    }
    return %alloc : memref<100000xf64>
  }
}

