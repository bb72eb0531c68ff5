// RUN: freehold-opt %s -split-input-file -verify-diagnostics

// Recorded from Freehold: the reference crashes.

func.func @selection_of_scalar_by_vector(%c: vector<2xi1>, %a: i32) {
  // expected-error@below {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %a, %a : vector<2xi1>, i32
  return
}

// -----

func.func @selection_of_memref_by_vector(%c: vector<2xi1>, %a: memref<2xi32>) {
  // expected-error@below {{'arith.select' op if an operand is non-scalar, then there must be at least one non-scalar result}}
  %0 = arith.select %c, %a, %a : vector<2xi1>, memref<2xi32>
  return
}
