// RUN: freehold-opt %s --lower-affine | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<?xf32>, %[[ARG4:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG5:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4_1:.+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1_2:.+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG6:.+]] = %[[C0_0]] to %[[C4_1]] step %[[C1_2]] {
// CHECK-NEXT:       %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:       %[[C8_3:.+]] = arith.constant 8 : index
// CHECK-NEXT:       %[[V0:.+]] = arith.muli %[[ARG2]], %[[C8_3]] overflow<nsw> : index
// CHECK-NEXT:       %[[V1:.+]] = arith.muli %[[ARG2]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:       %[[C8_4:.+]] = arith.constant 8 : index
// CHECK-NEXT:       %[[V2:.+]] = arith.muli %[[V1]], %[[C8_4]] overflow<nsw> : index
// CHECK-NEXT:       %[[V3:.+]] = arith.muli %[[ARG5]], %[[V2]] overflow<nsw> : index
// CHECK-NEXT:       %[[V4:.+]] = arith.muli %[[ARG1]], %[[V0]] overflow<nsw> : index
// CHECK-NEXT:       %[[V5:.+]] = arith.muli %[[ARG6]], %[[C8]] overflow<nsw> : index
// CHECK-NEXT:       %[[V6:.+]] = arith.addi %[[V4]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:       %[[V7:.+]] = arith.addi %[[V6]], %[[V3]] overflow<nsw> : index
// CHECK-NEXT:       %[[V8:.+]] = arith.addi %[[V7]], %[[V5]] overflow<nsw> : index
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[V8]]] : memref<?xf32>
// CHECK-NEXT:       scf.for %[[ARG7:.+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG1]] {
// CHECK-NEXT:         %[[C8_5:.+]] = arith.constant 8 : index
// CHECK-NEXT:         %[[C8_6:.+]] = arith.constant 8 : index
// CHECK-NEXT:         %[[V9:.+]] = arith.muli %[[ARG1]], %[[C8_6]] overflow<nsw> : index
// CHECK-NEXT:         %[[V10:.+]] = arith.muli %[[ARG7]], %[[V9]] overflow<nsw> : index
// CHECK-NEXT:         %[[V11:.+]] = arith.muli %[[ARG5]], %[[C8_5]] overflow<nsw> : index
// CHECK-NEXT:         %[[V12:.+]] = arith.addi %[[V11]], %[[ARG6]] overflow<nsw> : index
// CHECK-NEXT:         %[[V13:.+]] = arith.addi %[[V12]], %[[V10]] overflow<nsw> : index
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[V13]]] : memref<?xf32>
// CHECK-NEXT:         %[[C0_7:.+]] = arith.constant 0 : index
// CHECK-NEXT:         %[[V14:.+]] = arith.floordivsi %[[V13]], %[[ARG1]] : index
// CHECK-NEXT:         %[[V15:.+]] = arith.remsi %[[V13]], %[[ARG1]] : index
// CHECK-NEXT:         %[[V16:.+]] = arith.cmpi slt, %[[V15]], %[[C0_7]] : index
// CHECK-NEXT:         %[[V17:.+]] = arith.addi %[[V15]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:         %[[V18:.+]] = arith.select %[[V16]], %[[V17]], %[[V15]] : index
// CHECK-NEXT:         %[[C8_8:.+]] = arith.constant 8 : index
// CHECK-NEXT:         %[[C32:.+]] = arith.constant 32 : index
// CHECK-NEXT:         %[[C64:.+]] = arith.constant 64 : index
// CHECK-NEXT:         %[[V19:.+]] = arith.muli %[[V14]], %[[C64]] overflow<nsw> : index
// CHECK-NEXT:         %[[V20:.+]] = arith.muli %[[V18]], %[[C32]] overflow<nsw> : index
// CHECK-NEXT:         %[[V21:.+]] = arith.muli %[[ARG1]], %[[C8_8]] overflow<nsw> : index
// CHECK-NEXT:         %[[V22:.+]] = arith.addi %[[V21]], %[[ARG5]] overflow<nsw> : index
// CHECK-NEXT:         %[[V23:.+]] = arith.addi %[[V22]], %[[V19]] overflow<nsw> : index
// CHECK-NEXT:         %[[V24:.+]] = arith.addi %[[V23]], %[[V20]] overflow<nsw> : index
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[V24]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%x: index, %a: index, %b: index, %m: memref<?xf32>, %f: f32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %0 = affine.linearize_index [%i, %a, %j, %x] by (2, %a, %b, 8) : index
      memref.store %f, %m[%0] : memref<?xf32>
      scf.for %k = %a to %b step %a {
        %1 = affine.linearize_index [%k, %i, %j] by (2, %a, 8) : index
        memref.store %f, %m[%1] : memref<?xf32>
        %2:2 = affine.delinearize_index %1 into (%a) : index, index
        %3 = affine.linearize_index [%2#0, %2#1, %a, %i] by (2, 4, 8) : index
        memref.store %f, %m[%3] : memref<?xf32>
      }
    }
  }
  return
}
