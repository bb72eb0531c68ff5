module {
  func.func @walk(%arg0: i64, %arg1: index) -> (memref<?xf32>, i64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6364136223846793005_i64 = arith.constant 6364136223846793005 : i64
    %c1442695040888963407_i64 = arith.constant 1442695040888963407 : i64
    %c33_i64 = arith.constant 33 : i64
    %cst = arith.constant 2.32830644E-10 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
    %0:2 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0, %arg4 = %cst_1) -> (i64, f32) {
      %1 = arith.muli %arg3, %c6364136223846793005_i64 : i64
      %2 = arith.addi %1, %c1442695040888963407_i64 : i64
      %3 = arith.shrui %2, %c33_i64 : i64
      %4 = arith.uitofp %3 : i64 to f32
      %5 = arith.mulf %4, %cst : f32
      %6 = arith.subf %5, %cst_0 : f32
      %7 = arith.addf %arg4, %6 : f32
      memref.store %7, %alloc[%arg2] : memref<?xf32>
      scf.yield %2, %7 : i64, f32
    }
    return %alloc, %0#0 : memref<?xf32>, i64
  }
  func.func @rows(%arg0: memref<24xf32, strided<[?], offset: ?>>) -> (memref<4x6xf32, strided<[?, ?], offset: ?>>, memref<2x12xf32>, memref<6x4xf32>) {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [4, 6] : memref<24xf32, strided<[?], offset: ?>> into memref<4x6xf32, strided<[?, ?], offset: ?>>
    %expand_shape_0 = memref.expand_shape %expand_shape [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32, strided<[?, ?], offset: ?>> into memref<2x2x6xf32, strided<[?, ?, ?], offset: ?>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x2x6xf32>
    memref.copy %expand_shape_0, %alloc : memref<2x2x6xf32, strided<[?, ?, ?], offset: ?>> to memref<2x2x6xf32>
    %collapse_shape = memref.collapse_shape %alloc [[0], [1, 2]] : memref<2x2x6xf32> into memref<2x12xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<6x4xf32>
    scf.for %arg1 = %c0 to %c6 step %c1 {
      scf.for %arg2 = %c0 to %c4 step %c1 {
        %0 = memref.load %expand_shape[%arg2, %arg1] : memref<4x6xf32, strided<[?, ?], offset: ?>>
        memref.store %0, %alloc_1[%arg1, %arg2] : memref<6x4xf32>
      }
    }
    return %expand_shape, %collapse_shape, %alloc_1 : memref<4x6xf32, strided<[?, ?], offset: ?>>, memref<2x12xf32>, memref<6x4xf32>
  }
}

