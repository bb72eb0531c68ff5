// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// The exits pass one of two buffers on as the result, and the other one to be freed together with what they have in common.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_2]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb3(%[[ALLOC]], %[[ALLOC_0]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb2, ^bb3(%[[ALLOC_0]], %[[ALLOC]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ALLOC_2]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = arith.addf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:   memref.store %[[V3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4(%[[ALLOC]] : memref<f32>)
// CHECK-NEXT: ^bb3(%[[V4:.+]]: memref<f32>, %[[V5:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V5]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4(%[[V4]] : memref<f32>)
// CHECK-NEXT: ^bb4(%[[V6:.+]]: memref<f32>):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   return %[[V6]] : memref<f32>
// CHECK-NEXT: }
func.func @f(%c: i1, %d: i1, %v: f32) -> memref<f32> {
  %r = memref.alloc() : memref<f32>
  %s = memref.alloc() : memref<f32>
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %r[] : memref<f32>
  memref.store %v, %s[] : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  cf.cond_br %c, ^more, ^end(%r : memref<f32>)
^more:
  %x = memref.load %a[] : memref<f32>
  memref.store %x, %s[] : memref<f32>
  cf.cond_br %d, ^rest, ^end(%s : memref<f32>)
^rest:
  %y = memref.load %a[] : memref<f32>
  %z = memref.load %b[] : memref<f32>
  %t = arith.addf %y, %z : f32
  memref.store %t, %r[] : memref<f32>
  cf.br ^end(%r : memref<f32>)
^end(%e: memref<f32>):
  return %e : memref<f32>
}
