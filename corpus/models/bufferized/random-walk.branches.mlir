module {
  func.func @walk(%arg0: i64, %arg1: index) -> (memref<?xf32>, i64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6364136223846793005_i64 = arith.constant 6364136223846793005 : i64
    %c1442695040888963407_i64 = arith.constant 1442695040888963407 : i64
    %c33_i64 = arith.constant 33 : i64
    %cst = arith.constant 2.32830644E-10 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
    cf.br ^bb1(%c0, %arg0, %cst_1 : index, i64, f32)
  ^bb1(%0: index, %1: i64, %2: f32):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = arith.muli %1, %c6364136223846793005_i64 : i64
    %5 = arith.addi %4, %c1442695040888963407_i64 : i64
    %6 = arith.shrui %5, %c33_i64 : i64
    %7 = arith.uitofp %6 : i64 to f32
    %8 = arith.mulf %7, %cst : f32
    %9 = arith.subf %8, %cst_0 : f32
    %10 = arith.addf %2, %9 : f32
    memref.store %10, %alloc[%0] : memref<?xf32>
    %11 = arith.addi %0, %c1 : index
    cf.br ^bb1(%11, %5, %10 : index, i64, f32)
  ^bb3:  // pred: ^bb1
    return %alloc, %1 : memref<?xf32>, i64
  }
  func.func @rows(%arg0: memref<24xf32, strided<[?], offset: ?>>) -> (memref<4x6xf32, strided<[?, ?], offset: ?>>, memref<2x12xf32>, memref<6x4xf32>) {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [4, 6] : memref<24xf32, strided<[?], offset: ?>> into memref<4x6xf32, strided<[?, ?], offset: ?>>
    %expand_shape_0 = memref.expand_shape %expand_shape [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32, strided<[?, ?], offset: ?>> into memref<2x2x6xf32, strided<[?, ?, ?], offset: ?>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x2x6xf32>
    memref.copy %expand_shape_0, %alloc : memref<2x2x6xf32, strided<[?, ?, ?], offset: ?>> to memref<2x2x6xf32>
    %collapse_shape = memref.collapse_shape %alloc [[0], [1, 2]] : memref<2x2x6xf32> into memref<2x12xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<6x4xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c6 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c4 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = memref.load %expand_shape[%2, %0] : memref<4x6xf32, strided<[?, ?], offset: ?>>
    memref.store %4, %alloc_1[%0, %2] : memref<6x4xf32>
    %5 = arith.addi %2, %c1 : index
    cf.br ^bb2(%5 : index)
  ^bb4:  // pred: ^bb2
    %6 = arith.addi %0, %c1 : index
    cf.br ^bb1(%6 : index)
  ^bb5:  // pred: ^bb1
    return %expand_shape, %collapse_shape, %alloc_1 : memref<4x6xf32, strided<[?, ?], offset: ?>>, memref<2x12xf32>, memref<6x4xf32>
  }
}

