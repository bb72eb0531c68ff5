// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// A buffer that is stored in another one is left alone; the container is freed.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC_0]], %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<memref<f32>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%v: f32) -> f32 {
  %box = memref.alloc() : memref<memref<f32>>
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  // expected-note@below {{it is stored in memory here}}
  memref.store %a, %box[] : memref<memref<f32>>
  %g = memref.load %box[] : memref<memref<f32>>
  %r = memref.load %g[] : memref<f32>
  return %r : f32
}
