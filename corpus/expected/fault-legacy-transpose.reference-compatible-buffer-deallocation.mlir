module {
  func.func @f(%arg0: memref<4x2xf32>) -> memref<2x4xf32, strided<[1, 2]>> {
    %alloc = memref.alloc() : memref<4x2xf32>
    memref.copy %arg0, %alloc : memref<4x2xf32> to memref<4x2xf32>
    %transpose = memref.transpose %alloc (d0, d1) -> (d1, d0) : memref<4x2xf32> to memref<2x4xf32, strided<[1, 2]>>
    memref.dealloc %alloc : memref<4x2xf32>
    return %transpose : memref<2x4xf32, strided<[1, 2]>>
  }
}

