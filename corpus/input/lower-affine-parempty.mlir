func.func @f(%m: memref<?x?xf32>, %f: f32) {
  affine.parallel () = () to () { affine.store %f, %m[0, 0] : memref<?x?xf32> }
  return
}
