module {
  func.func private @release(%arg0: memref<f32>) {
    memref.dealloc %arg0 : memref<f32>
    return
  }
  func.func private @through(%arg0: memref<f32>) {
    call @release(%arg0) : (memref<f32>) -> ()
    return
  }
  func.func @f(%arg0: f32) -> f32 {
    %alloc = memref.alloc() : memref<f32>
    memref.store %arg0, %alloc[] : memref<f32>
    call @through(%alloc) : (memref<f32>) -> ()
    %0 = memref.load %alloc[] : memref<f32>
    return %0 : f32
  }
}

