module {
  func.func @f(%arg0: i1, %arg1: f32) -> f32 {
    %alloc = memref.alloc() : memref<f32>
    %alloc_0 = memref.alloc() : memref<f32>
    memref.store %arg1, %alloc[] : memref<f32>
    memref.store %arg1, %alloc_0[] : memref<f32>
    %0 = arith.select %arg0, %alloc, %alloc_0 : memref<f32>
    scf.execute_region no_inline {
      memref.dealloc %alloc : memref<f32>
      memref.dealloc %alloc_0 : memref<f32>
      scf.yield
    }
    %1 = memref.load %0[] : memref<f32>
    return %1 : f32
  }
}

