// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// The program frees a buffer on one path; it is freed on the other one too.
// CHECK-LABEL: func.func @other_path(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @other_path(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  scf.if %c {
    memref.dealloc %a : memref<f32>
  }
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %r = memref.load %b[] : memref<f32>
  return %r : f32
}

// A later use on paths that have not freed it: a flag knows which these are.
// CHECK-LABEL: func.func @used_later(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb4, ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @used_later(%c: i1, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.cond_br %c, ^free, ^join
^free:
  memref.dealloc %a : memref<f32>
  cf.br ^join
^join:
  cf.cond_br %c, ^end, ^use
^use:
  memref.store %v, %a[] : memref<f32>
  cf.br ^end
^end:
  return
}

// All frees of the program are there: nothing is added.
// CHECK-LABEL: func.func @all_paths(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @all_paths(%c: i1, %v: f32) {
  %a = memref.alloc() : memref<f32>
  scf.if %c {
    memref.store %v, %a[] : memref<f32>
    memref.dealloc %a : memref<f32>
  } else {
    memref.dealloc %a : memref<f32>
  }
  return
}
