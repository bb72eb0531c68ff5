// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A transfer runs on until somebody waits for it.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, 1>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT:   memref.dma_start %[[ALLOC]][%[[C0]]], %[[ARG0]][%[[C0]]], %[[C4]], %[[ALLOC_0]][%[[C0]]] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
// CHECK-NEXT:   memref.dma_wait %[[ALLOC_0]][%[[C0]]], %[[C4]] : memref<1xi32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<1xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%to: memref<4xf32, 1>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %a[%c0], %to[%c0], %c4, %tag[%c0] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  return
}

// Transfers that are known by different elements of one buffer.
// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, 1>, %[[ARG1:.+]]: memref<4xf32, 1>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca() : memref<2xi32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.dma_start %[[ARG0]][%[[C0]]], %[[ALLOC]][%[[C0]]], %[[C4]], %[[ALLOCA]][%[[C0]]] : memref<4xf32, 1>, memref<4xf32>, memref<2xi32>
// CHECK-NEXT:   memref.dma_start %[[ARG1]][%[[C0]]], %[[ALLOC_0]][%[[C0]]], %[[C4]], %[[ALLOCA]][%[[C1]]] : memref<4xf32, 1>, memref<4xf32>, memref<2xi32>
// CHECK-NEXT:   memref.dma_wait %[[ALLOCA]][%[[C0]]], %[[C4]] : memref<2xi32>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ARG0]] : memref<4xf32> to memref<4xf32, 1>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   memref.dma_wait %[[ALLOCA]][%[[C1]]], %[[C4]] : memref<2xi32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @elements(%x: memref<4xf32, 1>, %y: memref<4xf32, 1>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %tag = memref.alloca() : memref<2xi32>
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.dma_start %x[%c0], %a[%c0], %c4, %tag[%c0] : memref<4xf32, 1>, memref<4xf32>, memref<2xi32>
  memref.dma_start %y[%c0], %b[%c0], %c4, %tag[%c1] : memref<4xf32, 1>, memref<4xf32>, memref<2xi32>
  memref.dma_wait %tag[%c0], %c4 : memref<2xi32>
  memref.copy %a, %x : memref<4xf32> to memref<4xf32, 1>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  memref.dma_wait %tag[%c1], %c4 : memref<2xi32>
  return
}

// Each path waits somewhere else.
// CHECK-LABEL: func.func @paths(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<4xf32, 1>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.dma_start %[[ARG1]][%[[C0]]], %[[ALLOC_0]][%[[C0]]], %[[C4]], %[[ALLOC]][%[[C0]]] : memref<4xf32, 1>, memref<4xf32>, memref<1xi32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dma_wait %[[ALLOC]][%[[C0]]], %[[C4]] : memref<1xi32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<1xi32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   memref.dma_wait %[[ALLOC]][%[[C0]]], %[[C4]] : memref<1xi32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<1xi32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @paths(%c: i1, %x: memref<4xf32, 1>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %tag = memref.alloc() : memref<1xi32>
  %a = memref.alloc() : memref<4xf32>
  memref.dma_start %x[%c0], %a[%c0], %c4, %tag[%c0] : memref<4xf32, 1>, memref<4xf32>, memref<1xi32>
  cf.cond_br %c, ^now, ^later
^now:
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  cf.br ^end
^later:
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  memref.dma_wait %tag[%c0], %c4 : memref<1xi32>
  cf.br ^end
^end:
  return
}

// Each round has a buffer and waits for its transfer; the tag is there for all rounds.
// CHECK-LABEL: func.func @rounds(
// CHECK-SAME: %[[ARG0:.+]]: memref<64xf32, 1>, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT:   affine.for %[[ARG2:.+]] = 0 to 16 {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     affine.dma_start %[[ARG0]][%[[ARG2]] * 4], %[[ALLOC_0]][0], %[[ALLOC]][0], %[[C4]] : memref<64xf32, 1>, memref<4xf32>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %[[ALLOC]][0], %[[C4]] : memref<1xi32>
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<1xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rounds(%x: memref<64xf32, 1>, %y: memref<4xf32>) {
  %c4 = arith.constant 4 : index
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 16 {
    %a = memref.alloc() : memref<4xf32>
    affine.dma_start %x[%i * 4], %a[0], %tag[0], %c4 : memref<64xf32, 1>, memref<4xf32>, memref<1xi32>
    affine.dma_wait %tag[0], %c4 : memref<1xi32>
    memref.copy %a, %y : memref<4xf32> to memref<4xf32>
  }
  return
}
