module {
  func.func @prefix(%arg0: memref<1024xi64, strided<[?], offset: ?>>) -> memref<1024xi64, strided<[?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c1024 = arith.constant 1024 : index
    %0 = scf.for %arg1 = %c0 to %c10 step %c1 iter_args(%arg2 = %arg0) -> (memref<1024xi64, strided<[?], offset: ?>>) {
      %1 = arith.shli %c1, %arg1 : index
      %alloc = memref.alloc() {alignment = 64 : i64} : memref<1024xi64>
      linalg.copy ins(%arg2 : memref<1024xi64, strided<[?], offset: ?>>) outs(%alloc : memref<1024xi64>)
      scf.for %arg3 = %1 to %c1024 step %c1 {
        %2 = arith.subi %arg3, %1 : index
        %3 = memref.load %arg2[%arg3] : memref<1024xi64, strided<[?], offset: ?>>
        %4 = memref.load %arg2[%2] : memref<1024xi64, strided<[?], offset: ?>>
        %5 = arith.addi %3, %4 : i64
        memref.store %5, %alloc[%arg3] : memref<1024xi64>
      }
      %cast = memref.cast %alloc : memref<1024xi64> to memref<1024xi64, strided<[?], offset: ?>>
      scf.yield %cast : memref<1024xi64, strided<[?], offset: ?>>
    }
    return %0 : memref<1024xi64, strided<[?], offset: ?>>
  }
  func.func @histogram(%arg0: memref<?xi8, strided<[?], offset: ?>>) -> memref<256xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi8, strided<[?], offset: ?>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<256xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<256xi32>)
    scf.for %arg1 = %c0 to %dim step %c1 {
      %0 = memref.load %arg0[%arg1] : memref<?xi8, strided<[?], offset: ?>>
      %1 = arith.index_castui %0 : i8 to index
      %2 = memref.load %alloc[%1] : memref<256xi32>
      %3 = arith.addi %2, %c1_i32 : i32
      memref.store %3, %alloc[%1] : memref<256xi32>
    }
    return %alloc : memref<256xi32>
  }
}

