module {
  memref.global @g0 : memref<4xindex> = uninitialized
  memref.global "private" constant @g1 : memref<2xindex> = dense<1>
  func.func @f0(%arg0: i1, %arg1: index, %arg2: memref<4xindex>) -> memref<4xindex> {
    %0 = bufferization.clone %arg2 : memref<4xindex> to memref<4xindex>
    return %0 : memref<4xindex>
  }
  func.func private @f1(%arg0: i1, %arg1: f32) -> (memref<?xindex>, memref<4xindex>) {
    %alloc = memref.alloc() : memref<4xindex>
    %alloc_0 = memref.alloc() : memref<5xindex>
    %cast = memref.cast %alloc_0 : memref<5xindex> to memref<?xindex>
    return %cast, %alloc : memref<?xindex>, memref<4xindex>
  }
}

