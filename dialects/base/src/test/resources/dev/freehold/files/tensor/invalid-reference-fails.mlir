// RUN: freehold-opt %s -split-input-file -verify-diagnostics

// Recorded from Freehold: the reference reads beyond its data, or crashes.

func.func @collapse_unranked(%t: tensor<*xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op expected tensors whose rank is known}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<*xf32> into tensor<?xf32>
  return
}

// -----

func.func @pad_with_missing_amount(%t: tensor<4xf32>, %x: f32) {
  // expected-error@below {{'tensor.pad' op expected an operand for each dynamic padding}}
  %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1>, static_low = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index):
    "tensor.yield"(%x) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @pad_with_missing_high_amount(%t: tensor<4xf32>, %x: f32) {
  // expected-error@below {{'tensor.pad' op expected an operand for each dynamic padding}}
  %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: -9223372036854775808>, static_low = array<i64: 1>}> ({
  ^bb0(%i: index):
    "tensor.yield"(%x) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<?xf32>
  return
}
