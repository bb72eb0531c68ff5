module {
  memref.global "private" constant @__constant_xf64 : memref<f64> = dense<0.000000e+00> {alignment = 64 : i64}
  func.func private @dot(%arg0: memref<64xf64, strided<[?], offset: ?>>, %arg1: memref<64xf64, strided<[?], offset: ?>>) -> f64 {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %0 = memref.get_global @__constant_xf64 : memref<f64>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<f64>
    memref.copy %0, %alloc : memref<f64> to memref<f64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %1, %c64 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = memref.load %arg0[%1] : memref<64xf64, strided<[?], offset: ?>>
    %4 = memref.load %arg1[%1] : memref<64xf64, strided<[?], offset: ?>>
    %5 = memref.load %alloc[] : memref<f64>
    %6 = arith.mulf %3, %4 : f64
    %7 = arith.addf %5, %6 : f64
    memref.store %7, %alloc[] : memref<f64>
    %8 = arith.addi %1, %c1 : index
    cf.br ^bb1(%8 : index)
  ^bb3:  // pred: ^bb1
    %9 = memref.load %alloc[] : memref<f64>
    return %9 : f64
  }
  func.func private @axpy(%arg0: f64, %arg1: memref<64xf64, strided<[?], offset: ?>>, %arg2: memref<64xf64, strided<[?], offset: ?>>) -> memref<64xf64> {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<64xf64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c64 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = memref.load %arg1[%0] : memref<64xf64, strided<[?], offset: ?>>
    %3 = memref.load %arg2[%0] : memref<64xf64, strided<[?], offset: ?>>
    %4 = arith.mulf %arg0, %2 : f64
    %5 = arith.addf %4, %3 : f64
    memref.store %5, %alloc[%0] : memref<64xf64>
    %6 = arith.addi %0, %c1 : index
    cf.br ^bb1(%6 : index)
  ^bb3:  // pred: ^bb1
    return %alloc : memref<64xf64>
  }
  func.func @solve(%arg0: memref<64x64xf64, strided<[?, ?], offset: ?>>, %arg1: memref<64xf64, strided<[?], offset: ?>>, %arg2: f64) -> memref<64xf64> {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<64xf64>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<64xf64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c64 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    memref.store %cst, %alloc_0[%0] : memref<64xf64>
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    %3 = call @dot(%arg1, %arg1) : (memref<64xf64, strided<[?], offset: ?>>, memref<64xf64, strided<[?], offset: ?>>) -> f64
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<64xf64>
    memref.copy %arg1, %alloc_1 : memref<64xf64, strided<[?], offset: ?>> to memref<64xf64>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<64xf64>
    memref.copy %arg1, %alloc_2 : memref<64xf64, strided<[?], offset: ?>> to memref<64xf64>
    cf.br ^bb4(%alloc_0, %alloc_1, %alloc_2, %3 : memref<64xf64>, memref<64xf64>, memref<64xf64>, f64)
  ^bb4(%4: memref<64xf64>, %5: memref<64xf64>, %6: memref<64xf64>, %7: f64):  // 2 preds: ^bb3, ^bb12
    %8 = arith.cmpf ogt, %7, %arg2 : f64
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<64xf64>
    memref.copy %4, %alloc_3 : memref<64xf64> to memref<64xf64>
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<64xf64>
    memref.copy %5, %alloc_4 : memref<64xf64> to memref<64xf64>
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<64xf64>
    memref.copy %6, %alloc_5 : memref<64xf64> to memref<64xf64>
    cf.cond_br %8, ^bb5(%alloc_3, %alloc_4, %alloc_5, %7 : memref<64xf64>, memref<64xf64>, memref<64xf64>, f64), ^bb13
  ^bb5(%9: memref<64xf64>, %10: memref<64xf64>, %11: memref<64xf64>, %12: f64):  // pred: ^bb4
    cf.br ^bb6(%c0 : index)
  ^bb6(%13: index):  // 2 preds: ^bb5, ^bb7
    %14 = arith.cmpi slt, %13, %c64 : index
    cf.cond_br %14, ^bb7, ^bb8(%c0 : index)
  ^bb7:  // pred: ^bb6
    memref.store %cst, %alloc[%13] : memref<64xf64>
    %15 = arith.addi %13, %c1 : index
    cf.br ^bb6(%15 : index)
  ^bb8(%16: index):  // 2 preds: ^bb6, ^bb11
    %17 = arith.cmpi slt, %16, %c64 : index
    cf.cond_br %17, ^bb9(%c0 : index), ^bb12
  ^bb9(%18: index):  // 2 preds: ^bb8, ^bb10
    %19 = arith.cmpi slt, %18, %c64 : index
    cf.cond_br %19, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %20 = memref.load %arg0[%16, %18] : memref<64x64xf64, strided<[?, ?], offset: ?>>
    %21 = memref.load %11[%18] : memref<64xf64>
    %22 = memref.load %alloc[%16] : memref<64xf64>
    %23 = arith.mulf %20, %21 : f64
    %24 = arith.addf %22, %23 : f64
    memref.store %24, %alloc[%16] : memref<64xf64>
    %25 = arith.addi %18, %c1 : index
    cf.br ^bb9(%25 : index)
  ^bb11:  // pred: ^bb9
    %26 = arith.addi %16, %c1 : index
    cf.br ^bb8(%26 : index)
  ^bb12:  // pred: ^bb8
    %cast = memref.cast %11 : memref<64xf64> to memref<64xf64, strided<[?], offset: ?>>
    %cast_6 = memref.cast %alloc : memref<64xf64> to memref<64xf64, strided<[?], offset: ?>>
    %27 = call @dot(%cast, %cast_6) : (memref<64xf64, strided<[?], offset: ?>>, memref<64xf64, strided<[?], offset: ?>>) -> f64
    %28 = arith.divf %12, %27 : f64
    %29 = arith.negf %28 : f64
    %cast_7 = memref.cast %9 : memref<64xf64> to memref<64xf64, strided<[?], offset: ?>>
    %30 = call @axpy(%28, %cast, %cast_7) : (f64, memref<64xf64, strided<[?], offset: ?>>, memref<64xf64, strided<[?], offset: ?>>) -> memref<64xf64>
    %cast_8 = memref.cast %10 : memref<64xf64> to memref<64xf64, strided<[?], offset: ?>>
    %31 = call @axpy(%29, %cast_6, %cast_8) : (f64, memref<64xf64, strided<[?], offset: ?>>, memref<64xf64, strided<[?], offset: ?>>) -> memref<64xf64>
    %cast_9 = memref.cast %31 : memref<64xf64> to memref<64xf64, strided<[?], offset: ?>>
    %32 = call @dot(%cast_9, %cast_9) : (memref<64xf64, strided<[?], offset: ?>>, memref<64xf64, strided<[?], offset: ?>>) -> f64
    %33 = arith.divf %32, %12 : f64
    %34 = call @axpy(%33, %cast, %cast_9) : (f64, memref<64xf64, strided<[?], offset: ?>>, memref<64xf64, strided<[?], offset: ?>>) -> memref<64xf64>
    cf.br ^bb4(%30, %31, %34, %32 : memref<64xf64>, memref<64xf64>, memref<64xf64>, f64)
  ^bb13:  // pred: ^bb4
    return %alloc_3 : memref<64xf64>
  }
}

