// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics -allow-unregistered-dialect | FileCheck %s

// Nothing can be put behind the last operation: it may be the terminator.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   "unknown.end"(%[[ALLOC]]) : (memref<f32>) -> ()
// CHECK-NEXT: }
func.func @f(%v: f32) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  // expected-note@below {{nothing is known of what becomes of it here}}
  "unknown.end"(%a) : (memref<f32>) -> ()
}
