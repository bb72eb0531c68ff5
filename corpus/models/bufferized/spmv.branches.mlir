module {
  func.func @spmv(%arg0: memref<?xindex, strided<[?], offset: ?>>, %arg1: memref<?xindex, strided<[?], offset: ?>>, %arg2: memref<?xf64, strided<[?], offset: ?>>, %arg3: memref<?xf64, strided<[?], offset: ?>>) -> memref<?xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %dim = memref.dim %arg0, %c0 : memref<?xindex, strided<[?], offset: ?>>
    %0 = arith.subi %dim, %c1 : index
    %alloc = memref.alloc(%0) {alignment = 64 : i64} : memref<?xf64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb5
    %2 = arith.cmpi slt, %1, %0 : index
    cf.cond_br %2, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %3 = arith.addi %1, %c1 : index
    %4 = memref.load %arg0[%1] : memref<?xindex, strided<[?], offset: ?>>
    %5 = memref.load %arg0[%3] : memref<?xindex, strided<[?], offset: ?>>
    cf.br ^bb3(%4, %cst : index, f64)
  ^bb3(%6: index, %7: f64):  // 2 preds: ^bb2, ^bb4
    %8 = arith.cmpi slt, %6, %5 : index
    cf.cond_br %8, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %9 = memref.load %arg1[%6] : memref<?xindex, strided<[?], offset: ?>>
    %10 = memref.load %arg2[%6] : memref<?xf64, strided<[?], offset: ?>>
    %11 = memref.load %arg3[%9] : memref<?xf64, strided<[?], offset: ?>>
    %12 = arith.mulf %10, %11 : f64
    %13 = arith.addf %7, %12 : f64
    %14 = arith.addi %6, %c1 : index
    cf.br ^bb3(%14, %13 : index, f64)
  ^bb5:  // pred: ^bb3
    memref.store %7, %alloc[%1] : memref<?xf64>
    %15 = arith.addi %1, %c1 : index
    cf.br ^bb1(%15 : index)
  ^bb6:  // pred: ^bb1
    return %alloc : memref<?xf64>
  }
}

