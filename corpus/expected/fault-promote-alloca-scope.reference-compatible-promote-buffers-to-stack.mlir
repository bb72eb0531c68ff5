module {
  func.func @f(%arg0: f32, %arg1: index) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = memref.alloca_scope  -> (memref<4xf32>) {
      %alloca = memref.alloca() : memref<4xf32>
      memref.store %arg0, %alloca[%c0] : memref<4xf32>
      memref.alloca_scope.return %alloca : memref<4xf32>
    }
    %1 = memref.load %0[%c0] : memref<4xf32>
    return %1 : f32
  }
}

