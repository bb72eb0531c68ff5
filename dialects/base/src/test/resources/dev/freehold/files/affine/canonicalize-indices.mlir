// RUN: freehold-opt %s -canonicalize | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0] -> (s0 * 3)>
// CHECK-LABEL: func.func @delinearize_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG0]] into (3, 3) : index, index
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : index, index
// CHECK-NEXT: }
func.func @delinearize_with_constants(%i: index) -> (index, index) {
  %c3 = arith.constant 3 : index
  %0:2 = affine.delinearize_index %i into (%c3, %c3) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK-LABEL: func.func @delinearize_constant() -> (index, index, index, index, index) {
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C_2:.+]] = arith.constant -2 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   return %[[C3]], %[[C0]], %[[C2]], %[[C_2]], %[[C1]] : index, index, index, index, index
// CHECK-NEXT: }
func.func @delinearize_constant() -> (index, index, index, index, index) {
  %c47 = arith.constant 47 : index
  %c-5 = arith.constant -5 : index
  %0:3 = affine.delinearize_index %c47 into (3, 5) : index, index, index
  %1:2 = affine.delinearize_index %c-5 into (4, 3) : index, index
  return %0#0, %0#1, %0#2, %1#0, %1#1 : index, index, index, index, index
}

// CHECK-LABEL: func.func @delinearize_constant_with_unknown_size(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[C47:.+]] = arith.constant 47 : index
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[C47]] into (3, %[[ARG0]]) : index, index
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : index, index
// CHECK-NEXT: }
func.func @delinearize_constant_with_unknown_size(%n: index) -> (index, index) {
  %c47 = arith.constant 47 : index
  %0:2 = affine.delinearize_index %c47 into (3, %n) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK-LABEL: func.func @delinearize_one_dimension(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]] : index, index
// CHECK-NEXT: }
func.func @delinearize_one_dimension(%i: index) -> (index, index) {
  %0 = affine.delinearize_index %i into (8) : index
  %1 = affine.delinearize_index %i into () : index
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @delinearize_units(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG0]] into (%[[ARG1]], 4) : index, index
// CHECK-NEXT:   return %[[C0]], %[[V0]]#0, %[[C0]], %[[V0]]#1 : index, index, index, index
// CHECK-NEXT: }
func.func @delinearize_units(%i: index, %n: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (1, %n, 1, 4) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// CHECK-LABEL: func.func @delinearize_units_only(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   return %[[C0]], %[[C0]] : index, index
// CHECK-NEXT: }
func.func @delinearize_units_only(%i: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (1, 1) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK-LABEL: func.func @delinearize_units_without_outer_bound(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG0]] into (4) : index, index
// CHECK-NEXT:   return %[[V0]]#0, %[[C0]], %[[V0]]#1 : index, index, index
// CHECK-NEXT: }
func.func @delinearize_units_without_outer_bound(%i: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (1, 4) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK-LABEL: func.func @delinearize_what_was_linearized(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (index, index) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]] : index, index
// CHECK-NEXT: }
func.func @delinearize_what_was_linearized(%i: index, %j: index, %n: index) -> (index, index) {
  %0 = affine.linearize_index disjoint [%i, %j] by (%n, 4) : index
  %1:2 = affine.delinearize_index %0 into (%n, 4) : index, index
  return %1#0, %1#1 : index, index
}

// CHECK-LABEL: func.func @delinearize_the_same_tail(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]], %[[ARG2]] : index, index, index
// CHECK-NEXT: }
func.func @delinearize_the_same_tail(%i: index, %j: index, %k: index, %n: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%i, %j, %k] by (3, %n, 4) : index
  %1:3 = affine.delinearize_index %0 into (5, %n, 4) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}

// CHECK-LABEL: func.func @delinearize_the_same_tail_without_outer_bound(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG0]] into (7) : index, index
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1, %[[ARG1]] : index, index, index
// CHECK-NEXT: }
func.func @delinearize_the_same_tail_without_outer_bound(%i: index, %j: index, %n: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%i, %j] by (%n) : index
  %1:3 = affine.delinearize_index %0 into (7, %n) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}

// CHECK-LABEL: func.func @delinearize_factors_of_the_last(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG1]] into (8, 4) : index, index
// CHECK-NEXT:   return %[[ARG0]], %[[V0]]#0, %[[V0]]#1 : index, index, index
// CHECK-NEXT: }
func.func @delinearize_factors_of_the_last(%i: index, %j: index, %n: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%i, %j] by (3, 32) : index
  %1:3 = affine.delinearize_index %0 into (3, 8, 4) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}

// Without the promise the indices may run over; the sizes do not fit; they are not known.
// CHECK-LABEL: func.func @keep_delinearize(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (index, index, index, index, index, index, index, index, index, index, index) {
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]]] by (3, 32) : index
// CHECK-NEXT:   %[[V1:.+]]:2 = affine.delinearize_index %[[V0]] into (3, 32) : index, index
// CHECK-NEXT:   %[[V2:.+]] = affine.linearize_index disjoint [%[[ARG0]], %[[ARG1]]] by (3, 32) : index
// CHECK-NEXT:   %[[V3:.+]]:3 = affine.delinearize_index %[[V2]] into (3, 5, 4) : index, index, index
// CHECK-NEXT:   %[[V4:.+]]:3 = affine.delinearize_index %[[V2]] into (3, %[[ARG2]], 4) : index, index, index
// CHECK-NEXT:   %[[V5:.+]] = affine.linearize_index disjoint [%[[ARG0]], %[[ARG1]]] by (3, %[[ARG2]]) : index
// CHECK-NEXT:   %[[V6:.+]]:3 = affine.delinearize_index %[[V5]] into (3, 8, 4) : index, index, index
// CHECK-NEXT:   return %[[V1]]#0, %[[V1]]#1, %[[V3]]#0, %[[V3]]#1, %[[V3]]#2, %[[V4]]#0, %[[V4]]#1, %[[V4]]#2, %[[V6]]#0, %[[V6]]#1, %[[V6]]#2 : index, index, index, index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @keep_delinearize(%i: index, %j: index, %n: index) -> (index, index, index, index, index, index, index, index, index, index, index) {
  %0 = affine.linearize_index [%i, %j] by (3, 32) : index
  %1:2 = affine.delinearize_index %0 into (3, 32) : index, index
  %2 = affine.linearize_index disjoint [%i, %j] by (3, 32) : index
  %3:3 = affine.delinearize_index %2 into (3, 5, 4) : index, index, index
  %4:3 = affine.delinearize_index %2 into (3, %n, 4) : index, index, index
  %5 = affine.linearize_index disjoint [%i, %j] by (3, %n) : index
  %6:3 = affine.delinearize_index %5 into (3, 8, 4) : index, index, index
  return %1#0, %1#1, %3#0, %3#1, %3#2, %4#0, %4#1, %4#2, %6#0, %6#1, %6#2 : index, index, index, index, index, index, index, index, index, index, index
}

// CHECK-LABEL: func.func @keep_delinearize_into_smaller_shape(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index disjoint [%[[ARG0]], %[[ARG1]]] by (32) : index
// CHECK-NEXT:   %[[V1:.+]]:2 = affine.delinearize_index %[[V0]] into (4, 2) : index, index
// CHECK-NEXT:   return %[[V1]]#0, %[[V1]]#1 : index, index
// CHECK-NEXT: }
func.func @keep_delinearize_into_smaller_shape(%i: index, %j: index) -> (index, index) {
  %0 = affine.linearize_index disjoint [%i, %j] by (32) : index
  %1:2 = affine.delinearize_index %0 into (4, 2) : index, index
  return %1#0, %1#1 : index, index
}

// CHECK-LABEL: func.func @linearize_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]]] by (3, 3) : index
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @linearize_with_constants(%i: index, %j: index) -> index {
  %c3 = arith.constant 3 : index
  %0 = affine.linearize_index [%i, %j] by (%c3, %c3) : index
  return %0 : index
}

// CHECK-LABEL: func.func @linearize_constants() -> (index, index) {
// CHECK-NEXT:   %[[C32:.+]] = arith.constant 32 : index
// CHECK-NEXT:   %[[C7:.+]] = arith.constant 7 : index
// CHECK-NEXT:   return %[[C32]], %[[C7]] : index, index
// CHECK-NEXT: }
func.func @linearize_constants() -> (index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = affine.linearize_index [%c1, %c2, %c2] by (3, 4, 5) : index
  %1 = affine.linearize_index [%c1, %c2] by (5) : index
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @keep_linearize(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index [%[[C2]], %[[ARG0]]] by (4, 5) : index
// CHECK-NEXT:   %[[V1:.+]] = affine.linearize_index [%[[C2]], %[[C2]]] by (4, %[[ARG1]]) : index
// CHECK-NEXT:   return %[[V0]], %[[V1]] : index, index
// CHECK-NEXT: }
func.func @keep_linearize(%i: index, %n: index) -> (index, index) {
  %c2 = arith.constant 2 : index
  %0 = affine.linearize_index [%c2, %i] by (4, 5) : index
  %1 = affine.linearize_index [%c2, %c2] by (4, %n) : index
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @linearize_one_or_none(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   return %[[ARG0]], %[[C0]] : index, index
// CHECK-NEXT: }
func.func @linearize_one_or_none(%i: index) -> (index, index) {
  %0 = affine.linearize_index [%i] by (8) : index
  %1 = affine.linearize_index [] by () : index
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @linearize_leading_zero(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:   %[[V1:.+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[ARG1]] : index, index, index
// CHECK-NEXT: }
func.func @linearize_leading_zero(%i: index, %j: index, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index [%c0, %i, %j] by (%n, %n, 4) : index
  %1 = affine.linearize_index [%c0, %i, %j] by (%n, 4) : index
  %2 = affine.linearize_index [%c0, %c0, %j] by (%n, 4) : index
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @linearize_units(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index disjoint [%[[ARG0]], %[[ARG0]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:   %[[V1:.+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:   %[[V2:.+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]], %[[ARG1]]] by (%[[ARG2]], 1, 4) : index
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[C0]] : index, index, index, index
// CHECK-NEXT: }
func.func @linearize_units(%i: index, %j: index, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%i, %j, %i] by (%n, 1, 4) : index
  %1 = affine.linearize_index [%i, %c0, %j] by (%n, 1, 4) : index
  %2 = affine.linearize_index [%i, %j, %j] by (%n, 1, 4) : index
  %3 = affine.linearize_index disjoint [%i, %j] by (1, 1) : index
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK-LABEL: func.func @linearize_what_was_delinearized(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   return %[[ARG0]] : index
// CHECK-NEXT: }
func.func @linearize_what_was_delinearized(%i: index, %n: index) -> index {
  %0:3 = affine.delinearize_index %i into (3, %n, 4) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (3, %n, 4) : index
  return %1 : index
}

// CHECK-LABEL: func.func @linearize_with_another_first_size(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   return %[[ARG0]] : index
// CHECK-NEXT: }
func.func @linearize_with_another_first_size(%i: index, %n: index) -> index {
  %0:3 = affine.delinearize_index %i into (3, %n, 4) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (5, %n, 4) : index
  return %1 : index
}

// CHECK-LABEL: func.func @linearize_a_run(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG0]] into (3, 20) : index, index
// CHECK-NEXT:   %[[V1:.+]] = affine.linearize_index [%[[ARG1]], %[[V0]]#1, %[[ARG2]]] by (7, 20, 9) : index
// CHECK-NEXT:   return %[[V1]] : index
// CHECK-NEXT: }
func.func @linearize_a_run(%i: index, %j: index, %k: index) -> index {
  %0:3 = affine.delinearize_index %i into (3, 5, 4) : index, index, index
  %1 = affine.linearize_index [%j, %0#1, %0#2, %k] by (7, 5, 4, 9) : index
  return %1 : index
}

// CHECK-LABEL: func.func @linearize_a_run_of_dynamic_sizes(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG2]], %[[ARG3]]]
// CHECK-NEXT:   %[[V1:.+]]:3 = affine.delinearize_index %[[ARG0]] into (3, %[[V0]], 4) : index, index, index
// CHECK-NEXT:   %[[V2:.+]]:2 = affine.delinearize_index %[[V1]]#1 into (%[[ARG2]], %[[ARG3]]) : index, index
// CHECK-NEXT:   %[[V3:.+]] = affine.linearize_index [%[[ARG1]], %[[V1]]#1] by (7, %[[V0]]) : index
// CHECK-NEXT:   return %[[V3]], %[[V2]]#0 : index, index
// CHECK-NEXT: }
func.func @linearize_a_run_of_dynamic_sizes(%i: index, %j: index, %n: index, %p: index) -> (index, index) {
  %0:4 = affine.delinearize_index %i into (3, %n, %p, 4) : index, index, index, index
  %1 = affine.linearize_index [%j, %0#1, %0#2] by (7, %n, %p) : index
  return %1, %0#1 : index, index
}

// CHECK-LABEL: func.func @linearize_whole_in_the_middle(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP1]]()[%[[ARG2]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.linearize_index [%[[ARG1]], %[[ARG0]], %[[ARG1]]] by (7, %[[V0]], 9) : index
// CHECK-NEXT:   return %[[V1]] : index
// CHECK-NEXT: }
func.func @linearize_whole_in_the_middle(%i: index, %j: index, %n: index) -> index {
  %0:2 = affine.delinearize_index %i into (3, %n) : index, index
  %1 = affine.linearize_index [%j, %0#0, %0#1, %j] by (7, 3, %n, 9) : index
  return %1 : index
}

// CHECK-LABEL: func.func @linearize_disjoint_without_outer_bound(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index disjoint [%[[ARG1]], %[[ARG0]]] by (7, 160) : index
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @linearize_disjoint_without_outer_bound(%i: index, %j: index) -> index {
  %0:3 = affine.delinearize_index %i into (5, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%j, %0#0, %0#1, %0#2] by (7, 8, 5, 4) : index
  return %1 : index
}

// CHECK-LABEL: func.func @linearize_two_runs(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]]] by (12, 30) : index
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @linearize_two_runs(%i: index, %j: index) -> index {
  %0:2 = affine.delinearize_index %i into (3, 4) : index, index
  %1:2 = affine.delinearize_index %j into (5, 6) : index, index
  %2 = affine.linearize_index [%0#0, %0#1, %1#0, %1#1] by (3, 4, 5, 6) : index
  return %2 : index
}

// In another order, with other sizes, or one index only.
// CHECK-LABEL: func.func @keep_linearize_of_delinearize(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[V0:.+]]:3 = affine.delinearize_index %[[ARG0]] into (3, 5, 4) : index, index, index
// CHECK-NEXT:   %[[V1:.+]] = affine.linearize_index [%[[V0]]#1, %[[V0]]#0, %[[V0]]#2] by (5, 3, 4) : index
// CHECK-NEXT:   %[[V2:.+]] = affine.linearize_index [%[[ARG1]], %[[V0]]#1, %[[V0]]#2] by (2, 5, 6) : index
// CHECK-NEXT:   %[[V3:.+]] = affine.linearize_index [%[[ARG1]], %[[V0]]#2, %[[ARG1]]] by (2, 4, 6) : index
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]] : index, index, index
// CHECK-NEXT: }
func.func @keep_linearize_of_delinearize(%i: index, %j: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (3, 5, 4) : index, index, index
  %1 = affine.linearize_index [%0#1, %0#0, %0#2] by (5, 3, 4) : index
  %2 = affine.linearize_index [%j, %0#1, %0#2] by (2, 5, 6) : index
  %3 = affine.linearize_index [%j, %0#2, %j] by (2, 4, 6) : index
  return %1, %2, %3 : index, index, index
}

// The same division cannot be undone twice.
// CHECK-LABEL: func.func @linearize_the_same_twice(
// CHECK-SAME: %[[ARG0:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index [%[[ARG0]], %[[ARG0]]] by (12, 12) : index
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @linearize_the_same_twice(%i: index) -> index {
  %0:2 = affine.delinearize_index %i into (3, 4) : index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#0, %0#1] by (3, 4, 3, 4) : index
  return %1 : index
}

// CHECK-LABEL: func.func @linearize_the_first_of_several(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG0]] into (4) : index, index
// CHECK-NEXT:   %[[V1:.+]] = affine.linearize_index [%[[V0]]#0, %[[ARG1]]] by (8) : index
// CHECK-NEXT:   return %[[V1]] : index
// CHECK-NEXT: }
func.func @linearize_the_first_of_several(%i: index, %j: index) -> index {
  %0:3 = affine.delinearize_index %i into (5, 4) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %j] by (5, 8) : index
  return %1 : index
}

// CHECK-LABEL: func.func @linearize_a_single_zero(
// CHECK-SAME: %[[ARG0:.+]]: index) -> index {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   return %[[C0]] : index
// CHECK-NEXT: }
func.func @linearize_a_single_zero(%j: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.linearize_index [%c0, %c0, %c0] by (%j, 8) : index
  return %0 : index
}

// CHECK-LABEL: func.func @delinearize_the_same_sizes_of_more(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   return %[[C0]], %[[ARG0]], %[[ARG1]] : index, index, index
// CHECK-NEXT: }
func.func @delinearize_the_same_sizes_of_more(%i: index, %j: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%i, %j] by (3, 4) : index
  %1:3 = affine.delinearize_index %0 into (3, 4) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
