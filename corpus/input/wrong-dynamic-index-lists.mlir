func.func @f(%m: memref<16x8xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [[%i, 8] : memref<16x8xf32> into memref<2x8x8xf32>
  return
}
// -----
func.func @f(%m: memref<16x8xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [8, [8 : memref<16x8xf32> into memref<2x8x8xf32>
  return
}
// -----
func.func @f(%m: memref<16x8xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [[x], 8] : memref<16x8xf32> into memref<2x8x8xf32>
  return
}
// -----
func.func @f(%m: memref<16x8xf32>, %i: index) {
  %0 = memref.subview %m[0, 0] [[4, 4] [1, 1] : memref<16x8xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: index) {
  scf.forall (%i, %j) in ([4, 4) {
  }
  return
}
// -----
transform.sequence failures(propagate) {
^bb1(%a: !transform.any_op):
  %x, %y = transform.structured.tile_using_forall %a num_threads [[10, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb1(%a: !transform.any_op):
  %x, %y = transform.structured.tile_using_for %a tile_sizes [[10, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb1(%a: !transform.any_op):
  %x, %y = transform.structured.tile_using_for %a tile_sizes [a, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb1(%a: !transform.any_op):
  %x, %y = transform.structured.tile_using_for %a tile_sizes 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
