module {
  func.func @f0(%arg0: i1) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<2x4xi1>
    %alloc_0 = memref.alloc() : memref<2xi32>
    %alloc_1 = memref.alloc() : memref<2xi32>
    cf.cond_br %arg0, ^bb1(%alloc_0, %alloc_0 : memref<2xi32>, memref<2xi32>), ^bb1(%alloc_1, %alloc_0 : memref<2xi32>, memref<2xi32>)
  ^bb1(%0: memref<2xi32>, %1: memref<2xi32>):  // 2 preds: ^bb0, ^bb0
    memref.store %arg0, %alloc[%c1, %c2] : memref<2x4xi1>
    memref.copy %0, %1 : memref<2xi32> to memref<2xi32>
    %alloc_2 = memref.alloc() : memref<2xi32>
    memref.copy %alloc_2, %0 : memref<2xi32> to memref<2xi32>
    %alloc_3 = memref.alloc() : memref<2xi32>
    memref.copy %0, %alloc_3 : memref<2xi32> to memref<2xi32>
    return
  }
  func.func private @f1(%arg0: i1, %arg1: index, %arg2: i32) -> (memref<2xi32>, memref<?xf64>) {
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc() : memref<2xi32>
    %alloca = memref.alloca() : memref<2xi32>
    %alloc_0 = memref.alloc() : memref<2xi32>
    memref.copy %alloc, %alloc_0 : memref<2xi32> to memref<2xi32>
    cf.switch %arg2 : i32, [
      default: ^bb1,
      1: ^bb1,
      3: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    %alloc_1 = memref.alloc(%c9) : memref<?xf64>
    return %alloca, %alloc_1 : memref<2xi32>, memref<?xf64>
  }
}

