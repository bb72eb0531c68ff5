// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// The reference crashes.
// CHECK-LABEL: func.func @keep_alloc_tensor_without_rank() -> (tensor<*xf32>, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = bufferization.alloc_tensor() : tensor<*xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[V0]], %[[C0]] : tensor<*xf32>
// CHECK-NEXT:   return %[[V0]], %[[DIM]] : tensor<*xf32>, index
// CHECK-NEXT: }
func.func @keep_alloc_tensor_without_rank() -> (tensor<*xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.alloc_tensor() : tensor<*xf32>
  %1 = tensor.dim %0, %c0 : tensor<*xf32>
  return %0, %1 : tensor<*xf32>, index
}

// The reference makes an invalid program of it.
// CHECK-LABEL: func.func @keep_to_buffer_without_rank_in_another_memory_space(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>) -> memref<*xf32, 1> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ARG0]] : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.to_buffer %[[V0]] : tensor<*xf32> to memref<*xf32, 1>
// CHECK-NEXT:   return %[[V1]] : memref<*xf32, 1>
// CHECK-NEXT: }
func.func @keep_to_buffer_without_rank_in_another_memory_space(%m: memref<*xf32>) -> memref<*xf32, 1> {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32, 1>
  return %1 : memref<*xf32, 1>
}
