module {
  func.func @lu(%arg0: memref<?x?xf64, strided<[?, ?], offset: ?>>) -> memref<?x?xf64, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %c1 : index
    %3 = memref.load %arg0[%0, %0] : memref<?x?xf64, strided<[?, ?], offset: ?>>
    cf.br ^bb3(%2 : index)
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb7
    %5 = arith.cmpi slt, %4, %dim : index
    cf.cond_br %5, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %6 = memref.load %arg0[%4, %0] : memref<?x?xf64, strided<[?, ?], offset: ?>>
    %7 = arith.divf %6, %3 : f64
    memref.store %7, %arg0[%4, %0] : memref<?x?xf64, strided<[?, ?], offset: ?>>
    cf.br ^bb5(%2 : index)
  ^bb5(%8: index):  // 2 preds: ^bb4, ^bb6
    %9 = arith.cmpi slt, %8, %dim : index
    cf.cond_br %9, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %10 = memref.load %arg0[%0, %8] : memref<?x?xf64, strided<[?, ?], offset: ?>>
    %11 = memref.load %arg0[%4, %8] : memref<?x?xf64, strided<[?, ?], offset: ?>>
    %12 = arith.mulf %7, %10 : f64
    %13 = arith.subf %11, %12 : f64
    memref.store %13, %arg0[%4, %8] : memref<?x?xf64, strided<[?, ?], offset: ?>>
    %14 = arith.addi %8, %c1 : index
    cf.br ^bb5(%14 : index)
  ^bb7:  // pred: ^bb5
    %15 = arith.addi %4, %c1 : index
    cf.br ^bb3(%15 : index)
  ^bb8:  // pred: ^bb3
    %16 = arith.addi %0, %c1 : index
    cf.br ^bb1(%16 : index)
  ^bb9:  // pred: ^bb1
    return %arg0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  }
  func.func @cholesky(%arg0: memref<16x16xf64, strided<[?, ?], offset: ?>>) -> memref<16x16xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<16x16xf64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c16 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5(%c0 : index)
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c16 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    memref.store %cst, %alloc[%0, %2] : memref<16x16xf64>
    %4 = arith.addi %2, %c1 : index
    cf.br ^bb2(%4 : index)
  ^bb4:  // pred: ^bb2
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb5(%6: index):  // 2 preds: ^bb1, ^bb14
    %7 = arith.cmpi slt, %6, %c16 : index
    cf.cond_br %7, ^bb6, ^bb15
  ^bb6:  // pred: ^bb5
    %8 = arith.addi %6, %c1 : index
    cf.br ^bb7(%c0 : index)
  ^bb7(%9: index):  // 2 preds: ^bb6, ^bb13
    %10 = arith.cmpi slt, %9, %8 : index
    cf.cond_br %10, ^bb8(%c0, %cst : index, f64), ^bb14
  ^bb8(%11: index, %12: f64):  // 2 preds: ^bb7, ^bb9
    %13 = arith.cmpi slt, %11, %9 : index
    cf.cond_br %13, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %14 = memref.load %alloc[%6, %11] : memref<16x16xf64>
    %15 = memref.load %alloc[%9, %11] : memref<16x16xf64>
    %16 = arith.mulf %14, %15 : f64
    %17 = arith.addf %12, %16 : f64
    %18 = arith.addi %11, %c1 : index
    cf.br ^bb8(%18, %17 : index, f64)
  ^bb10:  // pred: ^bb8
    %19 = memref.load %arg0[%6, %9] : memref<16x16xf64, strided<[?, ?], offset: ?>>
    %20 = arith.subf %19, %12 : f64
    %21 = arith.cmpi eq, %6, %9 : index
    cf.cond_br %21, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %22 = math.sqrt %20 : f64
    cf.br ^bb13(%22 : f64)
  ^bb12:  // pred: ^bb10
    %23 = memref.load %alloc[%9, %9] : memref<16x16xf64>
    %24 = arith.divf %20, %23 : f64
    cf.br ^bb13(%24 : f64)
  ^bb13(%25: f64):  // 2 preds: ^bb11, ^bb12
    memref.store %25, %alloc[%6, %9] : memref<16x16xf64>
    %26 = arith.addi %9, %c1 : index
    cf.br ^bb7(%26 : index)
  ^bb14:  // pred: ^bb7
    %27 = arith.addi %6, %c1 : index
    cf.br ^bb5(%27 : index)
  ^bb15:  // pred: ^bb5
    return %alloc : memref<16x16xf64>
  }
}

