module {
  memref.global "private" @g0 : memref<i32, 1>
  func.func @f0(%arg0: memref<4xi32, 1>, %arg1: memref<i32, 2>, %arg2: memref<4xi32, 1>) -> (memref<4xi32, 1>, memref<i32, 2>) {
    %cast = memref.cast %arg0 : memref<4xi32, 1> to memref<4xi32, 1>
    %c9 = arith.constant 9 : index
    %c11 = arith.constant 11 : index
    memref.copy %arg2, %cast : memref<4xi32, 1> to memref<4xi32, 1>
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<i32, 2>
    %alloc_0 = memref.alloc() : memref<i32, 2>
    memref.copy %alloc, %alloc_0 : memref<i32, 2> to memref<i32, 2>
    %true = arith.constant true
    return %arg0, %arg1 : memref<4xi32, 1>, memref<i32, 2>
  }
}

