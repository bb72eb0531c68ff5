// RUN: freehold-opt %s --one-shot-bufferize=bufferize-function-boundaries -allow-unregistered-dialect -verify-diagnostics

// A buffer has no elements of this type.
// expected-error@below {{'func.func' op cannot be bufferized: no memref has the element type of 'tensor<!other.thing>'}}
func.func private @g(tensor<f64>) -> tensor<!other.thing>
func.func @main(%t: tensor<f64>) -> tensor<!other.thing> {
  %0 = func.call @g(%t) : (tensor<f64>) -> tensor<!other.thing>
  return %0 : tensor<!other.thing>
}
