// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func private @tensor(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ARG0]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func private @tensor(%m: memref<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// What a callee makes a tensor of leaves the caller as that tensor.
// CHECK-LABEL: func.func @tensors() -> tensor<4xf32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = call @tensor(%[[ALLOC]]) : (memref<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @tensors() -> tensor<4xf32> {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@below {{it has no name any more where it is used for the last time behind this one}}
  %t = call @tensor(%a) : (memref<4xf32>) -> tensor<4xf32>
  return %t : tensor<4xf32>
}

// CHECK-LABEL: func.func private @use(i64)
func.func private @use(i64)

// CHECK-LABEL: func.func private @address(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> index {
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<4xf32> -> index
// CHECK-NEXT:   return %[[INTPTR]] : index
// CHECK-NEXT: }
func.func private @address(%m: memref<4xf32>) -> index {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  return %0 : index
}

// CHECK-LABEL: func.func private @size(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>) -> index {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   return %[[DIM]] : index
// CHECK-NEXT: }
func.func private @size(%m: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %m, %c0 : memref<?xf32>
  return %0 : index
}

// An address that a callee returns is followed, a number is not.
// CHECK-LABEL: func.func @addresses(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = call @address(%[[ALLOC]]) : (memref<4xf32>) -> index
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:   %[[V1:.+]] = call @size(%[[ALLOC_0]]) : (memref<?xf32>) -> index
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<?xf32>
// CHECK-NEXT:   %[[V2:.+]] = arith.index_cast %[[V0]] : index to i64
// CHECK-NEXT:   call @use(%[[V2]]) : (i64) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   %[[V3:.+]] = arith.index_cast %[[V1]] : index to i64
// CHECK-NEXT:   call @use(%[[V3]]) : (i64) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @addresses(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  %p = call @address(%a) : (memref<4xf32>) -> index
  %b = memref.alloc(%n) : memref<?xf32>
  %s = call @size(%b) : (memref<?xf32>) -> index
  %q = arith.index_cast %p : index to i64
  call @use(%q) : (i64) -> ()
  %r = arith.index_cast %s : index to i64
  call @use(%r) : (i64) -> ()
  return
}
