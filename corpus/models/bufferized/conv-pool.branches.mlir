module {
  func.func @conv_pool(%arg0: memref<1x34x34x4xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<3x3x4x8xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<8xf32, strided<[?], offset: ?>>) -> memref<1x16x16x8xf32> {
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant -3.400000e+38 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x8xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x8xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    %1 = arith.cmpi slt, %0, %c1 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb9(%c0 : index)
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb7
    %3 = arith.cmpi slt, %2, %c32 : index
    cf.cond_br %3, ^bb3(%c0 : index), ^bb8
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb6
    %5 = arith.cmpi slt, %4, %c32 : index
    cf.cond_br %5, ^bb4(%c0 : index), ^bb7
  ^bb4(%6: index):  // 2 preds: ^bb3, ^bb5
    %7 = arith.cmpi slt, %6, %c8 : index
    cf.cond_br %7, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %8 = memref.load %arg2[%6] : memref<8xf32, strided<[?], offset: ?>>
    memref.store %8, %alloc_1[%0, %2, %4, %6] : memref<1x32x32x8xf32>
    %9 = arith.addi %6, %c1 : index
    cf.br ^bb4(%9 : index)
  ^bb6:  // pred: ^bb4
    %10 = arith.addi %4, %c1 : index
    cf.br ^bb3(%10 : index)
  ^bb7:  // pred: ^bb3
    %11 = arith.addi %2, %c1 : index
    cf.br ^bb2(%11 : index)
  ^bb8:  // pred: ^bb2
    %12 = arith.addi %0, %c1 : index
    cf.br ^bb1(%12 : index)
  ^bb9(%13: index):  // 2 preds: ^bb1, ^bb22
    %14 = arith.cmpi slt, %13, %c1 : index
    cf.cond_br %14, ^bb10(%c0 : index), ^bb23(%c0 : index)
  ^bb10(%15: index):  // 2 preds: ^bb9, ^bb21
    %16 = arith.cmpi slt, %15, %c32 : index
    cf.cond_br %16, ^bb11(%c0 : index), ^bb22
  ^bb11(%17: index):  // 2 preds: ^bb10, ^bb20
    %18 = arith.cmpi slt, %17, %c32 : index
    cf.cond_br %18, ^bb12(%c0 : index), ^bb21
  ^bb12(%19: index):  // 2 preds: ^bb11, ^bb19
    %20 = arith.cmpi slt, %19, %c8 : index
    cf.cond_br %20, ^bb13(%c0 : index), ^bb20
  ^bb13(%21: index):  // 2 preds: ^bb12, ^bb18
    %22 = arith.cmpi slt, %21, %c3 : index
    cf.cond_br %22, ^bb14(%c0 : index), ^bb19
  ^bb14(%23: index):  // 2 preds: ^bb13, ^bb17
    %24 = arith.cmpi slt, %23, %c3 : index
    cf.cond_br %24, ^bb15(%c0 : index), ^bb18
  ^bb15(%25: index):  // 2 preds: ^bb14, ^bb16
    %26 = arith.cmpi slt, %25, %c4 : index
    cf.cond_br %26, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %27 = arith.addi %15, %21 : index
    %28 = arith.addi %17, %23 : index
    %29 = memref.load %arg0[%13, %27, %28, %25] : memref<1x34x34x4xf32, strided<[?, ?, ?, ?], offset: ?>>
    %30 = memref.load %arg1[%21, %23, %25, %19] : memref<3x3x4x8xf32, strided<[?, ?, ?, ?], offset: ?>>
    %31 = memref.load %alloc_1[%13, %15, %17, %19] : memref<1x32x32x8xf32>
    %32 = arith.mulf %29, %30 : f32
    %33 = arith.addf %31, %32 : f32
    memref.store %33, %alloc_1[%13, %15, %17, %19] : memref<1x32x32x8xf32>
    %34 = arith.addi %25, %c1 : index
    cf.br ^bb15(%34 : index)
  ^bb17:  // pred: ^bb15
    %35 = arith.addi %23, %c1 : index
    cf.br ^bb14(%35 : index)
  ^bb18:  // pred: ^bb14
    %36 = arith.addi %21, %c1 : index
    cf.br ^bb13(%36 : index)
  ^bb19:  // pred: ^bb13
    %37 = arith.addi %19, %c1 : index
    cf.br ^bb12(%37 : index)
  ^bb20:  // pred: ^bb12
    %38 = arith.addi %17, %c1 : index
    cf.br ^bb11(%38 : index)
  ^bb21:  // pred: ^bb11
    %39 = arith.addi %15, %c1 : index
    cf.br ^bb10(%39 : index)
  ^bb22:  // pred: ^bb10
    %40 = arith.addi %13, %c1 : index
    cf.br ^bb9(%40 : index)
  ^bb23(%41: index):  // 2 preds: ^bb9, ^bb30
    %42 = arith.cmpi slt, %41, %c1 : index
    cf.cond_br %42, ^bb24(%c0 : index), ^bb31(%c0 : index)
  ^bb24(%43: index):  // 2 preds: ^bb23, ^bb29
    %44 = arith.cmpi slt, %43, %c32 : index
    cf.cond_br %44, ^bb25(%c0 : index), ^bb30
  ^bb25(%45: index):  // 2 preds: ^bb24, ^bb28
    %46 = arith.cmpi slt, %45, %c32 : index
    cf.cond_br %46, ^bb26(%c0 : index), ^bb29
  ^bb26(%47: index):  // 2 preds: ^bb25, ^bb27
    %48 = arith.cmpi slt, %47, %c8 : index
    cf.cond_br %48, ^bb27, ^bb28
  ^bb27:  // pred: ^bb26
    memref.store %cst, %alloc[%41, %43, %45, %47] : memref<1x32x32x8xf32>
    %49 = arith.addi %47, %c1 : index
    cf.br ^bb26(%49 : index)
  ^bb28:  // pred: ^bb26
    %50 = arith.addi %45, %c1 : index
    cf.br ^bb25(%50 : index)
  ^bb29:  // pred: ^bb25
    %51 = arith.addi %43, %c1 : index
    cf.br ^bb24(%51 : index)
  ^bb30:  // pred: ^bb24
    %52 = arith.addi %41, %c1 : index
    cf.br ^bb23(%52 : index)
  ^bb31(%53: index):  // 2 preds: ^bb23, ^bb38
    %54 = arith.cmpi slt, %53, %c1 : index
    cf.cond_br %54, ^bb32(%c0 : index), ^bb39
  ^bb32(%55: index):  // 2 preds: ^bb31, ^bb37
    %56 = arith.cmpi slt, %55, %c32 : index
    cf.cond_br %56, ^bb33(%c0 : index), ^bb38
  ^bb33(%57: index):  // 2 preds: ^bb32, ^bb36
    %58 = arith.cmpi slt, %57, %c32 : index
    cf.cond_br %58, ^bb34(%c0 : index), ^bb37
  ^bb34(%59: index):  // 2 preds: ^bb33, ^bb35
    %60 = arith.cmpi slt, %59, %c8 : index
    cf.cond_br %60, ^bb35, ^bb36
  ^bb35:  // pred: ^bb34
    %61 = memref.load %alloc_1[%53, %55, %57, %59] : memref<1x32x32x8xf32>
    %62 = memref.load %alloc[%53, %55, %57, %59] : memref<1x32x32x8xf32>
    %63 = arith.maximumf %61, %62 : f32
    memref.store %63, %alloc[%53, %55, %57, %59] : memref<1x32x32x8xf32>
    %64 = arith.addi %59, %c1 : index
    cf.br ^bb34(%64 : index)
  ^bb36:  // pred: ^bb34
    %65 = arith.addi %57, %c1 : index
    cf.br ^bb33(%65 : index)
  ^bb37:  // pred: ^bb33
    %66 = arith.addi %55, %c1 : index
    cf.br ^bb32(%66 : index)
  ^bb38:  // pred: ^bb32
    %67 = arith.addi %53, %c1 : index
    cf.br ^bb31(%67 : index)
  ^bb39:  // pred: ^bb31
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x8xf32>
    cf.br ^bb40(%c0 : index)
  ^bb40(%68: index):  // 2 preds: ^bb39, ^bb47
    %69 = arith.cmpi slt, %68, %c1 : index
    cf.cond_br %69, ^bb41(%c0 : index), ^bb48(%c0 : index)
  ^bb41(%70: index):  // 2 preds: ^bb40, ^bb46
    %71 = arith.cmpi slt, %70, %c16 : index
    cf.cond_br %71, ^bb42(%c0 : index), ^bb47
  ^bb42(%72: index):  // 2 preds: ^bb41, ^bb45
    %73 = arith.cmpi slt, %72, %c16 : index
    cf.cond_br %73, ^bb43(%c0 : index), ^bb46
  ^bb43(%74: index):  // 2 preds: ^bb42, ^bb44
    %75 = arith.cmpi slt, %74, %c8 : index
    cf.cond_br %75, ^bb44, ^bb45
  ^bb44:  // pred: ^bb43
    memref.store %cst_0, %alloc_2[%68, %70, %72, %74] : memref<1x16x16x8xf32>
    %76 = arith.addi %74, %c1 : index
    cf.br ^bb43(%76 : index)
  ^bb45:  // pred: ^bb43
    %77 = arith.addi %72, %c1 : index
    cf.br ^bb42(%77 : index)
  ^bb46:  // pred: ^bb42
    %78 = arith.addi %70, %c1 : index
    cf.br ^bb41(%78 : index)
  ^bb47:  // pred: ^bb41
    %79 = arith.addi %68, %c1 : index
    cf.br ^bb40(%79 : index)
  ^bb48(%80: index):  // 2 preds: ^bb40, ^bb59
    %81 = arith.cmpi slt, %80, %c1 : index
    cf.cond_br %81, ^bb49(%c0 : index), ^bb60
  ^bb49(%82: index):  // 2 preds: ^bb48, ^bb58
    %83 = arith.cmpi slt, %82, %c16 : index
    cf.cond_br %83, ^bb50(%c0 : index), ^bb59
  ^bb50(%84: index):  // 2 preds: ^bb49, ^bb57
    %85 = arith.cmpi slt, %84, %c16 : index
    cf.cond_br %85, ^bb51(%c0 : index), ^bb58
  ^bb51(%86: index):  // 2 preds: ^bb50, ^bb56
    %87 = arith.cmpi slt, %86, %c8 : index
    cf.cond_br %87, ^bb52(%c0 : index), ^bb57
  ^bb52(%88: index):  // 2 preds: ^bb51, ^bb55
    %89 = arith.cmpi slt, %88, %c2 : index
    cf.cond_br %89, ^bb53(%c0 : index), ^bb56
  ^bb53(%90: index):  // 2 preds: ^bb52, ^bb54
    %91 = arith.cmpi slt, %90, %c2 : index
    cf.cond_br %91, ^bb54, ^bb55
  ^bb54:  // pred: ^bb53
    %92 = arith.muli %82, %c2 overflow<nsw> : index
    %93 = arith.addi %92, %88 : index
    %94 = arith.muli %84, %c2 overflow<nsw> : index
    %95 = arith.addi %94, %90 : index
    %96 = memref.load %alloc[%80, %93, %95, %86] : memref<1x32x32x8xf32>
    %97 = memref.load %alloc_2[%80, %82, %84, %86] : memref<1x16x16x8xf32>
    %98 = arith.maximumf %97, %96 : f32
    memref.store %98, %alloc_2[%80, %82, %84, %86] : memref<1x16x16x8xf32>
    %99 = arith.addi %90, %c1 : index
    cf.br ^bb53(%99 : index)
  ^bb55:  // pred: ^bb53
    %100 = arith.addi %88, %c1 : index
    cf.br ^bb52(%100 : index)
  ^bb56:  // pred: ^bb52
    %101 = arith.addi %86, %c1 : index
    cf.br ^bb51(%101 : index)
  ^bb57:  // pred: ^bb51
    %102 = arith.addi %84, %c1 : index
    cf.br ^bb50(%102 : index)
  ^bb58:  // pred: ^bb50
    %103 = arith.addi %82, %c1 : index
    cf.br ^bb49(%103 : index)
  ^bb59:  // pred: ^bb49
    %104 = arith.addi %80, %c1 : index
    cf.br ^bb48(%104 : index)
  ^bb60:  // pred: ^bb48
    return %alloc_2 : memref<1x16x16x8xf32>
  }
}

