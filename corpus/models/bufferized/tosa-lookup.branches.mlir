module {
  func.func @embed(%arg0: memref<2x5xi32, strided<[?, ?], offset: ?>>, %arg1: memref<2x100x16xf32, strided<[?, ?, ?], offset: ?>>) -> (memref<2x5x16xf32>, memref<2x5xi32>) {
    %c16 = arith.constant 16 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant -3.40282347E+38 : f32
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x5x16xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb6
    %1 = arith.cmpi slt, %0, %c2 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb7
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb5
    %3 = arith.cmpi slt, %2, %c5 : index
    cf.cond_br %3, ^bb3(%c0 : index), ^bb6
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
    %5 = arith.cmpi slt, %4, %c16 : index
    cf.cond_br %5, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %6 = memref.load %arg0[%0, %2] : memref<2x5xi32, strided<[?, ?], offset: ?>>
    %7 = arith.index_cast %6 : i32 to index
    %8 = memref.load %arg1[%0, %7, %4] : memref<2x100x16xf32, strided<[?, ?, ?], offset: ?>>
    memref.store %8, %alloc[%0, %2, %4] : memref<2x5x16xf32>
    %9 = arith.addi %4, %c1 : index
    cf.br ^bb3(%9 : index)
  ^bb5:  // pred: ^bb3
    %10 = arith.addi %2, %c1 : index
    cf.br ^bb2(%10 : index)
  ^bb6:  // pred: ^bb2
    %11 = arith.addi %0, %c1 : index
    cf.br ^bb1(%11 : index)
  ^bb7:  // pred: ^bb1
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2x5xi32>
    cf.br ^bb8(%c0 : index)
  ^bb8(%12: index):  // 2 preds: ^bb7, ^bb11
    %13 = arith.cmpi slt, %12, %c2 : index
    cf.cond_br %13, ^bb9(%c0 : index), ^bb12
  ^bb9(%14: index):  // 2 preds: ^bb8, ^bb10
    %15 = arith.cmpi slt, %14, %c5 : index
    cf.cond_br %15, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    memref.store %c0_i32, %alloc_0[%12, %14] : memref<2x5xi32>
    %16 = arith.addi %14, %c1 : index
    cf.br ^bb9(%16 : index)
  ^bb11:  // pred: ^bb9
    %17 = arith.addi %12, %c1 : index
    cf.br ^bb8(%17 : index)
  ^bb12:  // pred: ^bb8
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x5xf32>
    cf.br ^bb13(%c0 : index)
  ^bb13(%18: index):  // 2 preds: ^bb12, ^bb16
    %19 = arith.cmpi slt, %18, %c2 : index
    cf.cond_br %19, ^bb14(%c0 : index), ^bb17(%c0 : index)
  ^bb14(%20: index):  // 2 preds: ^bb13, ^bb15
    %21 = arith.cmpi slt, %20, %c5 : index
    cf.cond_br %21, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    memref.store %cst, %alloc_1[%18, %20] : memref<2x5xf32>
    %22 = arith.addi %20, %c1 : index
    cf.br ^bb14(%22 : index)
  ^bb16:  // pred: ^bb14
    %23 = arith.addi %18, %c1 : index
    cf.br ^bb13(%23 : index)
  ^bb17(%24: index):  // 2 preds: ^bb13, ^bb22
    %25 = arith.cmpi slt, %24, %c2 : index
    cf.cond_br %25, ^bb18(%c0 : index), ^bb23
  ^bb18(%26: index):  // 2 preds: ^bb17, ^bb21
    %27 = arith.cmpi slt, %26, %c5 : index
    cf.cond_br %27, ^bb19(%c0 : index), ^bb22
  ^bb19(%28: index):  // 2 preds: ^bb18, ^bb20
    %29 = arith.cmpi slt, %28, %c16 : index
    cf.cond_br %29, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    %30 = memref.load %alloc[%24, %26, %28] : memref<2x5x16xf32>
    %31 = memref.load %alloc_0[%24, %26] : memref<2x5xi32>
    %32 = memref.load %alloc_1[%24, %26] : memref<2x5xf32>
    %33 = arith.index_cast %28 : index to i32
    %34 = arith.cmpf ugt, %30, %32 : f32
    %35 = arith.cmpf ord, %32, %32 : f32
    %36 = arith.andi %34, %35 : i1
    %37 = arith.select %36, %30, %32 : f32
    %38 = arith.select %36, %33, %31 : i32
    memref.store %38, %alloc_0[%24, %26] : memref<2x5xi32>
    memref.store %37, %alloc_1[%24, %26] : memref<2x5xf32>
    %39 = arith.addi %28, %c1 : index
    cf.br ^bb19(%39 : index)
  ^bb21:  // pred: ^bb19
    %40 = arith.addi %26, %c1 : index
    cf.br ^bb18(%40 : index)
  ^bb22:  // pred: ^bb18
    %41 = arith.addi %24, %c1 : index
    cf.br ^bb17(%41 : index)
  ^bb23:  // pred: ^bb17
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<2x5x16xf32>
    cf.br ^bb24(%c0 : index)
  ^bb24(%42: index):  // 2 preds: ^bb23, ^bb29
    %43 = arith.cmpi slt, %42, %c2 : index
    cf.cond_br %43, ^bb25(%c0 : index), ^bb30
  ^bb25(%44: index):  // 2 preds: ^bb24, ^bb28
    %45 = arith.cmpi slt, %44, %c5 : index
    cf.cond_br %45, ^bb26(%c0 : index), ^bb29
  ^bb26(%46: index):  // 2 preds: ^bb25, ^bb27
    %47 = arith.cmpi slt, %46, %c16 : index
    cf.cond_br %47, ^bb27, ^bb28
  ^bb27:  // pred: ^bb26
    %48 = memref.load %alloc[%42, %44, %46] : memref<2x5x16xf32>
    %49 = math.tanh %48 : f32
    memref.store %49, %alloc_2[%42, %44, %46] : memref<2x5x16xf32>
    %50 = arith.addi %46, %c1 : index
    cf.br ^bb26(%50 : index)
  ^bb28:  // pred: ^bb26
    %51 = arith.addi %44, %c1 : index
    cf.br ^bb25(%51 : index)
  ^bb29:  // pred: ^bb25
    %52 = arith.addi %42, %c1 : index
    cf.br ^bb24(%52 : index)
  ^bb30:  // pred: ^bb24
    return %alloc_2, %alloc_0 : memref<2x5x16xf32>, memref<2x5xi32>
  }
}

