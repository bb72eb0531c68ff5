// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Poison is a constant: all of one type are one, and come first.
// CHECK-LABEL: func.func @poison_is_constant(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : i32
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[V0]], %[[V0]] : i32, i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return %[[V0]], %[[V0]] : i32, i32
// CHECK-NEXT: }
func.func @poison_is_constant(%c: i1) -> (i32, i32) {
  cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
  %0 = ub.poison : i32
  return %0, %0 : i32, i32
  ^bb2:
  %1 = ub.poison : i32
  %2 = ub.poison : i32
  return %1, %2 : i32, i32
}
