module {
  func.func @f(%arg0: index, %arg1: f32) -> f32 {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      %alloca = memref.alloca(%arg2) : memref<?xf32>
      memref.store %arg1, %alloca[%c0] : memref<?xf32>
      %1 = memref.load %alloca[%c0] : memref<?xf32>
      memref.store %1, %alloc[%arg2] : memref<?xf32>
    }
    %0 = memref.load %alloc[%c0] : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    return %0 : f32
  }
}

