func.func @f(%x: index, %a: index, %b: index, %m: memref<?xf32>, %f: f32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %0 = affine.linearize_index [%i, %a, %j, %x] by (2, %a, %b, 8) : index
      memref.store %f, %m[%0] : memref<?xf32>
      scf.for %k = %a to %b step %a {
        %1 = affine.linearize_index [%k, %i, %j] by (2, %a, 8) : index
        memref.store %f, %m[%1] : memref<?xf32>
        %2:2 = affine.delinearize_index %1 into (%a) : index, index
        %3 = affine.linearize_index [%2#0, %2#1, %a, %i] by (2, 4, 8) : index
        memref.store %f, %m[%3] : memref<?xf32>
      }
    }
  }
  return
}
