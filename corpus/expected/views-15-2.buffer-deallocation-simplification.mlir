module {
  func.func @f0(%arg0: i1) -> (f32, memref<4xindex>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4xindex>
    return %cst, %alloc : f32, memref<4xindex>
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 2.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %alloc = memref.alloc(%arg1, %c7) : memref<?x?xindex>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%c1, %c1] : memref<?x?xindex>
    memref.store %cst, %alloc_0[%c3] : memref<4xf32>
    return
  }
}

