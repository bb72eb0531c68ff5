module {
  memref.global @g0 : memref<4xindex> = uninitialized
  memref.global "private" constant @g1 : memref<2xindex> = dense<1>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4xindex>) -> memref<4xindex> {
    %alloca = memref.alloca() : memref<4xf64>
    scf.forall (%arg3) in (2) {
      %2 = arith.select %arg0, %alloca, %alloca : memref<4xf64>
    }
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg2[%c1] : memref<4xindex>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc(%0) : memref<?xindex>
    %1 = memref.get_global @g1 : memref<2xindex>
    %alloc_0 = memref.alloc(%0) : memref<?xindex>
    %alloc_1 = memref.alloc() : memref<4xindex>
    %alloc_2 = memref.alloc(%0) : memref<?xindex>
    %alloc_3 = memref.alloc() : memref<4xindex>
    return %arg2 : memref<4xindex>
  }
  func.func private @f1(%arg0: i1, %arg1: f32) -> (memref<?xindex>, memref<4xindex>) {
    %alloc = memref.alloc() : memref<4xindex>
    %c5 = arith.constant 5 : index
    cf.br ^bb1(%c5, %alloc : index, memref<4xindex>)
  ^bb1(%0: index, %1: memref<4xindex>):  // pred: ^bb0
    %2 = arith.select %arg0, %1, %1 : memref<4xindex>
    %c5_0 = arith.constant 5 : index
    %alloc_1 = memref.alloc(%c5_0) : memref<?xindex>
    return %alloc_1, %2 : memref<?xindex>, memref<4xindex>
  }
}

