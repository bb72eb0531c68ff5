module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4xf64>, %arg3: memref<4xf64>, %arg4: memref<4xf64>) {
    memref.copy %arg3, %arg4 : memref<4xf64> to memref<4xf64>
    %alloc = memref.alloc() : memref<4xf64>
    %0 = arith.select %arg0, %arg4, %alloc : memref<4xf64>
    %alloc_0 = memref.alloc() : memref<4xf64>
    %1:2 = scf.if %arg0 -> (memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>) {
      %c3_i32 = arith.constant 3 : i32
      %cst = arith.constant 9.000000e+00 : f64
      memref.store %cst, %arg4[%arg1] : memref<4xf64>
      %alloc_3 = memref.alloc() : memref<2xindex>
      %cast = memref.cast %alloc_3 : memref<2xindex> to memref<2xindex, strided<[?], offset: ?>>
      scf.yield %arg2, %cast : memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>
    } else {
      %expand_shape = memref.expand_shape %arg2 [[0, 1]] output_shape [2, 2] : memref<4xf64> into memref<2x2xf64>
      %collapse_shape = memref.collapse_shape %expand_shape [[0, 1]] : memref<2x2xf64> into memref<4xf64>
      %alloc_3 = memref.alloc() : memref<2xindex>
      %cast = memref.cast %alloc_3 : memref<2xindex> to memref<2xindex, strided<[?], offset: ?>>
      scf.yield %collapse_shape, %cast : memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>
    }
    %c2 = arith.constant 2 : index
    %2 = scf.for %arg5 = %arg1 to %arg1 step %c2 iter_args(%arg6 = %alloc_0) -> (memref<4xf64>) {
      %alloc_3 = memref.alloc() : memref<4xf64>
      scf.yield %alloc_3 : memref<4xf64>
    }
    %3 = arith.muli %c2, %c2 : index
    %alloc_1 = memref.alloc() : memref<256xi8>
    %c71 = arith.constant 71 : index
    %c1 = arith.constant 1 : index
    call @f0(%arg0, %c1, %alloc_0, %2, %alloc_0) : (i1, index, memref<4xf64>, memref<4xf64>, memref<4xf64>) -> ()
    scf.if %arg0 {
      memref.copy %0, %alloc : memref<4xf64> to memref<4xf64>
    } else {
    }
    %alloc_2 = memref.alloc() : memref<4xf64>
    %4 = arith.select %arg0, %0, %alloc_2 : memref<4xf64>
    return
  }
}

