// RUN: freehold-opt %s -split-input-file -verify-diagnostics

// The reference crashes.
// expected-error@below {{'memref.global' op initial value should be a unit or elements attribute, but got dense<1.000000e+00> : vector<4xf32>}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : vector<4xf32>}> : () -> ()

// -----

// The reference crashes.
func.func @collapse_of_strided_with_empty_group(%m: memref<2x2x2xf32, strided<[8, 4, 2]>>) {
  // expected-error@below {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[], [0, 1, 2]] : memref<2x2x2xf32, strided<[8, 4, 2]>> into memref<1x8xf32, strided<[1, 2]>>
  return
}

// -----

func.func @strides_of_another_dimension(%m: memref<4x8x4xi32, strided<[8, 8, 1]>>) {
  // expected-error@below {{expected result type to be 'memref<1x8x1xi32, strided<[8, 8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x8xi32, strided<[8, 1]>>'}}
  %0 = memref.subview %m[0, 0, 0] [1, 8, 1] [1, 1, 1] : memref<4x8x4xi32, strided<[8, 8, 1]>> to memref<1x8xi32, strided<[8, 1]>>
  return
}
