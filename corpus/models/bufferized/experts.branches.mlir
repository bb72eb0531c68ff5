module {
  func.func private @expert(%arg0: memref<16x32xf32, strided<[?, ?], offset: ?>>, %arg1: memref<32x32xf32, strided<[?, ?], offset: ?>>) -> memref<16x32xf32> {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c16 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5(%c0 : index)
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c32 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    memref.store %cst, %alloc[%0, %2] : memref<16x32xf32>
    %4 = arith.addi %2, %c1 : index
    cf.br ^bb2(%4 : index)
  ^bb4:  // pred: ^bb2
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb5(%6: index):  // 2 preds: ^bb1, ^bb10
    %7 = arith.cmpi slt, %6, %c16 : index
    cf.cond_br %7, ^bb6(%c0 : index), ^bb11
  ^bb6(%8: index):  // 2 preds: ^bb5, ^bb9
    %9 = arith.cmpi slt, %8, %c32 : index
    cf.cond_br %9, ^bb7(%c0 : index), ^bb10
  ^bb7(%10: index):  // 2 preds: ^bb6, ^bb8
    %11 = arith.cmpi slt, %10, %c32 : index
    cf.cond_br %11, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %12 = memref.load %arg0[%6, %10] : memref<16x32xf32, strided<[?, ?], offset: ?>>
    %13 = memref.load %arg1[%10, %8] : memref<32x32xf32, strided<[?, ?], offset: ?>>
    %14 = memref.load %alloc[%6, %8] : memref<16x32xf32>
    %15 = arith.mulf %12, %13 : f32
    %16 = arith.addf %14, %15 : f32
    memref.store %16, %alloc[%6, %8] : memref<16x32xf32>
    %17 = arith.addi %10, %c1 : index
    cf.br ^bb7(%17 : index)
  ^bb9:  // pred: ^bb7
    %18 = arith.addi %8, %c1 : index
    cf.br ^bb6(%18 : index)
  ^bb10:  // pred: ^bb6
    %19 = arith.addi %6, %c1 : index
    cf.br ^bb5(%19 : index)
  ^bb11:  // pred: ^bb5
    return %alloc : memref<16x32xf32>
  }
  func.func @layer(%arg0: memref<16x32xf32, strided<[?, ?], offset: ?>>, %arg1: memref<3x32x32xf32, strided<[?, ?, ?], offset: ?>>, %arg2: index, %arg3: i1) -> memref<16x32xf32, strided<[?, ?], offset: ?>> {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    cf.cond_br %arg3, ^bb21(%arg0 : memref<16x32xf32, strided<[?, ?], offset: ?>>), ^bb1
  ^bb1:  // pred: ^bb0
    %0 = arith.index_cast %arg2 : index to i32
    cf.switch %0 : i32, [
      default: ^bb9,
      0: ^bb2,
      1: ^bb3
    ]
  ^bb2:  // pred: ^bb1
    %subview = memref.subview %arg1[0, 0, 0] [1, 32, 32] [1, 1, 1] : memref<3x32x32xf32, strided<[?, ?, ?], offset: ?>> to memref<32x32xf32, strided<[?, ?], offset: ?>>
    %1 = call @expert(%arg0, %subview) : (memref<16x32xf32, strided<[?, ?], offset: ?>>, memref<32x32xf32, strided<[?, ?], offset: ?>>) -> memref<16x32xf32>
    %cast = memref.cast %1 : memref<16x32xf32> to memref<16x32xf32, strided<[?, ?], offset: ?>>
    cf.br ^bb15(%cast : memref<16x32xf32, strided<[?, ?], offset: ?>>)
  ^bb3:  // pred: ^bb1
    %subview_0 = memref.subview %arg1[1, 0, 0] [1, 32, 32] [1, 1, 1] : memref<3x32x32xf32, strided<[?, ?, ?], offset: ?>> to memref<32x32xf32, strided<[?, ?], offset: ?>>
    %2 = call @expert(%arg0, %subview_0) : (memref<16x32xf32, strided<[?, ?], offset: ?>>, memref<32x32xf32, strided<[?, ?], offset: ?>>) -> memref<16x32xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
    cf.br ^bb4(%c0 : index)
  ^bb4(%3: index):  // 2 preds: ^bb3, ^bb7
    %4 = arith.cmpi slt, %3, %c16 : index
    cf.cond_br %4, ^bb5(%c0 : index), ^bb8
  ^bb5(%5: index):  // 2 preds: ^bb4, ^bb6
    %6 = arith.cmpi slt, %5, %c32 : index
    cf.cond_br %6, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %7 = memref.load %2[%3, %5] : memref<16x32xf32>
    %8 = math.exp %7 : f32
    memref.store %8, %alloc[%3, %5] : memref<16x32xf32>
    %9 = arith.addi %5, %c1 : index
    cf.br ^bb5(%9 : index)
  ^bb7:  // pred: ^bb5
    %10 = arith.addi %3, %c1 : index
    cf.br ^bb4(%10 : index)
  ^bb8:  // pred: ^bb4
    %cast_1 = memref.cast %alloc : memref<16x32xf32> to memref<16x32xf32, strided<[?, ?], offset: ?>>
    cf.br ^bb15(%cast_1 : memref<16x32xf32, strided<[?, ?], offset: ?>>)
  ^bb9:  // pred: ^bb1
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
    cf.br ^bb10(%c0 : index)
  ^bb10(%11: index):  // 2 preds: ^bb9, ^bb13
    %12 = arith.cmpi slt, %11, %c16 : index
    cf.cond_br %12, ^bb11(%c0 : index), ^bb14
  ^bb11(%13: index):  // 2 preds: ^bb10, ^bb12
    %14 = arith.cmpi slt, %13, %c32 : index
    cf.cond_br %14, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %15 = memref.load %arg0[%11, %13] : memref<16x32xf32, strided<[?, ?], offset: ?>>
    %16 = arith.mulf %15, %15 : f32
    memref.store %16, %alloc_2[%11, %13] : memref<16x32xf32>
    %17 = arith.addi %13, %c1 : index
    cf.br ^bb11(%17 : index)
  ^bb13:  // pred: ^bb11
    %18 = arith.addi %11, %c1 : index
    cf.br ^bb10(%18 : index)
  ^bb14:  // pred: ^bb10
    %cast_3 = memref.cast %alloc_2 : memref<16x32xf32> to memref<16x32xf32, strided<[?, ?], offset: ?>>
    cf.br ^bb15(%cast_3 : memref<16x32xf32, strided<[?, ?], offset: ?>>)
  ^bb15(%19: memref<16x32xf32, strided<[?, ?], offset: ?>>):  // 3 preds: ^bb2, ^bb8, ^bb14
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<16x32xf32>
    cf.br ^bb16(%c0 : index)
  ^bb16(%20: index):  // 2 preds: ^bb15, ^bb19
    %21 = arith.cmpi slt, %20, %c16 : index
    cf.cond_br %21, ^bb17(%c0 : index), ^bb20
  ^bb17(%22: index):  // 2 preds: ^bb16, ^bb18
    %23 = arith.cmpi slt, %22, %c32 : index
    cf.cond_br %23, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %24 = memref.load %arg0[%20, %22] : memref<16x32xf32, strided<[?, ?], offset: ?>>
    %25 = memref.load %19[%20, %22] : memref<16x32xf32, strided<[?, ?], offset: ?>>
    %26 = arith.addf %24, %25 : f32
    memref.store %26, %alloc_4[%20, %22] : memref<16x32xf32>
    %27 = arith.addi %22, %c1 : index
    cf.br ^bb17(%27 : index)
  ^bb19:  // pred: ^bb17
    %28 = arith.addi %20, %c1 : index
    cf.br ^bb16(%28 : index)
  ^bb20:  // pred: ^bb16
    %cast_5 = memref.cast %alloc_4 : memref<16x32xf32> to memref<16x32xf32, strided<[?, ?], offset: ?>>
    cf.br ^bb21(%cast_5 : memref<16x32xf32, strided<[?, ?], offset: ?>>)
  ^bb21(%29: memref<16x32xf32, strided<[?, ?], offset: ?>>):  // 2 preds: ^bb0, ^bb20
    return %29 : memref<16x32xf32, strided<[?, ?], offset: ?>>
  }
}

