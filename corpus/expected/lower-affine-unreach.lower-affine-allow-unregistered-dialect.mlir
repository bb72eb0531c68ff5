module {
  func.func @f(%arg0: memref<4xf32>, %arg1: f32) {
    return
  ^bb1:  // pred: ^bb1
    affine.for %arg2 = 0 to 4 {
      affine.store %arg1, %arg0[%arg2] : memref<4xf32>
    }
    cf.br ^bb1
  }
}

