// RUN: freehold-opt %s -split-input-file -verify-diagnostics

func.func @apply_of_two_results(%i: index) {
  // expected-error@below {{'affine.apply' op mapping must produce one value}}
  %0 = "affine.apply"(%i) <{map = affine_map<(i) -> (i, i)>}> : (index) -> index
  return
}

// -----

func.func @apply_operands(%i: index) {
  // expected-error@below {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.apply"(%i) <{map = affine_map<(i, j) -> (i + j)>}> : (index) -> index
  return
}

// -----

func.func @apply_dims_in_text(%i: index) {
  // expected-error@below {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(i, j) -> (i + j)>(%i)
  return
}

// -----

func.func @apply_symbols_in_text(%i: index) {
  // expected-error@below {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(i)[s] -> (i + s)>(%i)
  return
}

// -----

func.func @apply_dim_as_symbol() {
  affine.for %i = 0 to 4 {
    // expected-error@below {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s] -> (s)>()[%i]
  }
  return
}

// -----

func.func @min_without_results(%i: index) {
  // expected-error@below {{'affine.min' op affine map expect at least one result}}
  %0 = affine.min affine_map<(i) -> ()>(%i)
  return
}

// -----

func.func @min_operands(%i: index) {
  // expected-error@below {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<(i, j) -> (i, j)>(%i)
  return
}

// -----

func.func @max_without_results(%i: index) {
  // expected-error@below {{'affine.max' op affine map expect at least one result}}
  %0 = affine.max affine_map<(i) -> ()>(%i)
  return
}

// -----

func.func @delinearize_results(%i: index) {
  // expected-error@below {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0 = affine.delinearize_index %i into (2, 3) : index
  return
}

// -----

func.func @delinearize_zero_size(%i: index) {
  // expected-error@below {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %i into (2, 0) : index, index
  return
}

// -----

func.func @delinearize_negative_size(%i: index) {
  // expected-error@below {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2, -3>}> : (index) -> (index, index)
  return
}

// -----

func.func @delinearize_dynamic_sizes(%i: index) {
  // expected-error@below {{'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0:2 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2, -9223372036854775808>}> : (index) -> (index, index)
  return
}

// -----

func.func @linearize_indices(%i: index) {
  // expected-error@below {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%i] by (2, 3) : index
  return
}

// -----

func.func @linearize_dynamic_sizes(%i: index) {
  // expected-error@below {{'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "affine.linearize_index"(%i, %i, %i) <{operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: 2, 3>}> : (index, index, index) -> index
  return
}

// -----

func.func @dma_start_operands(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%m, %n, %m, %n, %m, %n, %n, %n) {src_map = affine_map<(i) -> (i)>, dst_map = affine_map<(i) -> (i)>, tag_map = affine_map<(i) -> (i)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, index, index, index) -> ()
  return
}

// -----

func.func @dma_start_source(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op expected DMA source to be of memref type}}
  "affine.dma_start"(%n, %n, %m, %n, %m, %n, %n) {src_map = affine_map<(i) -> (i)>, dst_map = affine_map<(i) -> (i)>, tag_map = affine_map<(i) -> (i)>} : (index, index, memref<4xf32>, index, memref<4xf32>, index, index) -> ()
  return
}

// -----

func.func @dma_start_destination(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op expected DMA destination to be of memref type}}
  "affine.dma_start"(%m, %n, %n, %n, %m, %n, %n) {src_map = affine_map<(i) -> (i)>, dst_map = affine_map<(i) -> (i)>, tag_map = affine_map<(i) -> (i)>} : (memref<4xf32>, index, index, index, memref<4xf32>, index, index) -> ()
  return
}

// -----

func.func @dma_start_tag(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{'affine.dma_start' op expected DMA tag to be of memref type}}
  "affine.dma_start"(%m, %n, %m, %n, %n, %n, %n) {src_map = affine_map<(i) -> (i)>, dst_map = affine_map<(i) -> (i)>, tag_map = affine_map<(i) -> (i)>} : (memref<4xf32>, index, memref<4xf32>, index, index, index, index) -> ()
  return
}

// -----

func.func @dma_start_source_index_type(%m: memref<4xf32>, %n: index, %x: i32) {
  // expected-error@below {{'affine.dma_start' op src index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %x, %m, %n, %m, %n, %n) {src_map = affine_map<(i) -> (i)>, dst_map = affine_map<(i) -> (i)>, tag_map = affine_map<(i) -> (i)>} : (memref<4xf32>, i32, memref<4xf32>, index, memref<4xf32>, index, index) -> ()
  return
}

// -----

func.func @dma_start_destination_index_type(%m: memref<4xf32>, %n: index, %x: i32) {
  // expected-error@below {{'affine.dma_start' op dst index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %n, %m, %x, %m, %n, %n) {src_map = affine_map<(i) -> (i)>, dst_map = affine_map<(i) -> (i)>, tag_map = affine_map<(i) -> (i)>} : (memref<4xf32>, index, memref<4xf32>, i32, memref<4xf32>, index, index) -> ()
  return
}

// -----

func.func @dma_start_tag_index_type(%m: memref<4xf32>, %n: index, %x: i32) {
  // expected-error@below {{'affine.dma_start' op tag index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %n, %m, %n, %m, %x, %n) {src_map = affine_map<(i) -> (i)>, dst_map = affine_map<(i) -> (i)>, tag_map = affine_map<(i) -> (i)>} : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, i32, index) -> ()
  return
}

// -----

func.func @dma_start_index_is_loaded(%m: memref<4xf32>, %n: index, %j: memref<index>) {
  scf.for %k = %n to %n step %n {
    %i = memref.load %j[] : memref<index>
    // expected-error@below {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
    affine.dma_start %m[%i], %m[%n], %m[%n], %n : memref<4xf32>, memref<4xf32>, memref<4xf32>
  }
  return
}

// -----

func.func @dma_start_one_stride(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %m[%n], %m[%n], %m[%n], %n, %n : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @dma_start_two_types(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %m[%n], %m[%n], %m[%n], %n : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @dma_wait_tag(%n: index) {
  // expected-error@below {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %n[%n], %n : index
  return
}

// -----

func.func @dma_wait_tag_in_generic_form(%n: index) {
  // expected-error@below {{'affine.dma_wait' op expected DMA tag to be of memref type}}
  "affine.dma_wait"(%n, %n, %n) {tag_map = affine_map<(i) -> (i)>} : (index, index, index) -> ()
  return
}

// -----

func.func @dma_wait_index_type(%m: memref<4xf32>, %n: index, %x: i32) {
  // expected-error@below {{'affine.dma_wait' op index to dma_wait must have 'index' type}}
  "affine.dma_wait"(%m, %x, %n) {tag_map = affine_map<(i) -> (i)>} : (memref<4xf32>, i32, index) -> ()
  return
}

// -----

func.func @dma_wait_index_is_loaded(%m: memref<4xf32>, %n: index, %j: memref<index>) {
  scf.for %k = %n to %n step %n {
    %i = memref.load %j[] : memref<index>
    // expected-error@below {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %m[%i], %n : memref<4xf32>
  }
  return
}

// -----

func.func @for_without_to() {
  // expected-error@below {{custom op 'affine.for' expected 'to' between bounds}}
  affine.for %i = 0 until 4 {
  }
  return
}

// -----

func.func @for_two_bounds(%n: index) {
  // expected-error@below {{custom op 'affine.for' expected only one loop bound operand}}
  affine.for %i = %n, %n to 4 {
  }
  return
}

// -----

func.func @for_bound_is_string() {
  // expected-error@below {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %i = "zero" to 4 {
  }
  return
}

// -----

func.func @for_dims_of_bound(%n: index) {
  // expected-error@below {{custom op 'affine.for' dim operand count and affine map dim count must match}}
  affine.for %i = 0 to affine_map<(i, j) -> (i + j)>(%n) {
  }
  return
}

// -----

func.func @for_symbols_of_bound(%n: index) {
  // expected-error@below {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
  affine.for %i = 0 to affine_map<(i)[s] -> (i + s)>(%n) {
  }
  return
}

// -----

func.func @for_lower_bounds_without_max(%n: index) {
  // expected-error@below {{custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' prefix}}
  affine.for %i = affine_map<(i) -> (i, 4)>(%n) to 10 {
  }
  return
}

// -----

func.func @for_upper_bounds_without_min(%n: index) {
  // expected-error@below {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %i = 0 to affine_map<(i) -> (i, 4)>(%n) {
  }
  return
}

// -----

func.func @for_negative_step() {
  // expected-error@below {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %i = 0 to 4 step -1 {
  }
  return
}

// -----

func.func @for_types_of_arguments(%x: f32) {
  // expected-error@below {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  %0 = affine.for %i = 0 to 4 iter_args(%a = %x, %b = %x) -> (f32) {
    affine.yield %a : f32
  }
  return
}

// -----

func.func @for_without_lower_bound(%n: index) {
  // expected-error@below {{'affine.for' op expected lower bound map to have at least one result}}
  affine.for %i = max affine_map<(i) -> ()>(%n) to 4 {
  }
  return
}

// -----

func.func @for_without_upper_bound(%n: index) {
  // expected-error@below {{'affine.for' op expected upper bound map to have at least one result}}
  affine.for %i = 0 to min affine_map<(i) -> ()>(%n) {
  }
  return
}

// -----

func.func @for_without_variable() {
  // expected-error@below {{'affine.for' op different number of inits and region iter_args: 0 != 18446744073709551615}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @for_variable_type() {
  // expected-error@below {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: i32):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @for_arguments(%x: f32) {
  // expected-error@below {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index):
    affine.yield %x : f32
  }) : (f32) -> f32
  return
}

// -----

func.func @for_yields_too_little(%x: f32) {
  %0 = affine.for %i = 0 to 4 iter_args(%a = %x) -> (f32) {
    // expected-error@below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield
  }
  return
}

// -----

func.func @for_results(%x: f32) {
  "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index, %a: f32):
    // expected-error@below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield %a : f32
  }) : (f32) -> ()
  return
}

// -----

func.func @for_init_type(%x: f32) {
  // expected-error@below {{'affine.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'f64'}}
  %0 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index, %a: f64):
    affine.yield %a : f64
  }) : (f32) -> f64
  return
}

// -----

func.func @for_yields_another_type(%x: f32, %y: f64) {
  %0 = affine.for %i = 0 to 4 iter_args(%a = %x) -> (f32) {
    // expected-error@below {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %y : f64
  }
  return
}

// -----

func.func @for_result_type(%x: f32) {
  %0 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index, %a: f32):
    // expected-error@below {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %a : f32
  }) : (f32) -> f64
  return
}

// -----

func.func @for_bound_is_no_dim(%m: memref<index>) {
  scf.execute_region {
    %n = memref.load %m[] : memref<index>
    // expected-error@below {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %i = 0 to affine_map<(i) -> (i)>(%n) {
    }
    scf.yield
  }
  return
}

// -----

func.func @for_bound_is_no_symbol(%m: memref<index>) {
  scf.execute_region {
    %n = memref.load %m[] : memref<index>
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = %n to 4 {
    }
    scf.yield
  }
  return
}

// -----

func.func @if_operands(%n: index) {
  // expected-error@below {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"(%n) <{condition = affine_set<() : (0 == 0)>}> ({
    affine.yield
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @if_dims(%n: index) {
  // expected-error@below {{custom op 'affine.if' dim operand count and integer set dim count must match}}
  affine.if affine_set<(i, j) : (i - j >= 0)>(%n) {
  }
  return
}

// -----

func.func @if_symbols(%n: index) {
  // expected-error@below {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(i)[s] : (i - s >= 0)>(%n) {
  }
  return
}

// -----

func.func @if_operand_is_no_dim(%m: memref<index>) {
  affine.for %i = 0 to 4 {
    %n = memref.load %m[] : memref<index>
    // expected-error@below {{'affine.if' op operand cannot be used as a dimension id}}
    affine.if affine_set<(i) : (i >= 0)>(%n) {
    }
  }
  return
}

// -----

func.func @if_yields_too_little(%n: index) {
  %0 = affine.if affine_set<(i) : (i >= 0)>(%n) -> f32 {
    // expected-error@below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield
  } else {
    affine.yield
  }
  return
}

// -----

func.func @load_indices(%m: memref<4x4xf32>, %i: index) {
  // expected-error@below {{'affine.load' op affine map num results must equal memref rank}}
  %0 = affine.load %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @load_operands(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{'affine.load' op expects as many subscripts as affine map inputs}}
  %0 = "affine.load"(%m, %i, %i) <{map = affine_map<(i) -> (i)>}> : (memref<4xf32>, index, index) -> f32
  return
}

// -----

func.func @load_type(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%m, %i) <{map = affine_map<(i) -> (i)>}> : (memref<4xf32>, index) -> f64
  return
}

// -----

func.func @load_index_is_no_dim(%m: memref<4xf32>, %j: memref<index>) {
  affine.for %k = 0 to 4 {
    %i = memref.load %j[] : memref<index>
    // expected-error@below {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%i] : memref<4xf32>
  }
  return
}

// -----

func.func @load_index_is_no_symbol(%m: memref<4xf32>, %j: memref<index>) {
  affine.for %k = 0 to 4 {
    // expected-error@below {{'affine.load' op operand cannot be used as a symbol}}
    %0 = affine.load %m[symbol(%k)] : memref<4xf32>
  }
  return
}

// -----

func.func @store_type(%m: memref<4xf32>, %i: index, %x: f64) {
  // expected-error@below {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%x, %m, %i) <{map = affine_map<(i) -> (i)>}> : (f64, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @store_indices(%m: memref<4x4xf32>, %i: index, %x: f32) {
  // expected-error@below {{'affine.store' op affine map num results must equal memref rank}}
  affine.store %x, %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @vector_load_elements(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %m[%i] : memref<4xf32>, vector<2xf64>
  return
}

// -----

func.func @vector_load_indices(%m: memref<4x4xf32>, %i: index) {
  // expected-error@below {{'affine.vector_load' op affine map num results must equal memref rank}}
  %0 = affine.vector_load %m[%i] : memref<4x4xf32>, vector<2xf32>
  return
}

// -----

func.func @vector_store_elements(%m: memref<4xf32>, %i: index, %v: vector<2xf64>) {
  // expected-error@below {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %v, %m[%i] : memref<4xf32>, vector<2xf64>
  return
}

// -----

func.func @prefetch_indices(%m: memref<4x4xf32>, %i: index) {
  // expected-error@below {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[%i], read, locality<3>, data : memref<4x4xf32>
  return
}

// -----

func.func @prefetch_operands(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{'affine.prefetch' op too few operands}}
  "affine.prefetch"(%m) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = affine_map<(i) -> (i)>}> : (memref<4xf32>) -> ()
  return
}

// -----

func.func @prefetch_access(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[%i], touch, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @prefetch_cache(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{custom op 'affine.prefetch' cache type has to be 'data' or 'instr'}}
  affine.prefetch %m[%i], write, locality<3>, code : memref<4xf32>
  return
}

// -----

func.func @prefetch_index_is_no_dim(%m: memref<4xf32>, %j: memref<index>) {
  affine.for %k = 0 to 4 {
    %i = memref.load %j[] : memref<index>
    // expected-error@below {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[%i], read, locality<3>, data : memref<4xf32>
  }
  return
}

// -----

func.func @parallel_groups() {
  // expected-error@below {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (2) and upper bound (1), and the number of steps (1) must all match}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0, 0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @parallel_empty_group() {
  // expected-error@below {{'affine.parallel' op expected lower bound map to have at least one result}}
  "affine.parallel"() <{lowerBoundsGroups = dense<0> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> ()>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @parallel_lower_bounds() {
  // expected-error@below {{'affine.parallel' op expected lower bounds map to have 2 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @parallel_upper_bounds() {
  // expected-error@below {{'affine.parallel' op expected upper bounds map to have 1 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4, 5)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @parallel_reductions() {
  // expected-error@below {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = affine.parallel (%i) = (0) to (4) -> (f32) {
    %1 = arith.constant 0.0 : f32
    affine.yield %1 : f32
  }
  return
}

// -----

func.func @parallel_float_reduction() {
  // expected-error@below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("addf") -> (i32) {
    %1 = arith.constant 0 : i32
    affine.yield %1 : i32
  }
  return
}

// -----

func.func @parallel_integer_reduction() {
  // expected-error@below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("muli") -> (f32) {
    %1 = arith.constant 0.0 : f32
    affine.yield %1 : f32
  }
  return
}

// -----

func.func @parallel_signed_reduction() {
  // expected-error@below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("maxs") -> (i32) {
    %1 = arith.constant 0 : i32
    affine.yield %1 : i32
  }
  return
}

// -----

func.func @parallel_unsigned_reduction() {
  // expected-error@below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("minu") -> (i32) {
    %1 = arith.constant 0 : i32
    affine.yield %1 : i32
  }
  return
}

// -----

func.func @parallel_unsupported_reduction() {
  // expected-error@below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("maxnumf") -> (f32) {
    %1 = arith.constant 0.0 : f32
    affine.yield %1 : f32
  }
  return
}

// -----

func.func @parallel_unknown_reduction() {
  // expected-error@below {{custom op 'affine.parallel' invalid reduction value: "subf"}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("subf") -> (f32) {
    %1 = arith.constant 0.0 : f32
    affine.yield %1 : f32
  }
  return
}

// -----

func.func @parallel_step_is_no_constant(%n: index) {
  // expected-error@below {{custom op 'affine.parallel' steps must be constant integers}}
  affine.parallel (%i) = (0) to (4) step (%n) {
  }
  return
}

// -----

func.func @parallel_steps() {
  // expected-error@below {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match}}
  affine.parallel (%i) = (0) to (4) step (1, 2) {
  }
  return
}

// -----

func.func @parallel_lower_bound_is_no_dim(%m: memref<index>) {
  affine.for %k = 0 to 4 {
    %n = memref.load %m[] : memref<index>
    // expected-error@below {{'affine.parallel' op operand cannot be used as a dimension id}}
    affine.parallel (%i) = (%n) to (4) {
    }
  }
  return
}

// -----

func.func @parallel_upper_bound_is_no_symbol() {
  affine.for %k = 0 to 4 {
    // expected-error@below {{'affine.parallel' op operand cannot be used as a symbol}}
    affine.parallel (%i) = (0) to (symbol(%k)) {
    }
  }
  return
}

// -----

func.func @yield_type(%n: index, %x: f64) {
  %0 = affine.if affine_set<(i) : (i >= 0)>(%n) -> f32 {
    // expected-error@below {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %x : f64
  } else {
    affine.yield %x : f64
  }
  return
}

// -----

func.func @yield_elsewhere() {
  // expected-error@below {{'affine.yield' op only terminates affine.if/for/parallel regions}}
  affine.yield
}

// -----

func.func @prefetch_symbol_is_no_dim(%m: memref<4xf32>, %j: memref<index>) {
  affine.for %k = 0 to 4 {
    %i = memref.load %j[] : memref<index>
    // expected-error@below {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[symbol(%i)], read, locality<3>, data : memref<4xf32>
  }
  return
}

// -----

func.func @for_yields_more_than_it_carries(%x: f32) {
  // expected-error@below {{'affine.for' op different number of region iter_args and yielded values: 1 != 2}}
  %0:2 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index, %a: f32):
    affine.yield %a, %x : f32, f32
  }) : (f32) -> (f32, f32)
  return
}

// -----

func.func @for_carries_another_type_than_it_yields(%x: f32, %y: f64) {
  // expected-error@below {{'affine.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'f64'}}
  %0 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index, %a: f32):
    affine.yield %y : f64
  }) : (f32) -> f64
  return
}

// -----

func.func @for_results_and_yield_are_fewer(%x: f32) {
  // expected-error@below {{'affine.for' op along control flow edge from Operation affine.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index, %a: f32):
    // expected-note@below {{region branch point}}
    affine.yield
  }) : (f32) -> ()
  return
}

// -----

func.func @for_values_are_compared_one_after_the_other(%x: f32, %y: f64) {
  // expected-error@below {{'affine.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'f64'}}
  %0:2 = "affine.for"(%x, %x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 2>}> ({
  ^bb0(%i: index, %a: f32, %b: f64):
    affine.yield %y, %y : f64, f64
  }) : (f32, f32) -> (f64, f64)
  return
}

// -----

func.func @size_at_unknown_place(%n: index) {
  affine.for %i = 0 to 10 {
    %m = memref.alloc(%n) : memref<?xf32>
    %size = memref.dim %m, %i : memref<?xf32>
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %size {
    }
  }
  return
}

// -----

func.func @size_out_of_range(%n: index) {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 10 {
    %m = memref.alloc(%n) : memref<?xf32>
    %size = memref.dim %m, %c1 : memref<?xf32>
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %size {
    }
  }
  return
}

// -----

func.func @size_before_the_first(%n: index) {
  %c-1 = arith.constant -1 : index
  affine.for %i = 0 to 10 {
    %m = memref.alloc(%n) : memref<?xf32>
    %size = memref.dim %m, %c-1 : memref<?xf32>
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %size {
    }
  }
  return
}

// -----

func.func @size_of_loaded_buffer(%n: memref<memref<?xf32>>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %m = memref.load %n[] : memref<memref<?xf32>>
    %size = memref.dim %m, %c0 : memref<?xf32>
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %size {
    }
  }
  return
}

// -----

func.func @size_of_carried_buffer(%n: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = affine.for %i = 0 to 10 iter_args(%m = %n) -> (memref<?xf32>) {
    %size = memref.dim %m, %c0 : memref<?xf32>
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %size {
    }
    affine.yield %m : memref<?xf32>
  }
  return
}

// -----

func.func @bound_is_argument_of_another_loop(%n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error@below {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = affine_map<(i) -> (i)>(%i) to 10 {
    }
  }
  return
}

// -----

func.func @parallel_reduction_of_floats_by_sign(%x: f32) {
  // expected-error@below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("mins") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @parallel_reduction_of_floats_without_sign(%x: f32) {
  // expected-error@below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (4) reduce ("maxu") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @affine_if_without_block(%n: index) {
  // expected-error@below {{'affine.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "affine.if"(%n) <{condition = affine_set<(i) : (i >= 0)>}> ({
  }, {
  }) : (index) -> ()
  return
}
