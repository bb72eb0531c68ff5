// RUN: freehold-opt %s -split-input-file -verify-diagnostics

// Recorded from Freehold. The reference crashes where a vector has no rank, ignores the fourth operand, and names the operation in another way
// where the kind is none.

func.func @product_of_no_rank(%a: vector<f32>, %b: vector<4xf32>) {
  // expected-error@below {{custom op 'vector.outerproduct' expected 1-d vector for operand #1}}
  %0 = vector.outerproduct %a, %b : vector<f32>, vector<4xf32>
  return
}

// -----

func.func @product_with_no_rank(%a: vector<4xf32>, %b: vector<f32>) {
  // expected-error@below {{custom op 'vector.outerproduct' expected 1-d vector for operand #2}}
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<f32>
  return
}

// -----

func.func @product_of_four(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4x4xf32>) {
  // expected-error@below {{custom op 'vector.outerproduct' expected at most 3 operands}}
  %0 = vector.outerproduct %a, %b, %c, %c : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @product_with_other_kind_attribute(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4x4xf32>) {
  // expected-error@below {{custom op 'vector.outerproduct' expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.outerproduct %a, %b, %c {kind = "add"} : vector<4xf32>, vector<4xf32>
  return
}
