// RUN: freehold-opt %s --last-use-buffer-deallocation -allow-unregistered-dialect -verify-diagnostics | FileCheck %s

// The tensor leaves the loop, and which buffer it shares has no name there.
// CHECK-LABEL: func.func @carried(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: tensor<f32>, %[[ARG4:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG5:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG6:.+]] = %[[ARG3]]) -> (tensor<f32>) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG4]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     %[[V1:.+]] = bufferization.to_tensor %[[ALLOC]] : memref<f32> to tensor<f32>
// CHECK-NEXT:     scf.yield %[[V1]] : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[V0]][] : tensor<f32>
// CHECK-NEXT:   return %[[EXTRACTED]] : f32
// CHECK-NEXT: }
func.func @carried(%lb: index, %ub: index, %step: index, %init: tensor<f32>, %v: f32) -> f32 {
  // expected-note@below {{it has no name any more where it is used for the last time behind this one}}
  %t = scf.for %i = %lb to %ub step %step iter_args(%x = %init) -> tensor<f32> {
    // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    %y = bufferization.to_tensor %a : memref<f32> to tensor<f32>
    scf.yield %y : tensor<f32>
  }
  %r = tensor.extract %t[] : tensor<f32>
  return %r : f32
}

// Returned, it is not known who frees it.
// CHECK-LABEL: func.func @returned(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> tensor<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ALLOC]] : memref<f32> to tensor<f32>
// CHECK-NEXT:   return %[[V0]] : tensor<f32>
// CHECK-NEXT: }
func.func @returned(%v: f32) -> tensor<f32> {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  // expected-note@below {{it has no name any more where it is used for the last time behind this one}}
  %t = bufferization.to_tensor %a : memref<f32> to tensor<f32>
  return %t : tensor<f32>
}
