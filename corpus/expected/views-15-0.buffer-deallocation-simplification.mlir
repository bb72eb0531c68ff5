module {
  func.func @f0(%arg0: index) -> (i64, memref<?xf32>) {
    %c3_i64 = arith.constant 3 : i64
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %c2_i32 = arith.constant 2 : i32
    %c4_i32 = arith.constant 4 : i32
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc() {tag = "a"} : memref<2xi1>
    %cast = memref.cast %alloc_0 : memref<2xi1> to memref<2xi1, strided<[?], offset: ?>>
    %0 = scf.for %arg1 = %c4_i32 to %c4_i32 step %c2_i32 iter_args(%arg2 = %cast) -> (memref<2xi1, strided<[?], offset: ?>>)  : i32 {
      scf.yield %arg2 : memref<2xi1, strided<[?], offset: ?>>
    }
    memref.store %false, %0[%c1] : memref<2xi1, strided<[?], offset: ?>>
    return %c3_i64, %alloc : i64, memref<?xf32>
  }
}

