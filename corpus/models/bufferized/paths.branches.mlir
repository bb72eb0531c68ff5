module {
  func.func @floyd(%arg0: memref<32x32xi32, strided<[?, ?], offset: ?>>) -> memref<32x32xi32, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb6
    %1 = arith.cmpi slt, %0, %c32 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb7
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb5
    %3 = arith.cmpi slt, %2, %c32 : index
    cf.cond_br %3, ^bb3(%c0 : index), ^bb6
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
    %5 = arith.cmpi slt, %4, %c32 : index
    cf.cond_br %5, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %6 = memref.load %arg0[%2, %4] : memref<32x32xi32, strided<[?, ?], offset: ?>>
    %7 = memref.load %arg0[%2, %0] : memref<32x32xi32, strided<[?, ?], offset: ?>>
    %8 = memref.load %arg0[%0, %4] : memref<32x32xi32, strided<[?, ?], offset: ?>>
    %9 = arith.addi %7, %8 : i32
    %10 = arith.minsi %6, %9 : i32
    memref.store %10, %arg0[%2, %4] : memref<32x32xi32, strided<[?, ?], offset: ?>>
    %11 = arith.addi %4, %c1 : index
    cf.br ^bb3(%11 : index)
  ^bb5:  // pred: ^bb3
    %12 = arith.addi %2, %c1 : index
    cf.br ^bb2(%12 : index)
  ^bb6:  // pred: ^bb2
    %13 = arith.addi %0, %c1 : index
    cf.br ^bb1(%13 : index)
  ^bb7:  // pred: ^bb1
    return %arg0 : memref<32x32xi32, strided<[?, ?], offset: ?>>
  }
  func.func @lcs(%arg0: memref<?xi8, strided<[?], offset: ?>>, %arg1: memref<?xi8, strided<[?], offset: ?>>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi8, strided<[?], offset: ?>>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi8, strided<[?], offset: ?>>
    %0 = arith.addi %dim_0, %c1 : index
    %alloc = memref.alloc(%0) {alignment = 64 : i64} : memref<?xi32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %1, %0 : index
    cf.cond_br %2, ^bb2, ^bb3(%c0, %alloc : index, memref<?xi32>)
  ^bb2:  // pred: ^bb1
    memref.store %c0_i32, %alloc[%1] : memref<?xi32>
    %3 = arith.addi %1, %c1 : index
    cf.br ^bb1(%3 : index)
  ^bb3(%4: index, %5: memref<?xi32>):  // 2 preds: ^bb1, ^bb12
    %6 = arith.cmpi slt, %4, %dim : index
    cf.cond_br %6, ^bb4, ^bb13
  ^bb4:  // pred: ^bb3
    %7 = memref.load %arg0[%4] : memref<?xi8, strided<[?], offset: ?>>
    %alloc_1 = memref.alloc(%0) {alignment = 64 : i64} : memref<?xi32>
    cf.br ^bb5(%c0 : index)
  ^bb5(%8: index):  // 2 preds: ^bb4, ^bb6
    %9 = arith.cmpi slt, %8, %0 : index
    cf.cond_br %9, ^bb6, ^bb7(%c0 : index)
  ^bb6:  // pred: ^bb5
    memref.store %c0_i32, %alloc_1[%8] : memref<?xi32>
    %10 = arith.addi %8, %c1 : index
    cf.br ^bb5(%10 : index)
  ^bb7(%11: index):  // 2 preds: ^bb5, ^bb11
    %12 = arith.cmpi slt, %11, %dim_0 : index
    cf.cond_br %12, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    %13 = arith.addi %11, %c1 : index
    %14 = memref.load %arg1[%11] : memref<?xi8, strided<[?], offset: ?>>
    %15 = arith.cmpi eq, %7, %14 : i8
    cf.cond_br %15, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %16 = memref.load %5[%11] : memref<?xi32>
    %17 = arith.addi %16, %c1_i32 : i32
    cf.br ^bb11(%17 : i32)
  ^bb10:  // pred: ^bb8
    %18 = memref.load %5[%13] : memref<?xi32>
    %19 = memref.load %alloc_1[%11] : memref<?xi32>
    %20 = arith.maxsi %18, %19 : i32
    cf.br ^bb11(%20 : i32)
  ^bb11(%21: i32):  // 2 preds: ^bb9, ^bb10
    memref.store %21, %alloc_1[%13] : memref<?xi32>
    %22 = arith.addi %11, %c1 : index
    cf.br ^bb7(%22 : index)
  ^bb12:  // pred: ^bb7
    %23 = arith.addi %4, %c1 : index
    cf.br ^bb3(%23, %alloc_1 : index, memref<?xi32>)
  ^bb13:  // pred: ^bb3
    %24 = memref.load %5[%dim_0] : memref<?xi32>
    return %24 : i32
  }
  func.func @knapsack(%arg0: memref<?xindex, strided<[?], offset: ?>>, %arg1: memref<?xi64, strided<[?], offset: ?>>, %arg2: index) -> memref<?xi64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %dim = memref.dim %arg0, %c0 : memref<?xindex, strided<[?], offset: ?>>
    %0 = arith.addi %arg2, %c1 : index
    %alloc = memref.alloc(%0) {alignment = 64 : i64} : memref<?xi64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %1, %0 : index
    cf.cond_br %2, ^bb2, ^bb3(%c0, %alloc : index, memref<?xi64>)
  ^bb2:  // pred: ^bb1
    memref.store %c0_i64, %alloc[%1] : memref<?xi64>
    %3 = arith.addi %1, %c1 : index
    cf.br ^bb1(%3 : index)
  ^bb3(%4: index, %5: memref<?xi64>):  // 2 preds: ^bb1, ^bb7
    %6 = arith.cmpi slt, %4, %dim : index
    cf.cond_br %6, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %7 = memref.load %arg0[%4] : memref<?xindex, strided<[?], offset: ?>>
    %8 = memref.load %arg1[%4] : memref<?xi64, strided<[?], offset: ?>>
    %dim_0 = memref.dim %5, %c0 : memref<?xi64>
    %alloc_1 = memref.alloc(%dim_0) {alignment = 64 : i64} : memref<?xi64>
    memref.copy %5, %alloc_1 : memref<?xi64> to memref<?xi64>
    cf.br ^bb5(%7 : index)
  ^bb5(%9: index):  // 2 preds: ^bb4, ^bb6
    %10 = arith.cmpi slt, %9, %0 : index
    cf.cond_br %10, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %11 = arith.subi %9, %7 : index
    %12 = memref.load %5[%9] : memref<?xi64>
    %13 = memref.load %5[%11] : memref<?xi64>
    %14 = arith.addi %13, %8 : i64
    %15 = arith.maxsi %12, %14 : i64
    memref.store %15, %alloc_1[%9] : memref<?xi64>
    %16 = arith.addi %9, %c1 : index
    cf.br ^bb5(%16 : index)
  ^bb7:  // pred: ^bb5
    %17 = arith.addi %4, %c1 : index
    cf.br ^bb3(%17, %alloc_1 : index, memref<?xi64>)
  ^bb8:  // pred: ^bb3
    return %5 : memref<?xi64>
  }
}

