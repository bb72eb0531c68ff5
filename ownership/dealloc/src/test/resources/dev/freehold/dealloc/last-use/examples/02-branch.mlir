// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// On the path that does not use it, a buffer dies with the branch, in front of the allocation there.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : f32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V1]] : f32)
// CHECK-NEXT: ^bb3(%[[V2:.+]]: f32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.cond_br %c, ^uses, ^allocates
^uses:
  %x = memref.load %a[] : memref<f32>
  cf.br ^end(%x : f32)
^allocates:
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %y = memref.load %b[] : memref<f32>
  cf.br ^end(%y : f32)
^end(%r: f32):
  return %r : f32
}
