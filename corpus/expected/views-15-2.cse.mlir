module {
  func.func @f0(%arg0: i1) -> (f32, memref<4xindex>) {
    %alloc = memref.alloc() : memref<4xf32>
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %alloc_0 = memref.alloc(%c4, %c5) : memref<?x?x8xf32>
    %cast = memref.cast %alloc_0 : memref<?x?x8xf32> to memref<?x?x8xf32, strided<[?, ?, ?], offset: ?>>
    %alloc_1 = memref.alloc() : memref<index>
    %0 = memref.load %alloc_1[] : memref<index>
    %cst = arith.constant 0.000000e+00 : f32
    %alloc_2 = memref.alloc() : memref<4xindex>
    return %cst, %alloc_2 : f32, memref<4xindex>
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    %alloc = memref.alloc() : memref<4xf32>
    %c7 = arith.constant 7 : index
    %alloc_0 = memref.alloc(%arg1, %c7) : memref<?x?xindex>
    %alloc_1 = memref.alloc() : memref<4xf32>
    %c1 = arith.constant 1 : index
    memref.store %arg1, %alloc_0[%c1, %c1] : memref<?x?xindex>
    %c2 = arith.constant 2 : index
    %alloc_2 = memref.alloc() : memref<4xindex>
    %cst = arith.constant 2.000000e+00 : f32
    %c3 = arith.constant 3 : index
    memref.store %cst, %alloc_1[%c3] : memref<4xf32>
    return
  }
}

