module {
  func.func @f() {
    %alloc = memref.alloc() : memref<4xf32>
    return
  }
}

