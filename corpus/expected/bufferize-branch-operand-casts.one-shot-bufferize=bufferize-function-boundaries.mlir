module {
  func.func @f(%arg0: memref<3xi64, strided<[?], offset: ?>>, %arg1: i64, %arg2: index, %arg3: i1) -> (memref<3xi64, strided<[?], offset: ?>>, i64) {
    cf.cond_br %arg3, ^bb1, ^bb2(%arg0, %arg0 : memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>)
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
    memref.copy %arg0, %alloc : memref<3xi64, strided<[?], offset: ?>> to memref<3xi64>
    %cast = memref.cast %alloc : memref<3xi64> to memref<3xi64, strided<[?], offset: ?>>
    %cast_0 = memref.cast %alloc : memref<3xi64> to memref<3xi64, strided<[?], offset: ?>>
    %0 = memref.load %alloc[%arg2] : memref<3xi64>
    cf.br ^bb2(%cast_0, %cast : memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>)
  ^bb2(%1: memref<3xi64, strided<[?], offset: ?>>, %2: memref<3xi64, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb1
    %3 = memref.load %2[%arg2] : memref<3xi64, strided<[?], offset: ?>>
    return %1, %3 : memref<3xi64, strided<[?], offset: ?>>, i64
  }
}

