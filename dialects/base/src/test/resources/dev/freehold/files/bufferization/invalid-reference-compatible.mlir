// RUN: freehold-opt %s --reference-compatible -verify-diagnostics

// Another attribute is named.
// expected-error@below {{attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect}}
func.func @unknown_attribute_of_argument(%t: tensor<4xf32> {bufferization.unknown}) {
  return
}
