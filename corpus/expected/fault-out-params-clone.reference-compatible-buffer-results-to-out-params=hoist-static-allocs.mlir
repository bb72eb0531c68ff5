module {
  func.func private @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    return
  }
}

