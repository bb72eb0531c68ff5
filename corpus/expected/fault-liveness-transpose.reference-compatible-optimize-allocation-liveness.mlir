module {
  func.func @f(%arg0: index, %arg1: f32) {
    %alloc = memref.alloc() : memref<4x2xf32>
    %transpose = memref.transpose %alloc (d0, d1) -> (d1, d0) : memref<4x2xf32> to memref<2x4xf32, strided<[1, 2]>>
    memref.dealloc %alloc : memref<4x2xf32>
    memref.store %arg1, %transpose[%arg0, %arg0] : memref<2x4xf32, strided<[1, 2]>>
    return
  }
}

