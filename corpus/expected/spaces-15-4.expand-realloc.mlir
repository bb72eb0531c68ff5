module {
  memref.global @g0 : memref<i32, 1> = uninitialized
  func.func @f0(%arg0: i1, %arg1: index, %arg2: f32, %arg3: memref<?x2x?xf64>, %arg4: memref<?x4x2xf32, 2>) -> i64 {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<?x2x?xf64>
    %alloc = memref.alloc(%dim, %dim) : memref<?x2x?xf64>
    %cst = arith.constant 3.000000e+00 : f64
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    memref.store %cst, %arg3[%c1, %c0_0, %c0_1] : memref<?x2x?xf64>
    %c1_2 = arith.constant 1 : index
    %c0_3 = arith.constant 0 : index
    memref.store %cst, %alloc[%arg1, %c1_2, %c0_3] : memref<?x2x?xf64>
    %c7 = arith.constant 7 : index
    %alloc_4 = memref.alloc(%c7) : memref<?x4x2xf32, 2>
    %reinterpret_cast = memref.reinterpret_cast %alloc_4 to offset: [0], sizes: [%arg1], strides: [%arg1] : memref<?x4x2xf32, 2> to memref<?xf32, strided<[?]>, 2>
    %collapse_shape = memref.collapse_shape %alloc [[0], [1, 2]] : memref<?x2x?xf64> into memref<?x?xf64>
    %alloca = memref.alloca(%arg1, %dim) : memref<?x2x?xf64>
    %memspacecast = memref.memory_space_cast %alloc_4 : memref<?x4x2xf32, 2> to memref<?x4x2xf32>
    %subview = memref.subview %reinterpret_cast[%dim] [%dim] [2] : memref<?xf32, strided<[?]>, 2> to memref<?xf32, strided<[?], offset: ?>, 2>
    %0 = scf.if %arg0 -> (memref<?x2x?xf64>) {
      %cast = memref.cast %subview : memref<?xf32, strided<[?], offset: ?>, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
      %alloc_8 = memref.alloc() : memref<4xf32, 2>
      %cast_9 = memref.cast %alloc_8 : memref<4xf32, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
      memref.copy %cast, %cast_9 : memref<4xf32, strided<[?], offset: ?>, 2> to memref<4xf32, strided<[?], offset: ?>, 2>
      scf.yield %arg3 : memref<?x2x?xf64>
    } else {
      scf.yield %alloc : memref<?x2x?xf64>
    }
    %memspacecast_5 = memref.memory_space_cast %alloc_4 : memref<?x4x2xf32, 2> to memref<?x4x2xf32>
    %c4 = arith.constant 4 : index
    %alloc_6 = memref.alloc(%dim, %c4) : memref<?x2x?xf64>
    %1 = call @f0(%arg0, %c1, %arg2, %alloc_6, %alloc_4) : (i1, index, f32, memref<?x2x?xf64>, memref<?x4x2xf32, 2>) -> i64
    %collapse_shape_7 = memref.collapse_shape %memspacecast [[0], [1, 2]] : memref<?x4x2xf32> into memref<?x8xf32>
    return %1 : i64
  }
}

