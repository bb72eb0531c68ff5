// RUN: freehold-opt %s -split-input-file -verify-diagnostics

func.func @memory_space(%m: memref<8x8xf32>) {
  // expected-error@below {{different memory spaces specified for base memref type 'memref<8x8xf32>' and subview memref type 'memref<4x4xf32, strided<[8, 1]>, 1>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>, 1>
  return
}

// -----

func.func @not_strided(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>) {
  // expected-error@below {{base type 'memref<8xf32, affine_map<(d0) -> (d0 mod 2)>>' is not strided}}
  %0 = memref.subview %m[0] [4] [1] : memref<8xf32, affine_map<(i) -> (i mod 2)>> to memref<4xf32>
  return
}

// -----

func.func @greater_rank(%m: memref<8xf32>) {
  // expected-error@below {{expected result rank to be smaller or equal to the source rank, but got 'memref<4x1xf32>'}}
  %0 = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4x1xf32>
  return
}

// -----

func.func @elements(%m: memref<8xf32>) {
  // expected-error@below {{expected result element type to be 'f32', but got 'memref<4xi32>'}}
  %0 = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xi32>
  return
}

// -----

func.func @sizes_and_elements(%m: memref<8xf32>) {
  // expected-error@below {{expected result type to be 'memref<4xf32, strided<[1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<5xi32>'}}
  %0 = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<5xi32>
  return
}

// -----

func.func @sizes(%m: memref<8x8xf32>) {
  // expected-error@below {{expected result type to be 'memref<4x4xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4x5xf32, strided<[8, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x5xf32, strided<[8, 1]>>
  return
}

// -----

func.func @dropped_dimension_is_not_one(%m: memref<8x8xf32>) {
  // expected-error@below {{expected result type to be 'memref<2x4xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4xf32>'}}
  %0 = memref.subview %m[0, 0] [2, 4] [1, 1] : memref<8x8xf32> to memref<4xf32>
  return
}

// -----

func.func @offset(%m: memref<8x8xf32>) {
  // expected-error@below {{expected result type to be 'memref<4x4xf32, strided<[8, 1], offset: 10>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32, strided<[8, 1], offset: 11>>'}}
  %0 = memref.subview %m[1, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 11>>
  return
}

// -----

func.func @strides(%m: memref<8x8xf32>) {
  // expected-error@below {{expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32, strided<[8, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [2, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @strides_of_reduced(%m: memref<8x8xf32>) {
  // expected-error@below {{expected result type to be 'memref<1x4xf32, strided<[8, 2]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[8]>>'}}
  %0 = memref.subview %m[0, 0] [1, 4] [1, 2] : memref<8x8xf32> to memref<4xf32, strided<[8]>>
  return
}

// -----

func.func @layout_without_strides(%m: memref<8xf32>) {
  // expected-error@below {{expected result type to be 'memref<4xf32, strided<[1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>'}}
  %0 = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xf32, affine_map<(i) -> (i mod 2)>>
  return
}

// -----

func.func @stride_of_no_dimension(%m: memref<8x8x8xf32>) {
  // expected-error@below {{expected result type to be 'memref<1x1x4xf32, strided<[64, 8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x4xf32, strided<[5, 1]>>'}}
  %0 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x8x8xf32> to memref<1x4xf32, strided<[5, 1]>>
  return
}

// -----

func.func @stride_occurs_too_often(%m: memref<8x8x8xf32>) {
  // expected-error@below {{expected result type to be 'memref<1x1x1xf32, strided<[64, 8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x1xf32, strided<[1, 1]>>'}}
  %0 = memref.subview %m[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<8x8x8xf32> to memref<1x1xf32, strided<[1, 1]>>
  return
}

// -----

func.func @stride_of_both_dropped(%m: memref<8x1x8xf32>) {
  // expected-error@below {{expected result type to be 'memref<1x1x4xf32, strided<[8, 8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x4xf32, strided<[4, 1]>>'}}
  %0 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x1x8xf32> to memref<1x4xf32, strided<[4, 1]>>
  return
}

// -----

func.func @number_of_offsets(%m: memref<8x8xf32>) {
  // expected-error@below {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @number_of_sizes(%m: memref<8x8xf32>) {
  // expected-error@below {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0, 0] [4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @number_of_strides(%m: memref<8x8xf32>) {
  // expected-error@below {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0, 0] [4, 4] [1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @number_of_dynamic_offsets(%m: memref<8xf32>) {
  // expected-error@below {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (0 vs 1)}}
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<8xf32>) -> memref<4xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @negative_offset(%m: memref<8xf32>) {
  // expected-error@below {{expected offsets to be non-negative, but got -1}}
  %0 = memref.subview %m[-1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: -1>>
  return
}

// -----

func.func @negative_size(%m: memref<8xf32>) {
  // expected-error@below {{expected sizes to be non-negative, but got -4}}
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -4>, static_strides = array<i64: 1>}> : (memref<8xf32>) -> memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @offset_outside(%m: memref<8x8xf32>) {
  // expected-error@below {{offset 1 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[0, 8] [4, 0] [1, 1] : memref<8x8xf32> to memref<4x0xf32, strided<[8, 1], offset: 8>>
  return
}

// -----

func.func @runs_outside(%m: memref<8x8xf32>) {
  // expected-error@below {{slice along dimension 0 runs out-of-bounds: 9 >= 8}}
  %0 = memref.subview %m[3, 0] [4, 4] [2, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[16, 1], offset: 24>>
  return
}
