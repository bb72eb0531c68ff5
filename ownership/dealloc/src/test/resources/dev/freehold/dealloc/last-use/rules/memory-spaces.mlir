// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A name of another memory space is a name; the buffer is freed by its own.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32, 1>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32, 1>
// CHECK-NEXT:   %[[MEMSPACECAST:.+]] = memref.memory_space_cast %[[ALLOC]] : memref<f32, 1> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[MEMSPACECAST]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32, 1>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @f(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32, 1>
  memref.store %v, %a[] : memref<f32, 1>
  %g = memref.memory_space_cast %a : memref<f32, 1> to memref<f32>
  %r = memref.load %g[] : memref<f32>
  return %r : f32
}
