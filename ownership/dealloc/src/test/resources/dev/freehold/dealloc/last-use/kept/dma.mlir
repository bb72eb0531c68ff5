// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// Others may start transfers under the same tag, or wait for them.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, 1>, %[[ARG1:.+]]: memref<1xi32>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   memref.dma_start %[[ALLOC]][%[[C0]]], %[[ARG0]][%[[C0]]], %[[C4]], %[[ARG1]][%[[C0]]] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// CHECK-NEXT:   memref.dma_wait %[[ARG1]][%[[C0]]], %[[C4]] : memref<1xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%to: memref<4xf32, 1>, %tag: memref<1xi32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  // expected-note@below {{what may still use it later is started here}}
  memref.dma_start %a[%c0], %to[%c0], %c4, %tag[%c0] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  return
}

// Not all paths wait.
// CHECK-LABEL: func.func @sometimes(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<4xf32, 1>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   memref.dma_start %[[ALLOC_0]][%[[C0]]], %[[ARG1]][%[[C0]]], %[[C4]], %[[ALLOC]][%[[C0]]] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dma_wait %[[ALLOC]][%[[C0]]], %[[C4]] : memref<1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sometimes(%c: i1, %to: memref<4xf32, 1>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %tag = memref.alloc() : memref<1xi32>
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  // expected-note@below {{what may still use it later is started here}}
  memref.dma_start %a[%c0], %to[%c0], %c4, %tag[%c0] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  scf.if %c {
    memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  }
  return
}

// The transfer of another element.
// CHECK-LABEL: func.func @other(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<4xf32, 1>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2xi32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   memref.dma_start %[[ALLOC_0]][%[[C0]]], %[[ARG1]][%[[C0]]], %[[C4]], %[[ALLOC]][%[[C0]]] : memref<4xf32>, memref<4xf32, 1>, memref<2xi32>
// CHECK-NEXT:   memref.dma_wait %[[ALLOC]][%[[ARG0]]], %[[C4]] : memref<2xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @other(%i: index, %to: memref<4xf32, 1>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %tag = memref.alloc() : memref<2xi32>
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  // expected-note@below {{what may still use it later is started here}}
  memref.dma_start %a[%c0], %to[%c0], %c4, %tag[%c0] : memref<4xf32>, memref<4xf32, 1>, memref<2xi32>
  memref.dma_wait %tag[%i], %c4 : memref<2xi32>
  return
}

// Each round waits for the transfer of the round before, whose buffer has no name any more.
// CHECK-LABEL: func.func @before(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<4xf32, 1>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:     memref.dma_wait %[[ALLOC]][%[[C0]]], %[[C4]] : memref<1xi32>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.dma_start %[[ARG3]][%[[C0]]], %[[ALLOC_0]][%[[C0]]], %[[C4]], %[[ALLOC]][%[[C0]]] : memref<4xf32, 1>, memref<4xf32>, memref<1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dma_wait %[[ALLOC]][%[[C0]]], %[[C4]] : memref<1xi32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<1xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @before(%lb: index, %ub: index, %step: index, %x: memref<4xf32, 1>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %tag = memref.alloc() : memref<1xi32>
  scf.for %i = %lb to %ub step %step {
    memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
    // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
    %a = memref.alloc() : memref<4xf32>
    memref.dma_start %x[%c0], %a[%c0], %c4, %tag[%c0] : memref<4xf32, 1>, memref<4xf32>, memref<1xi32>
  }
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  return
}
