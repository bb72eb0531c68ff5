module {
  func.func @f(%arg0: f32) -> f32 {
    %alloc = memref.alloc() : memref<f32>
    memref.store %arg0, %alloc[] : memref<f32>
    %alloca = memref.alloca() : memref<memref<f32>>
    memref.store %alloc, %alloca[] : memref<memref<f32>>
    memref.dealloc %alloc : memref<f32>
    %0 = memref.load %alloca[] : memref<memref<f32>>
    %1 = memref.load %0[] : memref<f32>
    return %1 : f32
  }
}

