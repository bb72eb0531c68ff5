// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Each argument takes over what it is passed, in whatever order.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[ALLOC]], %[[ALLOC_0]] : memref<f32>, memref<f32>), ^bb1(%[[ALLOC_0]], %[[ALLOC]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[V2]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC_1]], %[[V1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  cf.cond_br %c, ^next(%a, %b : memref<f32>, memref<f32>), ^next(%b, %a : memref<f32>, memref<f32>)
^next(%x: memref<f32>, %y: memref<f32>):
  %s = memref.load %x[] : memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %s, %n[] : memref<f32>
  memref.copy %n, %y : memref<f32> to memref<f32>
  %r = memref.load %y[] : memref<f32>
  return %r : f32
}
