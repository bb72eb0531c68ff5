module {
  memref.global "private" constant @__constant_1x1x1xf32_0 : memref<1x1x1xf32> = dense<9.99999974E-6> {alignment = 64 : i64}
  memref.global "private" constant @__constant_1x1x1xf32 : memref<1x1x1xf32> = dense<3.125000e-02> {alignment = 64 : i64}
  func.func private @softmax(%arg0: memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x16xf32> {
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c4 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5(%c0 : index)
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c16 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    memref.store %cst_1, %alloc[%0, %2] : memref<4x16xf32>
    %4 = arith.addi %2, %c1 : index
    cf.br ^bb2(%4 : index)
  ^bb4:  // pred: ^bb2
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb5(%6: index):  // 2 preds: ^bb1, ^bb10
    %7 = arith.cmpi slt, %6, %c4 : index
    cf.cond_br %7, ^bb6(%c0 : index), ^bb11
  ^bb6(%8: index):  // 2 preds: ^bb5, ^bb9
    %9 = arith.cmpi slt, %8, %c16 : index
    cf.cond_br %9, ^bb7(%c0 : index), ^bb10
  ^bb7(%10: index):  // 2 preds: ^bb6, ^bb8
    %11 = arith.cmpi slt, %10, %c16 : index
    cf.cond_br %11, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %12 = memref.load %arg0[%6, %8, %10] : memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>
    %13 = memref.load %alloc[%6, %8] : memref<4x16xf32>
    %14 = arith.maximumf %12, %13 : f32
    memref.store %14, %alloc[%6, %8] : memref<4x16xf32>
    %15 = arith.addi %10, %c1 : index
    cf.br ^bb7(%15 : index)
  ^bb9:  // pred: ^bb7
    %16 = arith.addi %8, %c1 : index
    cf.br ^bb6(%16 : index)
  ^bb10:  // pred: ^bb6
    %17 = arith.addi %6, %c1 : index
    cf.br ^bb5(%17 : index)
  ^bb11:  // pred: ^bb5
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [4, 16, 1] : memref<4x16xf32> into memref<4x16x1xf32>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x16x16xf32>
    cf.br ^bb12(%c0 : index)
  ^bb12(%18: index):  // 2 preds: ^bb11, ^bb17
    %19 = arith.cmpi slt, %18, %c4 : index
    cf.cond_br %19, ^bb13(%c0 : index), ^bb18
  ^bb13(%20: index):  // 2 preds: ^bb12, ^bb16
    %21 = arith.cmpi slt, %20, %c16 : index
    cf.cond_br %21, ^bb14(%c0 : index), ^bb17
  ^bb14(%22: index):  // 2 preds: ^bb13, ^bb15
    %23 = arith.cmpi slt, %22, %c16 : index
    cf.cond_br %23, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %24 = memref.load %arg0[%18, %20, %22] : memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>
    %25 = memref.load %expand_shape[%18, %20, %c0] : memref<4x16x1xf32>
    %26 = arith.subf %24, %25 : f32
    memref.store %26, %alloc_2[%18, %20, %22] : memref<4x16x16xf32>
    %27 = arith.addi %22, %c1 : index
    cf.br ^bb14(%27 : index)
  ^bb16:  // pred: ^bb14
    %28 = arith.addi %20, %c1 : index
    cf.br ^bb13(%28 : index)
  ^bb17:  // pred: ^bb13
    %29 = arith.addi %18, %c1 : index
    cf.br ^bb12(%29 : index)
  ^bb18:  // pred: ^bb12
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4x16x16xf32>
    cf.br ^bb19(%c0 : index)
  ^bb19(%30: index):  // 2 preds: ^bb18, ^bb24
    %31 = arith.cmpi slt, %30, %c4 : index
    cf.cond_br %31, ^bb20(%c0 : index), ^bb25
  ^bb20(%32: index):  // 2 preds: ^bb19, ^bb23
    %33 = arith.cmpi slt, %32, %c16 : index
    cf.cond_br %33, ^bb21(%c0 : index), ^bb24
  ^bb21(%34: index):  // 2 preds: ^bb20, ^bb22
    %35 = arith.cmpi slt, %34, %c16 : index
    cf.cond_br %35, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %36 = memref.load %alloc_2[%30, %32, %34] : memref<4x16x16xf32>
    %37 = math.exp %36 : f32
    memref.store %37, %alloc_3[%30, %32, %34] : memref<4x16x16xf32>
    %38 = arith.addi %34, %c1 : index
    cf.br ^bb21(%38 : index)
  ^bb23:  // pred: ^bb21
    %39 = arith.addi %32, %c1 : index
    cf.br ^bb20(%39 : index)
  ^bb24:  // pred: ^bb20
    %40 = arith.addi %30, %c1 : index
    cf.br ^bb19(%40 : index)
  ^bb25:  // pred: ^bb19
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
    cf.br ^bb26(%c0 : index)
  ^bb26(%41: index):  // 2 preds: ^bb25, ^bb29
    %42 = arith.cmpi slt, %41, %c4 : index
    cf.cond_br %42, ^bb27(%c0 : index), ^bb30(%c0 : index)
  ^bb27(%43: index):  // 2 preds: ^bb26, ^bb28
    %44 = arith.cmpi slt, %43, %c16 : index
    cf.cond_br %44, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    memref.store %cst_0, %alloc_4[%41, %43] : memref<4x16xf32>
    %45 = arith.addi %43, %c1 : index
    cf.br ^bb27(%45 : index)
  ^bb29:  // pred: ^bb27
    %46 = arith.addi %41, %c1 : index
    cf.br ^bb26(%46 : index)
  ^bb30(%47: index):  // 2 preds: ^bb26, ^bb35
    %48 = arith.cmpi slt, %47, %c4 : index
    cf.cond_br %48, ^bb31(%c0 : index), ^bb36
  ^bb31(%49: index):  // 2 preds: ^bb30, ^bb34
    %50 = arith.cmpi slt, %49, %c16 : index
    cf.cond_br %50, ^bb32(%c0 : index), ^bb35
  ^bb32(%51: index):  // 2 preds: ^bb31, ^bb33
    %52 = arith.cmpi slt, %51, %c16 : index
    cf.cond_br %52, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    %53 = memref.load %alloc_3[%47, %49, %51] : memref<4x16x16xf32>
    %54 = memref.load %alloc_4[%47, %49] : memref<4x16xf32>
    %55 = arith.addf %53, %54 : f32
    memref.store %55, %alloc_4[%47, %49] : memref<4x16xf32>
    %56 = arith.addi %51, %c1 : index
    cf.br ^bb32(%56 : index)
  ^bb34:  // pred: ^bb32
    %57 = arith.addi %49, %c1 : index
    cf.br ^bb31(%57 : index)
  ^bb35:  // pred: ^bb31
    %58 = arith.addi %47, %c1 : index
    cf.br ^bb30(%58 : index)
  ^bb36:  // pred: ^bb30
    %expand_shape_5 = memref.expand_shape %alloc_4 [[0], [1, 2]] output_shape [4, 16, 1] : memref<4x16xf32> into memref<4x16x1xf32>
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    cf.br ^bb37(%c0 : index)
  ^bb37(%59: index):  // 2 preds: ^bb36, ^bb42
    %60 = arith.cmpi slt, %59, %c4 : index
    cf.cond_br %60, ^bb38(%c0 : index), ^bb43
  ^bb38(%61: index):  // 2 preds: ^bb37, ^bb41
    %62 = arith.cmpi slt, %61, %c16 : index
    cf.cond_br %62, ^bb39(%c0 : index), ^bb42
  ^bb39(%63: index):  // 2 preds: ^bb38, ^bb40
    %64 = arith.cmpi slt, %63, %c1 : index
    cf.cond_br %64, ^bb40, ^bb41
  ^bb40:  // pred: ^bb39
    %65 = memref.load %expand_shape_5[%59, %61, %63] : memref<4x16x1xf32>
    %66 = arith.divf %cst, %65 : f32
    memref.store %66, %alloc_6[%59, %61, %63] : memref<4x16x1xf32>
    %67 = arith.addi %63, %c1 : index
    cf.br ^bb39(%67 : index)
  ^bb41:  // pred: ^bb39
    %68 = arith.addi %61, %c1 : index
    cf.br ^bb38(%68 : index)
  ^bb42:  // pred: ^bb38
    %69 = arith.addi %59, %c1 : index
    cf.br ^bb37(%69 : index)
  ^bb43:  // pred: ^bb37
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<4x16x16xf32>
    cf.br ^bb44(%c0 : index)
  ^bb44(%70: index):  // 2 preds: ^bb43, ^bb49
    %71 = arith.cmpi slt, %70, %c4 : index
    cf.cond_br %71, ^bb45(%c0 : index), ^bb50
  ^bb45(%72: index):  // 2 preds: ^bb44, ^bb48
    %73 = arith.cmpi slt, %72, %c16 : index
    cf.cond_br %73, ^bb46(%c0 : index), ^bb49
  ^bb46(%74: index):  // 2 preds: ^bb45, ^bb47
    %75 = arith.cmpi slt, %74, %c16 : index
    cf.cond_br %75, ^bb47, ^bb48
  ^bb47:  // pred: ^bb46
    %76 = memref.load %alloc_3[%70, %72, %74] : memref<4x16x16xf32>
    %77 = memref.load %alloc_6[%70, %72, %c0] : memref<4x16x1xf32>
    %78 = arith.mulf %76, %77 : f32
    memref.store %78, %alloc_7[%70, %72, %74] : memref<4x16x16xf32>
    %79 = arith.addi %74, %c1 : index
    cf.br ^bb46(%79 : index)
  ^bb48:  // pred: ^bb46
    %80 = arith.addi %72, %c1 : index
    cf.br ^bb45(%80 : index)
  ^bb49:  // pred: ^bb45
    %81 = arith.addi %70, %c1 : index
    cf.br ^bb44(%81 : index)
  ^bb50:  // pred: ^bb44
    return %alloc_7 : memref<4x16x16xf32>
  }
  func.func private @norm(%arg0: memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x32xf32> {
    %c32 = arith.constant 32 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @__constant_1x1x1xf32 : memref<1x1x1xf32>
    %1 = memref.get_global @__constant_1x1x1xf32_0 : memref<1x1x1xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb4
    %3 = arith.cmpi slt, %2, %c4 : index
    cf.cond_br %3, ^bb2(%c0 : index), ^bb5(%c0 : index)
  ^bb2(%4: index):  // 2 preds: ^bb1, ^bb3
    %5 = arith.cmpi slt, %4, %c16 : index
    cf.cond_br %5, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    memref.store %cst, %alloc[%2, %4] : memref<4x16xf32>
    %6 = arith.addi %4, %c1 : index
    cf.br ^bb2(%6 : index)
  ^bb4:  // pred: ^bb2
    %7 = arith.addi %2, %c1 : index
    cf.br ^bb1(%7 : index)
  ^bb5(%8: index):  // 2 preds: ^bb1, ^bb10
    %9 = arith.cmpi slt, %8, %c4 : index
    cf.cond_br %9, ^bb6(%c0 : index), ^bb11
  ^bb6(%10: index):  // 2 preds: ^bb5, ^bb9
    %11 = arith.cmpi slt, %10, %c16 : index
    cf.cond_br %11, ^bb7(%c0 : index), ^bb10
  ^bb7(%12: index):  // 2 preds: ^bb6, ^bb8
    %13 = arith.cmpi slt, %12, %c32 : index
    cf.cond_br %13, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %14 = memref.load %arg0[%8, %10, %12] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
    %15 = memref.load %alloc[%8, %10] : memref<4x16xf32>
    %16 = arith.addf %14, %15 : f32
    memref.store %16, %alloc[%8, %10] : memref<4x16xf32>
    %17 = arith.addi %12, %c1 : index
    cf.br ^bb7(%17 : index)
  ^bb9:  // pred: ^bb7
    %18 = arith.addi %10, %c1 : index
    cf.br ^bb6(%18 : index)
  ^bb10:  // pred: ^bb6
    %19 = arith.addi %8, %c1 : index
    cf.br ^bb5(%19 : index)
  ^bb11:  // pred: ^bb5
    %expand_shape = memref.expand_shape %alloc [[0], [1, 2]] output_shape [4, 16, 1] : memref<4x16xf32> into memref<4x16x1xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    cf.br ^bb12(%c0 : index)
  ^bb12(%20: index):  // 2 preds: ^bb11, ^bb17
    %21 = arith.cmpi slt, %20, %c4 : index
    cf.cond_br %21, ^bb13(%c0 : index), ^bb18
  ^bb13(%22: index):  // 2 preds: ^bb12, ^bb16
    %23 = arith.cmpi slt, %22, %c16 : index
    cf.cond_br %23, ^bb14(%c0 : index), ^bb17
  ^bb14(%24: index):  // 2 preds: ^bb13, ^bb15
    %25 = arith.cmpi slt, %24, %c1 : index
    cf.cond_br %25, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %26 = memref.load %expand_shape[%20, %22, %24] : memref<4x16x1xf32>
    %27 = memref.load %0[%c0, %c0, %24] : memref<1x1x1xf32>
    %28 = arith.mulf %26, %27 : f32
    memref.store %28, %alloc_0[%20, %22, %24] : memref<4x16x1xf32>
    %29 = arith.addi %24, %c1 : index
    cf.br ^bb14(%29 : index)
  ^bb16:  // pred: ^bb14
    %30 = arith.addi %22, %c1 : index
    cf.br ^bb13(%30 : index)
  ^bb17:  // pred: ^bb13
    %31 = arith.addi %20, %c1 : index
    cf.br ^bb12(%31 : index)
  ^bb18:  // pred: ^bb12
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    cf.br ^bb19(%c0 : index)
  ^bb19(%32: index):  // 2 preds: ^bb18, ^bb24
    %33 = arith.cmpi slt, %32, %c4 : index
    cf.cond_br %33, ^bb20(%c0 : index), ^bb25
  ^bb20(%34: index):  // 2 preds: ^bb19, ^bb23
    %35 = arith.cmpi slt, %34, %c16 : index
    cf.cond_br %35, ^bb21(%c0 : index), ^bb24
  ^bb21(%36: index):  // 2 preds: ^bb20, ^bb22
    %37 = arith.cmpi slt, %36, %c32 : index
    cf.cond_br %37, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %38 = memref.load %arg0[%32, %34, %36] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
    %39 = memref.load %alloc_0[%32, %34, %c0] : memref<4x16x1xf32>
    %40 = arith.subf %38, %39 : f32
    memref.store %40, %alloc_1[%32, %34, %36] : memref<4x16x32xf32>
    %41 = arith.addi %36, %c1 : index
    cf.br ^bb21(%41 : index)
  ^bb23:  // pred: ^bb21
    %42 = arith.addi %34, %c1 : index
    cf.br ^bb20(%42 : index)
  ^bb24:  // pred: ^bb20
    %43 = arith.addi %32, %c1 : index
    cf.br ^bb19(%43 : index)
  ^bb25:  // pred: ^bb19
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    cf.br ^bb26(%c0 : index)
  ^bb26(%44: index):  // 2 preds: ^bb25, ^bb31
    %45 = arith.cmpi slt, %44, %c4 : index
    cf.cond_br %45, ^bb27(%c0 : index), ^bb32
  ^bb27(%46: index):  // 2 preds: ^bb26, ^bb30
    %47 = arith.cmpi slt, %46, %c16 : index
    cf.cond_br %47, ^bb28(%c0 : index), ^bb31
  ^bb28(%48: index):  // 2 preds: ^bb27, ^bb29
    %49 = arith.cmpi slt, %48, %c32 : index
    cf.cond_br %49, ^bb29, ^bb30
  ^bb29:  // pred: ^bb28
    %50 = memref.load %alloc_1[%44, %46, %48] : memref<4x16x32xf32>
    %51 = memref.load %alloc_1[%44, %46, %48] : memref<4x16x32xf32>
    %52 = arith.mulf %50, %51 : f32
    memref.store %52, %alloc_2[%44, %46, %48] : memref<4x16x32xf32>
    %53 = arith.addi %48, %c1 : index
    cf.br ^bb28(%53 : index)
  ^bb30:  // pred: ^bb28
    %54 = arith.addi %46, %c1 : index
    cf.br ^bb27(%54 : index)
  ^bb31:  // pred: ^bb27
    %55 = arith.addi %44, %c1 : index
    cf.br ^bb26(%55 : index)
  ^bb32:  // pred: ^bb26
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4x16xf32>
    cf.br ^bb33(%c0 : index)
  ^bb33(%56: index):  // 2 preds: ^bb32, ^bb36
    %57 = arith.cmpi slt, %56, %c4 : index
    cf.cond_br %57, ^bb34(%c0 : index), ^bb37(%c0 : index)
  ^bb34(%58: index):  // 2 preds: ^bb33, ^bb35
    %59 = arith.cmpi slt, %58, %c16 : index
    cf.cond_br %59, ^bb35, ^bb36
  ^bb35:  // pred: ^bb34
    memref.store %cst, %alloc_3[%56, %58] : memref<4x16xf32>
    %60 = arith.addi %58, %c1 : index
    cf.br ^bb34(%60 : index)
  ^bb36:  // pred: ^bb34
    %61 = arith.addi %56, %c1 : index
    cf.br ^bb33(%61 : index)
  ^bb37(%62: index):  // 2 preds: ^bb33, ^bb42
    %63 = arith.cmpi slt, %62, %c4 : index
    cf.cond_br %63, ^bb38(%c0 : index), ^bb43
  ^bb38(%64: index):  // 2 preds: ^bb37, ^bb41
    %65 = arith.cmpi slt, %64, %c16 : index
    cf.cond_br %65, ^bb39(%c0 : index), ^bb42
  ^bb39(%66: index):  // 2 preds: ^bb38, ^bb40
    %67 = arith.cmpi slt, %66, %c32 : index
    cf.cond_br %67, ^bb40, ^bb41
  ^bb40:  // pred: ^bb39
    %68 = memref.load %alloc_2[%62, %64, %66] : memref<4x16x32xf32>
    %69 = memref.load %alloc_3[%62, %64] : memref<4x16xf32>
    %70 = arith.addf %68, %69 : f32
    memref.store %70, %alloc_3[%62, %64] : memref<4x16xf32>
    %71 = arith.addi %66, %c1 : index
    cf.br ^bb39(%71 : index)
  ^bb41:  // pred: ^bb39
    %72 = arith.addi %64, %c1 : index
    cf.br ^bb38(%72 : index)
  ^bb42:  // pred: ^bb38
    %73 = arith.addi %62, %c1 : index
    cf.br ^bb37(%73 : index)
  ^bb43:  // pred: ^bb37
    %expand_shape_4 = memref.expand_shape %alloc_3 [[0], [1, 2]] output_shape [4, 16, 1] : memref<4x16xf32> into memref<4x16x1xf32>
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    cf.br ^bb44(%c0 : index)
  ^bb44(%74: index):  // 2 preds: ^bb43, ^bb49
    %75 = arith.cmpi slt, %74, %c4 : index
    cf.cond_br %75, ^bb45(%c0 : index), ^bb50
  ^bb45(%76: index):  // 2 preds: ^bb44, ^bb48
    %77 = arith.cmpi slt, %76, %c16 : index
    cf.cond_br %77, ^bb46(%c0 : index), ^bb49
  ^bb46(%78: index):  // 2 preds: ^bb45, ^bb47
    %79 = arith.cmpi slt, %78, %c1 : index
    cf.cond_br %79, ^bb47, ^bb48
  ^bb47:  // pred: ^bb46
    %80 = memref.load %expand_shape_4[%74, %76, %78] : memref<4x16x1xf32>
    %81 = memref.load %0[%c0, %c0, %78] : memref<1x1x1xf32>
    %82 = arith.mulf %80, %81 : f32
    memref.store %82, %alloc_5[%74, %76, %78] : memref<4x16x1xf32>
    %83 = arith.addi %78, %c1 : index
    cf.br ^bb46(%83 : index)
  ^bb48:  // pred: ^bb46
    %84 = arith.addi %76, %c1 : index
    cf.br ^bb45(%84 : index)
  ^bb49:  // pred: ^bb45
    %85 = arith.addi %74, %c1 : index
    cf.br ^bb44(%85 : index)
  ^bb50:  // pred: ^bb44
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    cf.br ^bb51(%c0 : index)
  ^bb51(%86: index):  // 2 preds: ^bb50, ^bb56
    %87 = arith.cmpi slt, %86, %c4 : index
    cf.cond_br %87, ^bb52(%c0 : index), ^bb57
  ^bb52(%88: index):  // 2 preds: ^bb51, ^bb55
    %89 = arith.cmpi slt, %88, %c16 : index
    cf.cond_br %89, ^bb53(%c0 : index), ^bb56
  ^bb53(%90: index):  // 2 preds: ^bb52, ^bb54
    %91 = arith.cmpi slt, %90, %c1 : index
    cf.cond_br %91, ^bb54, ^bb55
  ^bb54:  // pred: ^bb53
    %92 = memref.load %alloc_5[%86, %88, %90] : memref<4x16x1xf32>
    %93 = memref.load %1[%c0, %c0, %90] : memref<1x1x1xf32>
    %94 = arith.addf %92, %93 : f32
    memref.store %94, %alloc_6[%86, %88, %90] : memref<4x16x1xf32>
    %95 = arith.addi %90, %c1 : index
    cf.br ^bb53(%95 : index)
  ^bb55:  // pred: ^bb53
    %96 = arith.addi %88, %c1 : index
    cf.br ^bb52(%96 : index)
  ^bb56:  // pred: ^bb52
    %97 = arith.addi %86, %c1 : index
    cf.br ^bb51(%97 : index)
  ^bb57:  // pred: ^bb51
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<4x16x1xf32>
    cf.br ^bb58(%c0 : index)
  ^bb58(%98: index):  // 2 preds: ^bb57, ^bb63
    %99 = arith.cmpi slt, %98, %c4 : index
    cf.cond_br %99, ^bb59(%c0 : index), ^bb64
  ^bb59(%100: index):  // 2 preds: ^bb58, ^bb62
    %101 = arith.cmpi slt, %100, %c16 : index
    cf.cond_br %101, ^bb60(%c0 : index), ^bb63
  ^bb60(%102: index):  // 2 preds: ^bb59, ^bb61
    %103 = arith.cmpi slt, %102, %c1 : index
    cf.cond_br %103, ^bb61, ^bb62
  ^bb61:  // pred: ^bb60
    %104 = memref.load %alloc_6[%98, %100, %102] : memref<4x16x1xf32>
    %105 = math.rsqrt %104 : f32
    memref.store %105, %alloc_7[%98, %100, %102] : memref<4x16x1xf32>
    %106 = arith.addi %102, %c1 : index
    cf.br ^bb60(%106 : index)
  ^bb62:  // pred: ^bb60
    %107 = arith.addi %100, %c1 : index
    cf.br ^bb59(%107 : index)
  ^bb63:  // pred: ^bb59
    %108 = arith.addi %98, %c1 : index
    cf.br ^bb58(%108 : index)
  ^bb64:  // pred: ^bb58
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    cf.br ^bb65(%c0 : index)
  ^bb65(%109: index):  // 2 preds: ^bb64, ^bb70
    %110 = arith.cmpi slt, %109, %c4 : index
    cf.cond_br %110, ^bb66(%c0 : index), ^bb71
  ^bb66(%111: index):  // 2 preds: ^bb65, ^bb69
    %112 = arith.cmpi slt, %111, %c16 : index
    cf.cond_br %112, ^bb67(%c0 : index), ^bb70
  ^bb67(%113: index):  // 2 preds: ^bb66, ^bb68
    %114 = arith.cmpi slt, %113, %c32 : index
    cf.cond_br %114, ^bb68, ^bb69
  ^bb68:  // pred: ^bb67
    %115 = memref.load %alloc_1[%109, %111, %113] : memref<4x16x32xf32>
    %116 = memref.load %alloc_7[%109, %111, %c0] : memref<4x16x1xf32>
    %117 = arith.mulf %115, %116 : f32
    memref.store %117, %alloc_8[%109, %111, %113] : memref<4x16x32xf32>
    %118 = arith.addi %113, %c1 : index
    cf.br ^bb67(%118 : index)
  ^bb69:  // pred: ^bb67
    %119 = arith.addi %111, %c1 : index
    cf.br ^bb66(%119 : index)
  ^bb70:  // pred: ^bb66
    %120 = arith.addi %109, %c1 : index
    cf.br ^bb65(%120 : index)
  ^bb71:  // pred: ^bb65
    return %alloc_8 : memref<4x16x32xf32>
  }
  func.func @block(%arg0: memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>, %arg3: memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>, %arg4: memref<4x32x64xf32, strided<[?, ?, ?], offset: ?>>, %arg5: memref<4x64x32xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x32xf32> {
    %c64 = arith.constant 64 : index
    %c32 = arith.constant 32 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb6
    %1 = arith.cmpi slt, %0, %c4 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb7(%c0 : index)
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb5
    %3 = arith.cmpi slt, %2, %c16 : index
    cf.cond_br %3, ^bb3(%c0 : index), ^bb6
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
    %5 = arith.cmpi slt, %4, %c32 : index
    cf.cond_br %5, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    memref.store %cst_0, %alloc[%0, %2, %4] : memref<4x16x32xf32>
    %6 = arith.addi %4, %c1 : index
    cf.br ^bb3(%6 : index)
  ^bb5:  // pred: ^bb3
    %7 = arith.addi %2, %c1 : index
    cf.br ^bb2(%7 : index)
  ^bb6:  // pred: ^bb2
    %8 = arith.addi %0, %c1 : index
    cf.br ^bb1(%8 : index)
  ^bb7(%9: index):  // 2 preds: ^bb1, ^bb14
    %10 = arith.cmpi slt, %9, %c4 : index
    cf.cond_br %10, ^bb8(%c0 : index), ^bb15
  ^bb8(%11: index):  // 2 preds: ^bb7, ^bb13
    %12 = arith.cmpi slt, %11, %c16 : index
    cf.cond_br %12, ^bb9(%c0 : index), ^bb14
  ^bb9(%13: index):  // 2 preds: ^bb8, ^bb12
    %14 = arith.cmpi slt, %13, %c32 : index
    cf.cond_br %14, ^bb10(%c0 : index), ^bb13
  ^bb10(%15: index):  // 2 preds: ^bb9, ^bb11
    %16 = arith.cmpi slt, %15, %c32 : index
    cf.cond_br %16, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %17 = memref.load %arg0[%9, %11, %15] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
    %18 = memref.load %arg1[%9, %15, %13] : memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>
    %19 = memref.load %alloc[%9, %11, %13] : memref<4x16x32xf32>
    %20 = arith.mulf %17, %18 : f32
    %21 = arith.addf %19, %20 : f32
    memref.store %21, %alloc[%9, %11, %13] : memref<4x16x32xf32>
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
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    cf.br ^bb16(%c0 : index)
  ^bb16(%26: index):  // 2 preds: ^bb15, ^bb21
    %27 = arith.cmpi slt, %26, %c4 : index
    cf.cond_br %27, ^bb17(%c0 : index), ^bb22(%c0 : index)
  ^bb17(%28: index):  // 2 preds: ^bb16, ^bb20
    %29 = arith.cmpi slt, %28, %c16 : index
    cf.cond_br %29, ^bb18(%c0 : index), ^bb21
  ^bb18(%30: index):  // 2 preds: ^bb17, ^bb19
    %31 = arith.cmpi slt, %30, %c32 : index
    cf.cond_br %31, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    memref.store %cst_0, %alloc_1[%26, %28, %30] : memref<4x16x32xf32>
    %32 = arith.addi %30, %c1 : index
    cf.br ^bb18(%32 : index)
  ^bb20:  // pred: ^bb18
    %33 = arith.addi %28, %c1 : index
    cf.br ^bb17(%33 : index)
  ^bb21:  // pred: ^bb17
    %34 = arith.addi %26, %c1 : index
    cf.br ^bb16(%34 : index)
  ^bb22(%35: index):  // 2 preds: ^bb16, ^bb29
    %36 = arith.cmpi slt, %35, %c4 : index
    cf.cond_br %36, ^bb23(%c0 : index), ^bb30
  ^bb23(%37: index):  // 2 preds: ^bb22, ^bb28
    %38 = arith.cmpi slt, %37, %c16 : index
    cf.cond_br %38, ^bb24(%c0 : index), ^bb29
  ^bb24(%39: index):  // 2 preds: ^bb23, ^bb27
    %40 = arith.cmpi slt, %39, %c32 : index
    cf.cond_br %40, ^bb25(%c0 : index), ^bb28
  ^bb25(%41: index):  // 2 preds: ^bb24, ^bb26
    %42 = arith.cmpi slt, %41, %c32 : index
    cf.cond_br %42, ^bb26, ^bb27
  ^bb26:  // pred: ^bb25
    %43 = memref.load %arg0[%35, %37, %41] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
    %44 = memref.load %arg2[%35, %41, %39] : memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>
    %45 = memref.load %alloc_1[%35, %37, %39] : memref<4x16x32xf32>
    %46 = arith.mulf %43, %44 : f32
    %47 = arith.addf %45, %46 : f32
    memref.store %47, %alloc_1[%35, %37, %39] : memref<4x16x32xf32>
    %48 = arith.addi %41, %c1 : index
    cf.br ^bb25(%48 : index)
  ^bb27:  // pred: ^bb25
    %49 = arith.addi %39, %c1 : index
    cf.br ^bb24(%49 : index)
  ^bb28:  // pred: ^bb24
    %50 = arith.addi %37, %c1 : index
    cf.br ^bb23(%50 : index)
  ^bb29:  // pred: ^bb23
    %51 = arith.addi %35, %c1 : index
    cf.br ^bb22(%51 : index)
  ^bb30:  // pred: ^bb22
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    cf.br ^bb31(%c0 : index)
  ^bb31(%52: index):  // 2 preds: ^bb30, ^bb36
    %53 = arith.cmpi slt, %52, %c4 : index
    cf.cond_br %53, ^bb32(%c0 : index), ^bb37(%c0 : index)
  ^bb32(%54: index):  // 2 preds: ^bb31, ^bb35
    %55 = arith.cmpi slt, %54, %c16 : index
    cf.cond_br %55, ^bb33(%c0 : index), ^bb36
  ^bb33(%56: index):  // 2 preds: ^bb32, ^bb34
    %57 = arith.cmpi slt, %56, %c32 : index
    cf.cond_br %57, ^bb34, ^bb35
  ^bb34:  // pred: ^bb33
    memref.store %cst_0, %alloc_2[%52, %54, %56] : memref<4x16x32xf32>
    %58 = arith.addi %56, %c1 : index
    cf.br ^bb33(%58 : index)
  ^bb35:  // pred: ^bb33
    %59 = arith.addi %54, %c1 : index
    cf.br ^bb32(%59 : index)
  ^bb36:  // pred: ^bb32
    %60 = arith.addi %52, %c1 : index
    cf.br ^bb31(%60 : index)
  ^bb37(%61: index):  // 2 preds: ^bb31, ^bb44
    %62 = arith.cmpi slt, %61, %c4 : index
    cf.cond_br %62, ^bb38(%c0 : index), ^bb45
  ^bb38(%63: index):  // 2 preds: ^bb37, ^bb43
    %64 = arith.cmpi slt, %63, %c16 : index
    cf.cond_br %64, ^bb39(%c0 : index), ^bb44
  ^bb39(%65: index):  // 2 preds: ^bb38, ^bb42
    %66 = arith.cmpi slt, %65, %c32 : index
    cf.cond_br %66, ^bb40(%c0 : index), ^bb43
  ^bb40(%67: index):  // 2 preds: ^bb39, ^bb41
    %68 = arith.cmpi slt, %67, %c32 : index
    cf.cond_br %68, ^bb41, ^bb42
  ^bb41:  // pred: ^bb40
    %69 = memref.load %arg0[%61, %63, %67] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
    %70 = memref.load %arg3[%61, %67, %65] : memref<4x32x32xf32, strided<[?, ?, ?], offset: ?>>
    %71 = memref.load %alloc_2[%61, %63, %65] : memref<4x16x32xf32>
    %72 = arith.mulf %69, %70 : f32
    %73 = arith.addf %71, %72 : f32
    memref.store %73, %alloc_2[%61, %63, %65] : memref<4x16x32xf32>
    %74 = arith.addi %67, %c1 : index
    cf.br ^bb40(%74 : index)
  ^bb42:  // pred: ^bb40
    %75 = arith.addi %65, %c1 : index
    cf.br ^bb39(%75 : index)
  ^bb43:  // pred: ^bb39
    %76 = arith.addi %63, %c1 : index
    cf.br ^bb38(%76 : index)
  ^bb44:  // pred: ^bb38
    %77 = arith.addi %61, %c1 : index
    cf.br ^bb37(%77 : index)
  ^bb45:  // pred: ^bb37
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<4x32x16xf32>
    cf.br ^bb46(%c0 : index)
  ^bb46(%78: index):  // 2 preds: ^bb45, ^bb51
    %79 = arith.cmpi slt, %78, %c4 : index
    cf.cond_br %79, ^bb47(%c0 : index), ^bb52
  ^bb47(%80: index):  // 2 preds: ^bb46, ^bb50
    %81 = arith.cmpi slt, %80, %c32 : index
    cf.cond_br %81, ^bb48(%c0 : index), ^bb51
  ^bb48(%82: index):  // 2 preds: ^bb47, ^bb49
    %83 = arith.cmpi slt, %82, %c16 : index
    cf.cond_br %83, ^bb49, ^bb50
  ^bb49:  // pred: ^bb48
    %84 = memref.load %alloc_1[%78, %82, %80] : memref<4x16x32xf32>
    memref.store %84, %alloc_3[%78, %80, %82] : memref<4x32x16xf32>
    %85 = arith.addi %82, %c1 : index
    cf.br ^bb48(%85 : index)
  ^bb50:  // pred: ^bb48
    %86 = arith.addi %80, %c1 : index
    cf.br ^bb47(%86 : index)
  ^bb51:  // pred: ^bb47
    %87 = arith.addi %78, %c1 : index
    cf.br ^bb46(%87 : index)
  ^bb52:  // pred: ^bb46
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<4x16x16xf32>
    cf.br ^bb53(%c0 : index)
  ^bb53(%88: index):  // 2 preds: ^bb52, ^bb58
    %89 = arith.cmpi slt, %88, %c4 : index
    cf.cond_br %89, ^bb54(%c0 : index), ^bb59(%c0 : index)
  ^bb54(%90: index):  // 2 preds: ^bb53, ^bb57
    %91 = arith.cmpi slt, %90, %c16 : index
    cf.cond_br %91, ^bb55(%c0 : index), ^bb58
  ^bb55(%92: index):  // 2 preds: ^bb54, ^bb56
    %93 = arith.cmpi slt, %92, %c16 : index
    cf.cond_br %93, ^bb56, ^bb57
  ^bb56:  // pred: ^bb55
    memref.store %cst_0, %alloc_4[%88, %90, %92] : memref<4x16x16xf32>
    %94 = arith.addi %92, %c1 : index
    cf.br ^bb55(%94 : index)
  ^bb57:  // pred: ^bb55
    %95 = arith.addi %90, %c1 : index
    cf.br ^bb54(%95 : index)
  ^bb58:  // pred: ^bb54
    %96 = arith.addi %88, %c1 : index
    cf.br ^bb53(%96 : index)
  ^bb59(%97: index):  // 2 preds: ^bb53, ^bb66
    %98 = arith.cmpi slt, %97, %c4 : index
    cf.cond_br %98, ^bb60(%c0 : index), ^bb67
  ^bb60(%99: index):  // 2 preds: ^bb59, ^bb65
    %100 = arith.cmpi slt, %99, %c16 : index
    cf.cond_br %100, ^bb61(%c0 : index), ^bb66
  ^bb61(%101: index):  // 2 preds: ^bb60, ^bb64
    %102 = arith.cmpi slt, %101, %c16 : index
    cf.cond_br %102, ^bb62(%c0 : index), ^bb65
  ^bb62(%103: index):  // 2 preds: ^bb61, ^bb63
    %104 = arith.cmpi slt, %103, %c32 : index
    cf.cond_br %104, ^bb63, ^bb64
  ^bb63:  // pred: ^bb62
    %105 = memref.load %alloc[%97, %99, %103] : memref<4x16x32xf32>
    %106 = memref.load %alloc_3[%97, %103, %101] : memref<4x32x16xf32>
    %107 = memref.load %alloc_4[%97, %99, %101] : memref<4x16x16xf32>
    %108 = arith.mulf %105, %106 : f32
    %109 = arith.addf %107, %108 : f32
    memref.store %109, %alloc_4[%97, %99, %101] : memref<4x16x16xf32>
    %110 = arith.addi %103, %c1 : index
    cf.br ^bb62(%110 : index)
  ^bb64:  // pred: ^bb62
    %111 = arith.addi %101, %c1 : index
    cf.br ^bb61(%111 : index)
  ^bb65:  // pred: ^bb61
    %112 = arith.addi %99, %c1 : index
    cf.br ^bb60(%112 : index)
  ^bb66:  // pred: ^bb60
    %113 = arith.addi %97, %c1 : index
    cf.br ^bb59(%113 : index)
  ^bb67:  // pred: ^bb59
    %cast = memref.cast %alloc_4 : memref<4x16x16xf32> to memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>
    %114 = call @softmax(%cast) : (memref<4x16x16xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x16xf32>
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    cf.br ^bb68(%c0 : index)
  ^bb68(%115: index):  // 2 preds: ^bb67, ^bb73
    %116 = arith.cmpi slt, %115, %c4 : index
    cf.cond_br %116, ^bb69(%c0 : index), ^bb74(%c0 : index)
  ^bb69(%117: index):  // 2 preds: ^bb68, ^bb72
    %118 = arith.cmpi slt, %117, %c16 : index
    cf.cond_br %118, ^bb70(%c0 : index), ^bb73
  ^bb70(%119: index):  // 2 preds: ^bb69, ^bb71
    %120 = arith.cmpi slt, %119, %c32 : index
    cf.cond_br %120, ^bb71, ^bb72
  ^bb71:  // pred: ^bb70
    memref.store %cst_0, %alloc_5[%115, %117, %119] : memref<4x16x32xf32>
    %121 = arith.addi %119, %c1 : index
    cf.br ^bb70(%121 : index)
  ^bb72:  // pred: ^bb70
    %122 = arith.addi %117, %c1 : index
    cf.br ^bb69(%122 : index)
  ^bb73:  // pred: ^bb69
    %123 = arith.addi %115, %c1 : index
    cf.br ^bb68(%123 : index)
  ^bb74(%124: index):  // 2 preds: ^bb68, ^bb81
    %125 = arith.cmpi slt, %124, %c4 : index
    cf.cond_br %125, ^bb75(%c0 : index), ^bb82
  ^bb75(%126: index):  // 2 preds: ^bb74, ^bb80
    %127 = arith.cmpi slt, %126, %c16 : index
    cf.cond_br %127, ^bb76(%c0 : index), ^bb81
  ^bb76(%128: index):  // 2 preds: ^bb75, ^bb79
    %129 = arith.cmpi slt, %128, %c32 : index
    cf.cond_br %129, ^bb77(%c0 : index), ^bb80
  ^bb77(%130: index):  // 2 preds: ^bb76, ^bb78
    %131 = arith.cmpi slt, %130, %c16 : index
    cf.cond_br %131, ^bb78, ^bb79
  ^bb78:  // pred: ^bb77
    %132 = memref.load %114[%124, %126, %130] : memref<4x16x16xf32>
    %133 = memref.load %alloc_2[%124, %130, %128] : memref<4x16x32xf32>
    %134 = memref.load %alloc_5[%124, %126, %128] : memref<4x16x32xf32>
    %135 = arith.mulf %132, %133 : f32
    %136 = arith.addf %134, %135 : f32
    memref.store %136, %alloc_5[%124, %126, %128] : memref<4x16x32xf32>
    %137 = arith.addi %130, %c1 : index
    cf.br ^bb77(%137 : index)
  ^bb79:  // pred: ^bb77
    %138 = arith.addi %128, %c1 : index
    cf.br ^bb76(%138 : index)
  ^bb80:  // pred: ^bb76
    %139 = arith.addi %126, %c1 : index
    cf.br ^bb75(%139 : index)
  ^bb81:  // pred: ^bb75
    %140 = arith.addi %124, %c1 : index
    cf.br ^bb74(%140 : index)
  ^bb82:  // pred: ^bb74
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    cf.br ^bb83(%c0 : index)
  ^bb83(%141: index):  // 2 preds: ^bb82, ^bb88
    %142 = arith.cmpi slt, %141, %c4 : index
    cf.cond_br %142, ^bb84(%c0 : index), ^bb89
  ^bb84(%143: index):  // 2 preds: ^bb83, ^bb87
    %144 = arith.cmpi slt, %143, %c16 : index
    cf.cond_br %144, ^bb85(%c0 : index), ^bb88
  ^bb85(%145: index):  // 2 preds: ^bb84, ^bb86
    %146 = arith.cmpi slt, %145, %c32 : index
    cf.cond_br %146, ^bb86, ^bb87
  ^bb86:  // pred: ^bb85
    %147 = memref.load %arg0[%141, %143, %145] : memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
    %148 = memref.load %alloc_5[%141, %143, %145] : memref<4x16x32xf32>
    %149 = arith.addf %147, %148 : f32
    memref.store %149, %alloc_6[%141, %143, %145] : memref<4x16x32xf32>
    %150 = arith.addi %145, %c1 : index
    cf.br ^bb85(%150 : index)
  ^bb87:  // pred: ^bb85
    %151 = arith.addi %143, %c1 : index
    cf.br ^bb84(%151 : index)
  ^bb88:  // pred: ^bb84
    %152 = arith.addi %141, %c1 : index
    cf.br ^bb83(%152 : index)
  ^bb89:  // pred: ^bb83
    %cast_7 = memref.cast %alloc_6 : memref<4x16x32xf32> to memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>
    %153 = call @norm(%cast_7) : (memref<4x16x32xf32, strided<[?, ?, ?], offset: ?>>) -> memref<4x16x32xf32>
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<4x16x64xf32>
    cf.br ^bb90(%c0 : index)
  ^bb90(%154: index):  // 2 preds: ^bb89, ^bb95
    %155 = arith.cmpi slt, %154, %c4 : index
    cf.cond_br %155, ^bb91(%c0 : index), ^bb96(%c0 : index)
  ^bb91(%156: index):  // 2 preds: ^bb90, ^bb94
    %157 = arith.cmpi slt, %156, %c16 : index
    cf.cond_br %157, ^bb92(%c0 : index), ^bb95
  ^bb92(%158: index):  // 2 preds: ^bb91, ^bb93
    %159 = arith.cmpi slt, %158, %c64 : index
    cf.cond_br %159, ^bb93, ^bb94
  ^bb93:  // pred: ^bb92
    memref.store %cst_0, %alloc_8[%154, %156, %158] : memref<4x16x64xf32>
    %160 = arith.addi %158, %c1 : index
    cf.br ^bb92(%160 : index)
  ^bb94:  // pred: ^bb92
    %161 = arith.addi %156, %c1 : index
    cf.br ^bb91(%161 : index)
  ^bb95:  // pred: ^bb91
    %162 = arith.addi %154, %c1 : index
    cf.br ^bb90(%162 : index)
  ^bb96(%163: index):  // 2 preds: ^bb90, ^bb103
    %164 = arith.cmpi slt, %163, %c4 : index
    cf.cond_br %164, ^bb97(%c0 : index), ^bb104
  ^bb97(%165: index):  // 2 preds: ^bb96, ^bb102
    %166 = arith.cmpi slt, %165, %c16 : index
    cf.cond_br %166, ^bb98(%c0 : index), ^bb103
  ^bb98(%167: index):  // 2 preds: ^bb97, ^bb101
    %168 = arith.cmpi slt, %167, %c64 : index
    cf.cond_br %168, ^bb99(%c0 : index), ^bb102
  ^bb99(%169: index):  // 2 preds: ^bb98, ^bb100
    %170 = arith.cmpi slt, %169, %c32 : index
    cf.cond_br %170, ^bb100, ^bb101
  ^bb100:  // pred: ^bb99
    %171 = memref.load %153[%163, %165, %169] : memref<4x16x32xf32>
    %172 = memref.load %arg4[%163, %169, %167] : memref<4x32x64xf32, strided<[?, ?, ?], offset: ?>>
    %173 = memref.load %alloc_8[%163, %165, %167] : memref<4x16x64xf32>
    %174 = arith.mulf %171, %172 : f32
    %175 = arith.addf %173, %174 : f32
    memref.store %175, %alloc_8[%163, %165, %167] : memref<4x16x64xf32>
    %176 = arith.addi %169, %c1 : index
    cf.br ^bb99(%176 : index)
  ^bb101:  // pred: ^bb99
    %177 = arith.addi %167, %c1 : index
    cf.br ^bb98(%177 : index)
  ^bb102:  // pred: ^bb98
    %178 = arith.addi %165, %c1 : index
    cf.br ^bb97(%178 : index)
  ^bb103:  // pred: ^bb97
    %179 = arith.addi %163, %c1 : index
    cf.br ^bb96(%179 : index)
  ^bb104:  // pred: ^bb96
    %alloc_9 = memref.alloc() {alignment = 64 : i64} : memref<4x16x64xf32>
    cf.br ^bb105(%c0 : index)
  ^bb105(%180: index):  // 2 preds: ^bb104, ^bb110
    %181 = arith.cmpi slt, %180, %c4 : index
    cf.cond_br %181, ^bb106(%c0 : index), ^bb111
  ^bb106(%182: index):  // 2 preds: ^bb105, ^bb109
    %183 = arith.cmpi slt, %182, %c16 : index
    cf.cond_br %183, ^bb107(%c0 : index), ^bb110
  ^bb107(%184: index):  // 2 preds: ^bb106, ^bb108
    %185 = arith.cmpi slt, %184, %c64 : index
    cf.cond_br %185, ^bb108, ^bb109
  ^bb108:  // pred: ^bb107
    %186 = memref.load %alloc_8[%180, %182, %184] : memref<4x16x64xf32>
    %187 = arith.negf %186 : f32
    %188 = math.exp %187 : f32
    %189 = arith.addf %188, %cst : f32
    %190 = arith.divf %cst, %189 : f32
    memref.store %190, %alloc_9[%180, %182, %184] : memref<4x16x64xf32>
    %191 = arith.addi %184, %c1 : index
    cf.br ^bb107(%191 : index)
  ^bb109:  // pred: ^bb107
    %192 = arith.addi %182, %c1 : index
    cf.br ^bb106(%192 : index)
  ^bb110:  // pred: ^bb106
    %193 = arith.addi %180, %c1 : index
    cf.br ^bb105(%193 : index)
  ^bb111:  // pred: ^bb105
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    cf.br ^bb112(%c0 : index)
  ^bb112(%194: index):  // 2 preds: ^bb111, ^bb117
    %195 = arith.cmpi slt, %194, %c4 : index
    cf.cond_br %195, ^bb113(%c0 : index), ^bb118(%c0 : index)
  ^bb113(%196: index):  // 2 preds: ^bb112, ^bb116
    %197 = arith.cmpi slt, %196, %c16 : index
    cf.cond_br %197, ^bb114(%c0 : index), ^bb117
  ^bb114(%198: index):  // 2 preds: ^bb113, ^bb115
    %199 = arith.cmpi slt, %198, %c32 : index
    cf.cond_br %199, ^bb115, ^bb116
  ^bb115:  // pred: ^bb114
    memref.store %cst_0, %alloc_10[%194, %196, %198] : memref<4x16x32xf32>
    %200 = arith.addi %198, %c1 : index
    cf.br ^bb114(%200 : index)
  ^bb116:  // pred: ^bb114
    %201 = arith.addi %196, %c1 : index
    cf.br ^bb113(%201 : index)
  ^bb117:  // pred: ^bb113
    %202 = arith.addi %194, %c1 : index
    cf.br ^bb112(%202 : index)
  ^bb118(%203: index):  // 2 preds: ^bb112, ^bb125
    %204 = arith.cmpi slt, %203, %c4 : index
    cf.cond_br %204, ^bb119(%c0 : index), ^bb126
  ^bb119(%205: index):  // 2 preds: ^bb118, ^bb124
    %206 = arith.cmpi slt, %205, %c16 : index
    cf.cond_br %206, ^bb120(%c0 : index), ^bb125
  ^bb120(%207: index):  // 2 preds: ^bb119, ^bb123
    %208 = arith.cmpi slt, %207, %c32 : index
    cf.cond_br %208, ^bb121(%c0 : index), ^bb124
  ^bb121(%209: index):  // 2 preds: ^bb120, ^bb122
    %210 = arith.cmpi slt, %209, %c64 : index
    cf.cond_br %210, ^bb122, ^bb123
  ^bb122:  // pred: ^bb121
    %211 = memref.load %alloc_9[%203, %205, %209] : memref<4x16x64xf32>
    %212 = memref.load %arg5[%203, %209, %207] : memref<4x64x32xf32, strided<[?, ?, ?], offset: ?>>
    %213 = memref.load %alloc_10[%203, %205, %207] : memref<4x16x32xf32>
    %214 = arith.mulf %211, %212 : f32
    %215 = arith.addf %213, %214 : f32
    memref.store %215, %alloc_10[%203, %205, %207] : memref<4x16x32xf32>
    %216 = arith.addi %209, %c1 : index
    cf.br ^bb121(%216 : index)
  ^bb123:  // pred: ^bb121
    %217 = arith.addi %207, %c1 : index
    cf.br ^bb120(%217 : index)
  ^bb124:  // pred: ^bb120
    %218 = arith.addi %205, %c1 : index
    cf.br ^bb119(%218 : index)
  ^bb125:  // pred: ^bb119
    %219 = arith.addi %203, %c1 : index
    cf.br ^bb118(%219 : index)
  ^bb126:  // pred: ^bb118
    %alloc_11 = memref.alloc() {alignment = 64 : i64} : memref<4x16x32xf32>
    cf.br ^bb127(%c0 : index)
  ^bb127(%220: index):  // 2 preds: ^bb126, ^bb132
    %221 = arith.cmpi slt, %220, %c4 : index
    cf.cond_br %221, ^bb128(%c0 : index), ^bb133
  ^bb128(%222: index):  // 2 preds: ^bb127, ^bb131
    %223 = arith.cmpi slt, %222, %c16 : index
    cf.cond_br %223, ^bb129(%c0 : index), ^bb132
  ^bb129(%224: index):  // 2 preds: ^bb128, ^bb130
    %225 = arith.cmpi slt, %224, %c32 : index
    cf.cond_br %225, ^bb130, ^bb131
  ^bb130:  // pred: ^bb129
    %226 = memref.load %153[%220, %222, %224] : memref<4x16x32xf32>
    %227 = memref.load %alloc_10[%220, %222, %224] : memref<4x16x32xf32>
    %228 = arith.addf %226, %227 : f32
    memref.store %228, %alloc_11[%220, %222, %224] : memref<4x16x32xf32>
    %229 = arith.addi %224, %c1 : index
    cf.br ^bb129(%229 : index)
  ^bb131:  // pred: ^bb129
    %230 = arith.addi %222, %c1 : index
    cf.br ^bb128(%230 : index)
  ^bb132:  // pred: ^bb128
    %231 = arith.addi %220, %c1 : index
    cf.br ^bb127(%231 : index)
  ^bb133:  // pred: ^bb127
    return %alloc_11 : memref<4x16x32xf32>
  }
}

