module {
  func.func @f0(%arg0: index, %arg1: memref<?xi32>, %arg2: memref<?xi32>, %arg3: memref<4xf32>) -> memref<?xi32> {
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc(%c4) : memref<?xi32>
    %cast = memref.cast %arg2 : memref<?xi32> to memref<?xi32>
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg3[%c0] : memref<4xf32>
    cf.br ^bb1(%cast : memref<?xi32>)
  ^bb1(%1: memref<?xi32>):  // pred: ^bb0
    %alloca = memref.alloca() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    %alloc_1 = memref.alloc() {tag = "a"} : memref<f32>
    %c3 = arith.constant 3 : index
    memref.store %0, %arg3[%c3] : memref<4xf32>
    %alloc_2 = memref.alloc() : memref<f32>
    memref.copy %alloc_1, %alloc_2 : memref<f32> to memref<f32>
    %dim = memref.dim %alloc, %c0 : memref<?xi32>
    %alloc_3 = memref.alloc() {tag = "a"} : memref<4xf32>
    memref.copy %alloc_0, %alloc_3 : memref<4xf32> to memref<4xf32>
    %dim_4 = memref.dim %arg1, %c0 : memref<?xi32>
    %c7 = arith.constant 7 : index
    return %alloc : memref<?xi32>
  }
}

