module {
  func.func @f0(%arg0: i1) -> (f32, memref<4xindex>) {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4xindex>
    return %cst, %alloc : f32, memref<4xindex>
  }
  func.func private @f1(%arg0: i1, %arg1: index) {
    return
  }
}

