// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// Which of the buffers the reduction keeps is not known.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.parallel (%[[ARG3:.+]]) = (%[[C0]]) to (%[[ARG0]]) step (%[[C1]]) init (%[[ARG1]]) -> memref<f32> {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     scf.reduce(%[[ALLOC]] : memref<f32>) {
// CHECK-NEXT:     ^bb0(%[[ARG4:.+]]: memref<f32>, %[[ARG5:.+]]: memref<f32>):
// CHECK-NEXT:       scf.reduce.return %[[ARG5]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%n: index, %init: memref<f32>, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%init) -> memref<f32> {
    // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    // expected-note@below {{nothing is known of what becomes of it here}}
    scf.reduce(%a : memref<f32>) {
    ^bb0(%x: memref<f32>, %y: memref<f32>):
      scf.reduce.return %y : memref<f32>
    }
  }
  %w = memref.load %r[] : memref<f32>
  return %w : f32
}
