// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// Where its conditions are constants, it is known what it frees.
// CHECK-LABEL: func.func @constant(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   bufferization.dealloc (%[[ALLOC]], %[[ALLOC_0]] : memref<f32>, memref<f32>) if (%[[TRUE]], %[[FALSE]])
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constant(%c: i1, %v: f32) {
  %true = arith.constant true
  %false = arith.constant false
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  cf.cond_br %c, ^free, ^end
^free:
  bufferization.dealloc (%a, %b : memref<f32>, memref<f32>) if (%true, %false)
  cf.br ^end
^end:
  return
}

// CHECK-LABEL: func.func @computed(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   bufferization.dealloc (%[[ALLOC]] : memref<f32>) if (%[[ARG0]])
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @computed(%c: i1, %v: f32) {
  // expected-remark@below {{it is left to the program to free the buffer}}
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  // expected-note@below {{it may be freed here}}
  bufferization.dealloc (%a : memref<f32>) if (%c)
  return
}

// CHECK-LABEL: func.func @retained(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.dealloc (%[[ALLOC]] : memref<f32>) if (%[[TRUE]]) retain (%[[ALLOC_0]] : memref<f32>)
// CHECK-NEXT:   return %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT: }
func.func @retained(%c: i1, %v: f32) -> memref<f32> {
  %true = arith.constant true
  // expected-remark@below {{it is left to the program to free the buffer}}
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  // expected-note@below {{it may be freed here}}
  %own = bufferization.dealloc (%a : memref<f32>) if (%true) retain (%b : memref<f32>)
  return %b : memref<f32>
}
