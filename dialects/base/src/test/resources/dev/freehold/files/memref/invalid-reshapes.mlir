// RUN: freehold-opt %s -split-input-file -verify-diagnostics

func.func @not_an_expansion(%m: memref<2x4xf32>) {
  // expected-error@below {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
  %0 = memref.expand_shape %m [[0], [1]] output_shape [8] : memref<2x4xf32> into memref<8xf32>
  return
}

// -----

func.func @not_a_collapse(%m: memref<8xf32>) {
  // expected-error@below {{'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<8xf32> into memref<2x4xf32>
  return
}

// -----

func.func @number_of_groups(%m: memref<8xf32>) {
  // expected-error@below {{'memref.expand_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.expand_shape %m [[0], [1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  return
}

// -----

func.func @groups_with_gap(%m: memref<2x4xf32>) {
  // expected-error@below {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[0, 2]] : memref<2x4xf32> into memref<8xf32>
  return
}

// -----

func.func @group_beyond_rank(%m: memref<2x4xf32>) {
  // expected-error@below {{'memref.collapse_shape' op reassociation index 2 is out of bounds}}
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x4xf32> into memref<8xf32>
  return
}

// -----

func.func @group_too_short(%m: memref<2x4x3xf32>) {
  // expected-error@below {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x4x3xf32> into memref<8xf32>
  return
}

// -----

func.func @scalar_of_several(%m: memref<1x2xf32>) {
  // expected-error@below {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %m [] : memref<1x2xf32> into memref<f32>
  return
}

// -----

func.func @static_size_of_dynamic_group(%m: memref<?x4xf32>) {
  // expected-error@below {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<8xf32>
  return
}

// -----

func.func @dynamic_size_of_static_group(%m: memref<2x4xf32>) {
  // expected-error@below {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32> into memref<?xf32>
  return
}

// -----

func.func @size_of_group(%m: memref<2x4xf32>) {
  // expected-error@below {{'memref.collapse_shape' op collapsed dim size (9) must equal reassociation group size (8)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32> into memref<9xf32>
  return
}

// -----

func.func @collapse_with_gaps(%m: memref<2x4xf32, strided<[5, 1]>>) {
  // expected-error@below {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32, strided<[5, 1]>> into memref<8xf32, strided<[1]>>
  return
}

// -----

func.func @collapsed_layout(%m: memref<2x4xf32, strided<[8, 2]>>) {
  // expected-error@below {{'memref.collapse_shape' op expected collapsed type to be 'memref<8xf32, strided<[2]>>' but found 'memref<8xf32>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32, strided<[8, 2]>> into memref<8xf32>
  return
}

// -----

func.func @expanded_layout(%m: memref<8xf32, strided<[2]>>) {
  // expected-error@below {{'memref.expand_shape' op expected expanded type to be 'memref<2x4xf32, strided<[8, 2]>>' but found 'memref<2x4xf32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32, strided<[2]>> into memref<2x4xf32>
  return
}

// -----

func.func @expanded_memory_space(%m: memref<8xf32>) {
  // expected-error@below {{'memref.expand_shape' op expected expanded type to be 'memref<2x4xf32>' but found 'memref<2x4xf32, 1>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32, 1>
  return
}

// -----

func.func @output_rank(%m: memref<8xf32>) {
  // expected-error@below {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 3 inputs instead}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4, 1] : memref<8xf32> into memref<2x4xf32>
  return
}

// -----

func.func @output_size(%m: memref<8xf32>) {
  // expected-error@below {{'memref.expand_shape' op invalid output shape provided at pos 0}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 2] : memref<8xf32> into memref<2x4xf32>
  return
}

// -----

func.func @output_operands(%m: memref<?xf32>, %n: index) {
  // expected-error@below {{'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 1 dynamic dims while output_shape has 2 values}}
  %0 = "memref.expand_shape"(%m, %n, %n) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf32>, index, index) -> memref<?x4xf32>
  return
}

// -----

func.func @expand_layout_without_strides(%m: memref<8xf32, affine_map<(i) -> (i mod 2)>>) {
  // expected-error@below {{'memref.expand_shape' op operand #0 must be strided memref of any type values, but got 'memref<8xf32, affine_map<(d0) -> (d0 mod 2)>>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32, affine_map<(i) -> (i mod 2)>> into memref<2x4xf32>
  return
}
