module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.index_cast %c8_i32 : i32 to index
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%0) : memref<?xi1>
    return %alloc, %arg0 : memref<?xi1>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index) -> memref<?xi1> {
    %alloca = memref.alloca(%arg1) : memref<?xi1>
    cf.cond_br %arg0, ^bb1(%alloca : memref<?xi1>), ^bb1(%alloca : memref<?xi1>)
  ^bb1(%0: memref<?xi1>):  // 2 preds: ^bb0, ^bb0
    return %0 : memref<?xi1>
  }
}

