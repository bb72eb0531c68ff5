// RUN: freehold-opt %s -loop-invariant-code-motion | FileCheck %s

// No division leaves a loop that may not run.
// CHECK-LABEL: func.func @divisions(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?xindex>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[IDX7:.+]] = index.constant 7
// CHECK-NEXT:   %[[V0:.+]] = index.add %[[ARG1]], %[[IDX7]]
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     %[[V1:.+]] = index.divs %[[ARG1]], %[[IDX7]]
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG2]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:     memref.store %[[V0]], %[[ARG2]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @divisions(%n: index, %a: index, %m: memref<?xindex>) {
  %lb = arith.constant 0 : index
  %step = arith.constant 1 : index
  %c7 = index.constant 7
  scf.for %i = %lb to %n step %step {
    %0 = index.divs %a, %c7
    %1 = index.add %a, %c7
    memref.store %0, %m[%i] : memref<?xindex>
    memref.store %1, %m[%i] : memref<?xindex>
  }
  return
}
