// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func private @tensor(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ARG0]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func private @tensor(%m: memref<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func private @passes(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   return %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT: }
func.func private @passes(%m: memref<4xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}

// A buffer is in use as long as the tensor that a callee makes of it; one that the callee does not return is not.
// CHECK-LABEL: func.func @tensors(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (f32, f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ALLOC_0]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = call @tensor(%[[ALLOC]]) : (memref<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = call @passes(%[[ALLOC_1]], %[[V0]]) : (memref<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<4xf32>
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[V2]][%[[ARG0]]] : tensor<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   %[[EXTRACTED_2:.+]] = tensor.extract %[[V1]][%[[ARG0]]] : tensor<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[EXTRACTED]], %[[EXTRACTED_2]] : f32, f32
// CHECK-NEXT: }
func.func @tensors(%i: index) -> (f32, f32) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %tb = bufferization.to_tensor %b : memref<4xf32> to tensor<4xf32>
  %t = call @tensor(%a) : (memref<4xf32>) -> tensor<4xf32>
  %c = memref.alloc() : memref<4xf32>
  %u = call @passes(%c, %tb) : (memref<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.extract %u[%i] : tensor<4xf32>
  %y = tensor.extract %t[%i] : tensor<4xf32>
  return %x, %y : f32, f32
}

// CHECK-LABEL: func.func private @even(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = call @odd(%[[ARG0]], %[[ARG2]], %[[ARG1]]) : (i1, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<4xf32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT: }
func.func private @even(%c: i1, %s: tensor<4xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^again, ^end
^again:
  %0 = call @odd(%c, %t, %s) : (i1, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
^end:
  return %s : tensor<4xf32>
}

// CHECK-LABEL: func.func private @odd(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = call @even(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (i1, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func private @odd(%c: i1, %s: tensor<4xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @even(%c, %s, %t) : (i1, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Either of two arguments comes back from functions that call each other.
// CHECK-LABEL: func.func @recursion(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ALLOC]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.to_tensor %[[ALLOC_0]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = call @even(%[[ARG0]], %[[V0]], %[[V1]]) : (i1, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[V2]][%[[ARG1]]] : tensor<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   return %[[EXTRACTED]] : f32
// CHECK-NEXT: }
func.func @recursion(%c: i1, %i: index) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  %ta = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %tb = bufferization.to_tensor %b : memref<4xf32> to tensor<4xf32>
  %t = call @even(%c, %ta, %tb) : (i1, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.extract %t[%i] : tensor<4xf32>
  return %x : f32
}
