// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Of two buffers a select takes one, and a second select the other, which is freed: no flag and no comparison.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ALLOC_0]], %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   return %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT: }
func.func @f(%c: i1, %d: i1, %v: f32) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %s = arith.select %c, %a, %b : memref<f32>
  cf.cond_br %d, ^this, ^other
^this:
  return %s : memref<f32>
^other:
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  return %n : memref<f32>
}
