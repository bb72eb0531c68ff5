// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Two carried buffers that start as the caller's: %y is ours but in the first iteration, and %x one iteration later, which one i1 remembers. Where %x is
// ours, %y is, too: they are two buffers, and nothing is compared.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<f32>, %[[ARG4:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]]:3 = scf.for %[[ARG5:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG6:.+]] = %[[ARG3]], %[[ARG7:.+]] = %[[ARG4]], %[[ARG8:.+]] = %[[FALSE]]) -> (memref<f32>, memref<f32>, i1) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG6]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.if %[[ARG8]] {
// CHECK-NEXT:       memref.dealloc %[[ARG6]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V5:.+]] = arith.cmpi ne, %[[ARG5]], %[[ARG0]] : index
// CHECK-NEXT:     scf.yield %[[ARG7]], %[[ALLOC]], %[[V5]] : memref<f32>, memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]]#2 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]]#1[] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:   scf.if %[[V3]] {
// CHECK-NEXT:     memref.dealloc %[[V0]]#1 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V4:.+]] = arith.addf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:   return %[[V4]] : f32
// CHECK-NEXT: }
func.func @f(%lb: index, %ub: index, %step: index, %p: memref<f32>, %q: memref<f32>) -> f32 {
  %r:2 = scf.for %i = %lb to %ub step %step iter_args(%x = %p, %y = %q) -> (memref<f32>, memref<f32>) {
    %z = memref.alloc() : memref<f32>
    memref.copy %x, %z : memref<f32> to memref<f32>
    scf.yield %y, %z : memref<f32>, memref<f32>
  }
  %v = memref.load %r#0[] : memref<f32>
  %w = memref.load %r#1[] : memref<f32>
  %s = arith.addf %v, %w : f32
  return %s : f32
}
