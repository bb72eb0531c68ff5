// RUN: freehold-opt %s --lower-affine | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (index, index, index, index, index, index, index) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG2]], %[[C4]] overflow<nsw, nuw> : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V1:.+]] = arith.floordivsi %[[ARG0]], %[[V0]] : index
// CHECK-NEXT:   %[[V2:.+]] = arith.remsi %[[ARG0]], %[[V0]] : index
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi slt, %[[V2]], %[[C0]] : index
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V2]], %[[V0]] overflow<nsw> : index
// CHECK-NEXT:   %[[V5:.+]] = arith.select %[[V3]], %[[V4]], %[[V2]] : index
// CHECK-NEXT:   %[[V6:.+]] = arith.divsi %[[V5]], %[[ARG2]] : index
// CHECK-NEXT:   %[[V7:.+]] = arith.remsi %[[ARG0]], %[[ARG2]] : index
// CHECK-NEXT:   %[[V8:.+]] = arith.cmpi slt, %[[V7]], %[[C0]] : index
// CHECK-NEXT:   %[[V9:.+]] = arith.addi %[[V7]], %[[ARG2]] overflow<nsw> : index
// CHECK-NEXT:   %[[V10:.+]] = arith.select %[[V8]], %[[V9]], %[[V7]] : index
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C20:.+]] = arith.constant 20 : index
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V11:.+]] = arith.floordivsi %[[ARG0]], %[[C20]] : index
// CHECK-NEXT:   %[[V12:.+]] = arith.remsi %[[ARG0]], %[[C20]] : index
// CHECK-NEXT:   %[[V13:.+]] = arith.cmpi slt, %[[V12]], %[[C0_0]] : index
// CHECK-NEXT:   %[[V14:.+]] = arith.addi %[[V12]], %[[C20]] overflow<nsw> : index
// CHECK-NEXT:   %[[V15:.+]] = arith.select %[[V13]], %[[V14]], %[[V12]] : index
// CHECK-NEXT:   %[[V16:.+]] = arith.divsi %[[V15]], %[[C5]] : index
// CHECK-NEXT:   %[[V17:.+]] = arith.remsi %[[ARG0]], %[[C5]] : index
// CHECK-NEXT:   %[[V18:.+]] = arith.cmpi slt, %[[V17]], %[[C0_0]] : index
// CHECK-NEXT:   %[[V19:.+]] = arith.addi %[[V17]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT:   %[[V20:.+]] = arith.select %[[V18]], %[[V19]], %[[V17]] : index
// CHECK-NEXT:   %[[C4_1:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[V21:.+]] = arith.muli %[[ARG2]], %[[C4_1]] overflow<nsw> : index
// CHECK-NEXT:   %[[V22:.+]] = arith.muli %[[V1]], %[[V21]] overflow<nsw> : index
// CHECK-NEXT:   %[[V23:.+]] = arith.muli %[[V6]], %[[ARG2]] overflow<nsw> : index
// CHECK-NEXT:   %[[V24:.+]] = arith.addi %[[V22]], %[[V23]] overflow<nsw> : index
// CHECK-NEXT:   %[[V25:.+]] = arith.addi %[[V24]], %[[V11]] overflow<nsw> : index
// CHECK-NEXT:   %[[C4_2:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[V26:.+]] = arith.muli %[[V1]], %[[C4_2]] overflow<nsw> : index
// CHECK-NEXT:   %[[V27:.+]] = arith.addi %[[V26]], %[[V16]] overflow<nsw> : index
// CHECK-NEXT:   %[[C4_3:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:   %[[V28:.+]] = arith.muli %[[V10]], %[[C8]] overflow<nsw> : index
// CHECK-NEXT:   %[[V29:.+]] = arith.muli %[[ARG1]], %[[C4_3]] overflow<nsw> : index
// CHECK-NEXT:   %[[V30:.+]] = arith.addi %[[V28]], %[[V29]] overflow<nsw> : index
// CHECK-NEXT:   %[[V31:.+]] = arith.addi %[[V30]], %[[ARG2]] overflow<nsw> : index
// CHECK-NEXT:   return %[[V25]], %[[V27]], %[[V31]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[V20]] : index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @f(%x: index, %a: index, %b: index) -> (index, index, index, index, index, index, index) {
  %0:3 = affine.delinearize_index %x into (%a, 4, %b) : index, index, index
  %1:3 = affine.delinearize_index %x into (4, 5) : index, index, index
  %2 = affine.linearize_index [%0#0, %0#1, %1#0] by (%a, 4, %b) : index
  %3 = affine.linearize_index disjoint [%0#0, %1#1] by (2, 4) : index
  %4 = affine.linearize_index [%0#2, %a, %b] by (2, 4) : index
  %5 = affine.delinearize_index %x into (7) : index
  %6 = affine.linearize_index [%x] by () : index
  %7 = affine.linearize_index [%x] by (%a) : index
  return %2, %3, %4, %5, %6, %7, %1#2 : index, index, index, index, index, index, index
}
