module {
  func.func @matmul(%arg0: memref<128x96xf32, strided<[?, ?], offset: ?>>, %arg1: memref<96x64xf32, strided<[?, ?], offset: ?>>, %arg2: memref<128x64xf32, strided<[?, ?], offset: ?>>) -> memref<128x64xf32, strided<[?, ?], offset: ?>> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %c96 = arith.constant 96 : index
    %c128 = arith.constant 128 : index
    %cst = arith.constant 0.000000e+00 : f32
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb23
    %1 = arith.cmpi slt, %0, %c128 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb24
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb22
    %3 = arith.cmpi slt, %2, %c64 : index
    cf.cond_br %3, ^bb3, ^bb23
  ^bb3:  // pred: ^bb2
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<32x16xf32>
    cf.br ^bb4(%c0 : index)
  ^bb4(%4: index):  // 2 preds: ^bb3, ^bb7
    %5 = arith.cmpi slt, %4, %c32 : index
    cf.cond_br %5, ^bb5(%c0 : index), ^bb8(%c0 : index)
  ^bb5(%6: index):  // 2 preds: ^bb4, ^bb6
    %7 = arith.cmpi slt, %6, %c16 : index
    cf.cond_br %7, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    memref.store %cst, %alloc[%4, %6] : memref<32x16xf32>
    %8 = arith.addi %6, %c1 : index
    cf.br ^bb5(%8 : index)
  ^bb7:  // pred: ^bb5
    %9 = arith.addi %4, %c1 : index
    cf.br ^bb4(%9 : index)
  ^bb8(%10: index):  // 2 preds: ^bb4, ^bb16
    %11 = arith.cmpi slt, %10, %c96 : index
    cf.cond_br %11, ^bb9, ^bb17
  ^bb9:  // pred: ^bb8
    %subview = memref.subview %arg0[%0, %10] [32, 32] [1, 1] : memref<128x96xf32, strided<[?, ?], offset: ?>> to memref<32x32xf32, strided<[?, ?], offset: ?>>
    %subview_0 = memref.subview %arg1[%10, %2] [32, 16] [1, 1] : memref<96x64xf32, strided<[?, ?], offset: ?>> to memref<32x16xf32, strided<[?, ?], offset: ?>>
    cf.br ^bb10(%c0 : index)
  ^bb10(%12: index):  // 2 preds: ^bb9, ^bb15
    %13 = arith.cmpi slt, %12, %c32 : index
    cf.cond_br %13, ^bb11(%c0 : index), ^bb16
  ^bb11(%14: index):  // 2 preds: ^bb10, ^bb14
    %15 = arith.cmpi slt, %14, %c16 : index
    cf.cond_br %15, ^bb12(%c0 : index), ^bb15
  ^bb12(%16: index):  // 2 preds: ^bb11, ^bb13
    %17 = arith.cmpi slt, %16, %c32 : index
    cf.cond_br %17, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %18 = memref.load %subview[%12, %16] : memref<32x32xf32, strided<[?, ?], offset: ?>>
    %19 = memref.load %subview_0[%16, %14] : memref<32x16xf32, strided<[?, ?], offset: ?>>
    %20 = memref.load %alloc[%12, %14] : memref<32x16xf32>
    %21 = arith.mulf %18, %19 : f32
    %22 = arith.addf %20, %21 : f32
    memref.store %22, %alloc[%12, %14] : memref<32x16xf32>
    %23 = arith.addi %16, %c1 : index
    cf.br ^bb12(%23 : index)
  ^bb14:  // pred: ^bb12
    %24 = arith.addi %14, %c1 : index
    cf.br ^bb11(%24 : index)
  ^bb15:  // pred: ^bb11
    %25 = arith.addi %12, %c1 : index
    cf.br ^bb10(%25 : index)
  ^bb16:  // pred: ^bb10
    %26 = arith.addi %10, %c32 : index
    cf.br ^bb8(%26 : index)
  ^bb17:  // pred: ^bb8
    %subview_1 = memref.subview %arg2[%0, %2] [32, 16] [1, 1] : memref<128x64xf32, strided<[?, ?], offset: ?>> to memref<32x16xf32, strided<[?, ?], offset: ?>>
    cf.br ^bb18(%c0 : index)
  ^bb18(%27: index):  // 2 preds: ^bb17, ^bb21
    %28 = arith.cmpi slt, %27, %c32 : index
    cf.cond_br %28, ^bb19(%c0 : index), ^bb22
  ^bb19(%29: index):  // 2 preds: ^bb18, ^bb20
    %30 = arith.cmpi slt, %29, %c16 : index
    cf.cond_br %30, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    %31 = memref.load %alloc[%27, %29] : memref<32x16xf32>
    %32 = memref.load %subview_1[%27, %29] : memref<32x16xf32, strided<[?, ?], offset: ?>>
    %33 = arith.addf %31, %32 : f32
    memref.store %33, %subview_1[%27, %29] : memref<32x16xf32, strided<[?, ?], offset: ?>>
    %34 = arith.addi %29, %c1 : index
    cf.br ^bb19(%34 : index)
  ^bb21:  // pred: ^bb19
    %35 = arith.addi %27, %c1 : index
    cf.br ^bb18(%35 : index)
  ^bb22:  // pred: ^bb18
    %36 = arith.addi %2, %c16 : index
    cf.br ^bb2(%36 : index)
  ^bb23:  // pred: ^bb2
    %37 = arith.addi %0, %c32 : index
    cf.br ^bb1(%37 : index)
  ^bb24:  // pred: ^bb1
    return %arg2 : memref<128x64xf32, strided<[?, ?], offset: ?>>
  }
  func.func @parallel(%arg0: memref<128x96xf32, strided<[?, ?], offset: ?>>, %arg1: memref<96x64xf32, strided<[?, ?], offset: ?>>, %arg2: memref<128x64xf32, strided<[?, ?], offset: ?>>) -> memref<128x64xf32, strided<[?, ?], offset: ?>> {
    %c96 = arith.constant 96 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb9
    %1 = arith.cmpi slt, %0, %c128 : index
    cf.cond_br %1, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %subview = memref.subview %arg0[%0, 0] [32, 96] [1, 1] : memref<128x96xf32, strided<[?, ?], offset: ?>> to memref<32x96xf32, strided<[?, ?], offset: ?>>
    %subview_0 = memref.subview %arg2[%0, 0] [32, 64] [1, 1] : memref<128x64xf32, strided<[?, ?], offset: ?>> to memref<32x64xf32, strided<[?, ?], offset: ?>>
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb8
    %3 = arith.cmpi slt, %2, %c32 : index
    cf.cond_br %3, ^bb4(%c0 : index), ^bb9
  ^bb4(%4: index):  // 2 preds: ^bb3, ^bb7
    %5 = arith.cmpi slt, %4, %c64 : index
    cf.cond_br %5, ^bb5(%c0 : index), ^bb8
  ^bb5(%6: index):  // 2 preds: ^bb4, ^bb6
    %7 = arith.cmpi slt, %6, %c96 : index
    cf.cond_br %7, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %8 = memref.load %subview[%2, %6] : memref<32x96xf32, strided<[?, ?], offset: ?>>
    %9 = memref.load %arg1[%6, %4] : memref<96x64xf32, strided<[?, ?], offset: ?>>
    %10 = memref.load %subview_0[%2, %4] : memref<32x64xf32, strided<[?, ?], offset: ?>>
    %11 = arith.mulf %8, %9 : f32
    %12 = arith.addf %10, %11 : f32
    memref.store %12, %subview_0[%2, %4] : memref<32x64xf32, strided<[?, ?], offset: ?>>
    %13 = arith.addi %6, %c1 : index
    cf.br ^bb5(%13 : index)
  ^bb7:  // pred: ^bb5
    %14 = arith.addi %4, %c1 : index
    cf.br ^bb4(%14 : index)
  ^bb8:  // pred: ^bb4
    %15 = arith.addi %2, %c1 : index
    cf.br ^bb3(%15 : index)
  ^bb9:  // pred: ^bb3
    %16 = arith.addi %0, %c32 : index
    cf.br ^bb1(%16 : index)
  ^bb10:  // pred: ^bb1
    return %arg2 : memref<128x64xf32, strided<[?, ?], offset: ?>>
  }
}

