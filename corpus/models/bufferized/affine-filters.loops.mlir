module {
  func.func private @kernel() -> memref<5xf64> {
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 6.000000e+00 : f64
    %cst_0 = arith.constant 4.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f64
    %alloc = memref.alloc() : memref<5xf64>
    memref.store %cst_1, %alloc[%c0] : memref<5xf64>
    memref.store %cst_0, %alloc[%c1] : memref<5xf64>
    memref.store %cst, %alloc[%c2] : memref<5xf64>
    memref.store %cst_0, %alloc[%c3] : memref<5xf64>
    memref.store %cst_1, %alloc[%c4] : memref<5xf64>
    return %alloc : memref<5xf64>
  }
  func.func @blur(%arg0: memref<128xf64>) -> memref<124xf64> {
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c124 = arith.constant 124 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %0 = call @kernel() : () -> memref<5xf64>
    %alloc = memref.alloc() : memref<124xf64>
    scf.for %arg1 = %c0 to %c124 step %c1 {
      %1 = scf.for %arg2 = %c0 to %c5 step %c1 iter_args(%arg3 = %cst) -> (f64) {
        %2 = arith.addi %arg1, %arg2 : index
        %3 = memref.load %arg0[%2] : memref<128xf64>
        %4 = memref.load %0[%arg2] : memref<5xf64>
        %5 = arith.mulf %3, %4 : f64
        %6 = arith.addf %arg3, %5 : f64
        scf.yield %6 : f64
      }
      memref.store %1, %alloc[%arg1] : memref<124xf64>
    }
    return %alloc : memref<124xf64>
  }
  func.func @downsample(%arg0: memref<124xf64>) -> memref<62xf64> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c62 = arith.constant 62 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<62xf64>
    scf.for %arg1 = %c0 to %c62 step %c1 {
      %0 = arith.muli %arg1, %c2 overflow<nsw> : index
      %1 = memref.load %arg0[%0] : memref<124xf64>
      memref.store %1, %alloc[%arg1] : memref<62xf64>
    }
    return %alloc : memref<62xf64>
  }
  func.func @pyramid(%arg0: memref<128xf64>) -> (memref<62xf64>, memref<124xf64>) {
    %c-1 = arith.constant -1 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c124 = arith.constant 124 : index
    %c0 = arith.constant 0 : index
    %0 = call @blur(%arg0) : (memref<128xf64>) -> memref<124xf64>
    %1 = call @downsample(%0) : (memref<124xf64>) -> memref<62xf64>
    %alloc = memref.alloc() : memref<124xf64>
    scf.for %arg1 = %c0 to %c124 step %c1 {
      %2 = memref.load %0[%arg1] : memref<124xf64>
      %3 = arith.cmpi slt, %arg1, %c0 : index
      %4 = arith.subi %c-1, %arg1 : index
      %5 = arith.select %3, %4, %arg1 : index
      %6 = arith.divsi %5, %c2 : index
      %7 = arith.subi %c-1, %6 : index
      %8 = arith.select %3, %7, %6 : index
      %9 = memref.load %1[%8] : memref<62xf64>
      %10 = arith.subf %2, %9 : f64
      memref.store %10, %alloc[%arg1] : memref<124xf64>
    }
    return %1, %alloc : memref<62xf64>, memref<124xf64>
  }
}

