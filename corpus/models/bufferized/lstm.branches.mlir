module {
  func.func private @gate(%arg0: memref<24x24xf32, strided<[?, ?], offset: ?>>, %arg1: memref<24x24xf32, strided<[?, ?], offset: ?>>, %arg2: memref<24xf32, strided<[?], offset: ?>>, %arg3: memref<24xf32, strided<[?], offset: ?>>, %arg4: memref<24xf32, strided<[?], offset: ?>>) -> memref<24xf32, strided<[?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c24 = arith.constant 24 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c24 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5(%c0 : index)
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c24 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = memref.load %arg0[%0, %2] : memref<24x24xf32, strided<[?, ?], offset: ?>>
    %5 = memref.load %arg3[%2] : memref<24xf32, strided<[?], offset: ?>>
    %6 = memref.load %arg2[%0] : memref<24xf32, strided<[?], offset: ?>>
    %7 = arith.mulf %4, %5 : f32
    %8 = arith.addf %6, %7 : f32
    memref.store %8, %arg2[%0] : memref<24xf32, strided<[?], offset: ?>>
    %9 = arith.addi %2, %c1 : index
    cf.br ^bb2(%9 : index)
  ^bb4:  // pred: ^bb2
    %10 = arith.addi %0, %c1 : index
    cf.br ^bb1(%10 : index)
  ^bb5(%11: index):  // 2 preds: ^bb1, ^bb8
    %12 = arith.cmpi slt, %11, %c24 : index
    cf.cond_br %12, ^bb6(%c0 : index), ^bb9
  ^bb6(%13: index):  // 2 preds: ^bb5, ^bb7
    %14 = arith.cmpi slt, %13, %c24 : index
    cf.cond_br %14, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %15 = memref.load %arg1[%11, %13] : memref<24x24xf32, strided<[?, ?], offset: ?>>
    %16 = memref.load %arg4[%13] : memref<24xf32, strided<[?], offset: ?>>
    %17 = memref.load %arg2[%11] : memref<24xf32, strided<[?], offset: ?>>
    %18 = arith.mulf %15, %16 : f32
    %19 = arith.addf %17, %18 : f32
    memref.store %19, %arg2[%11] : memref<24xf32, strided<[?], offset: ?>>
    %20 = arith.addi %13, %c1 : index
    cf.br ^bb6(%20 : index)
  ^bb8:  // pred: ^bb6
    %21 = arith.addi %11, %c1 : index
    cf.br ^bb5(%21 : index)
  ^bb9:  // pred: ^bb5
    return %arg2 : memref<24xf32, strided<[?], offset: ?>>
  }
  func.func private @sigmoid(%arg0: memref<24xf32, strided<[?], offset: ?>>) -> memref<24xf32> {
    %c1 = arith.constant 1 : index
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c24 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = memref.load %arg0[%0] : memref<24xf32, strided<[?], offset: ?>>
    %3 = arith.negf %2 : f32
    %4 = math.exp %3 : f32
    %5 = arith.addf %4, %cst : f32
    %6 = arith.divf %cst, %5 : f32
    memref.store %6, %alloc[%0] : memref<24xf32>
    %7 = arith.addi %0, %c1 : index
    cf.br ^bb1(%7 : index)
  ^bb3:  // pred: ^bb1
    return %alloc : memref<24xf32>
  }
  func.func @lstm(%arg0: memref<?x24xf32, strided<[?, ?], offset: ?>>, %arg1: memref<4x24x24xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<4x24x24xf32, strided<[?, ?, ?], offset: ?>>, %arg3: memref<4x24xf32, strided<[?, ?], offset: ?>>) -> (memref<24xf32>, memref<?x24xf32>) {
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x24xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c24 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    memref.store %cst, %alloc_0[%0] : memref<24xf32>
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    %alloc_1 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x24xf32>
    %subview = memref.subview %arg1[0, 0, 0] [1, 24, 24] [1, 1, 1] : memref<4x24x24xf32, strided<[?, ?, ?], offset: ?>> to memref<24x24xf32, strided<[?, ?], offset: ?>>
    %subview_2 = memref.subview %arg1[1, 0, 0] [1, 24, 24] [1, 1, 1] : memref<4x24x24xf32, strided<[?, ?, ?], offset: ?>> to memref<24x24xf32, strided<[?, ?], offset: ?>>
    %subview_3 = memref.subview %arg2[0, 0, 0] [1, 24, 24] [1, 1, 1] : memref<4x24x24xf32, strided<[?, ?, ?], offset: ?>> to memref<24x24xf32, strided<[?, ?], offset: ?>>
    %subview_4 = memref.subview %arg2[1, 0, 0] [1, 24, 24] [1, 1, 1] : memref<4x24x24xf32, strided<[?, ?, ?], offset: ?>> to memref<24x24xf32, strided<[?, ?], offset: ?>>
    %subview_5 = memref.subview %arg3[0, 0] [1, 24] [1, 1] : memref<4x24xf32, strided<[?, ?], offset: ?>> to memref<24xf32, strided<[?], offset: ?>>
    %subview_6 = memref.subview %arg3[1, 0] [1, 24] [1, 1] : memref<4x24xf32, strided<[?, ?], offset: ?>> to memref<24xf32, strided<[?], offset: ?>>
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    memref.copy %alloc_0, %alloc_7 : memref<24xf32> to memref<24xf32>
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    memref.copy %alloc_0, %alloc_8 : memref<24xf32> to memref<24xf32>
    cf.br ^bb4(%c0, %alloc_7, %alloc_8 : index, memref<24xf32>, memref<24xf32>)
  ^bb4(%3: index, %4: memref<24xf32>, %5: memref<24xf32>):  // 2 preds: ^bb3, ^bb10
    %6 = arith.cmpi slt, %3, %dim : index
    cf.cond_br %6, ^bb5, ^bb11
  ^bb5:  // pred: ^bb4
    %subview_9 = memref.subview %arg0[%3, 0] [1, 24] [1, 1] : memref<?x24xf32, strided<[?, ?], offset: ?>> to memref<24xf32, strided<[?], offset: ?>>
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    memref.copy %subview_5, %alloc_10 : memref<24xf32, strided<[?], offset: ?>> to memref<24xf32>
    %cast = memref.cast %alloc_10 : memref<24xf32> to memref<24xf32, strided<[?], offset: ?>>
    %cast_11 = memref.cast %4 : memref<24xf32> to memref<24xf32, strided<[?], offset: ?>>
    %7 = call @gate(%subview, %subview_3, %cast, %subview_9, %cast_11) : (memref<24x24xf32, strided<[?, ?], offset: ?>>, memref<24x24xf32, strided<[?, ?], offset: ?>>, memref<24xf32, strided<[?], offset: ?>>, memref<24xf32, strided<[?], offset: ?>>, memref<24xf32, strided<[?], offset: ?>>) -> memref<24xf32, strided<[?], offset: ?>>
    %8 = call @sigmoid(%7) : (memref<24xf32, strided<[?], offset: ?>>) -> memref<24xf32>
    %alloc_12 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    memref.copy %subview_6, %alloc_12 : memref<24xf32, strided<[?], offset: ?>> to memref<24xf32>
    %cast_13 = memref.cast %alloc_12 : memref<24xf32> to memref<24xf32, strided<[?], offset: ?>>
    %9 = call @gate(%subview_2, %subview_4, %cast_13, %subview_9, %cast_11) : (memref<24x24xf32, strided<[?, ?], offset: ?>>, memref<24x24xf32, strided<[?, ?], offset: ?>>, memref<24xf32, strided<[?], offset: ?>>, memref<24xf32, strided<[?], offset: ?>>, memref<24xf32, strided<[?], offset: ?>>) -> memref<24xf32, strided<[?], offset: ?>>
    %alloc_14 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    cf.br ^bb6(%c0 : index)
  ^bb6(%10: index):  // 2 preds: ^bb5, ^bb7
    %11 = arith.cmpi slt, %10, %c24 : index
    cf.cond_br %11, ^bb7, ^bb8(%c0 : index)
  ^bb7:  // pred: ^bb6
    %12 = memref.load %8[%10] : memref<24xf32>
    %13 = memref.load %5[%10] : memref<24xf32>
    %14 = memref.load %9[%10] : memref<24xf32, strided<[?], offset: ?>>
    %15 = arith.mulf %12, %13 : f32
    %16 = math.tanh %14 : f32
    %17 = arith.addf %15, %16 : f32
    memref.store %17, %alloc_14[%10] : memref<24xf32>
    %18 = arith.addi %10, %c1 : index
    cf.br ^bb6(%18 : index)
  ^bb8(%19: index):  // 2 preds: ^bb6, ^bb9
    %20 = arith.cmpi slt, %19, %c24 : index
    cf.cond_br %20, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %21 = memref.load %alloc_14[%19] : memref<24xf32>
    %22 = math.tanh %21 : f32
    memref.store %22, %alloc[%19] : memref<24xf32>
    %23 = arith.addi %19, %c1 : index
    cf.br ^bb8(%23 : index)
  ^bb10:  // pred: ^bb8
    %subview_15 = memref.subview %alloc_1[%3, 0] [1, 24] [1, 1] : memref<?x24xf32> to memref<24xf32, strided<[1], offset: ?>>
    memref.copy %alloc, %subview_15 : memref<24xf32> to memref<24xf32, strided<[1], offset: ?>>
    %alloc_16 = memref.alloc() {alignment = 64 : i64} : memref<24xf32>
    memref.copy %alloc, %alloc_16 : memref<24xf32> to memref<24xf32>
    %24 = arith.addi %3, %c1 : index
    cf.br ^bb4(%24, %alloc_16, %alloc_14 : index, memref<24xf32>, memref<24xf32>)
  ^bb11:  // pred: ^bb4
    return %4, %alloc_1 : memref<24xf32>, memref<?x24xf32>
  }
}

