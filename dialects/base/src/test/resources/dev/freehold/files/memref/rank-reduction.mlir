// RUN: freehold-opt %s -canonicalize | FileCheck %s

// The kept dimensions are those whose sizes match in order, whatever the strides are.

// CHECK-LABEL: func.func @size_of_kept_dimension(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   return %[[ARG1]] : index
// CHECK-NEXT: }
func.func @size_of_kept_dimension(%m: memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>, %n: index) -> index {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[1, 0, 1] [1, %n, 1] [1, 1, 1] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>> to memref<1x?xi32, strided<[?, ?], offset: ?>>
  %x = memref.dim %s, %c1 : memref<1x?xi32, strided<[?, ?], offset: ?>>
  return %x : index
}

// CHECK-LABEL: func.func @last_unit_is_dropped(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x3x2xi32>, %[[ARG1:.+]]: index) -> i32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][1, 0, 1] [1, 3, 1] [1, 1, 1] : memref<2x3x2xi32> to memref<1x3xi32, strided<[6, 2], offset: 7>>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[SUBVIEW]][%[[C0]], %[[ARG1]]] : memref<1x3xi32, strided<[6, 2], offset: 7>>
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @last_unit_is_dropped(%m: memref<2x3x2xi32>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %mc = memref.cast %m : memref<2x3x2xi32> to memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
  %s = memref.subview %mc[%c1, 0, %c1] [1, %c3, 1] [1, 1, 1] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>> to memref<1x?xi32, strided<[?, ?], offset: ?>>
  %x = memref.load %s[%c0, %i] : memref<1x?xi32, strided<[?, ?], offset: ?>>
  return %x : i32
}

// CHECK-LABEL: func.func @middle_units(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x3x2x2x5xi32>, %[[ARG1:.+]]: index) -> memref<1x?x1x5xi32, strided<[?, ?, ?, ?], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][1, 0, 1, 1, 0] [1, %[[ARG1]], 1, 1, 5] [1, 1, 1, 1, 1] : memref<2x3x2x2x5xi32> to memref<1x?x1x5xi32, strided<[60, 20, 5, 1], offset: 75>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[SUBVIEW]] : memref<1x?x1x5xi32, strided<[60, 20, 5, 1], offset: 75>> to memref<1x?x1x5xi32, strided<[?, ?, ?, ?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<1x?x1x5xi32, strided<[?, ?, ?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @middle_units(%m: memref<2x3x2x2x5xi32>, %n: index) -> memref<1x?x1x5xi32, strided<[?, ?, ?, ?], offset: ?>> {
  %mc = memref.cast %m : memref<2x3x2x2x5xi32> to memref<?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?], offset: ?>>
  %s = memref.subview %mc[1, 0, 1, 1, 0] [1, %n, 1, 1, 5] [1, 1, 1, 1, 1] : memref<?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?], offset: ?>> to memref<1x?x1x5xi32, strided<[?, ?, ?, ?], offset: ?>>
  return %s : memref<1x?x1x5xi32, strided<[?, ?, ?, ?], offset: ?>>
}

// Between adjacent units the strides decide.
// CHECK-LABEL: func.func @strides_decide(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x3x4xi32>) -> memref<1x4xi32, strided<[12, 1], offset: 16>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][1, 1, 0] [1, 1, 4] [1, 1, 1] : memref<2x3x4xi32> to memref<1x4xi32, strided<[12, 1], offset: 16>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<1x4xi32, strided<[12, 1], offset: 16>>
// CHECK-NEXT: }
func.func @strides_decide(%m: memref<2x3x4xi32>) -> memref<1x4xi32, strided<[12, 1], offset: 16>> {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[1, 1, 0] [1, 1, 4] [%c1, 1, 1] : memref<2x3x4xi32> to memref<1x4xi32, strided<[?, 1], offset: 16>>
  %t = memref.cast %s : memref<1x4xi32, strided<[?, 1], offset: 16>> to memref<1x4xi32, strided<[12, 1], offset: 16>>
  return %t : memref<1x4xi32, strided<[12, 1], offset: 16>>
}

// CHECK-LABEL: func.func @equal_strides(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x8x4xi32, strided<[8, 1, 8]>>) -> memref<1x8xi32, strided<[8, 1]>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0, 0, 0] [1, 8, 1] [1, 1, 1] : memref<4x8x4xi32, strided<[8, 1, 8]>> to memref<1x8xi32, strided<[8, 1]>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<1x8xi32, strided<[8, 1]>>
// CHECK-NEXT: }
func.func @equal_strides(%m: memref<4x8x4xi32, strided<[8, 1, 8]>>) -> memref<1x8xi32, strided<[8, 1]>> {
  %s = memref.subview %m[0, 0, 0] [1, 8, 1] [1, 1, 1] : memref<4x8x4xi32, strided<[8, 1, 8]>> to memref<1x8xi32, strided<[8, 1]>>
  return %s : memref<1x8xi32, strided<[8, 1]>>
}
