module {
  func.func private @neighbours(%arg0: memref<?x?xi8, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> i8 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0_i8 = arith.constant 0 : i8
    %dim = memref.dim %arg0, %c0 : memref<?x?xi8, strided<[?, ?], offset: ?>>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi8, strided<[?, ?], offset: ?>>
    cf.br ^bb1(%c0, %c0_i8 : index, i8)
  ^bb1(%0: index, %1: i8):  // 2 preds: ^bb0, ^bb4
    %2 = arith.cmpi slt, %0, %c3 : index
    cf.cond_br %2, ^bb2(%c0, %1 : index, i8), ^bb5
  ^bb2(%3: index, %4: i8):  // 2 preds: ^bb1, ^bb3
    %5 = arith.cmpi slt, %3, %c3 : index
    cf.cond_br %5, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %6 = arith.addi %arg1, %0 : index
    %7 = arith.addi %arg2, %3 : index
    %8 = arith.remui %6, %dim : index
    %9 = arith.remui %7, %dim_0 : index
    %10 = memref.load %arg0[%8, %9] : memref<?x?xi8, strided<[?, ?], offset: ?>>
    %11 = arith.addi %4, %10 : i8
    %12 = arith.addi %3, %c1 : index
    cf.br ^bb2(%12, %11 : index, i8)
  ^bb4:  // pred: ^bb2
    %13 = arith.addi %0, %c1 : index
    cf.br ^bb1(%13, %4 : index, i8)
  ^bb5:  // pred: ^bb1
    return %1 : i8
  }
  func.func @life(%arg0: memref<?x?xi8, strided<[?, ?], offset: ?>>, %arg1: index) -> memref<?x?xi8, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3_i8 = arith.constant 3 : i8
    %c4_i8 = arith.constant 4 : i8
    %dim = memref.dim %arg0, %c0 : memref<?x?xi8, strided<[?, ?], offset: ?>>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi8, strided<[?, ?], offset: ?>>
    cf.br ^bb1(%c0, %arg0 : index, memref<?x?xi8, strided<[?, ?], offset: ?>>)
  ^bb1(%0: index, %1: memref<?x?xi8, strided<[?, ?], offset: ?>>):  // 2 preds: ^bb0, ^bb7
    %2 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %2, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %alloc = memref.alloc(%dim, %dim_0) {alignment = 64 : i64} : memref<?x?xi8>
    cf.br ^bb3(%c0 : index)
  ^bb3(%3: index):  // 2 preds: ^bb2, ^bb6
    %4 = arith.cmpi slt, %3, %dim : index
    cf.cond_br %4, ^bb4(%c0 : index), ^bb7
  ^bb4(%5: index):  // 2 preds: ^bb3, ^bb5
    %6 = arith.cmpi slt, %5, %dim_0 : index
    cf.cond_br %6, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %7 = call @neighbours(%1, %3, %5) : (memref<?x?xi8, strided<[?, ?], offset: ?>>, index, index) -> i8
    %8 = arith.cmpi eq, %7, %c3_i8 : i8
    %9 = arith.cmpi eq, %7, %c4_i8 : i8
    %10 = memref.load %1[%3, %5] : memref<?x?xi8, strided<[?, ?], offset: ?>>
    %11 = arith.extui %8 : i1 to i8
    %12 = arith.select %9, %10, %11 : i8
    memref.store %12, %alloc[%3, %5] : memref<?x?xi8>
    %13 = arith.addi %5, %c1 : index
    cf.br ^bb4(%13 : index)
  ^bb6:  // pred: ^bb4
    %14 = arith.addi %3, %c1 : index
    cf.br ^bb3(%14 : index)
  ^bb7:  // pred: ^bb3
    %cast = memref.cast %alloc : memref<?x?xi8> to memref<?x?xi8, strided<[?, ?], offset: ?>>
    %15 = arith.addi %0, %c1 : index
    cf.br ^bb1(%15, %cast : index, memref<?x?xi8, strided<[?, ?], offset: ?>>)
  ^bb8:  // pred: ^bb1
    return %1 : memref<?x?xi8, strided<[?, ?], offset: ?>>
  }
}

