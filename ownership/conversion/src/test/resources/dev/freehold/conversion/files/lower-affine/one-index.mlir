// RUN: freehold-opt %s --lower-affine | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (index, index, index, index, index, index, index, index, index, index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.floordivsi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V1:.+]] = arith.remsi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi slt, %[[V1]], %[[C0]] : index
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V1]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:   %[[V4:.+]] = arith.select %[[V2]], %[[V3]], %[[V1]] : index
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_2:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V5:.+]] = arith.floordivsi %[[ARG0]], %[[C1_1]] : index
// CHECK-NEXT:   %[[V6:.+]] = arith.remsi %[[ARG0]], %[[C1_1]] : index
// CHECK-NEXT:   %[[V7:.+]] = arith.cmpi slt, %[[V6]], %[[C0_2]] : index
// CHECK-NEXT:   %[[V8:.+]] = arith.addi %[[V6]], %[[C1_1]] overflow<nsw> : index
// CHECK-NEXT:   %[[V9:.+]] = arith.select %[[V7]], %[[V8]], %[[V6]] : index
// CHECK-NEXT:   %[[V10:.+]] = arith.divsi %[[V9]], %[[C1]] : index
// CHECK-NEXT:   %[[V11:.+]] = arith.remsi %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:   %[[V12:.+]] = arith.cmpi slt, %[[V11]], %[[C0_2]] : index
// CHECK-NEXT:   %[[V13:.+]] = arith.addi %[[V11]], %[[C1]] overflow<nsw> : index
// CHECK-NEXT:   %[[V14:.+]] = arith.select %[[V12]], %[[V13]], %[[V11]] : index
// CHECK-NEXT:   %[[C1_3:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V15:.+]] = arith.muli %[[ARG1]], %[[C1_3]] overflow<nsw> : index
// CHECK-NEXT:   %[[V16:.+]] = arith.addi %[[V15]], %[[ARG2]] overflow<nsw> : index
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[V0]], %[[V4]], %[[C0_0]], %[[ARG0]], %[[V5]], %[[V10]], %[[V14]], %[[V16]], %[[ARG0]] : index, index, index, index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @f(%x: index, %a: index, %b: index) -> (index, index, index, index,index, index, index, index, index, index, index) {
  %0 = affine.delinearize_index %x into () : index
  %1 = affine.delinearize_index %x into (%a) : index
  %2:2 = affine.delinearize_index %x into (%a) : index, index
  %3 = affine.linearize_index [] by () : index
  %4 = affine.linearize_index [%x] by () : index
  %5:3 = affine.delinearize_index %x into (1, 1) : index, index, index
  %6 = affine.linearize_index [%a, %b] by (3, 1) : index
  return %0, %1, %2#0, %2#1, %3, %4, %5#0, %5#1, %5#2, %6, %x : index, index, index, index,index, index, index, index, index, index, index
}
