func.func @f(%a: index, %b: index, %m: memref<?xf32>, %f: f32) -> f32 {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<?xf32>
  }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 + 1, 3)>(%a)[%b] to min affine_map<(d0)[s0] -> (d0, s0 * 2)>(%a)[%b] step 4 {
    affine.store %f, %m[%i + 1] : memref<?xf32>
  } {foo = 1 : i32}
  %r = affine.for %i = %a to %b step 2 iter_args(%x = %f) -> f32 {
    %q = affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 4)>(%i) iter_args(%y = %x) -> (f32) {
      %l = affine.load %m[%j] : memref<?xf32>
      %s = arith.addf %l, %y : f32
      affine.yield %s : f32
    }
    affine.yield %q : f32
  }
  return %r : f32
}
