module {
  func.func @f0(%arg0: index, %arg1: memref<?xi32>, %arg2: memref<?xi32>, %arg3: memref<4xf32>) -> memref<?xi32> {
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c4) : memref<?xi32>
    %cast = memref.cast %arg2 : memref<?xi32> to memref<?xi32>
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg1[%c0] : memref<?xi32>
    %c0_0 = arith.constant 0 : index
    %1 = memref.load %arg3[%c0_0] : memref<4xf32>
    cf.br ^bb1(%cast : memref<?xi32>)
  ^bb1(%2: memref<?xi32>):  // pred: ^bb0
    %alloca = memref.alloca() : memref<4xf32>
    %alloc_1 = memref.alloc() : memref<4xf32>
    %alloc_2 = memref.alloc() {tag = "a"} : memref<f32>
    %cast_3 = memref.cast %alloca : memref<4xf32> to memref<4xf32>
    %c3 = arith.constant 3 : index
    memref.store %1, %arg3[%c3] : memref<4xf32>
    %alloc_4 = memref.alloc() : memref<f32>
    memref.copy %alloc_2, %alloc_4 : memref<f32> to memref<f32>
    %c0_5 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0_5 : memref<?xi32>
    %alloc_6 = memref.alloc() {tag = "a"} : memref<4xf32>
    memref.copy %alloc_1, %alloc_6 : memref<4xf32> to memref<4xf32>
    %c0_7 = arith.constant 0 : index
    %dim_8 = memref.dim %arg1, %c0_7 : memref<?xi32>
    %c7 = arith.constant 7 : index
    %alloc_9 = memref.alloc(%c7) : memref<?xi32>
    %alloc_10 = memref.alloc(%dim_8) : memref<?xi32>
    %alloc_11 = memref.alloc(%dim, %dim_8) : memref<?x?xi64>
    %3 = memref.load %arg1[%c0_7] : memref<?xi32>
    return %alloc : memref<?xi32>
  }
}

