// RUN: freehold-opt %s --lower-affine | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.minsi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V1:.+]] = arith.minsi %[[V0]], %[[C5]] : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V3:.+]] = arith.muli %[[ARG1]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT:   %[[V4:.+]] = arith.maxsi %[[V2]], %[[V3]] : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   return %[[V1]], %[[V4]], %[[ARG0]], %[[C3]] : index, index, index, index
// CHECK-NEXT: }
func.func @f(%a: index, %b: index) -> (index, index, index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0, 5)>(%a)[%b]
  %1 = affine.max affine_map<(d0)[s0] -> (d0 + 1, s0 * 2)>(%a)[%b]
  %2 = affine.max affine_map<(d0) -> (d0)>(%a)
  %3 = affine.min affine_map<() -> (4, 5, 3)>()
  return %0, %1, %2, %3 : index, index, index, index
}
