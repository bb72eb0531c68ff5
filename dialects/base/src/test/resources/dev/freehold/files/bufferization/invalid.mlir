// RUN: freehold-opt %s -split-input-file -verify-diagnostics

func.func @alloc_tensor_sizes(%n: index) {
  // expected-error@below {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = bufferization.alloc_tensor(%n) : tensor<?x?xf32>
  return
}

// -----

func.func @alloc_tensor_unneeded_sizes(%n: index) {
  // expected-error@below {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = bufferization.alloc_tensor(%n) : tensor<4xf32>
  return
}

// -----

func.func @alloc_tensor_sizes_of_copy(%n: index, %t: tensor<?xf32>) {
  // expected-error@below {{dynamic sizes not needed when copying a tensor}}
  %0 = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
  return
}

// -----

func.func @alloc_tensor_copy_of_another_type(%t: tensor<?xf32>) {
  // expected-error@below {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @alloc_tensor_of_memref() {
  // expected-error@below {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %0 = bufferization.alloc_tensor() : memref<4xf32>
  return
}

// -----

func.func @alloc_tensor_of_memref_in_generic_form() {
  // expected-error@below {{'bufferization.alloc_tensor' op result #0 must be tensor of any type values, but got 'memref<4xf32>'}}
  %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xf32>
  return
}

// -----

func.func @clone_of_tensor(%t: tensor<4xf32>) {
  // expected-error@below {{custom op 'bufferization.clone' invalid kind of type specified}}
  %0 = bufferization.clone %t : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @dealloc_without_conditions(%m: memref<4xf32>) {
  // expected-error@below {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  "bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4xf32>) -> ()
  return
}

// -----

func.func @dealloc_without_results(%m: memref<4xf32>, %c: i1) {
  // expected-error@below {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, i1, memref<4xf32>) -> ()
  return
}

// -----

func.func @dealloc_of_tensor(%t: tensor<4xf32>, %c: i1) {
  // expected-error@below {{'bufferization.dealloc' op operand #0 must be variadic of ranked or unranked memref of any type values, but got 'tensor<4xf32>'}}
  bufferization.dealloc (%t : tensor<4xf32>) if (%c)
  return
}

// -----

func.func @dealloc_without_segments(%m: memref<4xf32>, %c: i1) {
  // expected-error@below {{'bufferization.dealloc' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "bufferization.dealloc"(%m, %c) : (memref<4xf32>, i1) -> ()
  return
}

// -----

func.func @dealloc_tensor_of_memref(%m: memref<4xf32>) {
  // expected-error@below {{custom op 'bufferization.dealloc_tensor' invalid kind of type specified}}
  bufferization.dealloc_tensor %m : memref<4xf32>
  return
}

// -----

func.func @materialize_in_vector(%t: tensor<4xf32>, %v: vector<4xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  bufferization.materialize_in_destination %t in %v : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @materialize_in_scalar(%t: tensor<4xf32>, %v: f32) {
  // expected-error@below {{'bufferization.materialize_in_destination' op operand #1 must be shaped of any type values, but got 'f32'}}
  bufferization.materialize_in_destination %t in %v : (tensor<4xf32>, f32) -> ()
  return
}

// -----

func.func @materialize_in_memref_with_result(%t: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  %0 = bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @materialize_in_tensor_without_result(%t: tensor<4xf32>, %u: tensor<4xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @materialize_result_type(%t: tensor<4xf32>, %u: tensor<4xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @materialize_restrict(%t: tensor<4xf32>, %u: tensor<4xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %0 = bufferization.materialize_in_destination %t in restrict %u : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @materialize_writable_tensor(%t: tensor<4xf32>, %u: tensor<4xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  %0 = bufferization.materialize_in_destination %t in writable %u : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @materialize_in_memref_not_writable(%t: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @materialize_other_elements(%t: tensor<4xf32>, %u: tensor<4xf64>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf64>
  return
}

// -----

func.func @materialize_other_rank(%t: tensor<4xf32>, %u: tensor<4x4xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @materialize_other_sizes(%t: tensor<4xf32>, %u: tensor<5xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @materialize_unranked(%t: tensor<*xf32>, %u: tensor<5xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<*xf32>, tensor<5xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @materialize_in_unranked(%t: tensor<5xf32>, %m: memref<*xf32>) {
  // expected-error@below {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<5xf32>, memref<*xf32>) -> ()
  return
}

// -----

func.func @to_buffer_shape(%t: tensor<4xf32>) {
  // expected-error@below {{shapes do not match}}
  // expected-error@below {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<?xf32>
  return
}

// -----

func.func @to_buffer_elements(%t: tensor<4xf32>) {
  // expected-error@below {{element types do not match}}
  // expected-error@below {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf64>
  return
}

// -----

func.func @to_buffer_without_rank(%t: tensor<4xf32>) {
  // expected-error@below {{shapes do not match}}
  // expected-error@below {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<*xf32>
  return
}

// -----

func.func @to_buffer_of_memref(%m: memref<4xf32>) {
  // expected-error@below {{custom op 'bufferization.to_buffer' invalid kind of type specified}}
  %0 = bufferization.to_buffer %m : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @to_tensor_shape(%m: memref<4xf32>) {
  // expected-error@below {{shapes do not match}}
  // expected-error@below {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @to_tensor_elements(%m: memref<4xf32>) {
  // expected-error@below {{element types do not match}}
  // expected-error@below {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf64>
  return
}

// -----

func.func @to_tensor_of_tensor(%t: tensor<4xf32>) {
  // expected-error@below {{custom op 'bufferization.to_tensor' invalid kind of type specified}}
  %0 = bufferization.to_tensor %t : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

// expected-error@below {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
func.func @attribute_of_operation() attributes {bufferization.writable = true} {
  return
}

// -----

func.func @manual_deallocation_without_allocation(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{'memref.load' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = memref.load %m[%i] {bufferization.manual_deallocation} : memref<4xf32>
  return
}

// -----

func.func @manual_deallocation_of_unknown_effects() {
  // expected-error@below {{'func.call' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  func.call @manual_deallocation_of_unknown_effects() {bufferization.manual_deallocation} : () -> ()
  return
}

// -----

// expected-error@below {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @writable_is_no_boolean(%t: tensor<4xf32> {bufferization.writable = "yes"}) {
  return
}

// -----

// expected-error@below {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @writable_is_another_integer(%t: tensor<4xf32> {bufferization.writable = 1 : i32}) {
  return
}

// -----

// expected-error@below {{'bufferization.writable' is invalid on external functions}}
func.func private @writable_of_declaration(%t: tensor<4xf32> {bufferization.writable = true})

// -----

// expected-error@below {{'bufferization.access' is expected to be a string attribute}}
func.func @access_is_no_string(%t: tensor<4xf32> {bufferization.access = 1}) {
  return
}

// -----

// expected-error@below {{invalid value for 'bufferization.access'}}
func.func @access_of_another_kind(%t: tensor<4xf32> {bufferization.access = "append"}) {
  return
}

// -----

// expected-error@below {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @layout_is_none(%t: tensor<4xf32> {bufferization.buffer_layout = "row-major"}) {
  return
}

// -----

func.func @alloc_tensor_sizes_without_rank(%n: index) {
  // expected-error@below {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = bufferization.alloc_tensor(%n) : tensor<*xf32>
  return
}
