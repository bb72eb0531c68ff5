func.func @f(%m: memref<4xf32>, %f: f32) {
  return
^bb1:
  affine.for %i = 0 to 4 { affine.store %f, %m[%i] : memref<4xf32> }
  cf.br ^bb1
}
