// What stands in the place of attributes that have no type, such as references to symbols, in operations as older compilers wrote them.
func.func @whole() {
  %0 = constant 0 : index
  return
}
// -----
func.func @fraction() {
  %0 = constant -1.0 : f32
  return
}
// -----
func.func @elements() {
  %0 = constant dense<0.0> : tensor<2xf32>
  return
}
// -----
func.func @truth() {
  %0 = constant true
  return
}
// -----
func.func @callee() {
  call 0() : () -> ()
  return
}
// -----
func.func @groups(%m: memref<2xi32>) {
  %0 = memref.collapse_shape %m 0.5 : memref<2xi32> into memref<2xi32>
  return
}
// -----
func.func @global() {
  %0 = memref.get_global 0.5 : memref<4xf32>
  return
}
