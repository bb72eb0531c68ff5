module {
  func.func @histogram(%arg0: memref<1000000xf32, strided<[?], offset: ?>>) -> memref<256xi64> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1000000 = arith.constant 1000000 : index
    %cst = arith.constant 2.560000e+02 : f32
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<256xi64>
    linalg.fill ins(%c0_i64 : i64) outs(%alloc : memref<256xi64>)
    scf.for %arg1 = %c0 to %c1000000 step %c1 {
      %0 = memref.load %arg0[%arg1] : memref<1000000xf32, strided<[?], offset: ?>>
      %1 = arith.mulf %0, %cst : f32
      %2 = arith.fptosi %1 : f32 to i64
      %3 = arith.index_cast %2 : i64 to index
      %4 = memref.load %alloc[%3] : memref<256xi64>
      %5 = arith.addi %4, %c1_i64 : i64
      memref.store %5, %alloc[%3] : memref<256xi64>
    }
    return %alloc : memref<256xi64>
  }
}

