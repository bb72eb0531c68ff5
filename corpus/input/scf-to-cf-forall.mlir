func.func @f(%l: index, %u: index, %m: memref<?xf32>, %f: f32) {
  scf.forall (%i, %j) in (%u, 4) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  scf.forall (%i, %j) = (%l, 1) to (%u, 4) step (2, %u) {
    memref.store %f, %m[%j] : memref<?xf32>
    scf.forall (%k) in (3) { memref.store %f, %m[%k] : memref<?xf32> }
  } {mapping = [#gpu.block<x>, #gpu.block<y>], foo = 1 : i32}
  return
}
