module {
  func.func @f0(%arg0: i1) -> memref<8xf32> {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg0, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg0, ^bb3, ^bb3
  ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb2
    %alloc = memref.alloc() : memref<8xf32>
    return %alloc : memref<8xf32>
  }
}

