module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<?xf64>) {
    %alloc = memref.alloc() : memref<8xindex>
    %alloc_0 = memref.alloc(%arg1) : memref<?x4xf32>
    %alloc_1 = memref.alloc(%arg1) : memref<?x4xf32>
    cf.cond_br %arg0, ^bb1(%alloc_0, %arg2 : memref<?x4xf32>, memref<?xf64>), ^bb1(%alloc_1, %arg2 : memref<?x4xf32>, memref<?xf64>)
  ^bb1(%0: memref<?x4xf32>, %1: memref<?xf64>):  // 2 preds: ^bb0, ^bb0
    return
  }
  func.func @f1(%arg0: i1, %arg1: index) -> (memref<4xi64>, memref<4xi64>) {
    %cst = arith.constant 9.000000e+00 : f32
    %0 = arith.select %arg0, %cst, %cst : f32
    %alloc = memref.alloc(%arg1) : memref<?xf64>
    %c5 = arith.constant 5 : index
    %alloc_0 = memref.alloc(%c5) : memref<?x4xf32>
    %alloc_1 = memref.alloc() : memref<4xi64>
    cf.cond_br %arg0, ^bb1(%alloc_0, %alloc_1 : memref<?x4xf32>, memref<4xi64>), ^bb1(%alloc_0, %alloc_1 : memref<?x4xf32>, memref<4xi64>)
  ^bb1(%1: memref<?x4xf32>, %2: memref<4xi64>):  // 2 preds: ^bb0, ^bb0
    %3 = call @f3(%arg0, %cst, %alloc) : (i1, f32, memref<?xf64>) -> memref<?xf64>
    return %2, %2 : memref<4xi64>, memref<4xi64>
  }
  func.func private @f2(%arg0: i1) -> (memref<?xf64>, memref<?xf64>) {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.subi %c0_i32, %c0_i32 : i32
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) : memref<?xf64>
    %alloc_0 = memref.alloc() : memref<4xi64>
    return %alloc, %alloc : memref<?xf64>, memref<?xf64>
  }
  func.func @f3(%arg0: i1, %arg1: f32, %arg2: memref<?xf64>) -> memref<?xf64> {
    cf.cond_br %arg0, ^bb1(%arg2, %arg2 : memref<?xf64>, memref<?xf64>), ^bb1(%arg2, %arg2 : memref<?xf64>, memref<?xf64>)
  ^bb1(%0: memref<?xf64>, %1: memref<?xf64>):  // 2 preds: ^bb0, ^bb0
    %c4 = arith.constant 4 : index
    %2:2 = call @f1(%arg0, %c4) : (i1, index) -> (memref<4xi64>, memref<4xi64>)
    return %1 : memref<?xf64>
  }
}

