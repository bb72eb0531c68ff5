// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A buffer that is stored in another one is needed while what is loaded from there is.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC_0]], %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<memref<f32>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%v: f32) -> f32 {
  %box = memref.alloc() : memref<memref<f32>>
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %a, %box[] : memref<memref<f32>>
  %g = memref.load %box[] : memref<memref<f32>>
  %r = memref.load %g[] : memref<f32>
  return %r : f32
}
