module {
  func.func @covariance(%arg0: memref<3000x2600xf64, strided<[?, ?], offset: ?>>) -> memref<2600x2600xf64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2600 = arith.constant 2600 : index
    %c3000 = arith.constant 3000 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 3.000000e+03 : f64
    %cst_1 = arith.constant 2.999000e+03 : f64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2600xf64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c2600 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    memref.store %cst, %alloc[%0] : memref<2600xf64>
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%c0 : index)
  ^bb4(%3: index):  // 2 preds: ^bb3, ^bb8
    %4 = arith.cmpi slt, %3, %c3000 : index
    cf.cond_br %4, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    cf.br ^bb6(%c0 : index)
  ^bb6(%5: index):  // 2 preds: ^bb5, ^bb7
    %6 = arith.cmpi slt, %5, %c2600 : index
    cf.cond_br %6, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %7 = memref.load %arg0[%3, %5] : memref<3000x2600xf64, strided<[?, ?], offset: ?>>
    %8 = memref.load %alloc[%5] : memref<2600xf64>
    %9 = arith.addf %7, %8 : f64
    memref.store %9, %alloc[%5] : memref<2600xf64>
    %10 = arith.addi %5, %c1 : index
    cf.br ^bb6(%10 : index)
  ^bb8:  // pred: ^bb6
    %11 = arith.addi %3, %c1 : index
    cf.br ^bb4(%11 : index)
  ^bb9:  // pred: ^bb4
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<3000x2600xf64>
    cf.br ^bb10(%c0 : index)
  ^bb10(%12: index):  // 2 preds: ^bb9, ^bb14
    %13 = arith.cmpi slt, %12, %c3000 : index
    cf.cond_br %13, ^bb11, ^bb15
  ^bb11:  // pred: ^bb10
    cf.br ^bb12(%c0 : index)
  ^bb12(%14: index):  // 2 preds: ^bb11, ^bb13
    %15 = arith.cmpi slt, %14, %c2600 : index
    cf.cond_br %15, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %16 = memref.load %arg0[%12, %14] : memref<3000x2600xf64, strided<[?, ?], offset: ?>>
    %17 = memref.load %alloc[%14] : memref<2600xf64>
    %18 = arith.divf %17, %cst_0 : f64
    %19 = arith.subf %16, %18 : f64
    memref.store %19, %alloc_2[%12, %14] : memref<3000x2600xf64>
    %20 = arith.addi %14, %c1 : index
    cf.br ^bb12(%20 : index)
  ^bb14:  // pred: ^bb12
    %21 = arith.addi %12, %c1 : index
    cf.br ^bb10(%21 : index)
  ^bb15:  // pred: ^bb10
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<2600x2600xf64>
    cf.br ^bb16(%c0, %alloc_3 : index, memref<2600x2600xf64>)
  ^bb16(%22: index, %23: memref<2600x2600xf64>):  // 2 preds: ^bb15, ^bb23
    %24 = arith.cmpi slt, %22, %c2600 : index
    cf.cond_br %24, ^bb17, ^bb24
  ^bb17:  // pred: ^bb16
    cf.br ^bb18(%22, %23 : index, memref<2600x2600xf64>)
  ^bb18(%25: index, %26: memref<2600x2600xf64>):  // 2 preds: ^bb17, ^bb22
    %27 = arith.cmpi slt, %25, %c2600 : index
    cf.cond_br %27, ^bb19, ^bb23
  ^bb19:  // pred: ^bb18
    cf.br ^bb20(%c0, %cst : index, f64)
  ^bb20(%28: index, %29: f64):  // 2 preds: ^bb19, ^bb21
    %30 = arith.cmpi slt, %28, %c3000 : index
    cf.cond_br %30, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %31 = memref.load %alloc_2[%28, %22] : memref<3000x2600xf64>
    %32 = memref.load %alloc_2[%28, %25] : memref<3000x2600xf64>
    %33 = arith.mulf %31, %32 : f64
    %34 = arith.addf %29, %33 : f64
    %35 = arith.addi %28, %c1 : index
    cf.br ^bb20(%35, %34 : index, f64)
  ^bb22:  // pred: ^bb20
    %36 = arith.divf %29, %cst_1 : f64
    memref.store %36, %26[%22, %25] : memref<2600x2600xf64>
    memref.store %36, %26[%25, %22] : memref<2600x2600xf64>
    %37 = arith.addi %25, %c1 : index
    cf.br ^bb18(%37, %26 : index, memref<2600x2600xf64>)
  ^bb23:  // pred: ^bb18
    %38 = arith.addi %22, %c1 : index
    cf.br ^bb16(%38, %26 : index, memref<2600x2600xf64>)
  ^bb24:  // pred: ^bb16
    return %23 : memref<2600x2600xf64>
  }
}

