module {
  func.func private @use(memref<256xi32>)
  func.func @blocks(%arg0: index, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi ult, %0, %arg0 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %alloca = memref.alloca() : memref<256xi32>
    call @use(%alloca) : (memref<256xi32>) -> ()
    memref.store %arg1, %alloca[%c0] : memref<256xi32>
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    return %arg1 : i32
  }
  func.func @while(%arg0: index, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.while (%arg2 = %c0) : (index) -> index {
      %1 = arith.cmpi ult, %arg2, %arg0 : index
      scf.condition(%1) %arg2 : index
    } do {
    ^bb0(%arg2: index):
      %alloca = memref.alloca() : memref<256xi32>
      func.call @use(%alloca) : (memref<256xi32>) -> ()
      memref.store %arg1, %alloca[%c0] : memref<256xi32>
      %1 = arith.addi %arg2, %c1 : index
      scf.yield %1 : index
    }
    return %arg1 : i32
  }
  func.func @stays(%arg0: index, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.while (%arg2 = %c0, %arg3 = %arg1) : (index, i32) -> (index, i32) {
      %1 = arith.cmpi ult, %arg2, %arg0 : index
      scf.condition(%1) %arg2, %arg3 : index, i32
    } do {
    ^bb0(%arg2: index, %arg3: i32):
      %alloca = memref.alloca(%arg2) : memref<?xi32>
      %1 = memref.load %alloca[%c0] : memref<?xi32>
      %2 = arith.addi %arg2, %c1 : index
      scf.yield %2, %1 : index, i32
    }
    return %0#1 : i32
  }
}

