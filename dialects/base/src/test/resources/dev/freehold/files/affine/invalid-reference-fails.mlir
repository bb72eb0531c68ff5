// RUN: freehold-opt %s -split-input-file -verify-diagnostics

// The reference crashes.
func.func @dma_start_without_maps(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op requires an affine map attribute 'src_map'}}
  "affine.dma_start"(%m, %n, %m, %n, %m, %n, %n) : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, index, index) -> ()
  return
}

// -----

// The reference crashes.
func.func @dma_start_without_tag_map(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op requires an affine map attribute 'tag_map'}}
  "affine.dma_start"(%m, %n, %m, %n, %m, %n, %n) {src_map = affine_map<(i) -> (i)>, dst_map = affine_map<(i) -> (i)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, index, index) -> ()
  return
}

// -----

// The reference accepts it.
func.func @for_bound_operands(%n: index) {
  // expected-error@below {{'affine.for' op operand count and affine map dimension and symbol count must match}}
  "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 1, 0, 0>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index) -> ()
  return
}

// -----

// The reference accepts it.
func.func @for_upper_bound_operands(%n: index) {
  // expected-error@below {{'affine.for' op operand count and affine map dimension and symbol count must match}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<(i) -> (i)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

// The reference accepts it.
func.func @parallel_operands(%n: index) {
  // expected-error@below {{'affine.parallel' op operand count (1) does not match the number of inputs of the bound maps (0)}}
  "affine.parallel"(%n) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index) -> ()
  return
}

// -----

// The reference crashes.
func.func @dma_wait_operands(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{'affine.dma_wait' op requires a tag, an affine map 'tag_map' with its operands, and a number of elements}}
  "affine.dma_wait"(%m, %n) {tag_map = affine_map<(i) -> (i)>} : (memref<4xf32>, index) -> ()
  return
}

// -----

// The reference crashes.
func.func @dma_wait_without_map(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{'affine.dma_wait' op requires a tag, an affine map 'tag_map' with its operands, and a number of elements}}
  "affine.dma_wait"(%m, %n, %n) : (memref<4xf32>, index, index) -> ()
  return
}

// -----

// The reference crashes.
func.func @dma_wait_of_nothing() {
  // expected-error@below {{'affine.dma_wait' op requires a tag, an affine map 'tag_map' with its operands, and a number of elements}}
  "affine.dma_wait"() : () -> ()
  return
}
