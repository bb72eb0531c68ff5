module {
  func.func private @f(%arg0: f32, %arg1: index, %arg2: memref<8xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%arg1] : memref<4xf32>
    return
  }
}

