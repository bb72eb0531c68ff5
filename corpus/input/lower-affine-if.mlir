func.func @f(%a: index, %b: index, %m: memref<?xf32>, %f: f32) -> f32 {
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 + 5 == 0, 5 * s0 - 10 >= 0)>(%a)[%b] {
    affine.store %f, %m[0] : memref<?xf32>
  }
  affine.if affine_set<(d0) : (d0 >= 0)>(%a) {
    affine.store %f, %m[1] : memref<?xf32>
  } else {
    affine.store %f, %m[2] : memref<?xf32>
  }
  affine.if affine_set<() : (0 == 0)>() {
    affine.store %f, %m[1] : memref<?xf32>
  }
  affine.if affine_set<() : (-1 >= 0)>() {
    affine.store %f, %m[1] : memref<?xf32>
  }
  affine.if affine_set<(d0) : (1 == 0)>(%a) {
    affine.store %f, %m[1] : memref<?xf32>
  }
  affine.if affine_set<(d0) : (1 >= 0)>(%a) {
    affine.store %f, %m[1] : memref<?xf32>
  }
  %r = affine.if affine_set<(d0, d1) : (d0 - d1 == 0)>(%a, %b) -> f32 {
    affine.yield %f : f32
  } else {
    %x = affine.load %m[%a] : memref<?xf32>
    affine.yield %x : f32
  }
  return %r : f32
}
