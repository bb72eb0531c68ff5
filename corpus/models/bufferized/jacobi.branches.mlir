module {
  func.func @jacobi(%arg0: memref<66x66xf64, strided<[?, ?], offset: ?>>, %arg1: index) -> memref<66x66xf64, strided<[?, ?], offset: ?>> {
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.500000e-01 : f64
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb7
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<64x64xf64>
    %subview = memref.subview %arg0[0, 1] [64, 64] [1, 1] : memref<66x66xf64, strided<[?, ?], offset: ?>> to memref<64x64xf64, strided<[?, ?], offset: ?>>
    %subview_0 = memref.subview %arg0[2, 1] [64, 64] [1, 1] : memref<66x66xf64, strided<[?, ?], offset: ?>> to memref<64x64xf64, strided<[?, ?], offset: ?>>
    %subview_1 = memref.subview %arg0[1, 0] [64, 64] [1, 1] : memref<66x66xf64, strided<[?, ?], offset: ?>> to memref<64x64xf64, strided<[?, ?], offset: ?>>
    %subview_2 = memref.subview %arg0[1, 2] [64, 64] [1, 1] : memref<66x66xf64, strided<[?, ?], offset: ?>> to memref<64x64xf64, strided<[?, ?], offset: ?>>
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb6
    %3 = arith.cmpi slt, %2, %c64 : index
    cf.cond_br %3, ^bb4(%c0 : index), ^bb7
  ^bb4(%4: index):  // 2 preds: ^bb3, ^bb5
    %5 = arith.cmpi slt, %4, %c64 : index
    cf.cond_br %5, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %6 = memref.load %subview[%2, %4] : memref<64x64xf64, strided<[?, ?], offset: ?>>
    %7 = memref.load %subview_0[%2, %4] : memref<64x64xf64, strided<[?, ?], offset: ?>>
    %8 = memref.load %subview_1[%2, %4] : memref<64x64xf64, strided<[?, ?], offset: ?>>
    %9 = memref.load %subview_2[%2, %4] : memref<64x64xf64, strided<[?, ?], offset: ?>>
    %10 = arith.addf %6, %7 : f64
    %11 = arith.addf %8, %9 : f64
    %12 = arith.addf %10, %11 : f64
    %13 = arith.mulf %12, %cst : f64
    memref.store %13, %alloc[%2, %4] : memref<64x64xf64>
    %14 = arith.addi %4, %c1 : index
    cf.br ^bb4(%14 : index)
  ^bb6:  // pred: ^bb4
    %15 = arith.addi %2, %c1 : index
    cf.br ^bb3(%15 : index)
  ^bb7:  // pred: ^bb3
    %subview_3 = memref.subview %arg0[1, 1] [64, 64] [1, 1] : memref<66x66xf64, strided<[?, ?], offset: ?>> to memref<64x64xf64, strided<[?, ?], offset: ?>>
    memref.copy %alloc, %subview_3 : memref<64x64xf64> to memref<64x64xf64, strided<[?, ?], offset: ?>>
    %16 = arith.addi %0, %c1 : index
    cf.br ^bb1(%16 : index)
  ^bb8:  // pred: ^bb1
    return %arg0 : memref<66x66xf64, strided<[?, ?], offset: ?>>
  }
}

