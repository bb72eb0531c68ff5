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
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb4
    %2 = arith.cmpi slt, %1, %c124 : index
    cf.cond_br %2, ^bb2(%c0, %cst : index, f64), ^bb5
  ^bb2(%3: index, %4: f64):  // 2 preds: ^bb1, ^bb3
    %5 = arith.cmpi slt, %3, %c5 : index
    cf.cond_br %5, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %6 = arith.addi %1, %3 : index
    %7 = memref.load %arg0[%6] : memref<128xf64>
    %8 = memref.load %0[%3] : memref<5xf64>
    %9 = arith.mulf %7, %8 : f64
    %10 = arith.addf %4, %9 : f64
    %11 = arith.addi %3, %c1 : index
    cf.br ^bb2(%11, %10 : index, f64)
  ^bb4:  // pred: ^bb2
    memref.store %4, %alloc[%1] : memref<124xf64>
    %12 = arith.addi %1, %c1 : index
    cf.br ^bb1(%12 : index)
  ^bb5:  // pred: ^bb1
    return %alloc : memref<124xf64>
  }
  func.func @downsample(%arg0: memref<124xf64>) -> memref<62xf64> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c62 = arith.constant 62 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<62xf64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c62 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.muli %0, %c2 overflow<nsw> : index
    %3 = memref.load %arg0[%2] : memref<124xf64>
    memref.store %3, %alloc[%0] : memref<62xf64>
    %4 = arith.addi %0, %c1 : index
    cf.br ^bb1(%4 : index)
  ^bb3:  // pred: ^bb1
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
    cf.br ^bb1(%c0 : index)
  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %2, %c124 : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = memref.load %0[%2] : memref<124xf64>
    %5 = arith.cmpi slt, %2, %c0 : index
    %6 = arith.subi %c-1, %2 : index
    %7 = arith.select %5, %6, %2 : index
    %8 = arith.divsi %7, %c2 : index
    %9 = arith.subi %c-1, %8 : index
    %10 = arith.select %5, %9, %8 : index
    %11 = memref.load %1[%10] : memref<62xf64>
    %12 = arith.subf %4, %11 : f64
    memref.store %12, %alloc[%2] : memref<124xf64>
    %13 = arith.addi %2, %c1 : index
    cf.br ^bb1(%13 : index)
  ^bb3:  // pred: ^bb1
    return %1, %alloc : memref<62xf64>, memref<124xf64>
  }
}

