func.func @f(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) -> (f32, f32) {
  affine.parallel (%i, %j) = (0, %a) to (%b, 10) step (2, 3) {
    affine.store %f, %m[%i, %j] : memref<?x?xf32>
  } {foo = 1 : i32}
  affine.parallel (%i) = (max(%a, 2)) to (min(%b, 10, %a + 1)) {
    affine.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  %r = affine.parallel (%i, %j) = (0, 0) to (10, 10) reduce ("addf") -> (f32) {
    %l = affine.load %m[%i, %j] : memref<?x?xf32>
    affine.yield %l : f32
  }
  %t = affine.parallel (%i, %j) = (0, 0) to (10, 10) reduce ("mulf") -> (f32) {
    %l = affine.load %m[%i, %j] : memref<?x?xf32>
    affine.yield %l : f32
  }
  return %r, %t : f32, f32
}
