module {
  func.func @f0(%arg0: memref<index>, %arg1: memref<?xindex>, %arg2: memref<?xindex>) -> memref<?xindex> {
    return %arg1 : memref<?xindex>
  }
  func.func private @f1(%arg0: index) -> (memref<?xindex>, f32) {
    %cst = arith.constant 6.000000e+00 : f32
    %alloc = memref.alloc(%arg0) : memref<?xindex>
    return %alloc, %cst : memref<?xindex>, f32
  }
}

