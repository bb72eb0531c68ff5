module {
  func.func @three(%arg0: memref<1600x2000xf64, strided<[?, ?], offset: ?>>, %arg1: memref<2000x1800xf64, strided<[?, ?], offset: ?>>, %arg2: memref<1800x2400xf64, strided<[?, ?], offset: ?>>, %arg3: memref<2400x2200xf64, strided<[?, ?], offset: ?>>) -> memref<1600x2200xf64> {
    %c2400 = arith.constant 2400 : index
    %c2200 = arith.constant 2200 : index
    %c2000 = arith.constant 2000 : index
    %c1800 = arith.constant 1800 : index
    %c1 = arith.constant 1 : index
    %c1600 = arith.constant 1600 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1600x1800xf64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %c1600 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %2, %c1800 : index
    cf.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    memref.store %cst, %alloc[%0, %2] : memref<1600x1800xf64>
    %4 = arith.addi %2, %c1 : index
    cf.br ^bb3(%4 : index)
  ^bb5:  // pred: ^bb3
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%c0 : index)
  ^bb7(%6: index):  // 2 preds: ^bb6, ^bb14
    %7 = arith.cmpi slt, %6, %c1600 : index
    cf.cond_br %7, ^bb8, ^bb15
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%c0 : index)
  ^bb9(%8: index):  // 2 preds: ^bb8, ^bb13
    %9 = arith.cmpi slt, %8, %c1800 : index
    cf.cond_br %9, ^bb10, ^bb14
  ^bb10:  // pred: ^bb9
    cf.br ^bb11(%c0 : index)
  ^bb11(%10: index):  // 2 preds: ^bb10, ^bb12
    %11 = arith.cmpi slt, %10, %c2000 : index
    cf.cond_br %11, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %12 = memref.load %arg0[%6, %10] : memref<1600x2000xf64, strided<[?, ?], offset: ?>>
    %13 = memref.load %arg1[%10, %8] : memref<2000x1800xf64, strided<[?, ?], offset: ?>>
    %14 = memref.load %alloc[%6, %8] : memref<1600x1800xf64>
    %15 = arith.mulf %12, %13 : f64
    %16 = arith.addf %14, %15 : f64
    memref.store %16, %alloc[%6, %8] : memref<1600x1800xf64>
    %17 = arith.addi %10, %c1 : index
    cf.br ^bb11(%17 : index)
  ^bb13:  // pred: ^bb11
    %18 = arith.addi %8, %c1 : index
    cf.br ^bb9(%18 : index)
  ^bb14:  // pred: ^bb9
    %19 = arith.addi %6, %c1 : index
    cf.br ^bb7(%19 : index)
  ^bb15:  // pred: ^bb7
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1800x2200xf64>
    cf.br ^bb16(%c0 : index)
  ^bb16(%20: index):  // 2 preds: ^bb15, ^bb20
    %21 = arith.cmpi slt, %20, %c1800 : index
    cf.cond_br %21, ^bb17, ^bb21
  ^bb17:  // pred: ^bb16
    cf.br ^bb18(%c0 : index)
  ^bb18(%22: index):  // 2 preds: ^bb17, ^bb19
    %23 = arith.cmpi slt, %22, %c2200 : index
    cf.cond_br %23, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    memref.store %cst, %alloc_0[%20, %22] : memref<1800x2200xf64>
    %24 = arith.addi %22, %c1 : index
    cf.br ^bb18(%24 : index)
  ^bb20:  // pred: ^bb18
    %25 = arith.addi %20, %c1 : index
    cf.br ^bb16(%25 : index)
  ^bb21:  // pred: ^bb16
    cf.br ^bb22(%c0 : index)
  ^bb22(%26: index):  // 2 preds: ^bb21, ^bb29
    %27 = arith.cmpi slt, %26, %c1800 : index
    cf.cond_br %27, ^bb23, ^bb30
  ^bb23:  // pred: ^bb22
    cf.br ^bb24(%c0 : index)
  ^bb24(%28: index):  // 2 preds: ^bb23, ^bb28
    %29 = arith.cmpi slt, %28, %c2200 : index
    cf.cond_br %29, ^bb25, ^bb29
  ^bb25:  // pred: ^bb24
    cf.br ^bb26(%c0 : index)
  ^bb26(%30: index):  // 2 preds: ^bb25, ^bb27
    %31 = arith.cmpi slt, %30, %c2400 : index
    cf.cond_br %31, ^bb27, ^bb28
  ^bb27:  // pred: ^bb26
    %32 = memref.load %arg2[%26, %30] : memref<1800x2400xf64, strided<[?, ?], offset: ?>>
    %33 = memref.load %arg3[%30, %28] : memref<2400x2200xf64, strided<[?, ?], offset: ?>>
    %34 = memref.load %alloc_0[%26, %28] : memref<1800x2200xf64>
    %35 = arith.mulf %32, %33 : f64
    %36 = arith.addf %34, %35 : f64
    memref.store %36, %alloc_0[%26, %28] : memref<1800x2200xf64>
    %37 = arith.addi %30, %c1 : index
    cf.br ^bb26(%37 : index)
  ^bb28:  // pred: ^bb26
    %38 = arith.addi %28, %c1 : index
    cf.br ^bb24(%38 : index)
  ^bb29:  // pred: ^bb24
    %39 = arith.addi %26, %c1 : index
    cf.br ^bb22(%39 : index)
  ^bb30:  // pred: ^bb22
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1600x2200xf64>
    cf.br ^bb31(%c0 : index)
  ^bb31(%40: index):  // 2 preds: ^bb30, ^bb35
    %41 = arith.cmpi slt, %40, %c1600 : index
    cf.cond_br %41, ^bb32, ^bb36
  ^bb32:  // pred: ^bb31
    cf.br ^bb33(%c0 : index)
  ^bb33(%42: index):  // 2 preds: ^bb32, ^bb34
    %43 = arith.cmpi slt, %42, %c2200 : index
    cf.cond_br %43, ^bb34, ^bb35
  ^bb34:  // pred: ^bb33
    memref.store %cst, %alloc_1[%40, %42] : memref<1600x2200xf64>
    %44 = arith.addi %42, %c1 : index
    cf.br ^bb33(%44 : index)
  ^bb35:  // pred: ^bb33
    %45 = arith.addi %40, %c1 : index
    cf.br ^bb31(%45 : index)
  ^bb36:  // pred: ^bb31
    cf.br ^bb37(%c0 : index)
  ^bb37(%46: index):  // 2 preds: ^bb36, ^bb44
    %47 = arith.cmpi slt, %46, %c1600 : index
    cf.cond_br %47, ^bb38, ^bb45
  ^bb38:  // pred: ^bb37
    cf.br ^bb39(%c0 : index)
  ^bb39(%48: index):  // 2 preds: ^bb38, ^bb43
    %49 = arith.cmpi slt, %48, %c2200 : index
    cf.cond_br %49, ^bb40, ^bb44
  ^bb40:  // pred: ^bb39
    cf.br ^bb41(%c0 : index)
  ^bb41(%50: index):  // 2 preds: ^bb40, ^bb42
    %51 = arith.cmpi slt, %50, %c1800 : index
    cf.cond_br %51, ^bb42, ^bb43
  ^bb42:  // pred: ^bb41
    %52 = memref.load %alloc[%46, %50] : memref<1600x1800xf64>
    %53 = memref.load %alloc_0[%50, %48] : memref<1800x2200xf64>
    %54 = memref.load %alloc_1[%46, %48] : memref<1600x2200xf64>
    %55 = arith.mulf %52, %53 : f64
    %56 = arith.addf %54, %55 : f64
    memref.store %56, %alloc_1[%46, %48] : memref<1600x2200xf64>
    %57 = arith.addi %50, %c1 : index
    cf.br ^bb41(%57 : index)
  ^bb43:  // pred: ^bb41
    %58 = arith.addi %48, %c1 : index
    cf.br ^bb39(%58 : index)
  ^bb44:  // pred: ^bb39
    %59 = arith.addi %46, %c1 : index
    cf.br ^bb37(%59 : index)
  ^bb45:  // pred: ^bb37
    return %alloc_1 : memref<1600x2200xf64>
  }
}

