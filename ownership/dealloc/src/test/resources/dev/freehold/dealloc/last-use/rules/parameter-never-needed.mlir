// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Nobody needs the argument, so it keeps nothing alive; %a dies on the edge that passes it, and %b is needed on.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[ALLOC]] : memref<f32>), ^bb1(%[[ALLOC_0]] : memref<f32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  cf.cond_br %c, ^next(%a : memref<f32>), ^next(%b : memref<f32>)
^next(%unused: memref<f32>):
  %r = memref.load %b[] : memref<f32>
  return %r : f32
}
