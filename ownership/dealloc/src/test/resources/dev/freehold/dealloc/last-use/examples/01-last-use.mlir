// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Each buffer dies at its last use, in front of the next allocation: two live at a time, not three.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC_0]], %[[ALLOC_1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @f(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.copy %a, %b : memref<f32> to memref<f32>
  %c = memref.alloc() : memref<f32>
  memref.copy %b, %c : memref<f32> to memref<f32>
  %r = memref.load %c[] : memref<f32>
  return %r : f32
}
