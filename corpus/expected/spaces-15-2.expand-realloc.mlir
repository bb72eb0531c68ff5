module {
  memref.global "private" @g0 : memref<i32, 1>
  func.func @f0(%arg0: memref<4xi32, 1>, %arg1: memref<i32, 2>, %arg2: memref<4xi32, 1>) -> (memref<4xi32, 1>, memref<i32, 2>) {
    %cast = memref.cast %arg0 : memref<4xi32, 1> to memref<4xi32, 1>
    %memspacecast = memref.memory_space_cast %arg0 : memref<4xi32, 1> to memref<4xi32, 2>
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc(%c9) : memref<4x?x4xf64>
    %c11 = arith.constant 11 : index
    memref.copy %arg2, %cast : memref<4xi32, 1> to memref<4xi32, 1>
    %cst = arith.constant 5.000000e+00 : f32
    %alloc_0 = memref.alloc() : memref<i32, 2>
    %c1 = arith.constant 1 : index
    %0 = memref.load %cast[%c1] : memref<4xi32, 1>
    %alloc_1 = memref.alloc() : memref<i32, 2>
    %alloc_2 = memref.alloc() : memref<i32, 2>
    %1 = arith.andi %c1, %c11 : index
    memref.copy %alloc_1, %alloc_2 : memref<i32, 2> to memref<i32, 2>
    %alloca = memref.alloca() : memref<4xi32, 1>
    %true = arith.constant true
    %2 = arith.extui %true : i1 to i32
    %alloc_3 = memref.alloc() : memref<i32, 2>
    return %arg0, %arg1 : memref<4xi32, 1>, memref<i32, 2>
  }
}

