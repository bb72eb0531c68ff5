module {
  func.func @mlp(%arg0: memref<8x1x784xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<8x784x128xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<1x1x128xf32, strided<[?, ?, ?], offset: ?>>, %arg3: memref<8x128x10xf32, strided<[?, ?, ?], offset: ?>>) -> memref<8x1x10xf32> {
    %c10 = arith.constant 10 : index
    %c784 = arith.constant 784 : index
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 6.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8x1x128xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb6
    %1 = arith.cmpi slt, %0, %c8 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb7(%c0 : index)
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb5
    %3 = arith.cmpi slt, %2, %c1 : index
    cf.cond_br %3, ^bb3(%c0 : index), ^bb6
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
    %5 = arith.cmpi slt, %4, %c128 : index
    cf.cond_br %5, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    memref.store %cst_1, %alloc[%0, %2, %4] : memref<8x1x128xf32>
    %6 = arith.addi %4, %c1 : index
    cf.br ^bb3(%6 : index)
  ^bb5:  // pred: ^bb3
    %7 = arith.addi %2, %c1 : index
    cf.br ^bb2(%7 : index)
  ^bb6:  // pred: ^bb2
    %8 = arith.addi %0, %c1 : index
    cf.br ^bb1(%8 : index)
  ^bb7(%9: index):  // 2 preds: ^bb1, ^bb14
    %10 = arith.cmpi slt, %9, %c8 : index
    cf.cond_br %10, ^bb8(%c0 : index), ^bb15
  ^bb8(%11: index):  // 2 preds: ^bb7, ^bb13
    %12 = arith.cmpi slt, %11, %c1 : index
    cf.cond_br %12, ^bb9(%c0 : index), ^bb14
  ^bb9(%13: index):  // 2 preds: ^bb8, ^bb12
    %14 = arith.cmpi slt, %13, %c128 : index
    cf.cond_br %14, ^bb10(%c0 : index), ^bb13
  ^bb10(%15: index):  // 2 preds: ^bb9, ^bb11
    %16 = arith.cmpi slt, %15, %c784 : index
    cf.cond_br %16, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %17 = memref.load %arg0[%9, %11, %15] : memref<8x1x784xf32, strided<[?, ?, ?], offset: ?>>
    %18 = memref.load %arg1[%9, %15, %13] : memref<8x784x128xf32, strided<[?, ?, ?], offset: ?>>
    %19 = memref.load %alloc[%9, %11, %13] : memref<8x1x128xf32>
    %20 = arith.mulf %17, %18 : f32
    %21 = arith.addf %19, %20 : f32
    memref.store %21, %alloc[%9, %11, %13] : memref<8x1x128xf32>
    %22 = arith.addi %15, %c1 : index
    cf.br ^bb10(%22 : index)
  ^bb12:  // pred: ^bb10
    %23 = arith.addi %13, %c1 : index
    cf.br ^bb9(%23 : index)
  ^bb13:  // pred: ^bb9
    %24 = arith.addi %11, %c1 : index
    cf.br ^bb8(%24 : index)
  ^bb14:  // pred: ^bb8
    %25 = arith.addi %9, %c1 : index
    cf.br ^bb7(%25 : index)
  ^bb15:  // pred: ^bb7
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<8x1x128xf32>
    cf.br ^bb16(%c0 : index)
  ^bb16(%26: index):  // 2 preds: ^bb15, ^bb21
    %27 = arith.cmpi slt, %26, %c8 : index
    cf.cond_br %27, ^bb17(%c0 : index), ^bb22
  ^bb17(%28: index):  // 2 preds: ^bb16, ^bb20
    %29 = arith.cmpi slt, %28, %c1 : index
    cf.cond_br %29, ^bb18(%c0 : index), ^bb21
  ^bb18(%30: index):  // 2 preds: ^bb17, ^bb19
    %31 = arith.cmpi slt, %30, %c128 : index
    cf.cond_br %31, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %32 = memref.load %alloc[%26, %28, %30] : memref<8x1x128xf32>
    %33 = memref.load %arg2[%c0, %28, %30] : memref<1x1x128xf32, strided<[?, ?, ?], offset: ?>>
    %34 = arith.addf %32, %33 : f32
    memref.store %34, %alloc_2[%26, %28, %30] : memref<8x1x128xf32>
    %35 = arith.addi %30, %c1 : index
    cf.br ^bb18(%35 : index)
  ^bb20:  // pred: ^bb18
    %36 = arith.addi %28, %c1 : index
    cf.br ^bb17(%36 : index)
  ^bb21:  // pred: ^bb17
    %37 = arith.addi %26, %c1 : index
    cf.br ^bb16(%37 : index)
  ^bb22:  // pred: ^bb16
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<8x1x128xf32>
    cf.br ^bb23(%c0 : index)
  ^bb23(%38: index):  // 2 preds: ^bb22, ^bb28
    %39 = arith.cmpi slt, %38, %c8 : index
    cf.cond_br %39, ^bb24(%c0 : index), ^bb29
  ^bb24(%40: index):  // 2 preds: ^bb23, ^bb27
    %41 = arith.cmpi slt, %40, %c1 : index
    cf.cond_br %41, ^bb25(%c0 : index), ^bb28
  ^bb25(%42: index):  // 2 preds: ^bb24, ^bb26
    %43 = arith.cmpi slt, %42, %c128 : index
    cf.cond_br %43, ^bb26, ^bb27
  ^bb26:  // pred: ^bb25
    %44 = memref.load %alloc_2[%38, %40, %42] : memref<8x1x128xf32>
    %45 = arith.minimumf %44, %cst_0 : f32
    %46 = arith.maximumf %45, %cst_1 : f32
    memref.store %46, %alloc_3[%38, %40, %42] : memref<8x1x128xf32>
    %47 = arith.addi %42, %c1 : index
    cf.br ^bb25(%47 : index)
  ^bb27:  // pred: ^bb25
    %48 = arith.addi %40, %c1 : index
    cf.br ^bb24(%48 : index)
  ^bb28:  // pred: ^bb24
    %49 = arith.addi %38, %c1 : index
    cf.br ^bb23(%49 : index)
  ^bb29:  // pred: ^bb23
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<8x1x10xf32>
    cf.br ^bb30(%c0 : index)
  ^bb30(%50: index):  // 2 preds: ^bb29, ^bb35
    %51 = arith.cmpi slt, %50, %c8 : index
    cf.cond_br %51, ^bb31(%c0 : index), ^bb36(%c0 : index)
  ^bb31(%52: index):  // 2 preds: ^bb30, ^bb34
    %53 = arith.cmpi slt, %52, %c1 : index
    cf.cond_br %53, ^bb32(%c0 : index), ^bb35
  ^bb32(%54: index):  // 2 preds: ^bb31, ^bb33
    %55 = arith.cmpi slt, %54, %c10 : index
    cf.cond_br %55, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    memref.store %cst_1, %alloc_4[%50, %52, %54] : memref<8x1x10xf32>
    %56 = arith.addi %54, %c1 : index
    cf.br ^bb32(%56 : index)
  ^bb34:  // pred: ^bb32
    %57 = arith.addi %52, %c1 : index
    cf.br ^bb31(%57 : index)
  ^bb35:  // pred: ^bb31
    %58 = arith.addi %50, %c1 : index
    cf.br ^bb30(%58 : index)
  ^bb36(%59: index):  // 2 preds: ^bb30, ^bb43
    %60 = arith.cmpi slt, %59, %c8 : index
    cf.cond_br %60, ^bb37(%c0 : index), ^bb44
  ^bb37(%61: index):  // 2 preds: ^bb36, ^bb42
    %62 = arith.cmpi slt, %61, %c1 : index
    cf.cond_br %62, ^bb38(%c0 : index), ^bb43
  ^bb38(%63: index):  // 2 preds: ^bb37, ^bb41
    %64 = arith.cmpi slt, %63, %c10 : index
    cf.cond_br %64, ^bb39(%c0 : index), ^bb42
  ^bb39(%65: index):  // 2 preds: ^bb38, ^bb40
    %66 = arith.cmpi slt, %65, %c128 : index
    cf.cond_br %66, ^bb40, ^bb41
  ^bb40:  // pred: ^bb39
    %67 = memref.load %alloc_3[%59, %61, %65] : memref<8x1x128xf32>
    %68 = memref.load %arg3[%59, %65, %63] : memref<8x128x10xf32, strided<[?, ?, ?], offset: ?>>
    %69 = memref.load %alloc_4[%59, %61, %63] : memref<8x1x10xf32>
    %70 = arith.mulf %67, %68 : f32
    %71 = arith.addf %69, %70 : f32
    memref.store %71, %alloc_4[%59, %61, %63] : memref<8x1x10xf32>
    %72 = arith.addi %65, %c1 : index
    cf.br ^bb39(%72 : index)
  ^bb41:  // pred: ^bb39
    %73 = arith.addi %63, %c1 : index
    cf.br ^bb38(%73 : index)
  ^bb42:  // pred: ^bb38
    %74 = arith.addi %61, %c1 : index
    cf.br ^bb37(%74 : index)
  ^bb43:  // pred: ^bb37
    %75 = arith.addi %59, %c1 : index
    cf.br ^bb36(%75 : index)
  ^bb44:  // pred: ^bb36
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<8x1x10xf32>
    cf.br ^bb45(%c0 : index)
  ^bb45(%76: index):  // 2 preds: ^bb44, ^bb50
    %77 = arith.cmpi slt, %76, %c8 : index
    cf.cond_br %77, ^bb46(%c0 : index), ^bb51
  ^bb46(%78: index):  // 2 preds: ^bb45, ^bb49
    %79 = arith.cmpi slt, %78, %c1 : index
    cf.cond_br %79, ^bb47(%c0 : index), ^bb50
  ^bb47(%80: index):  // 2 preds: ^bb46, ^bb48
    %81 = arith.cmpi slt, %80, %c10 : index
    cf.cond_br %81, ^bb48, ^bb49
  ^bb48:  // pred: ^bb47
    %82 = memref.load %alloc_4[%76, %78, %80] : memref<8x1x10xf32>
    %83 = math.exp %82 : f32
    memref.store %83, %alloc_5[%76, %78, %80] : memref<8x1x10xf32>
    %84 = arith.addi %80, %c1 : index
    cf.br ^bb47(%84 : index)
  ^bb49:  // pred: ^bb47
    %85 = arith.addi %78, %c1 : index
    cf.br ^bb46(%85 : index)
  ^bb50:  // pred: ^bb46
    %86 = arith.addi %76, %c1 : index
    cf.br ^bb45(%86 : index)
  ^bb51:  // pred: ^bb45
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<8x1xf32>
    cf.br ^bb52(%c0 : index)
  ^bb52(%87: index):  // 2 preds: ^bb51, ^bb55
    %88 = arith.cmpi slt, %87, %c8 : index
    cf.cond_br %88, ^bb53(%c0 : index), ^bb56(%c0 : index)
  ^bb53(%89: index):  // 2 preds: ^bb52, ^bb54
    %90 = arith.cmpi slt, %89, %c1 : index
    cf.cond_br %90, ^bb54, ^bb55
  ^bb54:  // pred: ^bb53
    memref.store %cst_1, %alloc_6[%87, %89] : memref<8x1xf32>
    %91 = arith.addi %89, %c1 : index
    cf.br ^bb53(%91 : index)
  ^bb55:  // pred: ^bb53
    %92 = arith.addi %87, %c1 : index
    cf.br ^bb52(%92 : index)
  ^bb56(%93: index):  // 2 preds: ^bb52, ^bb61
    %94 = arith.cmpi slt, %93, %c8 : index
    cf.cond_br %94, ^bb57(%c0 : index), ^bb62
  ^bb57(%95: index):  // 2 preds: ^bb56, ^bb60
    %96 = arith.cmpi slt, %95, %c1 : index
    cf.cond_br %96, ^bb58(%c0 : index), ^bb61
  ^bb58(%97: index):  // 2 preds: ^bb57, ^bb59
    %98 = arith.cmpi slt, %97, %c10 : index
    cf.cond_br %98, ^bb59, ^bb60
  ^bb59:  // pred: ^bb58
    %99 = memref.load %alloc_5[%93, %95, %97] : memref<8x1x10xf32>
    %100 = memref.load %alloc_6[%93, %95] : memref<8x1xf32>
    %101 = arith.addf %99, %100 : f32
    memref.store %101, %alloc_6[%93, %95] : memref<8x1xf32>
    %102 = arith.addi %97, %c1 : index
    cf.br ^bb58(%102 : index)
  ^bb60:  // pred: ^bb58
    %103 = arith.addi %95, %c1 : index
    cf.br ^bb57(%103 : index)
  ^bb61:  // pred: ^bb57
    %104 = arith.addi %93, %c1 : index
    cf.br ^bb56(%104 : index)
  ^bb62:  // pred: ^bb56
    %expand_shape = memref.expand_shape %alloc_6 [[0], [1, 2]] output_shape [8, 1, 1] : memref<8x1xf32> into memref<8x1x1xf32>
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<8x1x1xf32>
    cf.br ^bb63(%c0 : index)
  ^bb63(%105: index):  // 2 preds: ^bb62, ^bb68
    %106 = arith.cmpi slt, %105, %c8 : index
    cf.cond_br %106, ^bb64(%c0 : index), ^bb69
  ^bb64(%107: index):  // 2 preds: ^bb63, ^bb67
    %108 = arith.cmpi slt, %107, %c1 : index
    cf.cond_br %108, ^bb65(%c0 : index), ^bb68
  ^bb65(%109: index):  // 2 preds: ^bb64, ^bb66
    %110 = arith.cmpi slt, %109, %c1 : index
    cf.cond_br %110, ^bb66, ^bb67
  ^bb66:  // pred: ^bb65
    %111 = memref.load %expand_shape[%105, %107, %109] : memref<8x1x1xf32>
    %112 = arith.divf %cst, %111 : f32
    memref.store %112, %alloc_7[%105, %107, %109] : memref<8x1x1xf32>
    %113 = arith.addi %109, %c1 : index
    cf.br ^bb65(%113 : index)
  ^bb67:  // pred: ^bb65
    %114 = arith.addi %107, %c1 : index
    cf.br ^bb64(%114 : index)
  ^bb68:  // pred: ^bb64
    %115 = arith.addi %105, %c1 : index
    cf.br ^bb63(%115 : index)
  ^bb69:  // pred: ^bb63
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<8x1x10xf32>
    cf.br ^bb70(%c0 : index)
  ^bb70(%116: index):  // 2 preds: ^bb69, ^bb75
    %117 = arith.cmpi slt, %116, %c8 : index
    cf.cond_br %117, ^bb71(%c0 : index), ^bb76
  ^bb71(%118: index):  // 2 preds: ^bb70, ^bb74
    %119 = arith.cmpi slt, %118, %c1 : index
    cf.cond_br %119, ^bb72(%c0 : index), ^bb75
  ^bb72(%120: index):  // 2 preds: ^bb71, ^bb73
    %121 = arith.cmpi slt, %120, %c10 : index
    cf.cond_br %121, ^bb73, ^bb74
  ^bb73:  // pred: ^bb72
    %122 = memref.load %alloc_5[%116, %118, %120] : memref<8x1x10xf32>
    %123 = memref.load %alloc_7[%116, %118, %c0] : memref<8x1x1xf32>
    %124 = arith.mulf %122, %123 : f32
    memref.store %124, %alloc_8[%116, %118, %120] : memref<8x1x10xf32>
    %125 = arith.addi %120, %c1 : index
    cf.br ^bb72(%125 : index)
  ^bb74:  // pred: ^bb72
    %126 = arith.addi %118, %c1 : index
    cf.br ^bb71(%126 : index)
  ^bb75:  // pred: ^bb71
    %127 = arith.addi %116, %c1 : index
    cf.br ^bb70(%127 : index)
  ^bb76:  // pred: ^bb70
    return %alloc_8 : memref<8x1x10xf32>
  }
}

