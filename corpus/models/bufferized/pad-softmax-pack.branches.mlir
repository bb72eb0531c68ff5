module {
  func.func @blocked(%arg0: memref<30x60xf32, strided<[?, ?], offset: ?>>) -> (memref<4x8x8x8xf32>, memref<30x60xf32>) {
    %c60 = arith.constant 60 : index
    %c30 = arith.constant 30 : index
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<32x64xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c32 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c64 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    memref.store %cst, %alloc[%0, %2] : memref<32x64xf32>
    %4 = arith.addi %2, %c1 : index
    cf.br ^bb2(%4 : index)
  ^bb4:  // pred: ^bb2
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb5:  // pred: ^bb1
    %subview = memref.subview %alloc[0, 0] [30, 60] [1, 1] : memref<32x64xf32> to memref<30x60xf32, strided<[64, 1]>>
    memref.copy %arg0, %subview : memref<30x60xf32, strided<[?, ?], offset: ?>> to memref<30x60xf32, strided<[64, 1]>>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x8x8x8xf32>
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2, 3]] output_shape [4, 8, 8, 8] : memref<32x64xf32> into memref<4x8x8x8xf32>
    cf.br ^bb6(%c0 : index)
  ^bb6(%6: index):  // 2 preds: ^bb5, ^bb13
    %7 = arith.cmpi slt, %6, %c4 : index
    cf.cond_br %7, ^bb7(%c0 : index), ^bb14
  ^bb7(%8: index):  // 2 preds: ^bb6, ^bb12
    %9 = arith.cmpi slt, %8, %c8 : index
    cf.cond_br %9, ^bb8(%c0 : index), ^bb13
  ^bb8(%10: index):  // 2 preds: ^bb7, ^bb11
    %11 = arith.cmpi slt, %10, %c8 : index
    cf.cond_br %11, ^bb9(%c0 : index), ^bb12
  ^bb9(%12: index):  // 2 preds: ^bb8, ^bb10
    %13 = arith.cmpi slt, %12, %c8 : index
    cf.cond_br %13, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %14 = memref.load %expand_shape[%6, %10, %8, %12] : memref<4x8x8x8xf32>
    memref.store %14, %alloc_0[%6, %8, %10, %12] : memref<4x8x8x8xf32>
    %15 = arith.addi %12, %c1 : index
    cf.br ^bb9(%15 : index)
  ^bb11:  // pred: ^bb9
    %16 = arith.addi %10, %c1 : index
    cf.br ^bb8(%16 : index)
  ^bb12:  // pred: ^bb8
    %17 = arith.addi %8, %c1 : index
    cf.br ^bb7(%17 : index)
  ^bb13:  // pred: ^bb7
    %18 = arith.addi %6, %c1 : index
    cf.br ^bb6(%18 : index)
  ^bb14:  // pred: ^bb6
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<30x60xf32>
    cf.br ^bb15(%c0 : index)
  ^bb15(%19: index):  // 2 preds: ^bb14, ^bb18
    %20 = arith.cmpi slt, %19, %c30 : index
    cf.cond_br %20, ^bb16(%c0 : index), ^bb19
  ^bb16(%21: index):  // 2 preds: ^bb15, ^bb17
    %22 = arith.cmpi slt, %21, %c60 : index
    cf.cond_br %22, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %23 = memref.load %subview[%19, %21] : memref<30x60xf32, strided<[64, 1]>>
    %24 = arith.negf %23 : f32
    memref.store %24, %alloc_1[%19, %21] : memref<30x60xf32>
    %25 = arith.addi %21, %c1 : index
    cf.br ^bb16(%25 : index)
  ^bb18:  // pred: ^bb16
    %26 = arith.addi %19, %c1 : index
    cf.br ^bb15(%26 : index)
  ^bb19:  // pred: ^bb15
    return %alloc_0, %alloc_1 : memref<4x8x8x8xf32>, memref<30x60xf32>
  }
}

