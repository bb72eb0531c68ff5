// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Each exit has a buffer of its own besides those of the exits before: what they have in common is freed in common.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<3xi1>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[C0]]] : memref<3xi1>
// CHECK-NEXT:   cf.cond_br %[[V0]], ^bb1, ^bb7
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[V1]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[V1]], %[[ALLOC_2]][] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ARG0]][%[[C1]]] : memref<3xi1>
// CHECK-NEXT:   cf.cond_br %[[V2]], ^bb2, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[ALLOC_2]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_3:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[V3]], %[[ALLOC_3]][] : memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[ARG0]][%[[C2]]] : memref<3xi1>
// CHECK-NEXT:   cf.cond_br %[[V4]], ^bb3, ^bb5
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V6:.+]] = memref.load %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   %[[V7:.+]] = memref.load %[[ALLOC_3]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_3]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb9
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb5:  // pred: ^bb2
// CHECK-NEXT:   memref.dealloc %[[ALLOC_3]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb8
// CHECK-NEXT: ^bb8:  // 2 preds: ^bb6, ^bb7
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb9
// CHECK-NEXT: ^bb9:  // 2 preds: ^bb3, ^bb8
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%g: memref<3xi1>, %v: f32) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %a = memref.alloc() : memref<f32>
  %p = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %p[] : memref<f32>
  %c0 = memref.load %g[%i0] : memref<3xi1>
  cf.cond_br %c0, ^b1, ^end
^b1:
  %x = memref.load %p[] : memref<f32>
  %b = memref.alloc() : memref<f32>
  %q = memref.alloc() : memref<f32>
  memref.store %x, %b[] : memref<f32>
  memref.store %x, %q[] : memref<f32>
  %c1 = memref.load %g[%i1] : memref<3xi1>
  cf.cond_br %c1, ^b2, ^end
^b2:
  %y = memref.load %q[] : memref<f32>
  %d = memref.alloc() : memref<f32>
  memref.store %y, %d[] : memref<f32>
  %c2 = memref.load %g[%i2] : memref<3xi1>
  cf.cond_br %c2, ^b3, ^end
^b3:
  %r = memref.load %a[] : memref<f32>
  %s = memref.load %b[] : memref<f32>
  %t = memref.load %d[] : memref<f32>
  cf.br ^end
^end:
  return
}
