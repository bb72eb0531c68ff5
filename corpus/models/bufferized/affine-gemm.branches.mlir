module {
  func.func @gemm(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c-32 = arith.constant -32 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32>
    %0 = arith.cmpi sle, %dim, %c0 : index
    %1 = arith.subi %c0, %dim : index
    %2 = arith.subi %dim, %c1 : index
    %3 = arith.select %0, %1, %2 : index
    %4 = arith.divsi %3, %c32 : index
    %5 = arith.subi %c0, %4 : index
    %6 = arith.addi %4, %c1 : index
    %7 = arith.select %0, %5, %6 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%8: index):  // 2 preds: ^bb0, ^bb24
    %9 = arith.cmpi slt, %8, %7 : index
    cf.cond_br %9, ^bb2, ^bb25
  ^bb2:  // pred: ^bb1
    %10 = arith.cmpi sle, %dim_1, %c0 : index
    %11 = arith.subi %c0, %dim_1 : index
    %12 = arith.subi %dim_1, %c1 : index
    %13 = arith.select %10, %11, %12 : index
    %14 = arith.divsi %13, %c32 : index
    %15 = arith.subi %c0, %14 : index
    %16 = arith.addi %14, %c1 : index
    %17 = arith.select %10, %15, %16 : index
    cf.br ^bb3(%c0 : index)
  ^bb3(%18: index):  // 2 preds: ^bb2, ^bb23
    %19 = arith.cmpi slt, %18, %17 : index
    cf.cond_br %19, ^bb4, ^bb24
  ^bb4:  // pred: ^bb3
    %alloc = memref.alloc() : memref<32x32xf32>
    cf.br ^bb5(%c0 : index)
  ^bb5(%20: index):  // 2 preds: ^bb4, ^bb8
    %21 = arith.cmpi slt, %20, %c32 : index
    cf.cond_br %21, ^bb6(%c0 : index), ^bb9
  ^bb6(%22: index):  // 2 preds: ^bb5, ^bb7
    %23 = arith.cmpi slt, %22, %c32 : index
    cf.cond_br %23, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    memref.store %cst, %alloc[%20, %22] : memref<32x32xf32>
    %24 = arith.addi %22, %c1 : index
    cf.br ^bb6(%24 : index)
  ^bb8:  // pred: ^bb6
    %25 = arith.addi %20, %c1 : index
    cf.br ^bb5(%25 : index)
  ^bb9:  // pred: ^bb5
    %26 = arith.muli %8, %c32 overflow<nsw> : index
    %27 = arith.muli %8, %c32 overflow<nsw> : index
    %28 = arith.addi %27, %c32 : index
    %29 = arith.minsi %28, %dim : index
    cf.br ^bb10(%26 : index)
  ^bb10(%30: index):  // 2 preds: ^bb9, ^bb16
    %31 = arith.cmpi slt, %30, %29 : index
    cf.cond_br %31, ^bb11, ^bb17
  ^bb11:  // pred: ^bb10
    %32 = arith.muli %18, %c32 overflow<nsw> : index
    %33 = arith.muli %18, %c32 overflow<nsw> : index
    %34 = arith.addi %33, %c32 : index
    %35 = arith.minsi %34, %dim_1 : index
    cf.br ^bb12(%32 : index)
  ^bb12(%36: index):  // 2 preds: ^bb11, ^bb15
    %37 = arith.cmpi slt, %36, %35 : index
    cf.cond_br %37, ^bb13(%c0, %cst : index, f32), ^bb16
  ^bb13(%38: index, %39: f32):  // 2 preds: ^bb12, ^bb14
    %40 = arith.cmpi slt, %38, %dim_0 : index
    cf.cond_br %40, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %41 = memref.load %arg0[%30, %38] : memref<?x?xf32>
    %42 = memref.load %arg1[%38, %36] : memref<?x?xf32>
    %43 = arith.mulf %41, %42 : f32
    %44 = arith.addf %39, %43 : f32
    %45 = arith.addi %38, %c1 : index
    cf.br ^bb13(%45, %44 : index, f32)
  ^bb15:  // pred: ^bb13
    %46 = arith.muli %8, %c-32 overflow<nsw> : index
    %47 = arith.addi %30, %46 : index
    %48 = arith.muli %18, %c-32 overflow<nsw> : index
    %49 = arith.addi %36, %48 : index
    memref.store %39, %alloc[%47, %49] : memref<32x32xf32>
    %50 = arith.addi %36, %c1 : index
    cf.br ^bb12(%50 : index)
  ^bb16:  // pred: ^bb12
    %51 = arith.addi %30, %c1 : index
    cf.br ^bb10(%51 : index)
  ^bb17:  // pred: ^bb10
    %52 = arith.muli %8, %c32 overflow<nsw> : index
    %53 = arith.muli %8, %c32 overflow<nsw> : index
    %54 = arith.addi %53, %c32 : index
    %55 = arith.minsi %54, %dim : index
    cf.br ^bb18(%52 : index)
  ^bb18(%56: index):  // 2 preds: ^bb17, ^bb22
    %57 = arith.cmpi slt, %56, %55 : index
    cf.cond_br %57, ^bb19, ^bb23
  ^bb19:  // pred: ^bb18
    %58 = arith.muli %18, %c32 overflow<nsw> : index
    %59 = arith.muli %18, %c32 overflow<nsw> : index
    %60 = arith.addi %59, %c32 : index
    %61 = arith.minsi %60, %dim_1 : index
    cf.br ^bb20(%58 : index)
  ^bb20(%62: index):  // 2 preds: ^bb19, ^bb21
    %63 = arith.cmpi slt, %62, %61 : index
    cf.cond_br %63, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %64 = arith.muli %8, %c-32 overflow<nsw> : index
    %65 = arith.addi %56, %64 : index
    %66 = arith.muli %18, %c-32 overflow<nsw> : index
    %67 = arith.addi %62, %66 : index
    %68 = memref.load %alloc[%65, %67] : memref<32x32xf32>
    memref.store %68, %arg2[%56, %62] : memref<?x?xf32>
    %69 = arith.addi %62, %c1 : index
    cf.br ^bb20(%69 : index)
  ^bb22:  // pred: ^bb20
    %70 = arith.addi %56, %c1 : index
    cf.br ^bb18(%70 : index)
  ^bb23:  // pred: ^bb18
    %71 = arith.addi %18, %c1 : index
    cf.br ^bb3(%71 : index)
  ^bb24:  // pred: ^bb3
    %72 = arith.addi %8, %c1 : index
    cf.br ^bb1(%72 : index)
  ^bb25:  // pred: ^bb1
    return
  }
}

