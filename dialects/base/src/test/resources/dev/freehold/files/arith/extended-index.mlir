// RUN: freehold-opt %s --canonicalize | FileCheck %s

// i1 cannot be extended to an index.
// CHECK-LABEL: func.func @index(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[LOW:.+]], %[[HIGH:.+]] = arith.mulsi_extended %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:   return %[[LOW]], %[[HIGH]] : index, index
// CHECK-NEXT: }
func.func @index(%x: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0:2 = arith.mulsi_extended %x, %c1 : index
  return %0#0, %0#1 : index, index
}
