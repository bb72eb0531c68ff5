module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    %alloc = memref.alloc(%arg1) : memref<?xi1>
    return %alloc, %arg0 : memref<?xi1>, i1
  }
  func.func @f1(%arg0: i1, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %cst = arith.constant 1.000000e+00 : f64
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 4.000000e+00 : f64
    %true = arith.constant true
    %alloc = memref.alloc() : memref<8x9xf64>
    memref.store %cst_0, %alloc[%c1, %c1] : memref<8x9xf64>
    %alloc_1 = memref.alloc(%arg1) : memref<?xi1>
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.xori %arg0, %true : i1
    %2 = arith.select %arg0, %arg0, %0 : i1
    %3 = arith.select %arg0, %arg0, %1 : i1
    memref.store %cst, %alloc[%c5, %c0] : memref<8x9xf64>
    memref.store %arg0, %alloc_1[%c0] : memref<?xi1>
    %alloc_2 = memref.alloc() : memref<4xindex>
    %alloc_3 = memref.alloc() : memref<4xindex>
    memref.copy %alloc_2, %alloc_3 : memref<4xindex> to memref<4xindex>
    scf.if %2 {
      memref.dealloc %alloc : memref<8x9xf64>
    }
    scf.if %3 {
      memref.dealloc %alloc_1 : memref<?xi1>
    }
    scf.if %true {
      memref.dealloc %alloc_2 : memref<4xindex>
    }
    scf.if %true {
      memref.dealloc %alloc_3 : memref<4xindex>
    }
    return
  }
}

