func.func @f(%a: tensor<f32>) -> tensor<2xindex> {
  %0 = shape.shape_of %a : tensor<f32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}
// -----
func.func @f(%a: !shape.size, %i: index) -> index {
  %0 = shape.add %a, %i : !shape.size, index -> index
  return %0 : index
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}
// -----
func.func @f(%s: tensor<?xindex>, %z: !shape.size) {
  %0 = shape.reduce(%s, %z) : tensor<?xindex> -> !shape.size {
  ^bb0(%i: index, %e: !shape.size, %acc: !shape.size):
    shape.yield %acc : !shape.size
  }
  return
}
// -----
module attributes {shape.lib = @f} { func.func private @f() }
