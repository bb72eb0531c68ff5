module {
  func.func @f() -> memref<2x4xf32, strided<[1, 2]>> {
    %alloca = memref.alloca() : memref<4x2xf32>
    %transpose = memref.transpose %alloca (d0, d1) -> (d1, d0) : memref<4x2xf32> to memref<2x4xf32, strided<[1, 2]>>
    return %transpose : memref<2x4xf32, strided<[1, 2]>>
  }
}

