// RUN: freehold-opt %s --lower-affine | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<100xf32>, %[[ARG1:.+]]: memref<100xf32, 2>, %[[ARG2:.+]]: memref<1xf32>, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C7:.+]] = arith.constant 7 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG3]], %[[C7]] : index
// CHECK-NEXT:   %[[C1_0:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[ARG3]], %[[C1_0]] : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   memref.dma_start %[[ARG0]][%[[V0]]], %[[ARG1]][%[[V1]]], %[[ARG4]], %[[ARG2]][%[[C0]]] : memref<100xf32>, memref<100xf32, 2>, memref<1xf32>
// CHECK-NEXT:   memref.dma_start %[[ARG0]][%[[ARG3]]], %[[ARG1]][%[[ARG3]]], %[[ARG4]], %[[ARG2]][%[[ARG3]]], %[[C1]], %[[ARG4]] : memref<100xf32>, memref<100xf32, 2>, memref<1xf32>
// CHECK-NEXT:   %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[ARG3]], %[[C1_1]] : index
// CHECK-NEXT:   memref.dma_wait %[[ARG2]][%[[V2]]], %[[ARG4]] : memref<1xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%m: memref<100xf32>, %n: memref<100xf32, 2>, %t: memref<1xf32>, %i: index, %s: index) {
  %c1 = arith.constant 1 : index
  affine.dma_start %m[%i + 7], %n[%i + 1], %t[0], %s : memref<100xf32>, memref<100xf32, 2>, memref<1xf32>
  affine.dma_start %m[%i], %n[%i], %t[%i], %s, %c1, %s : memref<100xf32>, memref<100xf32, 2>, memref<1xf32>
  affine.dma_wait %t[%i + 1], %s : memref<1xf32>
  return
}
