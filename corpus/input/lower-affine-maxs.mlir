func.func @f(%y: si32) {
  %1:2 = affine.parallel (%i) = (0) to (10) reduce ("maxs", "mins") -> (si32, si32) {
    affine.yield %y, %y: si32, si32
  }
  return
}
