// RUN: freehold-opt %s --fold-memref-alias-ops | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0] -> (s0 + 2)>
// CHECK-LABEL: func.func @subsub(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG1]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP1]]()[%[[ARG2]]]
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[V0]], %[[V1]]] [1, %[[ARG2]]] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @subsub(%m: memref<?x?xf32>, %a: index, %b: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %s = memref.subview %m[%a, 2] [%b, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %t = memref.subview %s[%a, %b] [1, %b] [1, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %t : memref<?xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @subsub3(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<2xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP1]]()[%[[ARG1]]]
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], %[[V0]]] [1, 2] [1, 1] : memref<?x?xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @subsub3(%m: memref<?x?xf32>, %a: index, %b: index) -> memref<2xf32, strided<[1], offset: ?>> {
  %s = memref.subview %m[%a, 2] [1, 4] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: ?>>
  %t = memref.subview %s[%a] [2] [1] : memref<4xf32, strided<[1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
  return %t : memref<2xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @subsub4(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<2x4xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][1, 3] [2, 4] [1, 1] : memref<?x?xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<2x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @subsub4(%m: memref<?x?xf32>, %a: index, %b: index) -> memref<2x4xf32, strided<[?, 1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[1, 2] [%b, 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %t = memref.subview %s[0, %c1] [2, 4] [1, 1] : memref<?x8xf32, strided<[?, 1], offset: ?>> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  return %t : memref<2x4xf32, strided<[?, 1], offset: ?>>
}

// CHECK-LABEL: func.func @subsub2(
// CHECK-SAME: %[[ARG0:.+]]: memref<32x32xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?xf32, strided<[4], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][4, 4] [8, 8] [1, 2] : memref<32x32xf32> to memref<8x8xf32, strided<[32, 2], offset: 132>>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[SUBVIEW]][%[[ARG1]], 1] [1, %[[ARG2]]] [1, 2] : memref<8x8xf32, strided<[32, 2], offset: 132>> to memref<?xf32, strided<[4], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW_0]] : memref<?xf32, strided<[4], offset: ?>>
// CHECK-NEXT: }
func.func @subsub2(%m: memref<32x32xf32>, %a: index, %b: index) -> memref<?xf32, strided<[4], offset: ?>> {
  %s = memref.subview %m[4, 4] [8, 8] [1, 2] : memref<32x32xf32> to memref<8x8xf32, strided<[32, 2], offset: 132>>
  %t = memref.subview %s[%a, 1] [1, %b] [1, 2] : memref<8x8xf32, strided<[32, 2], offset: 132>> to memref<?xf32, strided<[4], offset: ?>>
  return %t : memref<?xf32, strided<[4], offset: ?>>
}

// CHECK-LABEL: func.func @cs12(
// CHECK-SAME: %[[ARG0:.+]]: memref<32xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<2xf32, strided<[2], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][4] [8] [2] : memref<32xf32> to memref<8xf32, strided<[2], offset: 4>>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[SUBVIEW]][%[[ARG1]]] [2] [1] : memref<8xf32, strided<[2], offset: 4>> to memref<2xf32, strided<[2], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW_0]] : memref<2xf32, strided<[2], offset: ?>>
// CHECK-NEXT: }
func.func @cs12(%m: memref<32xf32>, %a: index, %b: index) -> memref<2xf32, strided<[2], offset: ?>> {
  %s = memref.subview %m[4] [8] [2] : memref<32xf32> to memref<8xf32, strided<[2], offset: 4>>
  %t = memref.subview %s[%a] [2] [1] : memref<8xf32, strided<[2], offset: 4>> to memref<2xf32, strided<[2], offset: ?>>
  return %t : memref<2xf32, strided<[2], offset: ?>>
}

// CHECK-LABEL: func.func @cs21(
// CHECK-SAME: %[[ARG0:.+]]: memref<32xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<2xf32, strided<[2], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][4] [8] [1] : memref<32xf32> to memref<8xf32, strided<[1], offset: 4>>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[SUBVIEW]][%[[ARG1]]] [2] [2] : memref<8xf32, strided<[1], offset: 4>> to memref<2xf32, strided<[2], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW_0]] : memref<2xf32, strided<[2], offset: ?>>
// CHECK-NEXT: }
func.func @cs21(%m: memref<32xf32>, %a: index, %b: index) -> memref<2xf32, strided<[2], offset: ?>> {
  %s = memref.subview %m[4] [8] [1] : memref<32xf32> to memref<8xf32, strided<[1], offset: 4>>
  %t = memref.subview %s[%a] [2] [2] : memref<8xf32, strided<[1], offset: 4>> to memref<2xf32, strided<[2], offset: ?>>
  return %t : memref<2xf32, strided<[2], offset: ?>>
}
