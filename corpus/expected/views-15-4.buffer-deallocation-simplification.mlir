module {
  func.func @f0(%arg0: i1, %arg1: i32, %arg2: memref<?xi64, strided<[?], offset: ?>>) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: memref<?xi64, strided<[?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c4_i32 = arith.constant 4 : i32
    %c207 = arith.constant 207 : index
    %alloc = memref.alloc() : memref<256xi8>
    %view = memref.view %alloc[%c207][] : memref<256xi8> to memref<2x4xi32>
    memref.store %c4_i32, %view[%c0, %c0] : memref<2x4xi32>
    return
  }
}

