module {
  func.func @step(%arg0: memref<?x3xf64, strided<[?, ?], offset: ?>>, %arg1: memref<?x3xf64, strided<[?, ?], offset: ?>>, %arg2: memref<?xf64, strided<[?], offset: ?>>, %arg3: f64) -> (memref<?x3xf64>, memref<?x3xf64, strided<[?, ?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 1.000000e-09 : f64
    %dim = memref.dim %arg0, %c0 : memref<?x3xf64, strided<[?, ?], offset: ?>>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb9
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb10
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb8
    %3 = arith.cmpi slt, %2, %dim : index
    cf.cond_br %3, ^bb3(%c0, %cst : index, f64), ^bb9
  ^bb3(%4: index, %5: f64):  // 2 preds: ^bb2, ^bb4
    %6 = arith.cmpi slt, %4, %c3 : index
    cf.cond_br %6, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %7 = memref.load %arg0[%0, %4] : memref<?x3xf64, strided<[?, ?], offset: ?>>
    %8 = memref.load %arg0[%2, %4] : memref<?x3xf64, strided<[?, ?], offset: ?>>
    %9 = arith.subf %7, %8 : f64
    %10 = math.fma %9, %9, %5 : f64
    %11 = arith.addi %4, %c1 : index
    cf.br ^bb3(%11, %10 : index, f64)
  ^bb5:  // pred: ^bb3
    %12 = math.rsqrt %5 : f64
    %13 = memref.load %arg2[%2] : memref<?xf64, strided<[?], offset: ?>>
    %14 = arith.mulf %13, %12 : f64
    %15 = arith.divf %14, %5 : f64
    cf.br ^bb6(%c0 : index)
  ^bb6(%16: index):  // 2 preds: ^bb5, ^bb7
    %17 = arith.cmpi slt, %16, %c3 : index
    cf.cond_br %17, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %18 = memref.load %arg0[%0, %16] : memref<?x3xf64, strided<[?, ?], offset: ?>>
    %19 = memref.load %arg0[%2, %16] : memref<?x3xf64, strided<[?, ?], offset: ?>>
    %20 = memref.load %arg1[%0, %16] : memref<?x3xf64, strided<[?, ?], offset: ?>>
    %21 = arith.subf %19, %18 : f64
    %22 = arith.mulf %21, %15 : f64
    %23 = math.fma %22, %arg3, %20 : f64
    memref.store %23, %arg1[%0, %16] : memref<?x3xf64, strided<[?, ?], offset: ?>>
    %24 = arith.addi %16, %c1 : index
    cf.br ^bb6(%24 : index)
  ^bb8:  // pred: ^bb6
    %25 = arith.addi %2, %c1 : index
    cf.br ^bb2(%25 : index)
  ^bb9:  // pred: ^bb2
    %26 = arith.addi %0, %c1 : index
    cf.br ^bb1(%26 : index)
  ^bb10:  // pred: ^bb1
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x3xf64>
    %dim_0 = memref.dim %arg0, %c0 : memref<?x3xf64, strided<[?, ?], offset: ?>>
    cf.br ^bb11(%c0 : index)
  ^bb11(%27: index):  // 2 preds: ^bb10, ^bb14
    %28 = arith.cmpi slt, %27, %dim_0 : index
    cf.cond_br %28, ^bb12(%c0 : index), ^bb15
  ^bb12(%29: index):  // 2 preds: ^bb11, ^bb13
    %30 = arith.cmpi slt, %29, %c3 : index
    cf.cond_br %30, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %31 = memref.load %arg0[%27, %29] : memref<?x3xf64, strided<[?, ?], offset: ?>>
    %32 = memref.load %arg1[%27, %29] : memref<?x3xf64, strided<[?, ?], offset: ?>>
    %33 = math.fma %32, %arg3, %31 : f64
    memref.store %33, %alloc[%27, %29] : memref<?x3xf64>
    %34 = arith.addi %29, %c1 : index
    cf.br ^bb12(%34 : index)
  ^bb14:  // pred: ^bb12
    %35 = arith.addi %27, %c1 : index
    cf.br ^bb11(%35 : index)
  ^bb15:  // pred: ^bb11
    return %alloc, %arg1 : memref<?x3xf64>, memref<?x3xf64, strided<[?, ?], offset: ?>>
  }
}

