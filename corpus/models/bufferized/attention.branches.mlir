module {
  func.func @attention(%arg0: memref<32x16xf32, strided<[?, ?], offset: ?>>, %arg1: memref<32x16xf32, strided<[?, ?], offset: ?>>, %arg2: memref<32x16xf32, strided<[?, ?], offset: ?>>, %arg3: memref<32x32xi1, strided<[?, ?], offset: ?>>) -> memref<32x16xf32> {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c16 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c32 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = memref.load %arg1[%2, %0] : memref<32x16xf32, strided<[?, ?], offset: ?>>
    memref.store %4, %alloc[%0, %2] : memref<16x32xf32>
    %5 = arith.addi %2, %c1 : index
    cf.br ^bb2(%5 : index)
  ^bb4:  // pred: ^bb2
    %6 = arith.addi %0, %c1 : index
    cf.br ^bb1(%6 : index)
  ^bb5:  // pred: ^bb1
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<32x32xf32>
    cf.br ^bb6(%c0 : index)
  ^bb6(%7: index):  // 2 preds: ^bb5, ^bb9
    %8 = arith.cmpi slt, %7, %c32 : index
    cf.cond_br %8, ^bb7(%c0 : index), ^bb10(%c0 : index)
  ^bb7(%9: index):  // 2 preds: ^bb6, ^bb8
    %10 = arith.cmpi slt, %9, %c32 : index
    cf.cond_br %10, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    memref.store %cst, %alloc_2[%7, %9] : memref<32x32xf32>
    %11 = arith.addi %9, %c1 : index
    cf.br ^bb7(%11 : index)
  ^bb9:  // pred: ^bb7
    %12 = arith.addi %7, %c1 : index
    cf.br ^bb6(%12 : index)
  ^bb10(%13: index):  // 2 preds: ^bb6, ^bb15
    %14 = arith.cmpi slt, %13, %c32 : index
    cf.cond_br %14, ^bb11(%c0 : index), ^bb16(%c0 : index)
  ^bb11(%15: index):  // 2 preds: ^bb10, ^bb14
    %16 = arith.cmpi slt, %15, %c32 : index
    cf.cond_br %16, ^bb12(%c0 : index), ^bb15
  ^bb12(%17: index):  // 2 preds: ^bb11, ^bb13
    %18 = arith.cmpi slt, %17, %c16 : index
    cf.cond_br %18, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %19 = memref.load %arg0[%13, %17] : memref<32x16xf32, strided<[?, ?], offset: ?>>
    %20 = memref.load %alloc[%17, %15] : memref<16x32xf32>
    %21 = memref.load %alloc_2[%13, %15] : memref<32x32xf32>
    %22 = arith.mulf %19, %20 : f32
    %23 = arith.addf %21, %22 : f32
    memref.store %23, %alloc_2[%13, %15] : memref<32x32xf32>
    %24 = arith.addi %17, %c1 : index
    cf.br ^bb12(%24 : index)
  ^bb14:  // pred: ^bb12
    %25 = arith.addi %15, %c1 : index
    cf.br ^bb11(%25 : index)
  ^bb15:  // pred: ^bb11
    %26 = arith.addi %13, %c1 : index
    cf.br ^bb10(%26 : index)
  ^bb16(%27: index):  // 2 preds: ^bb10, ^bb19
    %28 = arith.cmpi slt, %27, %c32 : index
    cf.cond_br %28, ^bb17(%c0 : index), ^bb20
  ^bb17(%29: index):  // 2 preds: ^bb16, ^bb18
    %30 = arith.cmpi slt, %29, %c32 : index
    cf.cond_br %30, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %31 = memref.load %alloc_2[%27, %29] : memref<32x32xf32>
    %32 = memref.load %arg3[%27, %29] : memref<32x32xi1, strided<[?, ?], offset: ?>>
    %33 = arith.mulf %31, %cst_1 : f32
    %34 = arith.select %32, %33, %cst_0 : f32
    memref.store %34, %alloc_2[%27, %29] : memref<32x32xf32>
    %35 = arith.addi %29, %c1 : index
    cf.br ^bb17(%35 : index)
  ^bb19:  // pred: ^bb17
    %36 = arith.addi %27, %c1 : index
    cf.br ^bb16(%36 : index)
  ^bb20:  // pred: ^bb16
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<32xf32>
    cf.br ^bb21(%c0 : index)
  ^bb21(%37: index):  // 2 preds: ^bb20, ^bb22
    %38 = arith.cmpi slt, %37, %c32 : index
    cf.cond_br %38, ^bb22, ^bb23(%c0 : index)
  ^bb22:  // pred: ^bb21
    memref.store %cst_0, %alloc_3[%37] : memref<32xf32>
    %39 = arith.addi %37, %c1 : index
    cf.br ^bb21(%39 : index)
  ^bb23(%40: index):  // 2 preds: ^bb21, ^bb26
    %41 = arith.cmpi slt, %40, %c32 : index
    cf.cond_br %41, ^bb24(%c0 : index), ^bb27(%c0 : index)
  ^bb24(%42: index):  // 2 preds: ^bb23, ^bb25
    %43 = arith.cmpi slt, %42, %c32 : index
    cf.cond_br %43, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %44 = memref.load %alloc_2[%40, %42] : memref<32x32xf32>
    %45 = memref.load %alloc_3[%40] : memref<32xf32>
    %46 = arith.maximumf %44, %45 : f32
    memref.store %46, %alloc_3[%40] : memref<32xf32>
    %47 = arith.addi %42, %c1 : index
    cf.br ^bb24(%47 : index)
  ^bb26:  // pred: ^bb24
    %48 = arith.addi %40, %c1 : index
    cf.br ^bb23(%48 : index)
  ^bb27(%49: index):  // 2 preds: ^bb23, ^bb30
    %50 = arith.cmpi slt, %49, %c32 : index
    cf.cond_br %50, ^bb28(%c0 : index), ^bb31(%c0 : index)
  ^bb28(%51: index):  // 2 preds: ^bb27, ^bb29
    %52 = arith.cmpi slt, %51, %c32 : index
    cf.cond_br %52, ^bb29, ^bb30
  ^bb29:  // pred: ^bb28
    %53 = memref.load %alloc_2[%49, %51] : memref<32x32xf32>
    %54 = memref.load %alloc_3[%49] : memref<32xf32>
    %55 = arith.subf %53, %54 : f32
    %56 = math.exp %55 : f32
    memref.store %56, %alloc_2[%49, %51] : memref<32x32xf32>
    %57 = arith.addi %51, %c1 : index
    cf.br ^bb28(%57 : index)
  ^bb30:  // pred: ^bb28
    %58 = arith.addi %49, %c1 : index
    cf.br ^bb27(%58 : index)
  ^bb31(%59: index):  // 2 preds: ^bb27, ^bb32
    %60 = arith.cmpi slt, %59, %c32 : index
    cf.cond_br %60, ^bb32, ^bb33(%c0 : index)
  ^bb32:  // pred: ^bb31
    memref.store %cst, %alloc_3[%59] : memref<32xf32>
    %61 = arith.addi %59, %c1 : index
    cf.br ^bb31(%61 : index)
  ^bb33(%62: index):  // 2 preds: ^bb31, ^bb36
    %63 = arith.cmpi slt, %62, %c32 : index
    cf.cond_br %63, ^bb34(%c0 : index), ^bb37(%c0 : index)
  ^bb34(%64: index):  // 2 preds: ^bb33, ^bb35
    %65 = arith.cmpi slt, %64, %c32 : index
    cf.cond_br %65, ^bb35, ^bb36
  ^bb35:  // pred: ^bb34
    %66 = memref.load %alloc_2[%62, %64] : memref<32x32xf32>
    %67 = memref.load %alloc_3[%62] : memref<32xf32>
    %68 = arith.addf %66, %67 : f32
    memref.store %68, %alloc_3[%62] : memref<32xf32>
    %69 = arith.addi %64, %c1 : index
    cf.br ^bb34(%69 : index)
  ^bb36:  // pred: ^bb34
    %70 = arith.addi %62, %c1 : index
    cf.br ^bb33(%70 : index)
  ^bb37(%71: index):  // 2 preds: ^bb33, ^bb40
    %72 = arith.cmpi slt, %71, %c32 : index
    cf.cond_br %72, ^bb38(%c0 : index), ^bb41
  ^bb38(%73: index):  // 2 preds: ^bb37, ^bb39
    %74 = arith.cmpi slt, %73, %c32 : index
    cf.cond_br %74, ^bb39, ^bb40
  ^bb39:  // pred: ^bb38
    %75 = memref.load %alloc_2[%71, %73] : memref<32x32xf32>
    %76 = memref.load %alloc_3[%71] : memref<32xf32>
    %77 = arith.divf %75, %76 : f32
    memref.store %77, %alloc_2[%71, %73] : memref<32x32xf32>
    %78 = arith.addi %73, %c1 : index
    cf.br ^bb38(%78 : index)
  ^bb40:  // pred: ^bb38
    %79 = arith.addi %71, %c1 : index
    cf.br ^bb37(%79 : index)
  ^bb41:  // pred: ^bb37
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<32x16xf32>
    cf.br ^bb42(%c0 : index)
  ^bb42(%80: index):  // 2 preds: ^bb41, ^bb45
    %81 = arith.cmpi slt, %80, %c32 : index
    cf.cond_br %81, ^bb43(%c0 : index), ^bb46(%c0 : index)
  ^bb43(%82: index):  // 2 preds: ^bb42, ^bb44
    %83 = arith.cmpi slt, %82, %c16 : index
    cf.cond_br %83, ^bb44, ^bb45
  ^bb44:  // pred: ^bb43
    memref.store %cst, %alloc_4[%80, %82] : memref<32x16xf32>
    %84 = arith.addi %82, %c1 : index
    cf.br ^bb43(%84 : index)
  ^bb45:  // pred: ^bb43
    %85 = arith.addi %80, %c1 : index
    cf.br ^bb42(%85 : index)
  ^bb46(%86: index):  // 2 preds: ^bb42, ^bb51
    %87 = arith.cmpi slt, %86, %c32 : index
    cf.cond_br %87, ^bb47(%c0 : index), ^bb52
  ^bb47(%88: index):  // 2 preds: ^bb46, ^bb50
    %89 = arith.cmpi slt, %88, %c16 : index
    cf.cond_br %89, ^bb48(%c0 : index), ^bb51
  ^bb48(%90: index):  // 2 preds: ^bb47, ^bb49
    %91 = arith.cmpi slt, %90, %c32 : index
    cf.cond_br %91, ^bb49, ^bb50
  ^bb49:  // pred: ^bb48
    %92 = memref.load %alloc_2[%86, %90] : memref<32x32xf32>
    %93 = memref.load %arg2[%90, %88] : memref<32x16xf32, strided<[?, ?], offset: ?>>
    %94 = memref.load %alloc_4[%86, %88] : memref<32x16xf32>
    %95 = arith.mulf %92, %93 : f32
    %96 = arith.addf %94, %95 : f32
    memref.store %96, %alloc_4[%86, %88] : memref<32x16xf32>
    %97 = arith.addi %90, %c1 : index
    cf.br ^bb48(%97 : index)
  ^bb50:  // pred: ^bb48
    %98 = arith.addi %88, %c1 : index
    cf.br ^bb47(%98 : index)
  ^bb51:  // pred: ^bb47
    %99 = arith.addi %86, %c1 : index
    cf.br ^bb46(%99 : index)
  ^bb52:  // pred: ^bb46
    return %alloc_4 : memref<32x16xf32>
  }
}

