// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A reallocation takes its operand's buffer over; only the last one is freed.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][%[[C0]]] : memref<?xf32>
// CHECK-NEXT:   %[[V0:.+]] = memref.realloc %[[ALLOC]](%[[ARG1]]) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[C0]]] : memref<?xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<?xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%n: index, %m: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %a[%c0] : memref<?xf32>
  %b = memref.realloc %a(%m) : memref<?xf32> to memref<?xf32>
  %r = memref.load %b[%c0] : memref<?xf32>
  return %r : f32
}
