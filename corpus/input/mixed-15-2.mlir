memref.global @g0 : memref<4xindex> = uninitialized
memref.global "private" constant @g1 : memref<2xindex> = dense<1>
func.func @f0(%v0: i1, %v1: index, %v2: memref<4xindex>) -> (memref<4xindex>) {
  %v3 = memref.alloca() : memref<4xf64>
  scf.forall (%v4) in (2) {
    %v5 = arith.select %v0, %v3, %v3 : memref<4xf64>
  }
  %v6 = arith.constant 1 : index
  %v7 = memref.load %v2[%v6] : memref<4xindex>
  cf.br ^bb1
^bb1:
  %v8 = memref.alloc(%v7) : memref<?xindex>
  %v9 = memref.get_global @g1 : memref<2xindex>
  %v10 = memref.alloc(%v7) : memref<?xindex>
  %v11 = memref.alloc() : memref<4xindex>
  %v12 = memref.alloc(%v7) : memref<?xindex>
  %v13 = memref.alloc() : memref<4xindex>
  return %v2 : memref<4xindex>
}
func.func private @f1(%v0: i1, %v1: f32) -> (memref<?xindex>, memref<4xindex>) {
  %v2 = memref.alloc() : memref<4xindex>
  %v3 = arith.constant 5 : index
  cf.br ^bb1(%v3, %v2 : index, memref<4xindex>)
^bb1(%v4: index, %v5: memref<4xindex>):
  %v6 = arith.select %v0, %v5, %v5 : memref<4xindex>
  %v7 = arith.constant 5 : index
  %v8 = memref.alloc(%v7) : memref<?xindex>
  return %v8, %v6 : memref<?xindex>, memref<4xindex>
}
