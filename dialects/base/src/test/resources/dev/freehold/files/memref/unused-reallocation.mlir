// RUN: freehold-opt %s --canonicalize | FileCheck %s

// What frees the result of a reallocation that is not needed frees its source.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i8) -> i8 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xi8>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C0]]] : memref<4xi8>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][%[[C0]]] : memref<4xi8>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xi8>
// CHECK-NEXT:   return %[[V0]] : i8
// CHECK-NEXT: }
func.func @f(%n: index, %x: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi8>
  memref.store %x, %a[%c0] : memref<4xi8>
  %y = memref.load %a[%c0] : memref<4xi8>
  %r = memref.realloc %a(%n) : memref<4xi8> to memref<?xi8>
  memref.dealloc %r : memref<?xi8>
  return %y : i8
}
