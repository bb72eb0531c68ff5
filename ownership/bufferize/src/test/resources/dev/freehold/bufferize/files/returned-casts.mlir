// RUN: freehold-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// A function returns the buffer from before a cast; its callers cast the buffer to the shape of their tensor.
// CHECK-LABEL: func.func private @g(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xi32>) -> memref<*xi32> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<*xi32> to memref<2xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ARG0]] : memref<*xi32>
// CHECK-NEXT: }
func.func private @g(%a: tensor<*xi32>) -> tensor<2xi32> {
  %0 = tensor.cast %a : tensor<*xi32> to tensor<2xi32>
  return %0 : tensor<2xi32>
}
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2xi32>
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1_0:.+]] = arith.constant 1 : index
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[C0]]] : memref<2xi32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C1_0]]] : memref<2xi32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<2xi32> to memref<*xi32>
// CHECK-NEXT:   %[[V0:.+]] = call @g(%[[CAST]]) : (memref<*xi32>) -> memref<*xi32>
// CHECK-NEXT:   %[[CAST_1:.+]] = memref.cast %[[V0]] : memref<*xi32> to memref<2xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[CAST_1]][%[[C1]]] : memref<2xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func @main(%v: i32, %w: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %v, %w : tensor<2xi32>
  %u = tensor.cast %t : tensor<2xi32> to tensor<*xi32>
  %0 = func.call @g(%u) : (tensor<*xi32>) -> tensor<2xi32>
  %x = tensor.extract %0[%c1] : tensor<2xi32>
  return %x : i32
}

// CHECK-LABEL: func.func private @known(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xi32, strided<[?], offset: ?>>) -> memref<?xi32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<?xi32, strided<[?], offset: ?>> to memref<2xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ARG0]] : memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func private @known(%a: tensor<?xi32>) -> tensor<2xi32> {
  %0 = tensor.cast %a : tensor<?xi32> to tensor<2xi32>
  return %0 : tensor<2xi32>
}
// CHECK-LABEL: func.func @ranked(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<?xi32, strided<[?], offset: ?>>, %[[ARG2:.+]]: memref<2xi32, strided<[?], offset: ?>>, %[[ARG3:.+]]: i1) -> (i32, index, memref<2xi32, strided<[?], offset: ?>>) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = call @known(%[[ARG1]]) : (memref<?xi32, strided<[?], offset: ?>>) -> memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[V0]] : memref<?xi32, strided<[?], offset: ?>> to memref<2xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[CAST]][%[[C1]]] : memref<2xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2xi32>
// CHECK-NEXT:   memref.copy %[[CAST]], %[[ALLOC]] : memref<2xi32, strided<[?], offset: ?>> to memref<2xi32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[C1]]] : memref<2xi32>
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[CAST]], %[[C1]] : memref<2xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V2:.+]] = arith.select %[[ARG3]], %[[CAST]], %[[ARG2]] : memref<2xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V1]], %[[DIM]], %[[V2]] : i32, index, memref<2xi32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @ranked(%v: i32, %u: tensor<?xi32>, %f: tensor<2xi32>, %c: i1) -> (i32, index, tensor<2xi32>) {
  %c1 = arith.constant 1 : index
  %0 = func.call @known(%u) : (tensor<?xi32>) -> tensor<2xi32>
  %x = tensor.extract %0[%c1] : tensor<2xi32>
  %k = tensor.insert %v into %0[%c1] : tensor<2xi32>
  %d = tensor.dim %0, %c1 : tensor<2xi32>
  %q = arith.select %c, %0, %f : tensor<2xi32>
  return %x, %d, %q : i32, index, tensor<2xi32>
}
