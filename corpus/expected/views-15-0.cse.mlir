module {
  func.func @f0(%arg0: index) -> (i64, memref<?xf32>) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    %alloc_1 = memref.alloc() {tag = "a"} : memref<2xi1>
    %cast = memref.cast %alloc_1 : memref<2xi1> to memref<2xi1, strided<[?], offset: ?>>
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = scf.for %arg1 = %c4_i32 to %c4_i32 step %c2_i32 iter_args(%arg2 = %cast) -> (memref<2xi1, strided<[?], offset: ?>>)  : i32 {
      %expand_shape = memref.expand_shape %alloc_1 [[0, 1]] output_shape [1, 2] : memref<2xi1> into memref<1x2xi1>
      scf.yield %arg2 : memref<2xi1, strided<[?], offset: ?>>
    }
    %cast_2 = memref.cast %alloc : memref<?xf32> to memref<?xf32>
    %alloc_3 = memref.alloc() : memref<2xi32>
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    memref.store %false, %0[%c1] : memref<2xi1, strided<[?], offset: ?>>
    %c3_i64 = arith.constant 3 : i64
    return %c3_i64, %alloc_0 : i64, memref<?xf32>
  }
}

