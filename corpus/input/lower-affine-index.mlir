func.func @f(%x: index, %a: index, %b: index) -> (index, index, index, index, index, index, index) {
  %0:3 = affine.delinearize_index %x into (%a, 4, %b) : index, index, index
  %1:3 = affine.delinearize_index %x into (4, 5) : index, index, index
  %2 = affine.linearize_index [%0#0, %0#1, %1#0] by (%a, 4, %b) : index
  %3 = affine.linearize_index disjoint [%0#0, %1#1] by (2, 4) : index
  %4 = affine.linearize_index [%0#2, %a, %b] by (2, 4) : index
  %5 = affine.delinearize_index %x into (7) : index
  %6 = affine.linearize_index [%x] by () : index
  %7 = affine.linearize_index [%x] by (%a) : index
  return %2, %3, %4, %5, %6, %7, %1#2 : index, index, index, index, index, index, index
}
