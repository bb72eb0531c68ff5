module {
  func.func @prefix(%arg0: memref<1024xi64, strided<[?], offset: ?>>) -> memref<1024xi64, strided<[?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c1024 = arith.constant 1024 : index
    cf.br ^bb1(%c0, %arg0 : index, memref<1024xi64, strided<[?], offset: ?>>)
  ^bb1(%0: index, %1: memref<1024xi64, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb7
    %2 = arith.cmpi slt, %0, %c10 : index
    cf.cond_br %2, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %3 = arith.shli %c1, %0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024xi64>
    cf.br ^bb3(%c0 : index)
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb4
    %5 = arith.cmpi slt, %4, %c1024 : index
    cf.cond_br %5, ^bb4, ^bb5(%3 : index)
  ^bb4:  // pred: ^bb3
    %6 = memref.load %1[%4] : memref<1024xi64, strided<[?], offset: ?>>
    memref.store %6, %alloc[%4] : memref<1024xi64>
    %7 = arith.addi %4, %c1 : index
    cf.br ^bb3(%7 : index)
  ^bb5(%8: index):  // 2 preds: ^bb3, ^bb6
    %9 = arith.cmpi slt, %8, %c1024 : index
    cf.cond_br %9, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %10 = arith.subi %8, %3 : index
    %11 = memref.load %1[%8] : memref<1024xi64, strided<[?], offset: ?>>
    %12 = memref.load %1[%10] : memref<1024xi64, strided<[?], offset: ?>>
    %13 = arith.addi %11, %12 : i64
    memref.store %13, %alloc[%8] : memref<1024xi64>
    %14 = arith.addi %8, %c1 : index
    cf.br ^bb5(%14 : index)
  ^bb7:  // pred: ^bb5
    %cast = memref.cast %alloc : memref<1024xi64> to memref<1024xi64, strided<[?], offset: ?>>
    %15 = arith.addi %0, %c1 : index
    cf.br ^bb1(%15, %cast : index, memref<1024xi64, strided<[?], offset: ?>>)
  ^bb8:  // pred: ^bb1
    return %1 : memref<1024xi64, strided<[?], offset: ?>>
  }
  func.func @histogram(%arg0: memref<?xi8, strided<[?], offset: ?>>) -> memref<256xi32> {
    %c256 = arith.constant 256 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi8, strided<[?], offset: ?>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<256xi32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c256 : index
    cf.cond_br %1, ^bb2, ^bb3(%c0 : index)
  ^bb2:  // pred: ^bb1
    memref.store %c0_i32, %alloc[%0] : memref<256xi32>
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb3(%3: index):  // 2 preds: ^bb1, ^bb4
    %4 = arith.cmpi slt, %3, %dim : index
    cf.cond_br %4, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %5 = memref.load %arg0[%3] : memref<?xi8, strided<[?], offset: ?>>
    %6 = arith.index_castui %5 : i8 to index
    %7 = memref.load %alloc[%6] : memref<256xi32>
    %8 = arith.addi %7, %c1_i32 : i32
    memref.store %8, %alloc[%6] : memref<256xi32>
    %9 = arith.addi %3, %c1 : index
    cf.br ^bb3(%9 : index)
  ^bb5:  // pred: ^bb3
    return %alloc : memref<256xi32>
  }
}

