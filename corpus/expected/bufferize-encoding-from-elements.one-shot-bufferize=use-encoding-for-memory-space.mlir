module {
  func.func @main(%arg0: f32, %arg1: index) -> f32 {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32, 2>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %arg0, %alloc[%c0] : memref<2xf32, 2>
    memref.store %arg0, %alloc[%c1] : memref<2xf32, 2>
    %0 = memref.load %alloc[%arg1] : memref<2xf32, 2>
    return %0 : f32
  }
}

