// RUN: freehold-opt %s --canonicalize | FileCheck %s

// Reversing twice is nothing.
// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xi32>) -> memref<4xi32> {
// CHECK-NEXT:   return %[[ARG0]] : memref<4xi32>
// CHECK-NEXT: }
func.func @twice(%a: memref<4xi32>) -> memref<4xi32> {
  %r = ring.flip %a : memref<4xi32> to memref<4xi32, strided<[-1], offset: 3>>
  %s = ring.flip %r : memref<4xi32, strided<[-1], offset: 3>> to memref<4xi32>
  return %s : memref<4xi32>
}

// CHECK-LABEL: func.func @once(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xi32>) -> memref<4xi32, strided<[-1], offset: 3>> {
// CHECK-NEXT:   %[[V0:.+]] = ring.flip %[[ARG0]] : memref<4xi32> to memref<4xi32, strided<[-1], offset: 3>>
// CHECK-NEXT:   return %[[V0]] : memref<4xi32, strided<[-1], offset: 3>>
// CHECK-NEXT: }
func.func @once(%a: memref<4xi32>) -> memref<4xi32, strided<[-1], offset: 3>> {
  %r = ring.flip %a : memref<4xi32> to memref<4xi32, strided<[-1], offset: 3>>
  return %r : memref<4xi32, strided<[-1], offset: 3>>
}
