func.func private @fine(%x: index, %m: memref<?xf32>, %f: f32) {
  memref.store %f, %m[%x] : memref<?xf32>
  return
}
func.func @launch(%n: index, %m: memref<?xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  call @fine(%n, %m, %f) : (index, memref<?xf32>, f32) -> ()
  return
}
