module {
  func.func @fft(%arg0: memref<?xf64, strided<[?], offset: ?>>, %arg1: memref<?xf64, strided<[?], offset: ?>>, %arg2: index) -> (memref<?xf64, strided<[?], offset: ?>>, memref<?xf64, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant -3.1415926535897931 : f64
    %dim = memref.dim %arg0, %c0 : memref<?xf64, strided<[?], offset: ?>>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb7
    %1 = arith.cmpi slt, %0, %arg2 : index
    cf.cond_br %1, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %2 = arith.shli %c1, %0 : index
    %3 = arith.muli %2, %c2 : index
    %4 = arith.index_cast %2 : index to i64
    %5 = arith.sitofp %4 : i64 to f64
    cf.br ^bb3(%c0 : index)
  ^bb3(%6: index):  // 2 preds: ^bb2, ^bb6
    %7 = arith.cmpi slt, %6, %dim : index
    cf.cond_br %7, ^bb4(%c0 : index), ^bb7
  ^bb4(%8: index):  // 2 preds: ^bb3, ^bb5
    %9 = arith.cmpi slt, %8, %2 : index
    cf.cond_br %9, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %10 = arith.index_cast %8 : index to i64
    %11 = arith.sitofp %10 : i64 to f64
    %12 = arith.divf %11, %5 : f64
    %13 = arith.mulf %12, %cst : f64
    %14 = math.cos %13 : f64
    %15 = math.sin %13 : f64
    %16 = arith.addi %6, %8 : index
    %17 = arith.addi %16, %2 : index
    %18 = memref.load %arg0[%16] : memref<?xf64, strided<[?], offset: ?>>
    %19 = memref.load %arg1[%16] : memref<?xf64, strided<[?], offset: ?>>
    %20 = memref.load %arg0[%17] : memref<?xf64, strided<[?], offset: ?>>
    %21 = memref.load %arg1[%17] : memref<?xf64, strided<[?], offset: ?>>
    %22 = arith.mulf %20, %14 : f64
    %23 = arith.mulf %21, %15 : f64
    %24 = arith.mulf %20, %15 : f64
    %25 = arith.mulf %21, %14 : f64
    %26 = arith.subf %22, %23 : f64
    %27 = arith.addf %24, %25 : f64
    %28 = arith.addf %18, %26 : f64
    %29 = arith.addf %19, %27 : f64
    %30 = arith.subf %18, %26 : f64
    %31 = arith.subf %19, %27 : f64
    memref.store %28, %arg0[%16] : memref<?xf64, strided<[?], offset: ?>>
    memref.store %30, %arg0[%17] : memref<?xf64, strided<[?], offset: ?>>
    memref.store %29, %arg1[%16] : memref<?xf64, strided<[?], offset: ?>>
    memref.store %31, %arg1[%17] : memref<?xf64, strided<[?], offset: ?>>
    %32 = arith.addi %8, %c1 : index
    cf.br ^bb4(%32 : index)
  ^bb6:  // pred: ^bb4
    %33 = arith.addi %6, %3 : index
    cf.br ^bb3(%33 : index)
  ^bb7:  // pred: ^bb3
    %34 = arith.addi %0, %c1 : index
    cf.br ^bb1(%34 : index)
  ^bb8:  // pred: ^bb1
    return %arg0, %arg1 : memref<?xf64, strided<[?], offset: ?>>, memref<?xf64, strided<[?], offset: ?>>
  }
}

