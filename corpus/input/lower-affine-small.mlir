func.func @f(%x: index, %a: index, %b: index) -> (index, index, index, index,index, index, index, index, index, index, index) {
  %0 = affine.delinearize_index %x into () : index
  %1 = affine.delinearize_index %x into (%a) : index
  %2:2 = affine.delinearize_index %x into (%a) : index, index
  %3 = affine.linearize_index [] by () : index
  %4 = affine.linearize_index [%x] by () : index
  %5:3 = affine.delinearize_index %x into (1, 1) : index, index, index
  %6 = affine.linearize_index [%a, %b] by (3, 1) : index
  return %0, %1, %2#0, %2#1, %3, %4, %5#0, %5#1, %5#2, %6, %x : index, index, index, index,index, index, index, index, index, index, index
}
