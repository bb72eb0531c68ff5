module {
  func.func @smooth(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?x?xf32> {
    %c-2 = arith.constant -2 : index
    %c-1 = arith.constant -1 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e-01 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
    memref.copy %arg0, %alloc : memref<?x?xf32> to memref<?x?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb10
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb11
  ^bb2:  // pred: ^bb1
    %alloc_1 = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb9
    %3 = arith.cmpi slt, %2, %dim : index
    cf.cond_br %3, ^bb4(%c0 : index), ^bb10
  ^bb4(%4: index):  // 2 preds: ^bb3, ^bb8
    %5 = arith.cmpi slt, %4, %dim_0 : index
    cf.cond_br %5, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %6 = memref.load %alloc[%2, %4] : memref<?x?xf32>
    %7 = arith.addi %2, %c-1 : index
    %8 = arith.cmpi sge, %7, %c0 : index
    %9 = arith.addi %4, %c-1 : index
    %10 = arith.cmpi sge, %9, %c0 : index
    %11 = arith.andi %8, %10 : i1
    %12 = arith.subi %dim, %2 : index
    %13 = arith.addi %12, %c-2 : index
    %14 = arith.cmpi sge, %13, %c0 : index
    %15 = arith.andi %11, %14 : i1
    %16 = arith.subi %dim_0, %4 : index
    %17 = arith.addi %16, %c-2 : index
    %18 = arith.cmpi sge, %17, %c0 : index
    %19 = arith.andi %15, %18 : i1
    cf.cond_br %19, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %20 = arith.addi %4, %c-1 : index
    %21 = memref.load %alloc[%2, %20] : memref<?x?xf32>
    %22 = arith.addi %4, %c1 : index
    %23 = memref.load %alloc[%2, %22] : memref<?x?xf32>
    %24 = arith.addi %2, %c-1 : index
    %25 = memref.load %alloc[%24, %4] : memref<?x?xf32>
    %26 = arith.addi %2, %c1 : index
    %27 = memref.load %alloc[%26, %4] : memref<?x?xf32>
    %28 = arith.addf %21, %23 : f32
    %29 = arith.addf %25, %27 : f32
    %30 = arith.addf %28, %29 : f32
    %31 = arith.addf %30, %6 : f32
    %32 = arith.mulf %31, %cst : f32
    memref.store %32, %alloc_1[%2, %4] : memref<?x?xf32>
    cf.br ^bb8
  ^bb7:  // pred: ^bb5
    memref.store %6, %alloc_1[%2, %4] : memref<?x?xf32>
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %33 = arith.addi %4, %c1 : index
    cf.br ^bb4(%33 : index)
  ^bb9:  // pred: ^bb4
    %34 = arith.addi %2, %c1 : index
    cf.br ^bb3(%34 : index)
  ^bb10:  // pred: ^bb3
    memref.copy %alloc_1, %alloc : memref<?x?xf32> to memref<?x?xf32>
    %35 = arith.addi %0, %c1 : index
    cf.br ^bb1(%35 : index)
  ^bb11:  // pred: ^bb1
    return %alloc : memref<?x?xf32>
  }
}

