module {
  func.func @main(%arg0: index, %arg1: i1) -> i32 {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %alloca = memref.alloca() : memref<1xi32>
    %cast = memref.cast %alloca : memref<1xi32> to memref<?xi32>
    %alloc = memref.alloc(%arg0) : memref<?xi32>
    cf.cond_br %arg1, ^bb1, ^bb2(%cast : memref<?xi32>)
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%alloc : memref<?xi32>)
  ^bb2(%0: memref<?xi32>):  // 2 preds: ^bb0, ^bb1
    memref.store %c0_i32, %0[%c0] : memref<?xi32>
    return %c0_i32 : i32
  }
}

