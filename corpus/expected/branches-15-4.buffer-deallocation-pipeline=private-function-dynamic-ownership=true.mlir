module {
  func.func @f0(%arg0: index, %arg1: memref<?xi32>, %arg2: memref<?xi32>, %arg3: memref<4xf32>) -> memref<?xi32> {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xi32>
    %cast = memref.cast %alloc : memref<4xi32> to memref<?xi32>
    %0 = memref.load %arg3[%c0] : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    %alloc_1 = memref.alloc() {tag = "a"} : memref<f32>
    memref.store %0, %arg3[%c3] : memref<4xf32>
    %alloc_2 = memref.alloc() : memref<f32>
    memref.copy %alloc_1, %alloc_2 : memref<f32> to memref<f32>
    %alloc_3 = memref.alloc() {tag = "a"} : memref<4xf32>
    memref.copy %alloc_0, %alloc_3 : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc_0 : memref<4xf32>
    memref.dealloc %alloc_1 : memref<f32>
    memref.dealloc %alloc_2 : memref<f32>
    memref.dealloc %alloc_3 : memref<4xf32>
    return %cast : memref<?xi32>
  }
}

