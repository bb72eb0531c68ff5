// RUN: freehold-opt %s -split-input-file -verify-diagnostics

func.func @alloc_too_few_sizes(%n: index) {
  // expected-error@below {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = memref.alloc(%n) : memref<?x?xf32>
  return
}

// -----

func.func @alloc_missing_symbols() {
  // expected-error@below {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 2, got 0}}
  %0 = memref.alloc() : memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @alloc_symbol_of_map(%n: index) {
  // expected-error@below {{'memref.alloca' op symbol operand count does not equal memref symbol count: expected 1, got 2}}
  %0 = memref.alloca()[%n, %n] : memref<4xf32, affine_map<(i)[s] -> (i + s)>>
  return
}

// -----

func.func @alloc_alignment() {
  // expected-error@below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
  return
}

// -----

func.func @alignment_of_another_type() {
  // expected-error@below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 4 : i32} : memref<4xf32>
  return
}

// -----

func.func @alloca_scope_result() {
  // expected-error@below {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = memref.alloca_scope -> (i32) {
    %x = arith.constant 1.0 : f32
    // expected-note@below {{region branch point}}
    memref.alloca_scope.return %x : f32
  }
  return
}

// -----

func.func @assume_odd_alignment(%m: memref<4xf32>) {
  // expected-error@below {{'memref.assume_alignment' op alignment must be power of 2}}
  %0 = memref.assume_alignment %m, 12 : memref<4xf32>
  return
}

// -----

func.func @assume_no_alignment(%m: memref<4xf32>) {
  // expected-error@below {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, 0 : memref<4xf32>
  return
}

// -----

func.func @atomic_rmw_indices(%m: memref<4x4xf32>, %x: f32, %i: index) {
  // expected-error@below {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<4x4xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_integer(%m: memref<4xf32>, %x: f32, %i: index) {
  // expected-error@below {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_float(%m: memref<4xi32>, %x: i32, %i: index) {
  // expected-error@below {{'memref.atomic_rmw' op with kind 'mulf' expects a floating-point type}}
  %0 = memref.atomic_rmw mulf %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_value(%m: memref<4xi32>, %x: i64, %i: index) {
  // expected-error@below {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %0 = memref.atomic_rmw addi %x, %m[%i] : (i64, memref<4xi32>) -> i64
  return
}

// -----

func.func @atomic_rmw_keyword(%m: memref<4xi32>, %x: i32, %i: index) {
  // expected-error@below {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw subi %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_string(%m: memref<4xi32>, %x: i32, %i: index) {
  // expected-error@below {{custom op 'memref.atomic_rmw' invalid kind attribute specification: "subi"}}
  %0 = memref.atomic_rmw "subi" %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_no_kind(%m: memref<4xi32>, %x: i32, %i: index) {
  // expected-error@below {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_kind_out_of_range(%m: memref<4xi32>, %x: i32, %i: index) {
  // expected-error@below {{invalid properties {kind = 16 : i64} for op memref.atomic_rmw: Invalid attribute `kind` in property conversion: 16 : i64}}
  %0 = "memref.atomic_rmw"(%x, %m, %i) <{kind = 16 : i64}> : (i32, memref<4xi32>, index) -> i32
  return
}

// -----

func.func @atomic_rmw_negative_kind(%m: memref<4xi32>, %x: i32, %i: index) {
  // expected-error@below {{invalid properties {kind = -1 : i64} for op memref.atomic_rmw: Invalid attribute `kind` in property conversion: -1 : i64}}
  %0 = "memref.atomic_rmw"(%x, %m, %i) <{kind = -1 : i64}> : (i32, memref<4xi32>, index) -> i32
  return
}

// -----

func.func @atomic_rmw_kind_of_another_type(%m: memref<4xi32>, %x: i32, %i: index) {
  // expected-error@below {{invalid properties {kind = 1 : i32} for op memref.atomic_rmw: Invalid attribute `kind` in property conversion: 1 : i32}}
  %0 = "memref.atomic_rmw"(%x, %m, %i) <{kind = 1 : i32}> : (i32, memref<4xi32>, index) -> i32
  return
}

// -----

func.func @atomic_rmw_kind_is_no_integer(%m: memref<4xi32>, %x: i32, %i: index) {
  // expected-error@below {{invalid properties {kind = "addi"} for op memref.atomic_rmw: Invalid attribute `kind` in property conversion: "addi"}}
  %0 = "memref.atomic_rmw"(%x, %m, %i) <{kind = "addi"}> : (i32, memref<4xi32>, index) -> i32
  return
}

// -----

func.func @atomic_rmw_of_unsigned(%m: memref<4xui32>, %x: ui32, %i: index) {
  // expected-error@below {{'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'ui32'}}
  %0 = memref.atomic_rmw addi %x, %m[%i] : (ui32, memref<4xui32>) -> ui32
  return
}

// -----

func.func @atomic_rmw_of_index(%m: memref<4xindex>, %x: index, %i: index) {
  // expected-error@below {{'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'index'}}
  %0 = memref.atomic_rmw addi %x, %m[%i] : (index, memref<4xindex>) -> index
  return
}

// -----

func.func @generic_atomic_rmw_argument(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: i32):
    %y = arith.constant 1.0 : f32
    memref.atomic_yield %y : f32
  }
  return
}

// -----

func.func @generic_atomic_rmw_two_arguments(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32, %y: f32):
    memref.atomic_yield %y : f32
  }
  return
}

// -----

func.func @generic_atomic_rmw_yields_another_type(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    %y = arith.constant 1 : i32
    // expected-error@below {{'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
    memref.atomic_yield %y : i32
  }
  return
}

// -----

func.func @generic_atomic_rmw_with_effects(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    // expected-error@below {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    %y = memref.load %m[%i] : memref<4xf32>
    memref.atomic_yield %y : f32
  }
  return
}

// -----

func.func @generic_atomic_rmw_with_call(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    // expected-error@below {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    func.call @generic_atomic_rmw_with_call(%m, %i) : (memref<4xf32>, index) -> ()
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @atomic_yield_elsewhere(%x: f32) {
  // expected-error@below {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  memref.atomic_yield %x : f32
}

// -----

func.func @cast_to_other_elements(%m: memref<4xf32>) {
  // expected-error@below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xi32>
  return
}

// -----

func.func @cast_to_other_memory_space(%m: memref<4xf32>) {
  // expected-error@below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @cast_to_other_size(%m: memref<4x?xf32>) {
  // expected-error@below {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<5x?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<5x?xf32>
  return
}

// -----

func.func @cast_to_other_rank(%m: memref<4xf32>) {
  // expected-error@below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4x1xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4x1xf32>
  return
}

// -----

func.func @cast_to_other_offset(%m: memref<4xf32, strided<[1], offset: 2>>) {
  // expected-error@below {{'memref.cast' op operand type 'memref<4xf32, strided<[1], offset: 2>>' and result type 'memref<4xf32, strided<[1], offset: 3>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[1], offset: 3>>
  return
}

// -----

func.func @cast_to_other_stride(%m: memref<4x4xf32>) {
  // expected-error@below {{'memref.cast' op operand type 'memref<4x4xf32>' and result type 'memref<4x4xf32, strided<[4, 2]>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xf32> to memref<4x4xf32, strided<[4, 2]>>
  return
}

// -----

func.func @cast_from_layout_without_strides(%m: memref<4xf32, affine_map<(i) -> (i mod 2)>>) {
  // expected-error@below {{'memref.cast' op operand type 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>' and result type 'memref<4xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32, affine_map<(i) -> (i mod 2)>> to memref<4xf32>
  return
}

// -----

func.func @cast_to_layout_without_strides(%m: memref<4xf32>) {
  // expected-error@below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32, affine_map<(i) -> (i mod 2)>>
  return
}

// -----

func.func @cast_between_unranked(%m: memref<*xf32>) {
  // expected-error@below {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @cast_of_tensor(%t: tensor<4xf32>) {
  // expected-error@below {{custom op 'memref.cast' invalid kind of type specified}}
  %0 = memref.cast %t : tensor<4xf32> to memref<4xf32>
  return
}

// -----

func.func @memory_space_cast_to_other_elements(%m: memref<4xf32>) {
  // expected-error@below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xi32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xi32, 1>
  return
}

// -----

func.func @memory_space_cast_to_other_shape(%m: memref<4xf32>) {
  // expected-error@below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<?xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<?xf32, 1>
  return
}

// -----

func.func @memory_space_cast_to_other_layout(%m: memref<4xf32>) {
  // expected-error@below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[2]>, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, strided<[2]>, 1>
  return
}

// -----

func.func @memory_space_cast_to_ranked(%m: memref<*xf32>) {
  // expected-error@below {{'memref.memory_space_cast' op operand type 'memref<*xf32>' and result type 'memref<4xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<*xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @memory_space_cast_to_unranked(%m: memref<4xf32>) {
  // expected-error@below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @memory_space_cast_of_unranked_elements(%m: memref<*xf32>) {
  // expected-error@below {{'memref.memory_space_cast' op operand type 'memref<*xf32>' and result type 'memref<*xi32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<*xf32> to memref<*xi32, 1>
  return
}

// -----

func.func @copy_to_other_elements(%a: memref<4xf32>, %b: memref<4xi32>) {
  // expected-error@below {{'memref.copy' op requires the same element type for all operands}}
  memref.copy %a, %b : memref<4xf32> to memref<4xi32>
  return
}

// -----

func.func @copy_to_other_shape(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error@below {{'memref.copy' op requires the same shape for all operands}}
  memref.copy %a, %b : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @dealloc_of_tensor(%t: tensor<4xf32>) {
  // expected-error@below {{custom op 'memref.dealloc' invalid kind of type specified}}
  memref.dealloc %t : tensor<4xf32>
  return
}

// -----

func.func @dim_of_scalar(%m: memref<f32>, %i: index) {
  // expected-error@below {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
  %0 = memref.dim %m, %i : memref<f32>
  return
}

// -----

func.func @dim_of_tensor(%t: tensor<4xf32>, %i: index) {
  // expected-error@below {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'tensor<4xf32>'}}
  %0 = memref.dim %t, %i : tensor<4xf32>
  return
}

// -----

func.func @distinct_nothing() {
  // expected-error@below {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @distinct_types(%a: memref<4xf32>) {
  // expected-error@below {{'memref.distinct_objects' op operand types and result types must match}}
  %0 = "memref.distinct_objects"(%a) : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @dma_start_of_nothing() {
  // expected-error@below {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"() : () -> ()
  return
}

// -----

func.func @dma_start_source(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%i, %m, %i, %m) : (index, memref<4xf32>, index, memref<4xf32>) -> ()
  return
}

// -----

func.func @dma_start_source_indices(%i: index, %m: memref<4x4x4x4x4xf32>) {
  // expected-error@below {{'memref.dma_start' op expected at least 9 operands}}
  "memref.dma_start"(%m, %i, %i, %m) : (memref<4x4x4x4x4xf32>, index, index, memref<4x4x4x4x4xf32>) -> ()
  return
}

// -----

func.func @dma_start_source_index_type(%i: index, %x: i32, %m: memref<4xf32>) {
  // expected-error@below {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%m, %x, %m, %i, %i, %m, %i) : (memref<4xf32>, i32, memref<4xf32>, index, index, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @dma_start_destination(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{'memref.dma_start' op expected destination to be of memref type}}
  "memref.dma_start"(%m, %i, %i, %i, %i, %m, %i) : (memref<4xf32>, index, index, index, index, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @dma_start_destination_indices(%i: index, %m: memref<4xf32>, %n: memref<4x4x4xf32>) {
  // expected-error@below {{'memref.dma_start' op expected at least 8 operands}}
  "memref.dma_start"(%m, %i, %n, %i, %i, %i) : (memref<4xf32>, index, memref<4x4x4xf32>, index, index, index) -> ()
  return
}

// -----

func.func @dma_start_destination_index_type(%i: index, %x: i32, %m: memref<4xf32>) {
  // expected-error@below {{'memref.dma_start' op expected destination indices to be of index type}}
  "memref.dma_start"(%m, %i, %m, %x, %i, %m, %i) : (memref<4xf32>, index, memref<4xf32>, i32, index, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @dma_start_count(%i: index, %x: i32, %m: memref<4xf32>) {
  // expected-error@below {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%m, %i, %m, %i, %x, %m, %i) : (memref<4xf32>, index, memref<4xf32>, index, i32, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @dma_start_tag(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, index, index) -> ()
  return
}

// -----

func.func @dma_start_tag_indices(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{'memref.dma_start' op expected at least 7 operands}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>) -> ()
  return
}

// -----

func.func @dma_start_tag_index_type(%i: index, %x: i32, %m: memref<4xf32>) {
  // expected-error@below {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %x) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, i32) -> ()
  return
}

// -----

func.func @dma_start_one_more(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index) -> ()
  return
}

// -----

func.func @dma_start_stride_type(%i: index, %x: i32, %m: memref<4xf32>) {
  // expected-error@below {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %i, %i, %x) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index, i32) -> ()
  return
}

// -----

func.func @dma_start_one_stride(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %m[%i], %m[%i], %i, %m[%i], %i : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @dma_start_two_types(%i: index, %m: memref<4xf32>) {
  // expected-error@below {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %m[%i], %m[%i], %i, %m[%i] : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @dma_wait_indices(%i: index, %m: memref<4x4xf32>) {
  // expected-error@below {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 2, but got 1}}
  memref.dma_wait %m[%i], %i : memref<4x4xf32>
  return
}

// -----

// expected-error@below {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @global_of_dynamic_shape : memref<?xf32>

// -----

// expected-error@below {{custom op 'memref.global' type should be static shaped memref, but got 'tensor<4xf32>'}}
memref.global @global_of_no_memref : tensor<4xf32>

// -----

memref.global @global_without_elements : memref<4xf32> = 1.0
// expected-error@below {{floating point value not valid for specified type}}

// -----

// expected-error@below {{unexpected decimal integer literal for a floating point value}}
// expected-note@below {{add a trailing dot to make the literal a float}}
memref.global @global_with_other_elements : memref<2xf32> = dense<[1, 2]>

// -----

// expected-error@below {{'memref.global' op type should be static shaped memref, but got 'memref<?xf32>'}}
"memref.global"() <{sym_name = "g", type = memref<?xf32>}> : () -> ()

// -----

// expected-error@below {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "g", type = tensor<4xf32>}> : () -> ()

// -----

// expected-error@below {{'memref.global' op initial value should be a unit or elements attribute, but got 1 : i32}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = 1 : i32}> : () -> ()

// -----

// expected-error@below {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1> : tensor<4xi32>}> : () -> ()

// -----

// expected-error@below {{'memref.global' op initial value shape expected to be 4, 2 but was 2, 4}}
"memref.global"() <{sym_name = "g", type = memref<4x2xf32>, initial_value = dense<1.0> : tensor<2x4xf32>}> : () -> ()

// -----

func.func @get_unknown_global() {
  // expected-error@below {{'memref.get_global' op 'nowhere' does not reference a valid global memref}}
  %0 = memref.get_global @nowhere : memref<4xf32>
  return
}

// -----

func.func @get_function() {
  // expected-error@below {{'memref.get_global' op 'get_function' does not reference a valid global memref}}
  %0 = memref.get_global @get_function : memref<4xf32>
  return
}

// -----

memref.global @g : memref<4xf32>
func.func @get_global_of_another_type() {
  // expected-error@below {{'memref.get_global' op result type 'memref<5xf32>' does not match type 'memref<4xf32>' of the global memref @g}}
  %0 = memref.get_global @g : memref<5xf32>
  return
}

// -----

func.func @load_with_too_few_indices(%m: memref<4x4xf32>, %i: index) {
  // expected-error@below {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %0 = memref.load %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @store_with_too_few_indices(%m: memref<4x4xf32>, %i: index, %x: f32) {
  // expected-error@below {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %x, %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @store_of_another_type(%m: memref<4xf32>, %i: index, %x: i32) {
  // expected-error@below {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%x, %m, %i) : (i32, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @prefetch_with_too_few_indices(%m: memref<4x4xf32>, %i: index) {
  // expected-error@below {{'memref.prefetch' op too few indices}}
  memref.prefetch %m[%i], read, locality<3>, data : memref<4x4xf32>
  return
}

// -----

func.func @prefetch_access(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
  memref.prefetch %m[%i], touch, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @prefetch_cache(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
  memref.prefetch %m[%i], write, locality<3>, code : memref<4xf32>
  return
}

// -----

func.func @prefetch_locality(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %m[%i], write, locality<4>, instr : memref<4xf32>
  return
}

// -----

func.func @prefetch_negative_locality(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %m[%i], write, locality<-1>, instr : memref<4xf32>
  return
}

// -----

func.func @realloc_source_layout(%m: memref<4xf32, strided<[2]>>) {
  // expected-error@below {{unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<8xf32>
  return
}

// -----

func.func @realloc_result_layout(%m: memref<4xf32>) {
  // expected-error@below {{unsupported layout for result memref type 'memref<8xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, strided<[2]>>
  return
}

// -----

func.func @realloc_memory_space(%m: memref<4xf32>) {
  // expected-error@below {{different memory spaces specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xf32, 1>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, 1>
  return
}

// -----

func.func @realloc_elements(%m: memref<4xf32>) {
  // expected-error@below {{different element types specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xi32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xi32>
  return
}

// -----

func.func @realloc_missing_size(%m: memref<4xf32>) {
  // expected-error@below {{missing dimension operand for result type 'memref<?xf32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @realloc_unnecessary_size(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{unnecessary dimension operand for result type 'memref<8xf32>'}}
  %0 = memref.realloc %m(%n) : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @realloc_of_matrix(%m: memref<4x4xf32>) {
  // expected-error@below {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<4x4xf32>'}}
  %0 = memref.realloc %m : memref<4x4xf32> to memref<8xf32>
  return
}

// -----

func.func @reinterpret_cast_memory_space(%m: memref<4xf32>) {
  // expected-error@below {{different memory spaces specified for source type 'memref<4xf32>' and result memref type 'memref<4xf32, 1>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, 1>
  return
}

// -----

func.func @reinterpret_cast_elements(%m: memref<4xf32>) {
  // expected-error@below {{different element types specified for source type 'memref<4xf32>' and result memref type 'memref<4xi32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xi32>
  return
}

// -----

func.func @reinterpret_cast_size(%m: memref<4xf32>) {
  // expected-error@below {{expected result type with size = 3 instead of 2 in dim = 1}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [2, 1] : memref<4xf32> to memref<2x2xf32>
  return
}

// -----

func.func @reinterpret_cast_dynamic_size(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{expected result type with size = dynamic instead of 4 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @reinterpret_cast_offset(%m: memref<4xf32>) {
  // expected-error@below {{expected result type with offset = 1 instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
  return
}

// -----

func.func @reinterpret_cast_stride(%m: memref<4xf32>) {
  // expected-error@below {{expected result type with stride = 2 instead of 1 in dim = 1}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [2, 2] : memref<4xf32> to memref<2x2xf32>
  return
}

// -----

func.func @reinterpret_cast_dynamic_stride(%m: memref<4xf32>, %n: index) {
  // expected-error@below {{expected result type with stride = dynamic instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [%n] : memref<4xf32> to memref<2xf32>
  return
}

// -----

func.func @reinterpret_cast_offsets(%m: memref<4xf32>) {
  // expected-error@below {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0, 0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
  return
}

// -----

func.func @reinterpret_cast_sizes(%m: memref<4xf32>) {
  // expected-error@below {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [1] : memref<4xf32> to memref<2xf32>
  return
}

// -----

func.func @reshape_elements(%m: memref<4xf32>, %s: memref<1xindex>) {
  // expected-error@below {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<1xindex>) -> memref<4xi32>
  return
}

// -----

func.func @reshape_source_layout(%m: memref<4xf32, strided<[2]>>, %s: memref<1xindex>) {
  // expected-error@below {{'memref.reshape' op source memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4xf32, strided<[2]>>, memref<1xindex>) -> memref<4xf32>
  return
}

// -----

func.func @reshape_result_layout(%m: memref<4xf32>, %s: memref<1xindex>) {
  // expected-error@below {{'memref.reshape' op result memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<1xindex>) -> memref<4xf32, affine_map<(i) -> (i + 1)>>
  return
}

// -----

func.func @reshape_to_unknown_rank(%m: memref<4xf32>, %s: memref<?xindex>) {
  // expected-error@below {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<?xindex>) -> memref<4xf32>
  return
}

// -----

func.func @reshape_to_other_rank(%m: memref<4xf32>, %s: memref<2xi32>) {
  // expected-error@below {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xi32>) -> memref<4xf32>
  return
}

// -----

func.func @reshape_by_floats(%m: memref<4xf32>, %s: memref<1xf32>) {
  // expected-error@below {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<1xf32>'}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<1xf32>) -> memref<4xf32>
  return
}

// -----

func.func @reshape_by_matrix(%m: memref<4xf32>, %s: memref<1x1xindex>) {
  // expected-error@below {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<1x1xindex>'}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<1x1xindex>) -> memref<4xf32>
  return
}

// -----

func.func @transpose_not_a_permutation(%m: memref<4x2xf32>) {
  // expected-error@below {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i, j) -> (i, i) : memref<4x2xf32> to memref<4x4xf32>
  return
}

// -----

func.func @transpose_of_other_rank(%m: memref<4x2xf32>) {
  // expected-error@below {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (i) -> (i) : memref<4x2xf32> to memref<4x2xf32>
  return
}

// -----

func.func @transpose_to_other_type(%m: memref<4x2xf32>) {
  // expected-error@below {{'memref.transpose' op result type 'memref<2x4xf32>' is not equivalent to the canonical transposed input type 'memref<2x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 2)>>'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x2xf32> to memref<2x4xf32>
  return
}

// -----

func.func @transpose_dynamic_to_other_type(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>) {
  // expected-error@below {{'memref.transpose' op result type 'memref<?x4xf32>' is not equivalent to the canonical transposed input type 'memref<?x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 + s0 + d1 * s1)>>'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32>
  return
}

// -----

func.func @view_base_layout(%m: memref<64xi8, strided<[2]>>, %i: index) {
  // expected-error@below {{unsupported map for base memref type 'memref<64xi8, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<64xi8, strided<[2]>> to memref<4xf32>
  return
}

// -----

func.func @view_layout(%m: memref<64xi8>, %i: index) {
  // expected-error@below {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<64xi8> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @view_memory_space(%m: memref<64xi8>, %i: index) {
  // expected-error@below {{different memory spaces specified for base memref type 'memref<64xi8>' and view memref type 'memref<4xf32, 1>'}}
  %0 = memref.view %m[%i][] : memref<64xi8> to memref<4xf32, 1>
  return
}

// -----

func.func @view_sizes(%m: memref<64xi8>, %i: index) {
  // expected-error@below {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.view %m[%i][%i] : memref<64xi8> to memref<4xf32>
  return
}

// -----

func.func @view_of_words(%m: memref<64xi16>, %i: index) {
  // expected-error@below {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<64xi16>'}}
  %0 = memref.view %m[%i][] : memref<64xi16> to memref<4xf32>
  return
}

// -----

func.func @view_of_matrix(%m: memref<8x8xi8>, %i: index) {
  // expected-error@below {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<8x8xi8>'}}
  %0 = memref.view %m[%i][] : memref<8x8xi8> to memref<4xf32>
  return
}

// -----

func.func @strided_metadata_of_no_strides(%m: memref<4xf32, affine_map<(i) -> (i mod 2)>>) {
  // expected-error@below {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>'}}
  %0:4 = memref.extract_strided_metadata %m : memref<4xf32, affine_map<(i) -> (i mod 2)>> -> memref<f32>, index, index, index
  return
}

// -----

func.func @strided_metadata_of_other_rank(%m: memref<4xf32>) {
  // expected-error@below {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index', 'index'}}
  // expected-error@below {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0:6 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index, index, index
  return
}

// -----

func.func @strided_metadata_with_base_of_rank_one(%m: memref<4xf32>) {
  // expected-error@below {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'memref<1xf32>'}}
  %0:4 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<1xf32>, index, index, index)
  return
}

// -----

func.func @strided_metadata_with_base_of_tensor(%m: memref<4xf32>) {
  // expected-error@below {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'tensor<f32>'}}
  %0:4 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (tensor<f32>, index, index, index)
  return
}

// -----

// The result must have its layout, although it is the identity.
func.func @transpose_of_one_dimension(%m: memref<4xf32>) {
  // expected-error@below {{'memref.transpose' op result type 'memref<4xf32>' is not equivalent to the canonical transposed input type 'memref<4xf32, strided<[1]>>'}}
  %0 = memref.transpose %m (i) -> (i) : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @transpose_of_scalar(%m: memref<f32>) {
  // expected-error@below {{'memref.transpose' op result type 'memref<f32, strided<[], offset: 1>>' is not equivalent to the canonical transposed input type 'memref<f32>'}}
  %0 = memref.transpose %m () -> () : memref<f32> to memref<f32, strided<[], offset: 1>>
  return
}

// -----

func.func @dma_start_first_stride_type(%i: index, %x: i32, %m: memref<4xf32>) {
  // expected-error@below {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %i, %x, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, i32, index) -> ()
  return
}

// -----

// expected-error@below {{custom op 'memref.global' initial value should be a unit or elements attribute}}
memref.global @global_with_list : memref<4xf32> = [1.0, 2.0]

// -----

func.func @generic_atomic_rmw_of_tensor(%t: tensor<4xf32>, %i: index) {
  // expected-error@below {{'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'tensor<4xf32>'}}
  %0 = memref.generic_atomic_rmw %t[%i] : tensor<4xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @strided_metadata_of_tensor(%t: tensor<4xf32>) {
  // expected-error@below {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'tensor<4xf32>'}}
  %0:4 = "memref.extract_strided_metadata"(%t) : (tensor<4xf32>) -> (memref<f32>, index, index, index)
  return
}

// -----

// expected-error@below {{custom op 'memref.global' type should be static shaped memref, but got 'memref<*xf32>'}}
memref.global @global_of_unranked : memref<*xf32> = uninitialized

// -----

func.func @generic_atomic_rmw_without_block(%m: memref<4xf32>, %i: index) {
  // expected-error@below {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  }) : (memref<4xf32>, index) -> f32
  return
}

// -----

func.func @alloca_scope_without_block() {
  // expected-error@below {{'memref.alloca_scope' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
  "memref.alloca_scope"() ({
  }) : () -> ()
  return
}
