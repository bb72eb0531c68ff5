module {
  func.func private @nearest(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<8x4xf32, strided<[?, ?], offset: ?>>) -> memref<?xindex> {
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.400000e+38 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x8xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c8 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    memref.store %cst, %alloc[%0, %2] : memref<?x8xf32>
    %4 = arith.addi %2, %c1 : index
    cf.br ^bb2(%4 : index)
  ^bb4:  // pred: ^bb2
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb5:  // pred: ^bb1
    %dim_1 = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
    cf.br ^bb6(%c0 : index)
  ^bb6(%6: index):  // 2 preds: ^bb5, ^bb11
    %7 = arith.cmpi slt, %6, %dim_1 : index
    cf.cond_br %7, ^bb7(%c0 : index), ^bb12
  ^bb7(%8: index):  // 2 preds: ^bb6, ^bb10
    %9 = arith.cmpi slt, %8, %c8 : index
    cf.cond_br %9, ^bb8(%c0 : index), ^bb11
  ^bb8(%10: index):  // 2 preds: ^bb7, ^bb9
    %11 = arith.cmpi slt, %10, %c4 : index
    cf.cond_br %11, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %12 = memref.load %arg0[%6, %10] : memref<?x4xf32, strided<[?, ?], offset: ?>>
    %13 = memref.load %arg1[%8, %10] : memref<8x4xf32, strided<[?, ?], offset: ?>>
    %14 = memref.load %alloc[%6, %8] : memref<?x8xf32>
    %15 = arith.subf %12, %13 : f32
    %16 = arith.mulf %15, %15 : f32
    %17 = arith.addf %14, %16 : f32
    memref.store %17, %alloc[%6, %8] : memref<?x8xf32>
    %18 = arith.addi %10, %c1 : index
    cf.br ^bb8(%18 : index)
  ^bb10:  // pred: ^bb8
    %19 = arith.addi %8, %c1 : index
    cf.br ^bb7(%19 : index)
  ^bb11:  // pred: ^bb7
    %20 = arith.addi %6, %c1 : index
    cf.br ^bb6(%20 : index)
  ^bb12:  // pred: ^bb6
    %alloc_2 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xindex>
    cf.br ^bb13(%c0 : index)
  ^bb13(%21: index):  // 2 preds: ^bb12, ^bb14
    %22 = arith.cmpi slt, %21, %dim : index
    cf.cond_br %22, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    memref.store %c0, %alloc_2[%21] : memref<?xindex>
    %23 = arith.addi %21, %c1 : index
    cf.br ^bb13(%23 : index)
  ^bb15:  // pred: ^bb13
    %alloc_3 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    cf.br ^bb16(%c0 : index)
  ^bb16(%24: index):  // 2 preds: ^bb15, ^bb17
    %25 = arith.cmpi slt, %24, %dim : index
    cf.cond_br %25, ^bb17, ^bb18(%c0 : index)
  ^bb17:  // pred: ^bb16
    memref.store %cst_0, %alloc_3[%24] : memref<?xf32>
    %26 = arith.addi %24, %c1 : index
    cf.br ^bb16(%26 : index)
  ^bb18(%27: index):  // 2 preds: ^bb16, ^bb21
    %28 = arith.cmpi slt, %27, %dim : index
    cf.cond_br %28, ^bb19(%c0 : index), ^bb22
  ^bb19(%29: index):  // 2 preds: ^bb18, ^bb20
    %30 = arith.cmpi slt, %29, %c8 : index
    cf.cond_br %30, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    %31 = memref.load %alloc[%27, %29] : memref<?x8xf32>
    %32 = memref.load %alloc_3[%27] : memref<?xf32>
    %33 = memref.load %alloc_2[%27] : memref<?xindex>
    %34 = arith.cmpf olt, %31, %32 : f32
    %35 = arith.select %34, %31, %32 : f32
    %36 = arith.select %34, %29, %33 : index
    memref.store %35, %alloc_3[%27] : memref<?xf32>
    memref.store %36, %alloc_2[%27] : memref<?xindex>
    %37 = arith.addi %29, %c1 : index
    cf.br ^bb19(%37 : index)
  ^bb21:  // pred: ^bb19
    %38 = arith.addi %27, %c1 : index
    cf.br ^bb18(%38 : index)
  ^bb22:  // pred: ^bb18
    return %alloc_2 : memref<?xindex>
  }
  func.func @kmeans(%arg0: memref<?x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<8x4xf32, strided<[?, ?], offset: ?>>, %arg2: index) -> (memref<8x4xf32, strided<[?, ?], offset: ?>>, memref<?xindex>) {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
    cf.br ^bb1(%c0, %arg1 : index, memref<8x4xf32, strided<[?, ?], offset: ?>>)
  ^bb1(%0: index, %1: memref<8x4xf32, strided<[?, ?], offset: ?>>):  // 2 preds: ^bb0, ^bb12
    %2 = arith.cmpi slt, %0, %arg2 : index
    cf.cond_br %2, ^bb2, ^bb13
  ^bb2:  // pred: ^bb1
    %3 = call @nearest(%arg0, %1) : (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<8x4xf32, strided<[?, ?], offset: ?>>) -> memref<?xindex>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8x4xf32>
    cf.br ^bb3(%c0 : index)
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb6
    %5 = arith.cmpi slt, %4, %c8 : index
    cf.cond_br %5, ^bb4(%c0 : index), ^bb7(%c0 : index)
  ^bb4(%6: index):  // 2 preds: ^bb3, ^bb5
    %7 = arith.cmpi slt, %6, %c4 : index
    cf.cond_br %7, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    memref.store %cst, %alloc[%4, %6] : memref<8x4xf32>
    %8 = arith.addi %6, %c1 : index
    cf.br ^bb4(%8 : index)
  ^bb6:  // pred: ^bb4
    %9 = arith.addi %4, %c1 : index
    cf.br ^bb3(%9 : index)
  ^bb7(%10: index):  // 2 preds: ^bb3, ^bb11
    %11 = arith.cmpi slt, %10, %dim : index
    cf.cond_br %11, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    %12 = memref.load %3[%10] : memref<?xindex>
    cf.br ^bb9(%c0 : index)
  ^bb9(%13: index):  // 2 preds: ^bb8, ^bb10
    %14 = arith.cmpi slt, %13, %c4 : index
    cf.cond_br %14, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %15 = memref.load %arg0[%10, %13] : memref<?x4xf32, strided<[?, ?], offset: ?>>
    %16 = memref.load %alloc[%12, %13] : memref<8x4xf32>
    %17 = arith.addf %16, %15 : f32
    memref.store %17, %alloc[%12, %13] : memref<8x4xf32>
    %18 = arith.addi %13, %c1 : index
    cf.br ^bb9(%18 : index)
  ^bb11:  // pred: ^bb9
    %19 = arith.addi %10, %c1 : index
    cf.br ^bb7(%19 : index)
  ^bb12:  // pred: ^bb7
    %cast = memref.cast %alloc : memref<8x4xf32> to memref<8x4xf32, strided<[?, ?], offset: ?>>
    %20 = arith.addi %0, %c1 : index
    cf.br ^bb1(%20, %cast : index, memref<8x4xf32, strided<[?, ?], offset: ?>>)
  ^bb13:  // pred: ^bb1
    %21 = call @nearest(%arg0, %1) : (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<8x4xf32, strided<[?, ?], offset: ?>>) -> memref<?xindex>
    return %1, %21 : memref<8x4xf32, strided<[?, ?], offset: ?>>, memref<?xindex>
  }
}

