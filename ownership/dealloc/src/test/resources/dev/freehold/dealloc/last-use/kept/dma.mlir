// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// A transfer may run on behind the operation that starts it.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, 1>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT:   memref.dma_start %[[ALLOC]][%[[C0]]], %[[ARG0]][%[[C0]]], %[[C4]], %[[ALLOC_0]][%[[C0]]] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// CHECK-NEXT:   memref.dma_wait %[[ALLOC_0]][%[[C0]]], %[[C4]] : memref<1xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%to: memref<4xf32, 1>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %tag = memref.alloc() : memref<1xi32>
  // expected-note@below {{what may still use it later is started here}}
  memref.dma_start %a[%c0], %to[%c0], %c4, %tag[%c0] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  return
}
