// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// The program says that it frees this one itself.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%v: f32) {
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<f32>
  memref.store %v, %a[] : memref<f32>
  return
}
