module {
  func.func private @use(memref<?xi32>)
  func.func @static(%arg0: index, %arg1: i1, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %1, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg1, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %alloca = memref.alloca() : memref<4xi32>
    memref.store %arg2, %alloca[%c0] : memref<4xi32>
    %cast = memref.cast %alloca : memref<4xi32> to memref<?xi32>
    call @use(%cast) : (memref<?xi32>) -> ()
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb5:  // pred: ^bb1
    return
  }
  func.func @sized(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %alloca = memref.alloca(%arg0) : memref<?xi32>
    call @use(%alloca) : (memref<?xi32>) -> ()
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    return
  }
  func.func @sizedInLoop(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0, %c0 : index, index)
  ^bb1(%0: index, %1: index):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %alloca = memref.alloca(%0) : memref<?xi32>
    call @use(%alloca) : (memref<?xi32>) -> ()
    %3 = arith.addi %1, %0 : index
    %4 = arith.addi %0, %c1 : index
    cf.br ^bb1(%4, %3 : index, index)
  ^bb3:  // pred: ^bb1
    return %1 : index
  }
}

