func.func @f(%y: f32) {
  %1:2 = affine.parallel (%i) = (0) to (10) reduce ("maxnumf", "minnumf") -> (f32, f32) {
    affine.yield %y, %y: f32, f32
  }
  return
}
