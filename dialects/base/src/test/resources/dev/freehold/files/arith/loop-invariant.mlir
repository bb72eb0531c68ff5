// RUN: freehold-opt %s -loop-invariant-code-motion | FileCheck %s

// Out of a loop that may not run, a division moves where it is defined whatever the dividend is.
// CHECK-LABEL: func.func @divisions_by_constant(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: memref<?xi32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C7_I32:.+]] = arith.constant 7 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.divsi %[[ARG1]], %[[C7_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.divui %[[ARG1]], %[[C7_I32]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.ceildivsi %[[ARG1]], %[[C7_I32]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.ceildivui %[[ARG1]], %[[C7_I32]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:   %[[V5:.+]] = arith.addi %[[V2]], %[[V3]] : i32
// CHECK-NEXT:   %[[V6:.+]] = arith.addi %[[V4]], %[[V5]] : i32
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     memref.store %[[V6]], %[[ARG2]][%[[ARG3]]] : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @divisions_by_constant(%n: index, %a: i32, %m: memref<?xi32>) {
  %lb = arith.constant 0 : index
  %step = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  scf.for %i = %lb to %n step %step {
    %0 = arith.divsi %a, %c7 : i32
    %1 = arith.divui %a, %c7 : i32
    %2 = arith.ceildivsi %a, %c7 : i32
    %3 = arith.ceildivui %a, %c7 : i32
    %4 = arith.addi %0, %1 : i32
    %5 = arith.addi %2, %3 : i32
    %6 = arith.addi %4, %5 : i32
    memref.store %6, %m[%i] : memref<?xi32>
  }
  return
}

// The smallest integer cannot be divided by minus one.
// CHECK-LABEL: func.func @divisions_by_minus_one(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: memref<?xi32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C_1_I32:.+]] = arith.constant -1 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.divui %[[ARG1]], %[[C_1_I32]] : i32
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     %[[V1:.+]] = arith.divsi %[[ARG1]], %[[C_1_I32]] : i32
// CHECK-NEXT:     %[[V2:.+]] = arith.ceildivsi %[[ARG1]], %[[C_1_I32]] : i32
// CHECK-NEXT:     %[[V3:.+]] = arith.addi %[[V1]], %[[V0]] : i32
// CHECK-NEXT:     %[[V4:.+]] = arith.addi %[[V2]], %[[V3]] : i32
// CHECK-NEXT:     memref.store %[[V4]], %[[ARG2]][%[[ARG3]]] : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @divisions_by_minus_one(%n: index, %a: i32, %m: memref<?xi32>) {
  %lb = arith.constant 0 : index
  %step = arith.constant 1 : index
  %minus = arith.constant -1 : i32
  scf.for %i = %lb to %n step %step {
    %0 = arith.divsi %a, %minus : i32
    %1 = arith.divui %a, %minus : i32
    %2 = arith.ceildivsi %a, %minus : i32
    %3 = arith.addi %0, %1 : i32
    %4 = arith.addi %2, %3 : i32
    memref.store %4, %m[%i] : memref<?xi32>
  }
  return
}

// CHECK-LABEL: func.func @divisions_by_zero_or_unknown(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: memref<?xi32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = arith.divsi %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V1:.+]] = arith.divui %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT:     %[[V2:.+]] = arith.addi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:     memref.store %[[V2]], %[[ARG3]][%[[ARG4]]] : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @divisions_by_zero_or_unknown(%n: index, %a: i32, %b: i32, %m: memref<?xi32>) {
  %lb = arith.constant 0 : index
  %step = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  scf.for %i = %lb to %n step %step {
    %0 = arith.divsi %a, %zero : i32
    %1 = arith.divui %a, %b : i32
    %2 = arith.addi %0, %1 : i32
    memref.store %2, %m[%i] : memref<?xi32>
  }
  return
}
