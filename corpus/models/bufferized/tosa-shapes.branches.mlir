module {
  func.func @shapes(%arg0: memref<2x3x4xi32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<2x3x4xi32, strided<[?, ?, ?], offset: ?>>) -> (memref<4x6xi32, strided<[12, 1], offset: 3>>, memref<2x8x4xi32>) {
    %c8 = arith.constant 8 : index
    %c12 = arith.constant 12 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c7_i32 = arith.constant 7 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x6x4xi32>
    %subview = memref.subview %alloc[0, 0, 0] [2, 3, 4] [1, 1, 1] : memref<2x6x4xi32> to memref<2x3x4xi32, strided<[24, 4, 1]>>
    memref.copy %arg0, %subview : memref<2x3x4xi32, strided<[?, ?, ?], offset: ?>> to memref<2x3x4xi32, strided<[24, 4, 1]>>
    %subview_0 = memref.subview %alloc[0, 3, 0] [2, 3, 4] [1, 1, 1] : memref<2x6x4xi32> to memref<2x3x4xi32, strided<[24, 4, 1], offset: 12>>
    memref.copy %arg1, %subview_0 : memref<2x3x4xi32, strided<[?, ?, ?], offset: ?>> to memref<2x3x4xi32, strided<[24, 4, 1], offset: 12>>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<2x6x4xi32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb6
    %1 = arith.cmpi slt, %0, %c2 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb7
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb5
    %3 = arith.cmpi slt, %2, %c6 : index
    cf.cond_br %3, ^bb3(%c0 : index), ^bb6
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
    %5 = arith.cmpi slt, %4, %c4 : index
    cf.cond_br %5, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %6 = arith.subi %c5, %2 : index
    %7 = memref.load %alloc[%0, %6, %4] : memref<2x6x4xi32>
    memref.store %7, %alloc_1[%0, %2, %4] : memref<2x6x4xi32>
    %8 = arith.addi %4, %c1 : index
    cf.br ^bb3(%8 : index)
  ^bb5:  // pred: ^bb3
    %9 = arith.addi %2, %c1 : index
    cf.br ^bb2(%9 : index)
  ^bb6:  // pred: ^bb2
    %10 = arith.addi %0, %c1 : index
    cf.br ^bb1(%10 : index)
  ^bb7:  // pred: ^bb1
    %collapse_shape = memref.collapse_shape %alloc_1 [[0, 1], [2]] : memref<2x6x4xi32> into memref<12x4xi32>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4x12xi32>
    cf.br ^bb8(%c0 : index)
  ^bb8(%11: index):  // 2 preds: ^bb7, ^bb11
    %12 = arith.cmpi slt, %11, %c4 : index
    cf.cond_br %12, ^bb9(%c0 : index), ^bb12
  ^bb9(%13: index):  // 2 preds: ^bb8, ^bb10
    %14 = arith.cmpi slt, %13, %c12 : index
    cf.cond_br %14, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %15 = memref.load %collapse_shape[%13, %11] : memref<12x4xi32>
    memref.store %15, %alloc_2[%11, %13] : memref<4x12xi32>
    %16 = arith.addi %13, %c1 : index
    cf.br ^bb9(%16 : index)
  ^bb11:  // pred: ^bb9
    %17 = arith.addi %11, %c1 : index
    cf.br ^bb8(%17 : index)
  ^bb12:  // pred: ^bb8
    %subview_3 = memref.subview %alloc_2[0, 3] [4, 6] [1, 1] : memref<4x12xi32> to memref<4x6xi32, strided<[12, 1], offset: 3>>
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<2x8x4xi32>
    cf.br ^bb13(%c0 : index)
  ^bb13(%18: index):  // 2 preds: ^bb12, ^bb18
    %19 = arith.cmpi slt, %18, %c2 : index
    cf.cond_br %19, ^bb14(%c0 : index), ^bb19
  ^bb14(%20: index):  // 2 preds: ^bb13, ^bb17
    %21 = arith.cmpi slt, %20, %c8 : index
    cf.cond_br %21, ^bb15(%c0 : index), ^bb18
  ^bb15(%22: index):  // 2 preds: ^bb14, ^bb16
    %23 = arith.cmpi slt, %22, %c4 : index
    cf.cond_br %23, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    memref.store %c7_i32, %alloc_4[%18, %20, %22] : memref<2x8x4xi32>
    %24 = arith.addi %22, %c1 : index
    cf.br ^bb15(%24 : index)
  ^bb17:  // pred: ^bb15
    %25 = arith.addi %20, %c1 : index
    cf.br ^bb14(%25 : index)
  ^bb18:  // pred: ^bb14
    %26 = arith.addi %18, %c1 : index
    cf.br ^bb13(%26 : index)
  ^bb19:  // pred: ^bb13
    %subview_5 = memref.subview %alloc_4[0, 1, 0] [2, 6, 4] [1, 1, 1] : memref<2x8x4xi32> to memref<2x6x4xi32, strided<[32, 4, 1], offset: 4>>
    memref.copy %alloc, %subview_5 : memref<2x6x4xi32> to memref<2x6x4xi32, strided<[32, 4, 1], offset: 4>>
    return %subview_3, %alloc_4 : memref<4x6xi32, strided<[12, 1], offset: 3>>, memref<2x8x4xi32>
  }
}

