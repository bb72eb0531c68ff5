module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    %alloc = memref.alloc() : memref<2xf32>
    %0 = arith.select %arg0, %alloc, %alloc : memref<2xf32>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c0 = arith.constant 0 : index
    %alloc_0 = memref.alloc(%arg1) : memref<?xi1>
    return %alloc_0, %arg0 : memref<?xi1>, i1
  }
  func.func @f1(%arg0: i1, %arg1: index) {
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) : memref<8x?xf64>
    %cst = arith.constant 4.000000e+00 : f64
    %c1 = arith.constant 1 : index
    memref.store %cst, %alloc[%c1, %c1] : memref<8x?xf64>
    %0 = arith.select %arg0, %alloc, %alloc : memref<8x?xf64>
    %alloc_0 = memref.alloc(%arg1) : memref<?xi1>
    cf.cond_br %arg0, ^bb1(%alloc_0 : memref<?xi1>), ^bb1(%alloc_0 : memref<?xi1>)
  ^bb1(%1: memref<?xi1>):  // 2 preds: ^bb0, ^bb0
    %cst_1 = arith.constant 1.000000e+00 : f64
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    memref.store %cst_1, %0[%c5, %c0] : memref<8x?xf64>
    memref.store %arg0, %1[%c0] : memref<?xi1>
    %alloc_2 = memref.alloc() : memref<4xindex>
    %alloc_3 = memref.alloc() : memref<4xindex>
    memref.copy %alloc_2, %alloc_3 : memref<4xindex> to memref<4xindex>
    return
  }
}

