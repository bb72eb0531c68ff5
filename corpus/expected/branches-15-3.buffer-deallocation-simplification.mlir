module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    %c8 = arith.constant 8 : index
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %alloc = memref.alloc(%c8) : memref<?xi1>
    return %alloc, %arg0 : memref<?xi1>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index) -> memref<?xi1> {
    %alloca = memref.alloca(%arg1) : memref<?xi1>
    cf.cond_br %arg0, ^bb1(%alloca : memref<?xi1>), ^bb1(%alloca : memref<?xi1>)
  ^bb1(%0: memref<?xi1>):  // 2 preds: ^bb0, ^bb0
    return %0 : memref<?xi1>
  }
}

