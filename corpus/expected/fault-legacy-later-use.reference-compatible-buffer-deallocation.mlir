module {
  func.func @f(%arg0: index, %arg1: memref<2xf32>) -> index {
    %alloc = memref.alloc() : memref<2xf32>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %0 = arith.addi %arg0, %arg0 : index
    memref.dealloc %alloc : memref<2xf32>
    memref.copy %alloc, %arg1 : memref<2xf32> to memref<2xf32>
    return %0 : index
  }
}

