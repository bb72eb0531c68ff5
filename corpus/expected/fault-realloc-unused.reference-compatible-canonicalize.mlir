module {
  func.func @main() -> f32 {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %cst, %alloc[%c0] : memref<4xf32>
    %0 = memref.load %alloc[%c0] : memref<4xf32>
    return %0 : f32
  }
}

