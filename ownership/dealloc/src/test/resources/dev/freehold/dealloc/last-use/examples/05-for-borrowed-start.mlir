// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// The first iteration has the caller's buffer, each further one a buffer of ours: the induction variable and the bounds tell, and nothing is carried.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:.+]] = %[[ARG3]]) -> (memref<f32>) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG5]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:     %[[V3:.+]] = arith.cmpi ne, %[[ARG4]], %[[ARG0]] : index
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:       memref.dealloc %[[ARG5]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%lb: index, %ub: index, %step: index, %init: memref<f32>) -> f32 {
  %r = scf.for %i = %lb to %ub step %step iter_args(%x = %init) -> memref<f32> {
    %y = memref.alloc() : memref<f32>
    memref.copy %x, %y : memref<f32> to memref<f32>
    scf.yield %y : memref<f32>
  }
  %v = memref.load %r[] : memref<f32>
  return %v : f32
}
