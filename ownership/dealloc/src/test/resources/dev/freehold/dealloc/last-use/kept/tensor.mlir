// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// A tensor that shares the buffer keeps it alive.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ALLOC]] : memref<f32> to tensor<f32>
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[V0]][] : tensor<f32>
// CHECK-NEXT:   return %[[EXTRACTED]] : f32
// CHECK-NEXT: }
func.func @f(%v: f32) -> f32 {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  // expected-note@below {{a tensor is made of it here}}
  %t = bufferization.to_tensor %a : memref<f32> to tensor<f32>
  %r = tensor.extract %t[] : tensor<f32>
  return %r : f32
}
