module {
  func.func @quantized(%arg0: memref<1x16x16x8xi8, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<16x3x3x8xi8, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<16xi32, strided<[?], offset: ?>>) -> memref<1x14x14x16xi8> {
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %c14 = arith.constant 14 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c127_i32 = arith.constant 127 : i32
    %c-128_i32 = arith.constant -128 : i32
    %c3_i32 = arith.constant 3 : i32
    %c38_i8 = arith.constant 38 : i8
    %c1073741824_i32 = arith.constant 1073741824 : i32
    %c-5_i32 = arith.constant -5 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x16xi32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    %1 = arith.cmpi slt, %0, %c1 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb9(%c0 : index)
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb7
    %3 = arith.cmpi slt, %2, %c14 : index
    cf.cond_br %3, ^bb3(%c0 : index), ^bb8
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb6
    %5 = arith.cmpi slt, %4, %c14 : index
    cf.cond_br %5, ^bb4(%c0 : index), ^bb7
  ^bb4(%6: index):  // 2 preds: ^bb3, ^bb5
    %7 = arith.cmpi slt, %6, %c16 : index
    cf.cond_br %7, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %8 = memref.load %arg2[%6] : memref<16xi32, strided<[?], offset: ?>>
    memref.store %8, %alloc[%0, %2, %4, %6] : memref<1x14x14x16xi32>
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
    cf.cond_br %14, ^bb10(%c0 : index), ^bb23
  ^bb10(%15: index):  // 2 preds: ^bb9, ^bb21
    %16 = arith.cmpi slt, %15, %c14 : index
    cf.cond_br %16, ^bb11(%c0 : index), ^bb22
  ^bb11(%17: index):  // 2 preds: ^bb10, ^bb20
    %18 = arith.cmpi slt, %17, %c14 : index
    cf.cond_br %18, ^bb12(%c0 : index), ^bb21
  ^bb12(%19: index):  // 2 preds: ^bb11, ^bb19
    %20 = arith.cmpi slt, %19, %c16 : index
    cf.cond_br %20, ^bb13(%c0 : index), ^bb20
  ^bb13(%21: index):  // 2 preds: ^bb12, ^bb18
    %22 = arith.cmpi slt, %21, %c3 : index
    cf.cond_br %22, ^bb14(%c0 : index), ^bb19
  ^bb14(%23: index):  // 2 preds: ^bb13, ^bb17
    %24 = arith.cmpi slt, %23, %c3 : index
    cf.cond_br %24, ^bb15(%c0 : index), ^bb18
  ^bb15(%25: index):  // 2 preds: ^bb14, ^bb16
    %26 = arith.cmpi slt, %25, %c8 : index
    cf.cond_br %26, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %27 = arith.addi %15, %21 : index
    %28 = arith.addi %17, %23 : index
    %29 = memref.load %arg0[%13, %27, %28, %25] : memref<1x16x16x8xi8, strided<[?, ?, ?, ?], offset: ?>>
    %30 = memref.load %arg1[%19, %21, %23, %25] : memref<16x3x3x8xi8, strided<[?, ?, ?, ?], offset: ?>>
    %31 = memref.load %alloc[%13, %15, %17, %19] : memref<1x14x14x16xi32>
    %32 = arith.extsi %29 : i8 to i32
    %33 = arith.subi %32, %c-5_i32 : i32
    %34 = arith.extsi %30 : i8 to i32
    %35 = arith.muli %33, %34 : i32
    %36 = arith.addi %31, %35 : i32
    memref.store %36, %alloc[%13, %15, %17, %19] : memref<1x14x14x16xi32>
    %37 = arith.addi %25, %c1 : index
    cf.br ^bb15(%37 : index)
  ^bb17:  // pred: ^bb15
    %38 = arith.addi %23, %c1 : index
    cf.br ^bb14(%38 : index)
  ^bb18:  // pred: ^bb14
    %39 = arith.addi %21, %c1 : index
    cf.br ^bb13(%39 : index)
  ^bb19:  // pred: ^bb13
    %40 = arith.addi %19, %c1 : index
    cf.br ^bb12(%40 : index)
  ^bb20:  // pred: ^bb12
    %41 = arith.addi %17, %c1 : index
    cf.br ^bb11(%41 : index)
  ^bb21:  // pred: ^bb11
    %42 = arith.addi %15, %c1 : index
    cf.br ^bb10(%42 : index)
  ^bb22:  // pred: ^bb10
    %43 = arith.addi %13, %c1 : index
    cf.br ^bb9(%43 : index)
  ^bb23:  // pred: ^bb9
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x16xi8>
    cf.br ^bb24(%c0 : index)
  ^bb24(%44: index):  // 2 preds: ^bb23, ^bb31
    %45 = arith.cmpi slt, %44, %c1 : index
    cf.cond_br %45, ^bb25(%c0 : index), ^bb32
  ^bb25(%46: index):  // 2 preds: ^bb24, ^bb30
    %47 = arith.cmpi slt, %46, %c14 : index
    cf.cond_br %47, ^bb26(%c0 : index), ^bb31
  ^bb26(%48: index):  // 2 preds: ^bb25, ^bb29
    %49 = arith.cmpi slt, %48, %c14 : index
    cf.cond_br %49, ^bb27(%c0 : index), ^bb30
  ^bb27(%50: index):  // 2 preds: ^bb26, ^bb28
    %51 = arith.cmpi slt, %50, %c16 : index
    cf.cond_br %51, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    %52 = memref.load %alloc[%44, %46, %48, %50] : memref<1x14x14x16xi32>
    %53 = tosa.apply_scale %52, %c1073741824_i32, %c38_i8 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
    %54 = arith.addi %53, %c3_i32 : i32
    %55 = arith.maxsi %54, %c-128_i32 : i32
    %56 = arith.minsi %55, %c127_i32 : i32
    %57 = arith.trunci %56 : i32 to i8
    memref.store %57, %alloc_0[%44, %46, %48, %50] : memref<1x14x14x16xi8>
    %58 = arith.addi %50, %c1 : index
    cf.br ^bb27(%58 : index)
  ^bb29:  // pred: ^bb27
    %59 = arith.addi %48, %c1 : index
    cf.br ^bb26(%59 : index)
  ^bb30:  // pred: ^bb26
    %60 = arith.addi %46, %c1 : index
    cf.br ^bb25(%60 : index)
  ^bb31:  // pred: ^bb25
    %61 = arith.addi %44, %c1 : index
    cf.br ^bb24(%61 : index)
  ^bb32:  // pred: ^bb24
    return %alloc_0 : memref<1x14x14x16xi8>
  }
}

