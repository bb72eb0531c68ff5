// RUN: freehold-opt %s -split-input-file -verify-diagnostics

// Recorded from Freehold: the reference crashes.

// expected-error@below {{'linalg.exp' op expected at least 1 output}}
"linalg.exp"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
}) : () -> ()

// -----

// expected-error@below {{'linalg.matmul' op expected the number of indexing_map (3) to be equal to the number of input/output operands (0)}}
"linalg.matmul"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
}) : () -> ()

// -----

func.func @generic_with_number_as_iterator(%a: memref<4xf32>) {
  // expected-error@below {{custom op 'linalg.generic' unexpected iterator_type ()}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = [5]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
