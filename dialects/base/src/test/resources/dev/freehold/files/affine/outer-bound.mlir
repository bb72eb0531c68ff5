// RUN: freehold-opt %s --canonicalize | FileCheck %s

// The bound of the linearization promises nothing.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG0]] into (6, 2) : index, index
// CHECK-NEXT:   %[[V1:.+]]:2 = affine.delinearize_index %[[V0]]#0 into (2, 3) : index, index
// CHECK-NEXT:   return %[[V1]]#0, %[[V1]]#1, %[[V0]]#1, %[[V0]]#0 : index, index, index, index
// CHECK-NEXT: }
func.func @f(%i: index, %n: index) -> (index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (2, 3, 2) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1] by (%n, 3) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}

// CHECK-LABEL: func.func @one(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG0]] into (6, 2) : index, index
// CHECK-NEXT:   %[[V1:.+]]:2 = affine.delinearize_index %[[V0]]#0 into (2, 3) : index, index
// CHECK-NEXT:   return %[[V1]]#0, %[[V1]]#1, %[[V0]]#1, %[[V0]]#0 : index, index, index, index
// CHECK-NEXT: }
func.func @one(%i: index) -> (index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (2, 3, 2) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1] by (1, 3) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}

// The sizes of the linearization may be negative, those of the division may not.
// CHECK-LABEL: func.func @negative(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[V0:.+]]:3 = affine.delinearize_index %[[ARG0]] into (%[[C_1]], 3, %[[C_1]]) : index, index, index
// CHECK-NEXT:   %[[V1:.+]] = affine.linearize_index [%[[V0]]#0, %[[V0]]#1, %[[V0]]#2] by (-1, 3, -1) : index
// CHECK-NEXT:   return %[[V0]]#1, %[[V1]] : index, index
// CHECK-NEXT: }
func.func @negative(%i: index) -> (index, index) {
  %c = arith.constant -1 : index
  %0:3 = affine.delinearize_index %i into (%c, 3, %c) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (%c, 3, %c) : index
  return %0#1, %1 : index, index
}
