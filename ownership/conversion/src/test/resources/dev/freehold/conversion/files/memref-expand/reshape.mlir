// RUN: freehold-opt %s --memref-expand | FileCheck %s

// Sizes that are not static are loaded, from the last dimension to the first.
// CHECK-LABEL: func.func @r(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: memref<3xi32>, %[[ARG2:.+]]: memref<2xindex>, %[[ARG3:.+]]: memref<?xf32>) -> memref<?x?x8xf32> {
// CHECK-NEXT:   %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG1]][%[[C1]]] : memref<3xi32>
// CHECK-NEXT:   %[[V1:.+]] = arith.index_cast %[[V0]] : i32 to index
// CHECK-NEXT:   %[[C8_0:.+]] = arith.constant 8 : index
// CHECK-NEXT:   %[[V2:.+]] = arith.muli %[[C8_0]], %[[V1]] : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[ARG1]][%[[C0]]] : memref<3xi32>
// CHECK-NEXT:   %[[V4:.+]] = arith.index_cast %[[V3]] : i32 to index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[V4]], %[[V1]], 8], strides: [%[[V2]], 8, 1] : memref<*xf32> to memref<?x?x8xf32>
// CHECK-NEXT:   %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[ARG2]][%[[C1_1]]] : memref<2xindex>
// CHECK-NEXT:   %[[C1_2:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V6:.+]] = arith.muli %[[C1_2]], %[[V5]] : index
// CHECK-NEXT:   %[[C0_3:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V7:.+]] = memref.load %[[ARG2]][%[[C0_3]]] : memref<2xindex>
// CHECK-NEXT:   %[[REINTERPRET_CAST_4:.+]] = memref.reinterpret_cast %[[ARG3]] to offset: [0], sizes: [%[[V7]], %[[V5]]], strides: [%[[V6]], 1] : memref<?xf32> to memref<?x?xf32>
// CHECK-NEXT:   %[[C1_5:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V8:.+]] = memref.load %[[ARG2]][%[[C1_5]]] : memref<2xindex>
// CHECK-NEXT:   %[[C1_6:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V9:.+]] = arith.muli %[[C1_6]], %[[V8]] : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[REINTERPRET_CAST_7:.+]] = memref.reinterpret_cast %[[ARG3]] to offset: [0], sizes: [4, %[[V8]]], strides: [%[[V9]], 1] : memref<?xf32> to memref<4x?xf32>
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C4_8:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[REINTERPRET_CAST_9:.+]] = memref.reinterpret_cast %[[ARG3]] to offset: [0], sizes: [4, 5], strides: [5, 1] : memref<?xf32> to memref<4x5xf32>
// CHECK-NEXT:   return %[[REINTERPRET_CAST]] : memref<?x?x8xf32>
// CHECK-NEXT: }
func.func @r(%m: memref<*xf32>, %s: memref<3xi32>, %t: memref<2xindex>, %k: memref<?xf32>) -> memref<?x?x8xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  %1 = memref.reshape %k(%t) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %2 = memref.reshape %k(%t) : (memref<?xf32>, memref<2xindex>) -> memref<4x?xf32>
  %3 = memref.reshape %k(%t) : (memref<?xf32>, memref<2xindex>) -> memref<4x5xf32>
  return %0 : memref<?x?x8xf32>
}
// CHECK-LABEL: func.func @d(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: memref<?xi32>) -> memref<*xf32> {
// CHECK-NEXT:   %[[RESHAPE:.+]] = memref.reshape %[[ARG0]](%[[ARG1]]) : (memref<?xf32>, memref<?xi32>) -> memref<*xf32>
// CHECK-NEXT:   return %[[RESHAPE]] : memref<*xf32>
// CHECK-NEXT: }
func.func @d(%m: memref<?xf32>, %s: memref<?xi32>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xi32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
