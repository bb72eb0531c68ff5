module {
  func.func @f(%arg0: index, %arg1: f32) {
    %alloc = memref.alloc() : memref<4xf32>
    scf.for %arg2 = %arg0 to %arg0 step %arg0 {
      memref.store %arg1, %alloc[%arg2] : memref<4xf32>
      memref.dealloc %alloc : memref<4xf32>
    }
    return
  }
}

