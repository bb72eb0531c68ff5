// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Blocks of the program that do nothing but branch serve as well as new ones.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i1, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb5
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb2, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG2]], ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb3, ^bb5
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%c: i1, %d: i1, %e: i1, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.cond_br %c, ^one, ^free_a
^one:
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  cf.cond_br %d, ^two, ^free_b
^two:
  %p = memref.load %b[] : memref<f32>
  cf.cond_br %e, ^three, ^free_b
^three:
  memref.store %p, %b[] : memref<f32>
  memref.store %p, %a[] : memref<f32>
  cf.br ^end
^free_b:
  cf.br ^free_a
^free_a:
  cf.br ^end
^end:
  return
}
