// RUN: freehold-opt %s --loop-invariant-code-motion | FileCheck %s

// Out of a loop that may not run, nothing moves that may divide by zero.
// CHECK-LABEL: func.func @divide(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[ARG2]]) -> (i32) {
// CHECK-NEXT:     %[[V1:.+]] = arith.remui %[[ARG2]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V2:.+]] = arith.floordivsi %[[ARG2]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V3:.+]] = arith.remsi %[[ARG2]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V4:.+]] = arith.addi %[[V1]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:.+]] = arith.addi %[[V4]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:.+]] = arith.addi %[[ARG4]], %[[V5]] : i32
// CHECK-NEXT:     scf.yield %[[V6]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @divide(%n: index, %d: i32, %e: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %e) -> (i32) {
    %a = arith.remui %e, %d : i32
    %b = arith.floordivsi %e, %d : i32
    %c = arith.remsi %e, %d : i32
    %x = arith.addi %a, %b : i32
    %y = arith.addi %x, %c : i32
    %z = arith.addi %s, %y : i32
    scf.yield %z : i32
  }
  return %r : i32
}

// The divisors are known.
// CHECK-LABEL: func.func @constants(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: memref<?xi32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.remui %[[ARG1]], %[[C3_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.floordivsi %[[ARG1]], %[[C3_I32]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.remsi %[[ARG1]], %[[C3_I32]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V3]], %[[V2]] : i32
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     memref.store %[[V4]], %[[ARG2]][%[[ARG3]]] : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constants(%n: index, %e: i32, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : i32
  scf.for %i = %c0 to %n step %c1 {
    %a = arith.remui %e, %c3 : i32
    %b = arith.floordivsi %e, %c3 : i32
    %c = arith.remsi %e, %c3 : i32
    %x = arith.addi %a, %b : i32
    %y = arith.addi %x, %c : i32
    memref.store %y, %m[%i] : memref<?xi32>
  }
  return
}
