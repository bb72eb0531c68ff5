func.func @f(%a: index, %b: index) -> (index, index, index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0, 5)>(%a)[%b]
  %1 = affine.max affine_map<(d0)[s0] -> (d0 + 1, s0 * 2)>(%a)[%b]
  %2 = affine.max affine_map<(d0) -> (d0)>(%a)
  %3 = affine.min affine_map<() -> (4, 5, 3)>()
  return %0, %1, %2, %3 : index, index, index, index
}
