module {
  func.func @launch(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
    affine.for %arg3 = 0 to 10 {
      memref.store %arg2, %arg1[%arg3] : memref<?xf32>
    }
    memref.store %arg2, %arg1[%arg0] : memref<?xf32>
    return
  }
}

