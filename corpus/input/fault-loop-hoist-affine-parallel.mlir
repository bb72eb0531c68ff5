func.func @f(%x: memref<4xf32>) {
  affine.parallel (%i) = (0) to (4) {
    %a = memref.alloc() : memref<f32>
    %v = affine.load %x[%i] : memref<4xf32>
    affine.store %v, %a[] : memref<f32>
    %w = affine.load %a[] : memref<f32>
    affine.store %w, %x[3 - %i] : memref<4xf32>
  }
  return
}
