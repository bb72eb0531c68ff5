module {
  func.func @layernorm(%arg0: memref<?x256xf16, strided<[?, ?], offset: ?>>, %arg1: memref<256xf32, strided<[?], offset: ?>>, %arg2: memref<256xf32, strided<[?], offset: ?>>) -> memref<?x256xf16> {
    %c256 = arith.constant 256 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.560000e+02 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x256xf16, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    memref.store %cst, %alloc[%0] : memref<?xf32>
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    %alloc_2 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %alloc, %alloc_2 : memref<?xf32> to memref<?xf32>
    %alloc_3 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %alloc, %alloc_3 : memref<?xf32> to memref<?xf32>
    %dim_4 = memref.dim %arg0, %c0 : memref<?x256xf16, strided<[?, ?], offset: ?>>
    cf.br ^bb4(%c0 : index)
  ^bb4(%3: index):  // 2 preds: ^bb3, ^bb7
    %4 = arith.cmpi slt, %3, %dim_4 : index
    cf.cond_br %4, ^bb5(%c0 : index), ^bb8
  ^bb5(%5: index):  // 2 preds: ^bb4, ^bb6
    %6 = arith.cmpi slt, %5, %c256 : index
    cf.cond_br %6, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %7 = memref.load %arg0[%3, %5] : memref<?x256xf16, strided<[?, ?], offset: ?>>
    %8 = memref.load %alloc_2[%3] : memref<?xf32>
    %9 = memref.load %alloc_3[%3] : memref<?xf32>
    %10 = arith.extf %7 : f16 to f32
    %11 = arith.addf %8, %10 : f32
    %12 = math.fma %10, %10, %9 : f32
    memref.store %11, %alloc_2[%3] : memref<?xf32>
    memref.store %12, %alloc_3[%3] : memref<?xf32>
    %13 = arith.addi %5, %c1 : index
    cf.br ^bb5(%13 : index)
  ^bb7:  // pred: ^bb5
    %14 = arith.addi %3, %c1 : index
    cf.br ^bb4(%14 : index)
  ^bb8:  // pred: ^bb4
    %alloc_5 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x256xf16>
    %dim_6 = memref.dim %arg0, %c0 : memref<?x256xf16, strided<[?, ?], offset: ?>>
    cf.br ^bb9(%c0 : index)
  ^bb9(%15: index):  // 2 preds: ^bb8, ^bb12
    %16 = arith.cmpi slt, %15, %dim_6 : index
    cf.cond_br %16, ^bb10(%c0 : index), ^bb13
  ^bb10(%17: index):  // 2 preds: ^bb9, ^bb11
    %18 = arith.cmpi slt, %17, %c256 : index
    cf.cond_br %18, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %19 = memref.load %arg0[%15, %17] : memref<?x256xf16, strided<[?, ?], offset: ?>>
    %20 = memref.load %alloc_2[%15] : memref<?xf32>
    %21 = memref.load %alloc_3[%15] : memref<?xf32>
    %22 = memref.load %arg1[%17] : memref<256xf32, strided<[?], offset: ?>>
    %23 = memref.load %arg2[%17] : memref<256xf32, strided<[?], offset: ?>>
    %24 = arith.divf %20, %cst_0 : f32
    %25 = arith.divf %21, %cst_0 : f32
    %26 = arith.mulf %24, %24 : f32
    %27 = arith.subf %25, %26 : f32
    %28 = arith.addf %27, %cst_1 : f32
    %29 = math.rsqrt %28 : f32
    %30 = arith.extf %19 : f16 to f32
    %31 = arith.subf %30, %24 : f32
    %32 = arith.mulf %31, %29 : f32
    %33 = math.fma %32, %22, %23 : f32
    %34 = arith.truncf %33 : f32 to f16
    memref.store %34, %alloc_5[%15, %17] : memref<?x256xf16>
    %35 = arith.addi %17, %c1 : index
    cf.br ^bb10(%35 : index)
  ^bb12:  // pred: ^bb10
    %36 = arith.addi %15, %c1 : index
    cf.br ^bb9(%36 : index)
  ^bb13:  // pred: ^bb9
    return %alloc_5 : memref<?x256xf16>
  }
}

