module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4x2xf32>, %arg3: memref<8xf32>) -> i64 {
    %alloc = memref.alloc() : memref<8x4xf64>
    cf.cond_br %arg0, ^bb1(%alloc : memref<8x4xf64>), ^bb1(%alloc : memref<8x4xf64>)
  ^bb1(%0: memref<8x4xf64>):  // 2 preds: ^bb0, ^bb0
    %alloc_0 = memref.alloc() : memref<4x2xf32>
    %1 = arith.select %arg0, %arg2, %alloc_0 : memref<4x2xf32>
    %c9_i32 = arith.constant 9 : i32
    %2 = arith.index_cast %c9_i32 : i32 to index
    %cst = arith.constant 1.000000e+00 : f32
    %3 = arith.maximumf %cst, %cst : f32
    %c5 = arith.constant 5 : index
    %alloca = memref.alloca(%c5) : memref<2x?xi1>
    memref.copy %alloc_0, %arg2 : memref<4x2xf32> to memref<4x2xf32>
    %c6_i64 = arith.constant 6 : i64
    return %c6_i64 : i64
  }
  func.func @f1(%arg0: i1, %arg1: index, %arg2: memref<8xf32>, %arg3: memref<8x4xf64>, %arg4: memref<4x2xf32>) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    memref.store %cst, %arg4[%arg1, %c1] : memref<4x2xf32>
    %0 = arith.extui %arg0 : i1 to i32
    %alloc = memref.alloc() : memref<8x4xf64>
    memref.copy %arg3, %alloc : memref<8x4xf64> to memref<8x4xf64>
    %alloca = memref.alloca() : memref<8xf32>
    return
  }
}

