module {
  func.func private @sum(%arg0: memref<2xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[%c0] : memref<2xf32>
    return %0 : f32
  }
  func.func @f(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<2xf32>
    memref.store %arg0, %alloc[%c0] : memref<2xf32>
    %0 = call @sum(%alloc) : (memref<2xf32>) -> f32
    return %0 : f32
  }
}

