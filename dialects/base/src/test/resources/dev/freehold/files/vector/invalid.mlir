// RUN: freehold-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

func.func @read_with_few_types(%m: memref<?xf32>, %x: f32, %i: index) {
  // expected-error@below {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>
  return
}

// -----

func.func @read_of_scalar(%m: f32, %x: f32, %i: index) {
  // expected-error@below {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %m[%i], %x : f32, vector<4xf32>
  return
}

// -----

func.func @read_to_scalar(%m: memref<?xf32>, %x: f32, %i: index) {
  // expected-error@below {{custom op 'vector.transfer_read' requires vector type}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, f32
  return
}

// -----

func.func @read_of_unranked(%m: memref<*xf32>, %x: f32) {
  // expected-error@below {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %m[], %x : memref<*xf32>, vector<4xf32>
  return
}

// -----

func.func @read_without_map(%m: memref<?xf32>, %x: f32, %i: index) {
  // expected-error@below {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<2x4xf32>
  return
}

// -----

func.func @read_with_few_indices(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@below {{'vector.transfer_read' op requires 2 indices}}
  %0 = vector.transfer_read %m[%i], %x : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @read_with_other_rank_of_map(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@below {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @read_with_few_dimensions_of_map(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@below {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @read_with_symbols(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@below {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1)[s0] -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @read_of_sum(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@below {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @read_of_constant(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@below {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @read_of_dimension_twice(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@below {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}

// -----

func.func @read_with_few_bounds(%m: memref<?x?xf32>, %x: f32, %i: index) {
  // expected-error@below {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d0, d1)> vs inBounds of size: 1}}
  %0 = vector.transfer_read %m[%i, %i], %x {in_bounds = [true]} : memref<?x?xf32>, vector<4x4xf32>
  return
}

// -----

func.func @read_with_other_mask(%m: memref<?xf32>, %x: f32, %i: index, %a: vector<8xi1>) {
  // expected-error@below {{'vector.transfer_read' op inferred mask type ('vector<4xi1>') and mask operand type ('vector<8xi1>') don't match}}
  %0 = "vector.transfer_read"(%m, %i, %x, %a) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, f32, vector<8xi1>) -> vector<4xf32>
  return
}

// -----

// expected-note@below {{prior use here}}
func.func @read_with_other_padding(%m: memref<?xf32>, %x: f64, %i: index) {
  // expected-error@below {{use of value '%x' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32>
  return
}

// -----

// expected-note@below {{prior use here}}
func.func @read_with_vector_padding(%m: memref<?xf32>, %x: vector<4xf32>, %i: index) {
  // expected-error@below {{use of value '%x' expects different type than prior uses: 'f32' vs 'vector<4xf32>'}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32>
  return
}

// -----

// expected-note@below {{prior use here}}
func.func @read_of_vectors_with_other_padding(%m: memref<?xvector<4xf32>>, %x: f32, %i: index) {
  // expected-error@below {{use of value '%x' expects different type than prior uses: 'vector<4xf32>' vs 'f32'}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xvector<4xf32>>, vector<2x4xf32>
  return
}

// -----

func.func @read_of_vectors_with_mask(%m: memref<?xvector<4xf32>>, %x: vector<4xf32>, %i: index, %a: vector<2xi1>) {
  // expected-error@below {{custom op 'vector.transfer_read' does not support masks with vector element type}}
  %0 = vector.transfer_read %m[%i], %x, %a : memref<?xvector<4xf32>>, vector<2x4xf32>
  return
}

// -----

func.func @read_of_higher_vectors(%m: memref<?xvector<2x4xf32>>, %x: vector<2x4xf32>, %i: index) {
  // expected-error@below {{'vector.transfer_read' op requires source vector element and vector result ranks to match.}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> ()>} : memref<?xvector<2x4xf32>>, vector<4xf32>
  return
}

// -----

func.func @read_of_other_width(%m: memref<?xf32>, %x: f32, %i: index) {
  // expected-error@below {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<3xi8>
  return
}

// -----

func.func @read_of_vectors_of_other_width(%m: memref<?xvector<4xf32>>, %x: vector<4xf32>, %i: index) {
  // expected-error@below {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xvector<4xf32>>, vector<2x3xf32>
  return
}

// -----

func.func @write_broadcast(%m: memref<?x?xf32>, %v: vector<4x4xf32>, %i: index) {
  // expected-error@below {{'vector.transfer_write' op should not have broadcast dimensions}}
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : vector<4x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @write_with_few_types(%m: memref<?xf32>, %v: vector<4xf32>, %i: index) {
  // expected-error@below {{custom op 'vector.transfer_write' requires two types}}
  vector.transfer_write %v, %m[%i] : vector<4xf32>
  return
}

// -----

func.func @write_of_scalar(%m: memref<?xf32>, %v: f32, %i: index) {
  // expected-error@below {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %v, %m[%i] : f32, memref<?xf32>
  return
}

// -----

func.func @write_to_scalar(%m: f32, %v: vector<4xf32>, %i: index) {
  // expected-error@below {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %v, %m[%i] : vector<4xf32>, f32
  return
}

// -----

func.func @load_from_other_stride(%m: memref<?xf32, strided<[2]>>, %i: index) {
  // expected-error@below {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i] : memref<?xf32, strided<[2]>>, vector<4xf32>
  return
}

// -----

func.func @load_of_higher_rank(%m: memref<?xf32>, %i: index) {
  // expected-error@below {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<2x4xf32>
  return
}

// -----

func.func @store_of_higher_rank(%m: memref<?xf32>, %v: vector<2x4xf32>, %i: index) {
  // expected-error@below {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %v, %m[%i] : memref<?xf32>, vector<2x4xf32>
  return
}

// -----

func.func @load_of_other_element(%m: memref<?xf32>, %i: index) {
  // expected-error@below {{'vector.load' op base and result element types should match}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf64>
  return
}

// -----

func.func @store_of_other_element(%m: memref<?xf32>, %v: vector<4xf64>, %i: index) {
  // expected-error@below {{'vector.store' op base and valueToStore element type should match}}
  vector.store %v, %m[%i] : memref<?xf32>, vector<4xf64>
  return
}

// -----

func.func @load_of_other_vector(%m: memref<?xvector<4xf32>>, %i: index) {
  // expected-error@below {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %m[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @load_with_few_indices(%m: memref<?x?xf32>, %i: index) {
  // expected-error@below {{'vector.load' op requires 2 indices}}
  %0 = vector.load %m[%i] : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @load_with_other_mask(%m: memref<?xf32>, %a: vector<8xi1>, %v: vector<4xf32>, %i: index) {
  // expected-error@below {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %m[%i], %a, %v : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @load_with_other_passed_value(%m: memref<?xf32>, %a: vector<4xi1>, %v: vector<8xf32>, %i: index) {
  // expected-error@below {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %0 = vector.maskedload %m[%i], %a, %v : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @masked_load_of_other_element(%m: memref<?xf32>, %a: vector<4xi1>, %v: vector<4xf64>, %i: index) {
  // expected-error@below {{'vector.maskedload' op base and result element type should match}}
  %0 = vector.maskedload %m[%i], %a, %v : memref<?xf32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return
}

// -----

func.func @masked_store_with_other_mask(%m: memref<?xf32>, %a: vector<8xi1>, %v: vector<4xf32>, %i: index) {
  // expected-error@below {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  vector.maskedstore %m[%i], %a, %v : memref<?xf32>, vector<8xi1>, vector<4xf32>
  return
}

// -----

func.func @expand_load_with_other_mask(%m: memref<?xf32>, %a: vector<8xi1>, %v: vector<4xf32>, %i: index) {
  // expected-error@below {{'vector.expandload' op expected result dim to match mask dim}}
  %0 = vector.expandload %m[%i], %a, %v : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @compress_store_with_other_mask(%m: memref<?xf32>, %a: vector<8xi1>, %v: vector<4xf32>, %i: index) {
  // expected-error@below {{'vector.compressstore' op expected valueToStore dim to match mask dim}}
  vector.compressstore %m[%i], %a, %v : memref<?xf32>, vector<8xi1>, vector<4xf32>
  return
}

// -----

func.func @alignment_is_no_power_of_two(%m: memref<?xf32>, %i: index) {
  // expected-error@below {{custom op 'vector.load' 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.load %m[%i] {alignment = 3 : i64} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @gather_of_other_element(%m: memref<?xf32>, %o: vector<4xi32>, %a: vector<4xi1>, %v: vector<4xf64>, %i: index) {
  // expected-error@below {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %m[%i] [%o], %a, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return
}

// -----

func.func @gather_with_few_indices(%m: memref<?x?xf32>, %o: vector<4xi32>, %a: vector<4xi1>, %v: vector<4xf32>, %i: index) {
  // expected-error@below {{'vector.gather' op requires 2 indices}}
  %0 = vector.gather %m[%i] [%o], %a, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @gather_with_other_indices(%m: memref<?xf32>, %o: vector<8xi32>, %a: vector<4xi1>, %v: vector<4xf32>, %i: index) {
  // expected-error@below {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %m[%i] [%o], %a, %v : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @gather_with_other_mask(%m: memref<?xf32>, %o: vector<4xi32>, %a: vector<8xi1>, %v: vector<4xf32>, %i: index) {
  // expected-error@below {{'vector.gather' op expected result dim to match mask dim}}
  %0 = vector.gather %m[%i] [%o], %a, %v : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @gather_with_other_passed_value(%m: memref<?xf32>, %o: vector<4xi32>, %a: vector<4xi1>, %v: vector<8xf32>, %i: index) {
  // expected-error@below {{'vector.gather' op expected pass_thru of same type as result type}}
  %0 = vector.gather %m[%i] [%o], %a, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<8xf32> into vector<4xf32>
  return
}

// -----

func.func @scatter_of_other_element(%m: memref<?xf32>, %o: vector<4xi32>, %a: vector<4xi1>, %v: vector<4xf64>, %i: index) {
  // expected-error@below {{'vector.scatter' op base and valueToStore element type should match}}
  vector.scatter %m[%i] [%o], %a, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf64>
  return
}

// -----

func.func @scatter_with_few_indices(%m: memref<?x?xf32>, %o: vector<4xi32>, %a: vector<4xi1>, %v: vector<4xf32>, %i: index) {
  // expected-error@below {{'vector.scatter' op requires 2 indices}}
  vector.scatter %m[%i] [%o], %a, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @scatter_with_other_indices(%m: memref<?xf32>, %o: vector<8xi32>, %a: vector<4xi1>, %v: vector<4xf32>, %i: index) {
  // expected-error@below {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  vector.scatter %m[%i] [%o], %a, %v : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @scatter_with_other_mask(%m: memref<?xf32>, %o: vector<4xi32>, %a: vector<8xi1>, %v: vector<4xf32>, %i: index) {
  // expected-error@below {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  vector.scatter %m[%i] [%o], %a, %v : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<4xf32>
  return
}

// -----

func.func @extract_beyond_rank(%v: vector<4xf32>) {
  // expected-error@below {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: 0, 0>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @extract_beyond_size(%v: vector<4xf32>) {
  // expected-error@below {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %v[4] : f32 from vector<4xf32>
  return
}

// -----

func.func @extract_below_poison(%v: vector<4xf32>) {
  // expected-error@below {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %v[-2] : f32 from vector<4xf32>
  return
}

// -----

func.func @extract_to_no_rank(%v: vector<4xf32>) {
  // expected-error@below {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %v[1] : vector<f32> from vector<4xf32>
  return
}

// -----

func.func @extract_to_other_type(%v: vector<4x8xf32>) {
  // expected-error@below {{'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'vector<4xf32>'}}
  // expected-error@below {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %v[1] : vector<4xf32> from vector<4x8xf32>
  return
}

// -----

func.func @extract_with_missing_position(%v: vector<4xf32>) {
  // expected-error@below {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @insert_of_no_rank(%v: vector<4xf32>, %x: vector<f32>) {
  // expected-error@below {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = vector.insert %x, %v [1] : vector<f32> into vector<4xf32>
  return
}

// -----

func.func @insert_beyond_rank(%v: vector<4xf32>, %x: f32) {
  // expected-error@below {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %x, %v [1, 1] : f32 into vector<4xf32>
  return
}

// -----

func.func @insert_of_other_rank(%v: vector<4x8xf32>, %x: vector<8xf32>) {
  // expected-error@below {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %x, %v [1, 1] : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @insert_scalar_with_few_positions(%v: vector<4x8xf32>, %x: f32) {
  // expected-error@below {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %x, %v [1] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @insert_beyond_size(%v: vector<4xf32>, %x: f32) {
  // expected-error@below {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %x, %v [4] : f32 into vector<4xf32>
  return
}

// -----

func.func @insert_other_element(%v: vector<4xf32>, %x: f64) {
  // expected-error@below {{'vector.insert' op failed to verify that source operand and result have same element type}}
  %0 = vector.insert %x, %v [1] : f64 into vector<4xf32>
  return
}

// -----

func.func @slice_with_other_lists(%v: vector<8xf32>) {
  // expected-error@below {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2, 2], strides = [1]} : vector<8xf32> to vector<2xf32>
  return
}

// -----

func.func @slice_beyond_rank(%v: vector<8xf32>) {
  // expected-error@below {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %0 = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<8xf32> to vector<2xf32>
  return
}

// -----

func.func @slice_beyond_offset(%v: vector<8xf32>) {
  // expected-error@below {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 8)}}
  %0 = vector.extract_strided_slice %v {offsets = [8], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  return
}

// -----

func.func @slice_of_no_size(%v: vector<8xf32>) {
  // expected-error@below {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 9)}}
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [0], strides = [1]} : vector<8xf32> to vector<1xf32>
  return
}

// -----

func.func @slice_with_stride(%v: vector<8xf32>) {
  // expected-error@below {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [2]} : vector<8xf32> to vector<2xf32>
  return
}

// -----

func.func @slice_beyond_end(%v: vector<8xf32>) {
  // expected-error@below {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 9)}}
  %0 = vector.extract_strided_slice %v {offsets = [7], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  return
}

// -----

func.func @slice_of_other_type(%v: vector<8xf32>) {
  // expected-error@below {{'vector.extract_strided_slice' op expected result type to be 'vector<2xf32>'}}
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<8xf32> to vector<3xf32>
  return
}

// -----

func.func @insert_slice_with_few_offsets(%v: vector<4x8xf32>, %p: vector<2xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %p, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4x8xf32>
  return
}

// -----

func.func @insert_slice_with_many_strides(%v: vector<4x8xf32>, %p: vector<2xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = vector.insert_strided_slice %p, %v {offsets = [1, 1], strides = [1, 1]} : vector<2xf32> into vector<4x8xf32>
  return
}

// -----

func.func @insert_slice_of_higher_rank(%v: vector<8xf32>, %p: vector<1x2xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %0 = vector.insert_strided_slice %p, %v {offsets = [1], strides = [1, 1]} : vector<1x2xf32> into vector<8xf32>
  return
}

// -----

func.func @insert_slice_beyond_offset(%v: vector<8xf32>, %p: vector<2xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 8)}}
  %0 = vector.insert_strided_slice %p, %v {offsets = [8], strides = [1]} : vector<2xf32> into vector<8xf32>
  return
}

// -----

func.func @insert_slice_with_stride(%v: vector<8xf32>, %p: vector<2xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %p, %v {offsets = [1], strides = [2]} : vector<2xf32> into vector<8xf32>
  return
}

// -----

func.func @insert_slice_beyond_end(%v: vector<8xf32>, %p: vector<2xf32>) {
  // expected-error@below {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 0 to be confined to [1, 9)}}
  %0 = vector.insert_strided_slice %p, %v {offsets = [7], strides = [1]} : vector<2xf32> into vector<8xf32>
  return
}

// -----

func.func @bitcast_to_other_rank(%v: vector<4xf32>) {
  // expected-error@below {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = vector.bitcast %v : vector<4xf32> to vector<1x4xf32>
  return
}

// -----

func.func @bitcast_of_other_size(%v: vector<2x4xf32>) {
  // expected-error@below {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = vector.bitcast %v : vector<2x4xf32> to vector<3x4xi32>
  return
}

// -----

func.func @bitcast_to_other_width(%v: vector<4xf32>) {
  // expected-error@below {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xf16>
  return
}

// -----

func.func @bitcast_of_no_rank_to_other_width(%v: vector<f32>) {
  // expected-error@below {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %v : vector<f32> to vector<f16>
  return
}

// -----

func.func @broadcast_of_other_element(%x: f64) {
  // expected-error@below {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %x : f64 to vector<4xf32>
  return
}

// -----

func.func @broadcast_of_tensor(%x: tensor<4xf32>) {
  // expected-error@below {{'vector.broadcast' op source type is not a vector}}
  %0 = vector.broadcast %x : tensor<4xf32> to vector<4xf32>
  return
}

// -----

func.func @broadcast_to_lower_rank(%x: vector<4x4xf32>) {
  // expected-error@below {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %x : vector<4x4xf32> to vector<4xf32>
  return
}

// -----

func.func @broadcast_to_other_size(%x: vector<4xf32>) {
  // expected-error@below {{'vector.broadcast' op dimension mismatch (4 vs. 8)}}
  %0 = vector.broadcast %x : vector<4xf32> to vector<8xf32>
  return
}

// -----

func.func @broadcast_of_scalable_size(%x: vector<[4]xf32>) {
  // expected-error@below {{'vector.broadcast' op dimension mismatch ([4] vs. 4)}}
  %0 = vector.broadcast %x : vector<[4]xf32> to vector<4xf32>
  return
}

// -----

func.func @broadcast_of_scalable_one(%x: vector<[1]xf32>) {
  // expected-error@below {{'vector.broadcast' op dimension mismatch ([1] vs. 4)}}
  %0 = vector.broadcast %x : vector<[1]xf32> to vector<4xf32>
  return
}

// -----

func.func @shape_cast_to_other_element(%v: vector<4xf32>) {
  // expected-error@below {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %v : vector<4xf32> to vector<2x2xi32>
  return
}

// -----

func.func @shape_cast_to_other_count(%v: vector<4xf32>) {
  // expected-error@below {{'vector.shape_cast' op has different number of elements at source (4) and result (6)}}
  %0 = vector.shape_cast %v : vector<4xf32> to vector<2x3xf32>
  return
}

// -----

func.func @shape_cast_to_scalable(%v: vector<4xf32>) {
  // expected-error@below {{'vector.shape_cast' op has different number of scalable dims at source (0) and result (1)}}
  %0 = vector.shape_cast %v : vector<4xf32> to vector<[4]xf32>
  return
}

// -----

func.func @transpose_to_other_rank(%v: vector<2x3xf32>) {
  // expected-error@below {{'vector.transpose' op vector result rank mismatch: 1}}
  %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<6xf32>
  return
}

// -----

func.func @transpose_with_short_permutation(%v: vector<2x3xf32>) {
  // expected-error@below {{'vector.transpose' op transposition length mismatch: 1}}
  %0 = vector.transpose %v, [1] : vector<2x3xf32> to vector<3x2xf32>
  return
}

// -----

func.func @transpose_out_of_range(%v: vector<2x3xf32>) {
  // expected-error@below {{'vector.transpose' op transposition index out of range: 2}}
  %0 = vector.transpose %v, [1, 2] : vector<2x3xf32> to vector<3x2xf32>
  return
}

// -----

func.func @transpose_negative(%v: vector<2x3xf32>) {
  // expected-error@below {{'vector.transpose' op transposition index out of range: -1}}
  %0 = vector.transpose %v, [1, -1] : vector<2x3xf32> to vector<3x2xf32>
  return
}

// -----

func.func @transpose_twice_the_same(%v: vector<3x3xf32>) {
  // expected-error@below {{'vector.transpose' op duplicate position index: 1}}
  %0 = vector.transpose %v, [1, 1] : vector<3x3xf32> to vector<3x3xf32>
  return
}

// -----

func.func @transpose_to_other_size(%v: vector<2x3xf32>) {
  // expected-error@below {{'vector.transpose' op dimension size mismatch at: 1}}
  %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<2x3xf32>
  return
}

// -----

func.func @shuffle_of_other_ranks(%a: vector<2xf32>, %b: vector<2x2xf32>) {
  // expected-error@below {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<2x2xf32>
  return
}

// -----

func.func @shuffle_of_other_rows(%a: vector<2x2xf32>, %b: vector<2x3xf32>) {
  // expected-error@below {{'vector.shuffle' op dimension mismatch}}
  %0 = vector.shuffle %a, %b [0, 1] : vector<2x2xf32>, vector<2x3xf32>
  return
}

// -----

func.func @shuffle_of_nothing(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error@below {{'vector.shuffle' op invalid mask length}}
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64>}> : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
  return
}

// -----

func.func @shuffle_to_other_length(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error@below {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0, 1>}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
  return
}

// -----

func.func @shuffle_out_of_range(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error@below {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %a, %b [0, 4] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @shuffle_below_poison(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error@below {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %a, %b [0, -2] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @from_few_elements(%x: f32) {
  // expected-error@below {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %0 = "vector.from_elements"(%x) : (f32) -> vector<2xf32>
  return
}

// -----

func.func @to_few_elements(%v: vector<2xf32>) {
  // expected-error@below {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %0 = "vector.to_elements"(%v) : (vector<2xf32>) -> f32
  return
}

// -----

func.func @to_other_elements(%v: vector<1xf32>) {
  // expected-error@below {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %0 = "vector.to_elements"(%v) : (vector<1xf32>) -> f64
  return
}

// -----

func.func @constant_mask_of_other_rank() {
  // expected-error@below {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [1, 1] : vector<4xi1>
  return
}

// -----

func.func @constant_mask_of_no_rank() {
  // expected-error@below {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [1, 1] : vector<i1>
  return
}

// -----

func.func @constant_mask_of_no_rank_out_of_bounds() {
  // expected-error@below {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @constant_mask_out_of_bounds() {
  // expected-error@below {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [5] : vector<4xi1>
  return
}

// -----

func.func @constant_mask_below_zero() {
  // expected-error@below {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [-1] : vector<4xi1>
  return
}

// -----

func.func @constant_mask_that_is_partly_zero() {
  // expected-error@below {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [1, 0] : vector<4x4xi1>
  return
}

// -----

func.func @create_mask_with_few_bounds(%n: index) {
  // expected-error@below {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %n : vector<4x4xi1>
  return
}

// -----

func.func @create_mask_of_no_rank(%n: index) {
  // expected-error@below {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask %n, %n : vector<i1>
  return
}

// -----

func.func @masked_something_else(%a: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@below {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0 = vector.mask %a { arith.addf %v, %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}

// -----

func.func @masked_to_other_type(%a: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@below {{'vector.mask' op expects result type to match maskable operation result type}}
  %0 = vector.mask %a { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f64
  return
}

// -----

func.func @masked_without_result(%a: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@below {{'vector.mask' op expects number of results to match mask region yielded values}}
  vector.mask %a { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1>
  return
}

// -----

func.func @masked_by_other_mask(%a: vector<8xi1>, %v: vector<4xf32>) {
  // expected-error@below {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %0 = vector.mask %a { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @masked_twice(%a: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@below {{'vector.mask' op expects only one operation to mask}}
  %0 = "vector.mask"(%a) ({
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    %2 = vector.reduction <mul>, %v : vector<4xf32> into f32
    vector.yield %1 : f32
  }) : (vector<4xi1>) -> f32
  return
}

// -----

func.func @masked_but_something_else_returned(%a: vector<4xi1>, %v: vector<4xf32>, %x: f32) {
  // expected-error@below {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %0 = "vector.mask"(%a) ({
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %x : f32
  }) : (vector<4xi1>) -> f32
  return
}

// -----

func.func @masked_with_many_results(%a: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error@below {{'vector.mask' op expects number of results to match maskable operation number of results}}
  %0:2 = "vector.mask"(%a) ({
    %1 = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %1, %1 : f32, f32
  }) : (vector<4xi1>) -> (f32, f32)
  return
}

// -----

func.func @masked_with_passed_value(%a: vector<4xi1>, %v: vector<4xf32>, %x: f32) {
  // expected-error@below {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %a, %x { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @masked_with_passed_value_without_result(%a: vector<4xi1>, %v: vector<4xf32>, %m: memref<?xf32>, %i: index) {
  // expected-error@below {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %a, %v { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}

// -----

func.func @masked_with_other_passed_value(%a: vector<4xi1>, %v: vector<8xf32>, %m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error@below {{'vector.mask' op expects passthru type to match result type}}
  %0 = "vector.mask"(%a, %v) ({
    %1 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32>
    vector.yield %1 : vector<4xf32>
  }) : (vector<4xi1>, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @masked_with_other_terminator(%a: vector<4xi1>, %x: f32) {
  // expected-error@below {{'vector.mask' op expects a terminator within the mask region}}
  %0 = "vector.mask"(%a) ({
    "func.return"(%x) : (f32) -> ()
  }) : (vector<4xi1>) -> f32
}

// -----

func.func @reduction_of_high_rank(%v: vector<2x2xf32>) {
  // expected-error@below {{'vector.reduction' op unsupported reduction rank: 2}}
  %0 = vector.reduction <add>, %v : vector<2x2xf32> into f32
  return
}

// -----

func.func @reduction_of_other_kind(%v: vector<2xf32>) {
  // expected-error@below {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
  %0 = vector.reduction <and>, %v : vector<2xf32> into f32
  return
}

// -----

func.func @reduction_of_integers_as_floats(%v: vector<2xi32>) {
  // expected-error@below {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'maximumf'}}
  %0 = vector.reduction <maximumf>, %v : vector<2xi32> into i32
  return
}

// -----

func.func @reduction_with_other_start(%v: vector<2xf32>, %a: f64) {
  // expected-error@below {{'vector.reduction' op failed to verify that dest and acc have the same type}}
  %0 = "vector.reduction"(%v, %a) <{kind = #vector.kind<add>}> : (vector<2xf32>, f64) -> f32
  return
}

// -----

func.func @unknown_kind(%v: vector<2xf32>) {
  // expected-error@below {{custom op 'vector.reduction' expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
  // expected-error@below {{custom op 'vector.reduction' failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
  %0 = vector.reduction <sum>, %v : vector<2xf32> into f32
  return
}

// -----

func.func @multi_reduction_to_other_type(%v: vector<2x4xf32>, %a: vector<2xf32>) {
  // expected-error@below {{'vector.multi_reduction' op destination type 'vector<2xf32>' is incompatible with source type 'vector<2x4xf32>'}}
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2x4xf32> to vector<2xf32>
  return
}

// -----

func.func @scan_beyond_rank(%v: vector<2x4xf32>, %a: vector<4xf32>) {
  // expected-error@below {{'vector.scan' op reduction dimension 2 has to be less than 2}}
  %0:2 = vector.scan <add>, %v, %a {inclusive = true, reduction_dim = 2} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @scan_with_other_rank(%v: vector<2x4xf32>, %a: vector<2x4xf32>) {
  // expected-error@below {{'vector.scan' op initial value rank 2 has to be equal to 1}}
  %0:2 = vector.scan <add>, %v, %a {inclusive = true, reduction_dim = 0} : vector<2x4xf32>, vector<2x4xf32>
  return
}

// -----

func.func @scan_with_other_size(%v: vector<2x4xf32>, %a: vector<2xf32>) {
  // expected-error@below {{'vector.scan' op incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %v, %a {inclusive = true, reduction_dim = 0} : vector<2x4xf32>, vector<2xf32>
  return
}

// -----

func.func @scan_of_other_kind(%v: vector<2x4xf32>, %a: vector<2xf32>) {
  // expected-error@below {{'vector.scan' op unsupported reduction type 'f32' for kind 'xor'}}
  %0:2 = vector.scan <xor>, %v, %a {inclusive = true, reduction_dim = 1} : vector<2x4xf32>, vector<2xf32>
  return
}

// -----

func.func @product_of_one(%a: vector<4xf32>) {
  // expected-error@below {{custom op 'vector.outerproduct' expected at least 2 operands}}
  %0 = vector.outerproduct %a : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @product_of_scalar(%a: f32, %b: vector<4xf32>) {
  // expected-error@below {{custom op 'vector.outerproduct' expected vector type for operand #1}}
  %0 = vector.outerproduct %a, %b : f32, vector<4xf32>
  return
}

// -----

func.func @product_of_high_rank(%a: vector<4x4xf32>, %b: vector<4xf32>) {
  // expected-error@below {{'vector.outerproduct' op expected 1-d vector for operand #1}}
  %0 = vector.outerproduct %a, %b : vector<4x4xf32>, vector<4xf32>
  return
}

// -----

func.func @product_with_high_rank(%a: vector<4xf32>, %b: vector<4x4xf32>) {
  // expected-error@below {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<4x4xf32>
  return
}

// -----

func.func @product_to_low_rank(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error@below {{'vector.outerproduct' op expected 2-d vector result}}
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @product_to_other_rows(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error@below {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<8x8xf32>
  return
}

// -----

func.func @product_to_other_columns(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error@below {{'vector.outerproduct' op expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @product_with_scalar_to_high_rank(%a: vector<4xf32>, %b: f32) {
  // expected-error@below {{'vector.outerproduct' op expected 1-d vector result}}
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4x4xf32>
  return
}

// -----

func.func @product_with_scalar_to_other_size(%a: vector<4xf32>, %b: f32) {
  // expected-error@below {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<8xf32>
  return
}

// -----

func.func @product_of_scalable_rows_only(%a: vector<[4]xf32>, %b: vector<4xf32>) {
  // expected-error@below {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
  %0 = vector.outerproduct %a, %b : vector<[4]xf32>, vector<4xf32>
  return
}

// -----

func.func @product_with_other_sum(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<8x8xf32>) {
  // expected-error@below {{'vector.outerproduct' op expected operand #3 of same type as result type}}
  %0 = "vector.outerproduct"(%a, %b, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, vector<8x8xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @product_of_other_kind(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4x4xf32>) {
  // expected-error@below {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<and>} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @contract_without_iterators(%a: vector<4xf32>, %x: f32) {
  // expected-error@below {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]} %a, %a, %x : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_with_unknown_iterator(%a: vector<4xf32>, %x: f32) {
  // expected-error@below {{custom op 'vector.contract' unexpected iterator_type (sum)}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["sum"]} %a, %a, %x : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_with_two_maps(%a: vector<4xf32>, %x: f32) {
  // expected-error@below {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["reduction"]} %a, %a, %x : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_with_symbol(%a: vector<4xf32>, %x: f32) {
  // expected-error@below {{'vector.contract' op expected indexing map 0 to have no symbols}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)[s] -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %a, %x : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_with_other_loops(%a: vector<4xf32>, %x: f32) {
  // expected-error@below {{'vector.contract' op expected indexing map 0 to have 1 number of inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %a, %x : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_with_other_rank(%a: vector<4xf32>, %x: f32) {
  // expected-error@below {{'vector.contract' op expected indexing map 0 to have 1 number of outputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %a, %x : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_of_sum(%a: vector<4xf32>, %x: f32) {
  // expected-error@below {{'vector.contract' op expected indexing map 0 to be a projected permutation of its inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i + 1)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %a, %x : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_of_nothing(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@below {{'vector.contract' op expected at least one contracting dimension pair}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} %a, %a, %b : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @contract_of_other_sizes(%a: vector<4xf32>, %b: vector<8xf32>, %x: f32) {
  // expected-error@below {{'vector.contract' op invalid contracting dimension map}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %b, %x : vector<4xf32>, vector<8xf32> into f32
  return
}

// -----

func.func @contract_of_other_batches(%a: vector<4x2xf32>, %b: vector<8x2xf32>, %x: vector<4xf32>) {
  // expected-error@below {{'vector.contract' op invalid batch dimension map}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %x : vector<4x2xf32>, vector<8x2xf32> into vector<4xf32>
  return
}

// -----

func.func @contract_to_vector(%a: vector<4xf32>, %x: vector<1xf32>) {
  // expected-error@below {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["reduction"]} %a, %a, %x : vector<4xf32>, vector<4xf32> into vector<1xf32>
  return
}

// -----

func.func @contract_to_other_size(%a: vector<4x2xf32>, %b: vector<2xf32>, %x: vector<8xf32>) {
  // expected-error@below {{'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<4xf32>'}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %x : vector<4x2xf32>, vector<2xf32> into vector<8xf32>
  return
}

// -----

func.func @contract_with_unused_loop(%a: vector<4xf32>, %x: vector<4xf32>) {
  // expected-error@below {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]} %a, %a, %x : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @contract_of_other_kind(%a: vector<4xf32>, %x: f32) {
  // expected-error@below {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<and>} %a, %a, %x : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @contract_of_other_elements(%a: vector<4xf32>, %b: vector<4xf64>, %x: f32) {
  // expected-error@below {{'vector.contract' op failed to verify that lhs and rhs have same element type}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %b, %x : vector<4xf32>, vector<4xf64> into f32
  return
}

// -----

func.func @type_cast_of_layout(%m: memref<4xf32, strided<[2]>>) {
  // expected-error@below {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %0 = vector.type_cast %m : memref<4xf32, strided<[2]>> to memref<vector<4xf32>>
  return
}

// -----

func.func @type_cast_to_layout(%m: memref<2x4xf32>) {
  // expected-error@below {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %m : memref<2x4xf32> to memref<2xvector<4xf32>, strided<[2]>>
  return
}

// -----

func.func @type_cast_to_other_space(%m: memref<4xf32>) {
  // expected-error@below {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %m : memref<4xf32> to memref<vector<4xf32>, 1>
  return
}

// -----

func.func @type_cast_to_other_element(%m: memref<4xf32>) {
  // expected-error@below {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<4xf64>>'}}
  %0 = vector.type_cast %m : memref<4xf32> to memref<vector<4xf64>>
  return
}

// -----

func.func @type_cast_to_other_size(%m: memref<4xf32>) {
  // expected-error@below {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<8xf32>>'}}
  %0 = vector.type_cast %m : memref<4xf32> to memref<vector<8xf32>>
  return
}

// -----

func.func @interleave_to_other_size(%a: vector<4xf32>) {
  // expected-error@below {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %a, %a : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @deinterleave_odd(%a: vector<3xf32>) {
  // expected-error@below {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0, %1 = vector.deinterleave %a : vector<3xf32> -> vector<1xf32>
  return
}

// -----

func.func @deinterleave_to_other_size(%a: vector<4xf32>) {
  // expected-error@below {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0, %1 = vector.deinterleave %a : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @scalable_extract_at_odd_position(%a: vector<[8]xf32>) {
  // expected-error@below {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %0 = vector.scalable.extract %a[3] : vector<4xf32> from vector<[8]xf32>
  return
}

// -----

func.func @scalable_extract_of_other_element(%a: vector<[8]xf32>) {
  // expected-error@below {{'vector.scalable.extract' op failed to verify that all of {source, result} have same element type}}
  %0 = vector.scalable.extract %a[4] : vector<4xf64> from vector<[8]xf32>
  return
}

// -----

func.func @scalable_insert_at_odd_position(%a: vector<[8]xf32>, %b: vector<4xf32>) {
  // expected-error@below {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = vector.scalable.insert %b, %a[3] : vector<4xf32> into vector<[8]xf32>
  return
}

// -----

func.func @scalable_insert_of_other_element(%a: vector<[8]xf32>, %b: vector<4xf64>) {
  // expected-error@below {{'vector.scalable.insert' op failed to verify that all of {valueToStore, dest} have same element type}}
  %0 = vector.scalable.insert %b, %a[4] : vector<4xf64> into vector<[8]xf32>
  return
}

// -----

func.func @print_string_and_value(%x: f32) {
  // expected-error@below {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print %x : f32 str "text"
  return
}

// -----

func.func @print_string_and_punctuation() {
  // expected-error@below {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print str "text" punctuation <comma>
  return
}

// -----

func.func @print_tensor(%t: tensor<4xf32>) {
  // expected-error@below {{'vector.print' op operand #0 must be , but got 'tensor<4xf32>'}}
  vector.print %t : tensor<4xf32>
  return
}

// -----

func.func @unknown_attribute() {
  // expected-error@below {{unknown attribute `color` in dialect `vector`}}
  "test.op"() {a = #vector.color<red>} : () -> ()
  return
}

// -----

func.func @unknown_iterator_type() {
  // expected-error@below {{expected ::mlir::vector::IteratorType to be one of: parallel, reduction}}
  // expected-error@below {{failed to parse Vector_IteratorTypeEnum parameter 'value' which is to be a `::mlir::vector::IteratorType`}}
  "test.op"() {a = #vector.iterator_type<sum>} : () -> ()
  return
}

// -----

func.func @read_of_vectors_with_mask_in_generic_form(%m: memref<?xvector<4xf32>>, %x: vector<4xf32>, %i: index, %a: vector<2xi1>) {
  // expected-error@below {{'vector.transfer_read' op does not support masks with vector element type}}
  %0 = "vector.transfer_read"(%m, %i, %x, %a) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xvector<4xf32>>, index, vector<4xf32>, vector<2xi1>) -> vector<2x4xf32>
  return
}

// -----

func.func @read_with_mask_and_other_rank_of_map(%m: memref<?x?xf32>, %x: f32, %i: index, %a: vector<4xi1>) {
  // expected-error@below {{custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map}}
  %0 = vector.transfer_read %m[%i, %i], %x, %a {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @contract_with_loop_that_no_operand_has(%a: vector<4x2xf32>, %b: vector<2xf32>, %x: vector<4xf32>) {
  // expected-error@below {{'vector.contract' op expected all dimensions to be either a LHS or a RHS dimension}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (j)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "parallel"]} %a, %b, %x : vector<4x2xf32>, vector<2xf32> into vector<4xf32>
  return
}

// -----

func.func @contract_to_scalar_with_loop_that_no_operand_has(%a: vector<4xf32>, %x: f32) {
  // expected-error@below {{'vector.contract' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} %a, %a, %x : vector<4xf32>, vector<4xf32> into f32
  return
}
