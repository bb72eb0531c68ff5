// RUN: freehold-opt %s --fold-memref-alias-ops | FileCheck %s

// What the type of a slice does not know stays an operand. The reference makes invalid operations.
// CHECK: #[[MAP:.+]] = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-LABEL: func.func @constant_stride(
// CHECK-SAME: %[[ARG0:.+]]: memref<32xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[V0]]] [%[[ARG2]]] [%[[C1]]] : memref<32xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @constant_stride(%m: memref<32xf32>, %a: index, %b: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[%a] [8] [1] : memref<32xf32> to memref<8xf32, strided<[1], offset: ?>>
  %t = memref.subview %s[%b] [%b] [%c1] : memref<8xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %t : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: func.func @constant_offset(
// CHECK-SAME: %[[ARG0:.+]]: memref<32x4xf32>, %[[ARG1:.+]]: index) -> memref<?xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[C3]], %[[C1]]] [1, %[[ARG1]]] [1, 1] : memref<32x4xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @constant_offset(%m: memref<32x4xf32>, %b: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[2, 1] [8, 1] [1, 1] : memref<32x4xf32> to memref<8x1xf32, strided<[4, 1], offset: 9>>
  %t = memref.subview %s[%c1, 0] [1, %b] [1, 1] : memref<8x1xf32, strided<[4, 1], offset: 9>> to memref<?xf32, strided<[1], offset: ?>>
  return %t : memref<?xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @negative_offset(
// CHECK-SAME: %[[ARG0:.+]]: memref<32xf32>, %[[ARG1:.+]]: index) -> memref<?xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[C_3:.+]] = arith.constant -3 : index
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[C_3]]] [%[[ARG1]]] [1] : memref<32xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @negative_offset(%m: memref<32xf32>, %b: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %c = arith.constant -5 : index
  %s = memref.subview %m[2] [8] [1] : memref<32xf32> to memref<8xf32, strided<[1], offset: 2>>
  %t = memref.subview %s[%c] [%b] [1] : memref<8xf32, strided<[1], offset: 2>> to memref<?xf32, strided<[1], offset: ?>>
  return %t : memref<?xf32, strided<[1], offset: ?>>
}
