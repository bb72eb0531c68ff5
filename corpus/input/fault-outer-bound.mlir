// The bound of the linearization promises nothing.
func.func @f(%i: index, %n: index) -> (index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (2, 3, 2) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1] by (%n, 3) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}
