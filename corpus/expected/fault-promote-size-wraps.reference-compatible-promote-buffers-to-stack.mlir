module {
  func.func @f() {
    %alloca = memref.alloca() : memref<288230376151711744xi64>
    return
  }
}

