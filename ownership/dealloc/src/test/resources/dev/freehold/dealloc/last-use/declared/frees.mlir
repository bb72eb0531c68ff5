// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func private @release(memref<4xf32> {freehold.frees})
func.func private @release(memref<4xf32> {freehold.frees})
// CHECK-LABEL: func.func private @release_second(memref<4xf32>, memref<4xf32> {freehold.frees})
func.func private @release_second(memref<4xf32>, memref<4xf32> {freehold.frees})

// What is freed by a call on one path is freed on the other.
// CHECK-LABEL: func.func @on_one_path(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   call @release(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @on_one_path(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^released, ^not_released
^released:
  call @release(%a) : (memref<4xf32>) -> ()
  cf.br ^end
^not_released:
  cf.br ^end
^end:
  %b = memref.alloc() : memref<4xf32>
  return
}

// Only one of two arguments is freed.
// CHECK-LABEL: func.func @one_of_two() {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   call @release_second(%[[ALLOC]], %[[ALLOC_0]]) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @one_of_two() {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  call @release_second(%a, %b) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// The call frees the one, and the other is freed in front of it.
// CHECK-LABEL: func.func @the_other(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ALLOC_0]], %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<4xf32>
// CHECK-NEXT:   call @release(%[[V0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @the_other(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %b : memref<4xf32>
  call @release(%s) : (memref<4xf32>) -> ()
  %n = memref.alloc() : memref<4xf32>
  return
}
