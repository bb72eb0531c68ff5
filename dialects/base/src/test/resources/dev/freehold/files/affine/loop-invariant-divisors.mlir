// RUN: freehold-opt %s --loop-invariant-code-motion | FileCheck %s

// A symbol may be zero.
// CHECK: #[[MAP:.+]] = affine_map<()[s0, s1] -> (s0 floordiv s1)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-LABEL: func.func @apply(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?xindex>) {
// CHECK-NEXT:   affine.for %[[ARG3:.+]] = 0 to %[[ARG0]] {
// CHECK-NEXT:     %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG0]], %[[ARG1]]]
// CHECK-NEXT:     affine.store %[[V0]], %[[ARG2]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @apply(%n: index, %k: index, %m: memref<?xindex>) {
  affine.for %i = 0 to %n {
    %q = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%n, %k]
    affine.store %q, %m[%i] : memref<?xindex>
  }
  return
}

// The divisor is a constant.
// CHECK-LABEL: func.func @constant(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?xindex>) {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP1]]()[%[[ARG0]]]
// CHECK-NEXT:   affine.for %[[ARG2:.+]] = 0 to %[[ARG0]] {
// CHECK-NEXT:     affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constant(%n: index, %m: memref<?xindex>) {
  affine.for %i = 0 to %n {
    %q = affine.apply affine_map<()[s0] -> (s0 floordiv 4)>()[%n]
    affine.store %q, %m[%i] : memref<?xindex>
  }
  return
}
