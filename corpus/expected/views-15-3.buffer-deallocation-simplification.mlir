module {
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4xf64>, %arg3: memref<4xf64>, %arg4: memref<4xf64>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 9.000000e+00 : f64
    memref.copy %arg3, %arg4 : memref<4xf64> to memref<4xf64>
    %alloc = memref.alloc() : memref<4xf64>
    %0 = arith.select %arg0, %arg4, %alloc : memref<4xf64>
    %alloc_0 = memref.alloc() : memref<4xf64>
    %1:2 = scf.if %arg0 -> (memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>) {
      memref.store %cst, %arg4[%arg1] : memref<4xf64>
      %alloc_1 = memref.alloc() : memref<2xindex>
      %cast = memref.cast %alloc_1 : memref<2xindex> to memref<2xindex, strided<[?], offset: ?>>
      scf.yield %arg2, %cast : memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>
    } else {
      %alloc_1 = memref.alloc() : memref<2xindex>
      %cast = memref.cast %alloc_1 : memref<2xindex> to memref<2xindex, strided<[?], offset: ?>>
      scf.yield %arg2, %cast : memref<4xf64>, memref<2xindex, strided<[?], offset: ?>>
    }
    %2 = scf.for %arg5 = %arg1 to %arg1 step %c2 iter_args(%arg6 = %alloc_0) -> (memref<4xf64>) {
      %alloc_1 = memref.alloc() : memref<4xf64>
      scf.yield %alloc_1 : memref<4xf64>
    }
    call @f0(%arg0, %c1, %alloc_0, %2, %alloc_0) : (i1, index, memref<4xf64>, memref<4xf64>, memref<4xf64>) -> ()
    scf.if %arg0 {
      memref.copy %0, %alloc : memref<4xf64> to memref<4xf64>
    } else {
    }
    return
  }
}

