module {
  func.func @dense(%arg0: memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<?x32x48xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<48xf32, strided<[?], offset: ?>>) -> memref<?x64x48xf32> {
    %c32 = arith.constant 32 : index
    %c48 = arith.constant 48 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.707106769 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x64x48xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb6
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb7
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb5
    %3 = arith.cmpi slt, %2, %c64 : index
    cf.cond_br %3, ^bb3(%c0 : index), ^bb6
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
    %5 = arith.cmpi slt, %4, %c48 : index
    cf.cond_br %5, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    memref.store %cst, %alloc[%0, %2, %4] : memref<?x64x48xf32>
    %6 = arith.addi %4, %c1 : index
    cf.br ^bb3(%6 : index)
  ^bb5:  // pred: ^bb3
    %7 = arith.addi %2, %c1 : index
    cf.br ^bb2(%7 : index)
  ^bb6:  // pred: ^bb2
    %8 = arith.addi %0, %c1 : index
    cf.br ^bb1(%8 : index)
  ^bb7:  // pred: ^bb1
    %dim_3 = memref.dim %arg0, %c0 : memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>
    cf.br ^bb8(%c0 : index)
  ^bb8(%9: index):  // 2 preds: ^bb7, ^bb15
    %10 = arith.cmpi slt, %9, %dim_3 : index
    cf.cond_br %10, ^bb9(%c0 : index), ^bb16(%c0 : index)
  ^bb9(%11: index):  // 2 preds: ^bb8, ^bb14
    %12 = arith.cmpi slt, %11, %c64 : index
    cf.cond_br %12, ^bb10(%c0 : index), ^bb15
  ^bb10(%13: index):  // 2 preds: ^bb9, ^bb13
    %14 = arith.cmpi slt, %13, %c48 : index
    cf.cond_br %14, ^bb11(%c0 : index), ^bb14
  ^bb11(%15: index):  // 2 preds: ^bb10, ^bb12
    %16 = arith.cmpi slt, %15, %c32 : index
    cf.cond_br %16, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %17 = memref.load %arg0[%9, %11, %15] : memref<?x64x32xf32, strided<[?, ?, ?], offset: ?>>
    %18 = memref.load %arg1[%9, %15, %13] : memref<?x32x48xf32, strided<[?, ?, ?], offset: ?>>
    %19 = memref.load %alloc[%9, %11, %13] : memref<?x64x48xf32>
    %20 = arith.mulf %17, %18 : f32
    %21 = arith.addf %19, %20 : f32
    memref.store %21, %alloc[%9, %11, %13] : memref<?x64x48xf32>
    %22 = arith.addi %15, %c1 : index
    cf.br ^bb11(%22 : index)
  ^bb13:  // pred: ^bb11
    %23 = arith.addi %13, %c1 : index
    cf.br ^bb10(%23 : index)
  ^bb14:  // pred: ^bb10
    %24 = arith.addi %11, %c1 : index
    cf.br ^bb9(%24 : index)
  ^bb15:  // pred: ^bb9
    %25 = arith.addi %9, %c1 : index
    cf.br ^bb8(%25 : index)
  ^bb16(%26: index):  // 2 preds: ^bb8, ^bb21
    %27 = arith.cmpi slt, %26, %dim : index
    cf.cond_br %27, ^bb17(%c0 : index), ^bb22
  ^bb17(%28: index):  // 2 preds: ^bb16, ^bb20
    %29 = arith.cmpi slt, %28, %c64 : index
    cf.cond_br %29, ^bb18(%c0 : index), ^bb21
  ^bb18(%30: index):  // 2 preds: ^bb17, ^bb19
    %31 = arith.cmpi slt, %30, %c48 : index
    cf.cond_br %31, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %32 = memref.load %alloc[%26, %28, %30] : memref<?x64x48xf32>
    %33 = memref.load %arg2[%30] : memref<48xf32, strided<[?], offset: ?>>
    %34 = arith.addf %32, %33 : f32
    %35 = arith.mulf %34, %cst_2 : f32
    %36 = math.erf %35 : f32
    %37 = arith.addf %36, %cst_1 : f32
    %38 = arith.mulf %37, %cst_0 : f32
    %39 = arith.mulf %34, %38 : f32
    memref.store %39, %alloc[%26, %28, %30] : memref<?x64x48xf32>
    %40 = arith.addi %30, %c1 : index
    cf.br ^bb18(%40 : index)
  ^bb20:  // pred: ^bb18
    %41 = arith.addi %28, %c1 : index
    cf.br ^bb17(%41 : index)
  ^bb21:  // pred: ^bb17
    %42 = arith.addi %26, %c1 : index
    cf.br ^bb16(%42 : index)
  ^bb22:  // pred: ^bb16
    return %alloc : memref<?x64x48xf32>
  }
}

