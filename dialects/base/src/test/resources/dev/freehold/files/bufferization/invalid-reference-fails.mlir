// RUN: freehold-opt %s -verify-diagnostics

// The reference names another attribute.
// expected-error@below {{attribute 'bufferization.unknown' not supported as a region arg attribute by the bufferization dialect}}
func.func @unknown_attribute_of_argument(%t: tensor<4xf32> {bufferization.unknown}) {
  return
}
