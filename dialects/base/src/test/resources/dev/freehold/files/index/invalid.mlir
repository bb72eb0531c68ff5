// RUN: freehold-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

func.func @cast_between_integers(%a: i8) {
  // expected-error@below {{'index.casts' op operand type 'i8' and result type 'i32' are cast incompatible}}
  %0 = index.casts %a : i8 to i32
  return
}

// -----

func.func @cast_between_indices(%a: index) {
  // expected-error@below {{'index.castu' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.castu %a : index to index
  return
}

// -----

func.func @cast_of_float(%a: f32) {
  // expected-error@below {{'index.casts' op operand #0 must be integer or index, but got 'f32'}}
  %0 = index.casts %a : f32 to index
  return
}

// -----

func.func @operand_of_other_type(%a: i32, %b: index) {
  // expected-error@below {{'index.add' op operand #0 must be index, but got 'i32'}}
  %0 = "index.add"(%a, %b) : (i32, index) -> index
  return
}

// -----

func.func @unknown_predicate(%a: index) {
  // expected-error@below {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  // expected-error@below {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
  %0 = index.cmp lt(%a, %a)
  return
}

// -----

func.func @constant_of_other_type() {
  // expected-error@below {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = "index.constant"() <{value = 5 : i32}> : () -> index
  return
}

// -----

func.func @bool_constant_of_other_type() {
  // expected-error@below {{invalid properties {value = 5 : i32} for op index.bool.constant: Invalid attribute `value` in property conversion: 5 : i32}}
  %0 = "index.bool.constant"() <{value = 5 : i32}> : () -> i1
  return
}

// -----

func.func @unknown_attribute() {
  // expected-error@below {{unknown attribute `speed` in dialect `index`}}
  "test.op"() {p = #index.speed<fast>} : () -> ()
  return
}

// -----

func.func @unknown_predicate_attribute() {
  // expected-error@below {{expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  // expected-error@below {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
  "test.op"() {p = #index<cmp_predicate lt>} : () -> ()
  return
}
