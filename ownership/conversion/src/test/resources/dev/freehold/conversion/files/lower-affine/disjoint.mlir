// RUN: freehold-opt %s --lower-affine | FileCheck %s

// Where the parts are known to be inside of their sizes, the products of sizes do not overflow, signed or not.
// CHECK-LABEL: func.func @disjoint(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C5_0:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG1]], %[[C5_0]] overflow<nsw, nuw> : index
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[ARG0]], %[[V0]] overflow<nsw> : index
// CHECK-NEXT:   %[[V2:.+]] = arith.muli %[[ARG1]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V1]], %[[V2]] overflow<nsw> : index
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V3]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:   return %[[V4]] : index
// CHECK-NEXT: }
func.func @disjoint(%s: index, %n: index) -> index {
  %0 = affine.linearize_index disjoint [%s, %n, %s] by (%n, 5) : index
  return %0 : index
}

// CHECK-LABEL: func.func @anywhere(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C5_0:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG1]], %[[C5_0]] overflow<nsw> : index
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[ARG0]], %[[V0]] overflow<nsw> : index
// CHECK-NEXT:   %[[V2:.+]] = arith.muli %[[ARG1]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V1]], %[[V2]] overflow<nsw> : index
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V3]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:   return %[[V4]] : index
// CHECK-NEXT: }
func.func @anywhere(%s: index, %n: index) -> index {
  %0 = affine.linearize_index [%s, %n, %s] by (%n, 5) : index
  return %0 : index
}
