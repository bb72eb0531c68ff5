// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// CHECK: #[[SET:.+]] = affine_set<(d0) : (d0 mod 2 == 0)>
#even = affine_set<(d0) : (d0 mod 2 == 0)>

// A loop that carries its buffer, and a condition without else.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   affine.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   affine.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = affine.for %[[ARG1:.+]] = 0 to 4 iter_args(%[[ARG2:.+]] = %[[ALLOC]]) -> (memref<f32>) {
// CHECK-NEXT:     %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     %[[V2:.+]] = affine.load %[[ARG2]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ARG2]] : memref<f32>
// CHECK-NEXT:     affine.store %[[V2]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:     affine.if #[[SET]](%[[ARG1]]) {
// CHECK-NEXT:       %[[V3:.+]] = affine.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:       affine.store %[[V3]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.yield %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = affine.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  affine.store %v, %a[] : memref<f32>
  %b = memref.alloc() : memref<f32>
  affine.store %v, %b[] : memref<f32>
  %r = affine.for %i = 0 to 4 iter_args(%x = %a) -> memref<f32> {
    %y = memref.alloc() : memref<f32>
    %e = affine.load %x[] : memref<f32>
    affine.store %e, %y[] : memref<f32>
    affine.if #even(%i) {
      %d = affine.load %b[] : memref<f32>
      affine.store %d, %y[] : memref<f32>
    }
    affine.yield %y : memref<f32>
  }
  %w = affine.load %r[] : memref<f32>
  return %w : f32
}

// CHECK-LABEL: func.func @dies_in_else(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   affine.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   affine.if #[[SET]](%[[ARG0]]) {
// CHECK-NEXT:     %[[V1:.+]] = affine.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     affine.store %[[V1]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   affine.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = affine.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @dies_in_else(%i: index, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  affine.store %v, %a[] : memref<f32>
  affine.if #even(%i) {
    %d = affine.load %a[] : memref<f32>
    %b = memref.alloc() : memref<f32>
    affine.store %d, %b[] : memref<f32>
  }
  %n = memref.alloc() : memref<f32>
  affine.store %v, %n[] : memref<f32>
  %w = affine.load %n[] : memref<f32>
  return %w : f32
}

// CHECK-LABEL: func.func @borrowed_start(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.for %[[ARG1:.+]] = 0 to 4 iter_args(%[[ARG2:.+]] = %[[ARG0]], %[[ARG3:.+]] = %[[FALSE]]) -> (memref<f32>, i1) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     %[[V2:.+]] = affine.load %[[ARG2]][] : memref<f32>
// CHECK-NEXT:     scf.if %[[ARG3]] {
// CHECK-NEXT:       memref.dealloc %[[ARG2]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[V2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:     affine.yield %[[ALLOC]], %[[TRUE]] : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = affine.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @borrowed_start(%init: memref<f32>) -> f32 {
  %r = affine.for %i = 0 to 4 iter_args(%x = %init) -> memref<f32> {
    %y = memref.alloc() : memref<f32>
    %e = affine.load %x[] : memref<f32>
    affine.store %e, %y[] : memref<f32>
    affine.yield %y : memref<f32>
  }
  %w = affine.load %r[] : memref<f32>
  return %w : f32
}
