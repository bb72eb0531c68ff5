// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// On the way in, each exit has one buffer more; on the way out, one less. Each buffer is freed twice for both kinds of exits, not once for each exit.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<6xi1>, %[[ARG1:.+]]: f32) -> i32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[C0]]] : memref<6xi1>
// CHECK-NEXT:   cf.cond_br %[[V0]], ^bb1, ^bb8
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ARG0]][%[[C1]]] : memref<6xi1>
// CHECK-NEXT:   cf.cond_br %[[V1]], ^bb2, ^bb7
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ARG0]][%[[C2]]] : memref<6xi1>
// CHECK-NEXT:   cf.cond_br %[[V2]], ^bb3, ^bb6
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[ARG0]][%[[C3]]] : memref<6xi1>
// CHECK-NEXT:   cf.cond_br %[[V4]], ^bb4, ^bb9
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V6:.+]] = memref.load %[[ARG0]][%[[C4]]] : memref<6xi1>
// CHECK-NEXT:   cf.cond_br %[[V6]], ^bb5, ^bb10
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT:   %[[V7:.+]] = memref.load %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   return %[[C0_I32]] : i32
// CHECK-NEXT: ^bb6:  // pred: ^bb2
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb7:  // 2 preds: ^bb1, ^bb6
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb8
// CHECK-NEXT: ^bb8:  // 2 preds: ^bb0, ^bb7
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb11
// CHECK-NEXT: ^bb9:  // pred: ^bb3
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb10
// CHECK-NEXT: ^bb10:  // 2 preds: ^bb4, ^bb9
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb11
// CHECK-NEXT: ^bb11:  // 2 preds: ^bb8, ^bb10
// CHECK-NEXT:   return %[[C1_I32]] : i32
// CHECK-NEXT: }
func.func @f(%g: memref<6xi1>, %v: f32) -> i32 {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i3 = arith.constant 3 : index
  %i4 = arith.constant 4 : index
  %failed = arith.constant 1 : i32
  %done = arith.constant 0 : i32
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %c0 = memref.load %g[%i0] : memref<6xi1>
  cf.cond_br %c0, ^b1, ^fail
^b1:
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %c1 = memref.load %g[%i1] : memref<6xi1>
  cf.cond_br %c1, ^b2, ^fail
^b2:
  %d = memref.alloc() : memref<f32>
  memref.store %v, %d[] : memref<f32>
  %c2 = memref.load %g[%i2] : memref<6xi1>
  cf.cond_br %c2, ^b3, ^fail
^b3:
  %x = memref.load %a[] : memref<f32>
  %c3 = memref.load %g[%i3] : memref<6xi1>
  cf.cond_br %c3, ^b4, ^fail
^b4:
  %y = memref.load %b[] : memref<f32>
  %c4 = memref.load %g[%i4] : memref<6xi1>
  cf.cond_br %c4, ^b5, ^fail
^b5:
  %z = memref.load %d[] : memref<f32>
  return %done : i32
^fail:
  return %failed : i32
}
