module {
  memref.global "private" constant @__constant_1xf32 : memref<1xf32> = dense<5.000000e-01> {alignment = 64 : i64}
  memref.global "private" constant @__constant_xi32_0 : memref<i32> = dense<1> {alignment = 64 : i64}
  memref.global "private" constant @__constant_xi32 : memref<i32> = dense<0> {alignment = 64 : i64}
  func.func @newton(%arg0: memref<16xf32, strided<[?], offset: ?>>, %arg1: memref<i32, strided<[], offset: ?>>) -> memref<16xf32> {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %0 = memref.get_global @__constant_xi32 : memref<i32>
    %1 = memref.get_global @__constant_xi32_0 : memref<i32>
    %2 = memref.get_global @__constant_1xf32 : memref<1xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<i32>
    memref.copy %0, %alloc : memref<i32> to memref<i32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
    memref.copy %arg0, %alloc_0 : memref<16xf32, strided<[?], offset: ?>> to memref<16xf32>
    cf.br ^bb1(%alloc, %alloc_0 : memref<i32>, memref<16xf32>)
  ^bb1(%3: memref<i32>, %4: memref<16xf32>):  // 2 preds: ^bb0, ^bb12
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<i1>
    %5 = memref.load %arg1[] : memref<i32, strided<[], offset: ?>>
    %6 = memref.load %3[] : memref<i32>
    %7 = arith.cmpi sgt, %5, %6 : i32
    memref.store %7, %alloc_1[] : memref<i1>
    %8 = memref.load %alloc_1[] : memref<i1>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<i32>
    memref.copy %3, %alloc_2 : memref<i32> to memref<i32>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
    memref.copy %4, %alloc_3 : memref<16xf32> to memref<16xf32>
    cf.cond_br %8, ^bb2(%alloc_2, %alloc_3 : memref<i32>, memref<16xf32>), ^bb14
  ^bb2(%9: memref<i32>, %10: memref<16xf32>):  // pred: ^bb1
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<i32>
    %11 = memref.load %9[] : memref<i32>
    %12 = memref.load %1[] : memref<i32>
    %13 = arith.addi %11, %12 : i32
    memref.store %13, %alloc_4[] : memref<i32>
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
    cf.br ^bb3(%c0 : index)
  ^bb3(%14: index):  // 2 preds: ^bb2, ^bb4
    %15 = arith.cmpi slt, %14, %c16 : index
    cf.cond_br %15, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %16 = memref.load %10[%14] : memref<16xf32>
    %17 = arith.divf %cst, %16 : f32
    memref.store %17, %alloc_5[%14] : memref<16xf32>
    %18 = arith.addi %14, %c1 : index
    cf.br ^bb3(%18 : index)
  ^bb5:  // pred: ^bb3
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
    cf.br ^bb6(%c0 : index)
  ^bb6(%19: index):  // 2 preds: ^bb5, ^bb7
    %20 = arith.cmpi slt, %19, %c16 : index
    cf.cond_br %20, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %21 = memref.load %arg0[%19] : memref<16xf32, strided<[?], offset: ?>>
    %22 = memref.load %alloc_5[%19] : memref<16xf32>
    %23 = arith.mulf %21, %22 : f32
    memref.store %23, %alloc_6[%19] : memref<16xf32>
    %24 = arith.addi %19, %c1 : index
    cf.br ^bb6(%24 : index)
  ^bb8:  // pred: ^bb6
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
    cf.br ^bb9(%c0 : index)
  ^bb9(%25: index):  // 2 preds: ^bb8, ^bb10
    %26 = arith.cmpi slt, %25, %c16 : index
    cf.cond_br %26, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %27 = memref.load %10[%25] : memref<16xf32>
    %28 = memref.load %alloc_6[%25] : memref<16xf32>
    %29 = arith.addf %27, %28 : f32
    memref.store %29, %alloc_7[%25] : memref<16xf32>
    %30 = arith.addi %25, %c1 : index
    cf.br ^bb9(%30 : index)
  ^bb11:  // pred: ^bb9
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
    cf.br ^bb12(%c0 : index)
  ^bb12(%31: index):  // 2 preds: ^bb11, ^bb13
    %32 = arith.cmpi slt, %31, %c16 : index
    cf.cond_br %32, ^bb13, ^bb1(%alloc_4, %alloc_8 : memref<i32>, memref<16xf32>)
  ^bb13:  // pred: ^bb12
    %33 = memref.load %alloc_7[%31] : memref<16xf32>
    %34 = memref.load %2[%c0] : memref<1xf32>
    %35 = arith.mulf %33, %34 : f32
    memref.store %35, %alloc_8[%31] : memref<16xf32>
    %36 = arith.addi %31, %c1 : index
    cf.br ^bb12(%36 : index)
  ^bb14:  // pred: ^bb1
    return %alloc_3 : memref<16xf32>
  }
  func.func @either(%arg0: memref<i1, strided<[], offset: ?>>, %arg1: memref<8xf32, strided<[?], offset: ?>>, %arg2: memref<8xf32, strided<[?], offset: ?>>) -> memref<8xf32, strided<[?], offset: ?>> {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[] : memref<i1, strided<[], offset: ?>>
    cf.cond_br %0, ^bb1, ^bb5(%arg2 : memref<8xf32, strided<[?], offset: ?>>)
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    cf.br ^bb2(%c0 : index)
  ^bb2(%1: index):  // 2 preds: ^bb1, ^bb3
    %2 = arith.cmpi slt, %1, %c8 : index
    cf.cond_br %2, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %3 = memref.load %arg1[%1] : memref<8xf32, strided<[?], offset: ?>>
    %4 = memref.load %arg2[%1] : memref<8xf32, strided<[?], offset: ?>>
    %5 = arith.maximumf %3, %4 : f32
    memref.store %5, %alloc[%1] : memref<8xf32>
    %6 = arith.addi %1, %c1 : index
    cf.br ^bb2(%6 : index)
  ^bb4:  // pred: ^bb2
    %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
    cf.br ^bb5(%cast : memref<8xf32, strided<[?], offset: ?>>)
  ^bb5(%7: memref<8xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb4
    return %7 : memref<8xf32, strided<[?], offset: ?>>
  }
}

