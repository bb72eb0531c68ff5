// RUN: freehold-opt %s -split-input-file -verify-diagnostics

func.func @cast_to_other_element(%t: tensor<4xf32>) {
  // expected-error@below {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4xf32> to tensor<4xi32>
  return
}

// -----

func.func @cast_to_other_size(%t: tensor<4xf32>) {
  // expected-error@below {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @cast_to_other_rank(%t: tensor<4xf32>) {
  // expected-error@below {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<?x?xf32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?x?xf32>
  return
}

// -----

func.func @cast_of_memref(%t: memref<4xf32>) {
  // expected-error@below {{custom op 'tensor.cast' invalid kind of type specified}}
  %0 = tensor.cast %t : memref<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @bitcast_to_other_width(%t: tensor<4xf32>) {
  // expected-error@below {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi64>' are cast incompatible}}
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi64>
  return
}

// -----

func.func @bitcast_to_other_size(%t: tensor<4xf32>) {
  // expected-error@below {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<5xi32>' are cast incompatible}}
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<5xi32>
  return
}

// -----

func.func @bitcast_of_index(%t: tensor<4xindex>) {
  // expected-error@below {{'tensor.bitcast' op operand #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<4xindex>'}}
  %0 = tensor.bitcast %t : tensor<4xindex> to tensor<4xi64>
  return
}

// -----

func.func @collapse_empty_group(%t: tensor<2x3xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op reassociation indices must not be empty}}
  %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<2x3xf32> into tensor<6x1xf32>
  return
}

// -----

func.func @collapse_to_more_dimensions(%t: tensor<6xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op expected the expanded type, 'tensor<6xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<2x3xf32>'.}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @collapse_with_few_groups(%t: tensor<2x3x4xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return
}

// -----

func.func @collapse_with_missing_dimension(%t: tensor<2x3x4xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %0 = tensor.collapse_shape %t [[0], [1]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return
}

// -----

func.func @collapse_with_gap(%t: tensor<2x3x4xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op expected reassociation map #1 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %t [[0], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return
}

// -----

func.func @collapse_in_other_order(%t: tensor<2x3x4xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %t [[1, 0], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return
}

// -----

func.func @collapse_to_other_size(%t: tensor<2x3x4xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<5x4xf32>
  return
}

// -----

func.func @collapse_dynamic_to_static(%t: tensor<?x3x4xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x3x4xf32> into tensor<6x4xf32>
  return
}

// -----

func.func @collapse_static_to_dynamic(%t: tensor<2x3x4xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<?x4xf32>
  return
}

// -----

func.func @collapse_to_other_element(%t: tensor<2x3xf32>) {
  // expected-error@below {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<6xf32>', but got 'tensor<6xi32>'}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<6xi32>
  return
}

// -----

func.func @expand_with_short_shape(%t: tensor<6xf32>) {
  // expected-error@below {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @expand_with_missing_size(%t: tensor<?xf32>) {
  // expected-error@below {{'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 1 dynamic dims while output_shape has 0 values}}
  %0 = "tensor.expand_shape"(%t) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, -9223372036854775808>}> : (tensor<?xf32>) -> tensor<2x?xf32>
  return
}

// -----

func.func @expand_to_other_size(%t: tensor<6xf32>) {
  // expected-error@below {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 4}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<6xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @reshape_to_other_element(%t: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error@below {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @reshape_to_other_rank(%t: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error@below {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @reshape_by_shape_of_unknown_length(%t: tensor<4xf32>, %s: tensor<?xi32>) {
  // expected-error@below {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<?xi32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @reshape_to_other_count(%t: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error@below {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<5xf32>
  return
}

// -----

func.func @reshape_by_floats(%t: tensor<4xf32>, %s: tensor<1xf32>) {
  // expected-error@below {{'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<1xf32>'}}
  %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @dim_of_scalar(%t: tensor<f32>, %i: index) {
  // expected-error@below {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %t, %i : tensor<f32>
  return
}

// -----

func.func @empty_with_few_sizes() {
  // expected-error@below {{'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.empty() : tensor<?xf32>
  return
}

// -----

func.func @generate_with_many_sizes(%n: index, %x: f32) {
  // expected-error@below {{'tensor.generate' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32>
  return
}

// -----

func.func @generate_with_few_arguments(%x: f32) {
  // expected-error@below {{must have one body argument per input dimension}}
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32>
  return
}

// -----

func.func @generate_with_other_argument(%x: f32) {
  // expected-error@below {{all body arguments must be index}}
  %0 = tensor.generate {
  ^bb0(%i: i32):
    tensor.yield %x : f32
  } : tensor<4xf32>
  return
}

// -----

func.func @generate_of_other_element(%x: f64) {
  // expected-error@below {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %x : f64
  } : tensor<4xf32>
  return
}

// -----

func.func @generate_with_other_terminator(%x: f32) {
  %0 = "tensor.generate"() ({
  ^bb0(%i: index):
    // expected-error@below {{'func.return' op expects parent op 'func.func'}}
    "func.return"(%x) : (f32) -> ()
  }) : () -> tensor<4xf32>
}

// -----

func.func @extract_other_element(%t: tensor<4xf32>, %i: index) {
  // expected-error@below {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %0 = "tensor.extract"(%t, %i) : (tensor<4xf32>, index) -> f64
  return
}

// -----

func.func @extract_with_few_indices(%t: tensor<4x4xf32>, %i: index) {
  // expected-error@below {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %t[%i] : tensor<4x4xf32>
  return
}

// -----

func.func @insert_with_many_indices(%t: tensor<4xf32>, %x: f32, %i: index) {
  // expected-error@below {{'tensor.insert' op incorrect number of indices}}
  %0 = tensor.insert %x into %t[%i, %i] : tensor<4xf32>
  return
}

// -----

func.func @insert_other_element(%t: tensor<4xf32>, %x: f64, %i: index) {
  // expected-error@below {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  %0 = "tensor.insert"(%x, %t, %i) : (f64, tensor<4xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @insert_into_other_type(%t: tensor<4xf32>, %x: f32, %i: index) {
  // expected-error@below {{'tensor.insert' op failed to verify that result type matches type of dest}}
  %0 = "tensor.insert"(%x, %t, %i) : (f32, tensor<4xf32>, index) -> tensor<5xf32>
  return
}

// -----

func.func @from_few_elements(%x: f32) {
  // expected-error@below {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%x) : (f32) -> tensor<2xf32>
  return
}

// -----

func.func @from_elements_of_unknown_size(%x: f32) {
  // expected-error@below {{'tensor.from_elements' op result #0 must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = "tensor.from_elements"(%x) : (f32) -> tensor<?xf32>
  return
}

// -----

func.func @splat_with_few_sizes(%x: f32) {
  // expected-error@below {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.splat %x : tensor<?xf32>
  return
}

// -----

func.func @splat_of_other_element(%x: f32) {
  // expected-error@below {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  %0 = "tensor.splat"(%x) : (f32) -> tensor<4xf64>
  return
}

// -----

func.func @slice_of_other_element(%t: tensor<8xf32>) {
  // expected-error@below {{expected element type to be 'f32'}}
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf64>
  return
}

// -----

func.func @slice_of_other_size(%t: tensor<8xf32>) {
  // expected-error@below {{expected type to be 'tensor<4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<5xf32>
  return
}

// -----

func.func @slice_of_higher_rank(%t: tensor<8xf32>) {
  // expected-error@below {{expected rank to be smaller or equal to the other rank. }}
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4x1xf32>
  return
}

// -----

func.func @slice_that_is_too_long(%t: tensor<8xf32>) {
  // expected-error@below {{slice along dimension 0 runs out-of-bounds: 9 >= 8}}
  %0 = tensor.extract_slice %t[6] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return
}

// -----

func.func @slice_that_begins_outside(%t: tensor<8xf32>) {
  // expected-error@below {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = tensor.extract_slice %t[8] [1] [1] : tensor<8xf32> to tensor<1xf32>
  return
}

// -----

func.func @slice_with_few_offsets(%t: tensor<8x8xf32>) {
  // expected-error@below {{expected 2 offset values, got 1}}
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<8x8xf32> to tensor<4xf32>
  return
}

// -----

func.func @insert_slice_of_other_element(%t: tensor<8xf32>, %p: tensor<4xf64>) {
  // expected-error@below {{expected element type to be 'f32'}}
  %0 = tensor.insert_slice %p into %t[0] [4] [1] : tensor<4xf64> into tensor<8xf32>
  return
}

// -----

func.func @insert_slice_of_other_size(%t: tensor<8xf32>, %p: tensor<5xf32>) {
  // expected-error@below {{expected type to be 'tensor<4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.insert_slice %p into %t[0] [4] [1] : tensor<5xf32> into tensor<8xf32>
  return
}

// -----

func.func @insert_slice_of_higher_rank(%t: tensor<8xf32>, %p: tensor<4x1xf32>) {
  // expected-error@below {{expected rank to be smaller or equal to the other rank. }}
  %0 = tensor.insert_slice %p into %t[0] [4] [1] : tensor<4x1xf32> into tensor<8xf32>
  return
}

// -----

func.func @insert_slice_outside(%t: tensor<8xf32>, %p: tensor<4xf32>) {
  // expected-error@below {{slice along dimension 0 runs out-of-bounds: 9 >= 8}}
  %0 = tensor.insert_slice %p into %t[6] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return
}

// -----

func.func @insert_slice_into_other_type(%t: tensor<8xf32>, %p: tensor<4xf32>) {
  // expected-error@below {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  %0 = "tensor.insert_slice"(%p, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<8xf32>) -> tensor<9xf32>
  return
}

// -----

func.func @parallel_insert_outside_of_loop(%t: tensor<8xf32>, %p: tensor<4xf32>) {
  // expected-error@below {{expected InParallelOpInterface parent, got:}}
  tensor.parallel_insert_slice %p into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return
}

// -----

func.func @parallel_insert_into_other_tensor(%t: tensor<8xf32>, %p: tensor<4xf32>, %n: index) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      // expected-error@below {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
      tensor.parallel_insert_slice %p into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return
}

// -----

func.func @parallel_insert_of_other_size(%t: tensor<8xf32>, %p: tensor<4xf32>, %n: index) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      // expected-error@below {{expected type to be 'tensor<5xf32>' or a rank-reduced version. (size mismatch) }}
      tensor.parallel_insert_slice %p into %o[0] [5] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return
}

// -----

func.func @parallel_insert_with_few_offsets(%t: tensor<8x8xf32>, %p: tensor<4xf32>, %n: index) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      // expected-error@below {{expected 2 offset values, got 1}}
      tensor.parallel_insert_slice %p into %o[0] [4] [1] : tensor<4xf32> into tensor<8x8xf32>
    }
  }
  return
}

// -----

func.func @pad_to_other_size(%t: tensor<4xf32>, %x: f32) {
  // expected-error@below {{specified type 'tensor<7xf32>' does not match the inferred type 'tensor<6xf32>'}}
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<7xf32>
  return
}

// -----

func.func @pad_to_other_rank(%t: tensor<4xf32>, %x: f32) {
  // expected-error@below {{specified type 'tensor<6x1xf32>' does not match the inferred type 'tensor<6xf32>'}}
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6x1xf32>
  return
}

// -----

func.func @pad_with_few_amounts(%t: tensor<4x4xf32>, %x: f32) {
  // expected-error@below {{failed to infer expectedType from sourceType 'tensor<4x4xf32>', specified resultType is 'tensor<6xf32>'}}
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<6xf32>
  return
}

// -----

func.func @pad_with_few_arguments(%t: tensor<4x4xf32>, %x: f32) {
  // expected-error@below {{expected the block to have 2 arguments}}
  %0 = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @pad_with_other_argument(%t: tensor<4xf32>, %x: f32) {
  // expected-error@below {{'tensor.pad' op expected block argument 1 to be an index}}
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: i32):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @pad_with_other_element(%t: tensor<4xf32>, %x: f64) {
  // expected-error@below {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f64
  } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @yield_outside(%x: f32) {
  // expected-error@below {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
  "tensor.yield"(%x) : (f32) -> ()
  return
}

// -----

func.func @concat_nothing() {
  // expected-error@below {{'tensor.concat' op requires at least one input}}
  %0 = "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<4xf32>
  return
}

// -----

func.func @concat_to_other_rank(%a: tensor<4xf32>) {
  // expected-error@below {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8x1xf32>
  return
}

// -----

func.func @concat_to_other_element(%a: tensor<4xf32>) {
  // expected-error@below {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf64>
  return
}

// -----

func.func @concat_in_dimension_beyond_rank(%a: tensor<4xf32>) {
  // expected-error@below {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(1) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @concat_of_other_sizes(%a: tensor<4x2xf32>, %b: tensor<4x3xf32>) {
  // expected-error@below {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<8x?xf32>
  return
}

// -----

func.func @concat_to_other_size(%a: tensor<4xf32>) {
  // expected-error@below {{'tensor.concat' op result type 'tensor<9xf32>'does not match inferred shape 'tensor<8xf32>' static sizes}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32>
  return
}

// -----

func.func @gather_without_dimensions(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) {
  // expected-error@below {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %t[%i] gather_dims([]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x4xf32>
  return
}

// -----

func.func @gather_with_many_dimensions(%t: tensor<4xf32>, %i: tensor<7x2xindex>) {
  // expected-error@below {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %t[%i] gather_dims([0, 1]) : (tensor<4xf32>, tensor<7x2xindex>) -> tensor<7xf32>
  return
}

// -----

func.func @gather_with_other_length(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) {
  // expected-error@below {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %t[%i] gather_dims([0]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x4xf32>
  return
}

// -----

func.func @gather_negative_dimension(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) {
  // expected-error@below {{'tensor.gather' op gather_dims value must be non-negative}}
  %0 = tensor.gather %t[%i] gather_dims([-1, 0]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x4xf32>
  return
}

// -----

func.func @gather_large_dimension(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) {
  // expected-error@below {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %t[%i] gather_dims([0, 3]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x4xf32>
  return
}

// -----

func.func @gather_unsorted_dimensions(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) {
  // expected-error@below {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %t[%i] gather_dims([1, 0]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x4xf32>
  return
}

// -----

func.func @gather_to_other_size(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) {
  // expected-error@below {{'tensor.gather' op result type mismatch: expected 'tensor<7x4x1x1xf32>' or its rank-reduced variant 'tensor<7x4xf32>' (got: 'tensor<7x5xf32>')}}
  %0 = tensor.gather %t[%i] gather_dims([1, 2]) : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x5xf32>
  return
}

// -----

func.func @gather_by_floats(%t: tensor<4xf32>, %i: tensor<7x1xf32>) {
  // expected-error@below {{'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<7x1xf32>'}}
  %0 = tensor.gather %t[%i] gather_dims([0]) : (tensor<4xf32>, tensor<7x1xf32>) -> tensor<7xf32>
  return
}

// -----

func.func @scatter_with_duplicates(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>, %p: tensor<7x4xf32>) {
  // expected-error@below {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %p into %t[%i] scatter_dims([1, 2]) : (tensor<7x4xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @scatter_of_other_size(%t: tensor<4x5x6xf32>, %i: tensor<7x2xindex>, %p: tensor<7x5xf32>) {
  // expected-error@below {{'tensor.scatter' op source type mismatch: expected 'tensor<7x4x1x1xf32>' or its rank-reduced variant 'tensor<7x4xf32>' (got: 'tensor<7x5xf32>')}}
  %0 = tensor.scatter %p into %t[%i] scatter_dims([1, 2]) unique : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
  return
}
