module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc(%arg1) : memref<?xi1>
    return %alloc, %arg0 : memref<?xi1>, i1
  }
  func.func @f1(%arg0: i1, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %cst = arith.constant 1.000000e+00 : f64
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 4.000000e+00 : f64
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) : memref<8x?xf64>
    memref.store %cst_0, %alloc[%c1, %c1] : memref<8x?xf64>
    %alloc_1 = memref.alloc(%arg1) : memref<?xi1>
    cf.cond_br %arg0, ^bb1(%alloc_1 : memref<?xi1>), ^bb1(%alloc_1 : memref<?xi1>)
  ^bb1(%0: memref<?xi1>):  // 2 preds: ^bb0, ^bb0
    memref.store %cst, %alloc[%c5, %c0] : memref<8x?xf64>
    memref.store %arg0, %0[%c0] : memref<?xi1>
    %alloc_2 = memref.alloc() : memref<4xindex>
    %alloc_3 = memref.alloc() : memref<4xindex>
    memref.copy %alloc_2, %alloc_3 : memref<4xindex> to memref<4xindex>
    return
  }
}

