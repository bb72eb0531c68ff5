module {
  func.func @f0(%arg0: i1, %arg1: index) -> (memref<?xi1>, i1) {
    %alloc = memref.alloc() : memref<i1>
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.index_cast %c8_i32 : i32 to index
    %c9 = arith.constant 9 : index
    %alloc_0 = memref.alloc(%arg1, %c9) : memref<?x?x4xi32>
    %1 = arith.extsi %c8_i32 : i32 to i64
    %alloc_1 = memref.alloc(%0) : memref<?xi1>
    return %alloc_1, %arg0 : memref<?xi1>, i1
  }
  func.func private @f1(%arg0: i1, %arg1: index) -> memref<?xi1> {
    %alloca = memref.alloca(%arg1) : memref<?xi1>
    %alloca_0 = memref.alloca() : memref<i1>
    cf.cond_br %arg0, ^bb1(%alloca : memref<?xi1>), ^bb1(%alloca : memref<?xi1>)
  ^bb1(%0: memref<?xi1>):  // 2 preds: ^bb0, ^bb0
    %alloc = memref.alloc() : memref<4x2xi1>
    %alloc_1 = memref.alloc(%arg1) : memref<?xi1>
    %1 = memref.load %0[%arg1] : memref<?xi1>
    return %0 : memref<?xi1>
  }
}

