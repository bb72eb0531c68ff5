module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?xf64>) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
  func.func @f1(%arg0: i1, %arg1: index) -> (memref<4xi64>, memref<4xi64>) {
    %cst = arith.constant 9.000000e+00 : f32
    %alloc = memref.alloc(%arg1) : memref<?xf64>
    %alloc_0 = memref.alloc() : memref<4xi64>
    cf.cond_br %arg0, ^bb1(%alloc_0 : memref<4xi64>), ^bb1(%alloc_0 : memref<4xi64>)
  ^bb1(%0: memref<4xi64>):  // 2 preds: ^bb0, ^bb0
    %1 = call @f3(%arg0, %cst, %alloc) : (i1, f32, memref<?xf64>) -> memref<?xf64>
    return %0, %0 : memref<4xi64>, memref<4xi64>
  }
  func.func private @f2(%arg0: i1) -> (memref<?xf64>, memref<?xf64>) {
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) : memref<?xf64>
    return %alloc, %alloc : memref<?xf64>, memref<?xf64>
  }
  func.func @f3(%arg0: i1, %arg1: f32, %arg2: memref<?xf64>) -> memref<?xf64> {
    %c4 = arith.constant 4 : index
    cf.cond_br %arg0, ^bb1(%arg2 : memref<?xf64>), ^bb1(%arg2 : memref<?xf64>)
  ^bb1(%0: memref<?xf64>):  // 2 preds: ^bb0, ^bb0
    %1:2 = call @f1(%arg0, %c4) : (i1, index) -> (memref<4xi64>, memref<4xi64>)
    return %0 : memref<?xf64>
  }
}

