module {
  memref.global @g0 : memref<i32, 1> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: memref<?x2x?xf64>, %arg4: memref<?x4x2xf32, 2>) -> i64 {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 3.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<?x2x?xf64>
    memref.store %cst, %arg3[%c1, %c0, %c0] : memref<?x2x?xf64>
    %alloc = memref.alloc() : memref<7x4x2xf32, 2>
    %cast = memref.cast %alloc : memref<7x4x2xf32, 2> to memref<?x4x2xf32, 2>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%arg1], strides: [%arg1] : memref<7x4x2xf32, 2> to memref<?xf32, strided<[?]>, 2>
    %subview = memref.subview %reinterpret_cast[%dim] [%dim] [2] : memref<?xf32, strided<[?]>, 2> to memref<?xf32, strided<[?], offset: ?>, 2>
    scf.if %arg0 {
      %cast_2 = memref.cast %subview : memref<?xf32, strided<[?], offset: ?>, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
      %alloc_3 = memref.alloc() : memref<4xf32, 2>
      memref.copy %cast_2, %alloc_3 : memref<4xf32, strided<[?], offset: ?>, 2> to memref<4xf32, 2>
    }
    %alloc_0 = memref.alloc(%dim) : memref<?x2x4xf64>
    %cast_1 = memref.cast %alloc_0 : memref<?x2x4xf64> to memref<?x2x?xf64>
    %0 = call @f0(%arg0, %c1, %arg2, %cast_1, %cast) : (i1, index, f32, memref<?x2x?xf64>, memref<?x4x2xf32, 2>) -> i64
    return %0 : i64
  }
}

