module {
  memref.global @g0 : memref<4xindex> = uninitialized
  memref.global "private" constant @g1 : memref<2xindex> = dense<1>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4xindex>) -> memref<4xindex> {
    %alloca = memref.alloca() : memref<4xf64>
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg2[%c1] : memref<4xindex>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %arg2 : memref<4xindex>
  }
  func.func private @f1(%arg0: i1, %arg1: f32) -> (memref<?xindex>, memref<4xindex>) {
    %alloc = memref.alloc() : memref<4xindex>
    %c5 = arith.constant 5 : index
    cf.br ^bb1(%c5, %alloc : index, memref<4xindex>)
  ^bb1(%0: index, %1: memref<4xindex>):  // pred: ^bb0
    %2 = arith.select %arg0, %1, %1 : memref<4xindex>
    %alloc_0 = memref.alloc(%c5) : memref<?xindex>
    return %alloc_0, %2 : memref<?xindex>, memref<4xindex>
  }
}

