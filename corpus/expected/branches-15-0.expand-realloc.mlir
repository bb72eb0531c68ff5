module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    %alloc = memref.alloc() : memref<2xf32>
    %0 = memref.load %alloc[%arg1] : memref<2xf32>
    %alloca = memref.alloca(%arg1) : memref<8x?xf64>
    %1 = arith.select %arg0, %alloc, %alloc : memref<2xf32>
    %alloc_0 = memref.alloc(%arg1) : memref<?x4xi64>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c0 = arith.constant 0 : index
    %dim = memref.dim %1, %c0 : memref<2xf32>
    %alloc_1 = memref.alloc(%arg1) : memref<?xi1>
    return %alloc_1, %arg0 : memref<?xi1>, i1
  }
  func.func @f1(%arg0: i1, %arg1: index) {
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) : memref<8x?xf64>
    %cst = arith.constant 4.000000e+00 : f64
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    memref.store %cst, %alloc[%c1, %c1_0] : memref<8x?xf64>
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    %0 = memref.load %alloc[%c1_1, %c1_2] : memref<8x?xf64>
    %1 = arith.select %arg0, %alloc, %alloc : memref<8x?xf64>
    %alloc_3 = memref.alloc(%arg1) : memref<?xi1>
    cf.cond_br %arg0, ^bb1(%alloc_3 : memref<?xi1>), ^bb1(%alloc_3 : memref<?xi1>)
  ^bb1(%2: memref<?xi1>):  // 2 preds: ^bb0, ^bb0
    %cst_4 = arith.constant 1.000000e+00 : f64
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    memref.store %cst_4, %1[%c5, %c0] : memref<8x?xf64>
    %c0_5 = arith.constant 0 : index
    memref.store %arg0, %2[%c0_5] : memref<?xi1>
    %alloc_6 = memref.alloc() : memref<4xindex>
    %alloc_7 = memref.alloc() : memref<4xindex>
    memref.copy %alloc_6, %alloc_7 : memref<4xindex> to memref<4xindex>
    %c1_8 = arith.constant 1 : index
    %3 = memref.load %2[%c1_8] : memref<?xi1>
    return
  }
}

