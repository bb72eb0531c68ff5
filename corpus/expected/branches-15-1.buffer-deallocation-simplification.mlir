module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x2xf32>, %arg3: memref<8xf32>) -> i64 {
    %c6_i64 = arith.constant 6 : i64
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %alloc = memref.alloc() : memref<4x2xf32>
    memref.copy %alloc, %arg2 : memref<4x2xf32> to memref<4x2xf32>
    return %c6_i64 : i64
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<8x4xf64>, %arg4: memref<4x2xf32>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    memref.store %cst, %arg4[%arg1, %c1] : memref<4x2xf32>
    %alloc = memref.alloc() : memref<8x4xf64>
    memref.copy %arg3, %alloc : memref<8x4xf64> to memref<8x4xf64>
    return
  }
}

