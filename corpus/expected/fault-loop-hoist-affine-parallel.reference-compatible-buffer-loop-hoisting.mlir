module {
  func.func @f(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<f32>
    affine.parallel (%arg1) = (0) to (4) {
      %0 = affine.load %arg0[%arg1] : memref<4xf32>
      affine.store %0, %alloc[] : memref<f32>
      %1 = affine.load %alloc[] : memref<f32>
      affine.store %1, %arg0[-%arg1 + 3] : memref<4xf32>
    }
    return
  }
}

