module {
  func.func @bubble(%arg0: memref<?xi32, strided<[?], offset: ?>>) -> memref<?xi32, strided<[?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32, strided<[?], offset: ?>>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb7
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %2 = arith.subi %dim, %0 : index
    %3 = arith.subi %2, %c1 : index
    cf.br ^bb3(%c0 : index)
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb6
    %5 = arith.cmpi slt, %4, %3 : index
    cf.cond_br %5, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    %6 = arith.addi %4, %c1 : index
    %7 = memref.load %arg0[%4] : memref<?xi32, strided<[?], offset: ?>>
    %8 = memref.load %arg0[%6] : memref<?xi32, strided<[?], offset: ?>>
    %9 = arith.cmpi sgt, %7, %8 : i32
    cf.cond_br %9, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    memref.store %8, %arg0[%4] : memref<?xi32, strided<[?], offset: ?>>
    memref.store %7, %arg0[%6] : memref<?xi32, strided<[?], offset: ?>>
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %10 = arith.addi %4, %c1 : index
    cf.br ^bb3(%10 : index)
  ^bb7:  // pred: ^bb3
    %11 = arith.addi %0, %c1 : index
    cf.br ^bb1(%11 : index)
  ^bb8:  // pred: ^bb1
    return %arg0 : memref<?xi32, strided<[?], offset: ?>>
  }
  func.func @merge(%arg0: memref<?xi32, strided<[?], offset: ?>>, %arg1: memref<?xi32, strided<[?], offset: ?>>) -> memref<?xi32> {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32, strided<[?], offset: ?>>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi32, strided<[?], offset: ?>>
    %0 = arith.addi %dim, %dim_0 : index
    %alloc = memref.alloc(%0) {alignment = 64 : i64} : memref<?xi32>
    cf.br ^bb1(%c0, %c0, %c0 : index, index, index)
  ^bb1(%1: index, %2: index, %3: index):  // 2 preds: ^bb0, ^bb9
    %4 = arith.cmpi slt, %1, %0 : index
    cf.cond_br %4, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %5 = arith.cmpi ult, %2, %dim : index
    cf.cond_br %5, ^bb3, ^bb8
  ^bb3:  // pred: ^bb2
    %6 = arith.cmpi ult, %3, %dim_0 : index
    %7 = memref.load %arg0[%2] : memref<?xi32, strided<[?], offset: ?>>
    cf.cond_br %6, ^bb4, ^bb5(%true : i1)
  ^bb4:  // pred: ^bb3
    %8 = memref.load %arg1[%3] : memref<?xi32, strided<[?], offset: ?>>
    %9 = arith.cmpi sle, %7, %8 : i32
    cf.br ^bb5(%9 : i1)
  ^bb5(%10: i1):  // 2 preds: ^bb3, ^bb4
    cf.cond_br %10, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %11 = arith.addi %2, %c1 : index
    memref.store %7, %alloc[%1] : memref<?xi32>
    cf.br ^bb9(%11, %3 : index, index)
  ^bb7:  // pred: ^bb5
    %12 = arith.addi %3, %c1 : index
    %13 = memref.load %arg1[%3] : memref<?xi32, strided<[?], offset: ?>>
    memref.store %13, %alloc[%1] : memref<?xi32>
    cf.br ^bb9(%2, %12 : index, index)
  ^bb8:  // pred: ^bb2
    %14 = arith.addi %3, %c1 : index
    %15 = memref.load %arg1[%3] : memref<?xi32, strided<[?], offset: ?>>
    memref.store %15, %alloc[%1] : memref<?xi32>
    cf.br ^bb9(%2, %14 : index, index)
  ^bb9(%16: index, %17: index):  // 3 preds: ^bb6, ^bb7, ^bb8
    %18 = arith.addi %1, %c1 : index
    cf.br ^bb1(%18, %16, %17 : index, index, index)
  ^bb10:  // pred: ^bb1
    return %alloc : memref<?xi32>
  }
}

