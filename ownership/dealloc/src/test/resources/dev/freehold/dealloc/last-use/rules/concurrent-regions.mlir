// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Iterations may run at the same time: what they share is freed behind all of them, what each one allocates in it.
// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:   scf.parallel (%[[ARG2:.+]]) = (%[[C0]]) to (%[[ARG0]]) step (%[[C1]]) {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @parallel(%n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
    %b = memref.alloc() : memref<f32>
    memref.store %v, %b[] : memref<f32>
    %x = memref.load %b[] : memref<f32>
    memref.store %x, %a[%i] : memref<?xf32>
    scf.reduce
  }
  return
}

// CHECK-LABEL: func.func @forall(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:   scf.forall (%[[ARG2:.+]]) in (%[[ARG0]]) {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @forall(%n: index, %v: f32) {
  %a = memref.alloc(%n) : memref<?xf32>
  scf.forall (%i) in (%n) {
    %b = memref.alloc() : memref<f32>
    memref.store %v, %b[] : memref<f32>
    %x = memref.load %b[] : memref<f32>
    memref.store %x, %a[%i] : memref<?xf32>
  }
  return
}

// In a loop around, the buffer that the iterations share dies in each iteration.
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG3:.+]]) = (%[[C0]]) to (%[[ARG0]]) step (%[[C1]]) {
// CHECK-NEXT:       memref.store %[[ARG1]], %[[ALLOC]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    %a = memref.alloc(%n) : memref<?xf32>
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      memref.store %v, %a[%i] : memref<?xf32>
      scf.reduce
    }
  }
  return
}
