// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Each exit frees what the ones before it have not got to free, and goes on to them.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb4
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[ARG2]] : f32
// CHECK-NEXT: }
func.func @f(%c1: i1, %c2: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.cond_br %c1, ^one, ^fail
^one:
  %b = memref.alloc() : memref<f32>
  memref.copy %a, %b : memref<f32> to memref<f32>
  cf.cond_br %c2, ^two, ^fail
^two:
  %x = memref.load %a[] : memref<f32>
  %y = memref.load %b[] : memref<f32>
  %s = arith.addf %x, %y : f32
  return %s : f32
^fail:
  return %v : f32
}
