// RUN: freehold-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// A constant is a global that nobody writes to, one for each value.
// CHECK-LABEL: memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<1.000000e+00> {alignment = 64 : i64}
// CHECK-LABEL: func.func @constant(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> (memref<2xf32>, memref<2xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT:   %[[V1:.+]] = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:   memref.copy %[[V0]], %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[ARG0]]] : memref<2xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST_0:.+]] = memref.cast %[[V1]] : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]], %[[V1]] : memref<2xf32>, memref<2xf32>
// CHECK-NEXT: }
func.func @constant(%i: index, %f: f32) -> (tensor<2xf32>, tensor<2xf32>) {
  %a = arith.constant dense<1.0> : tensor<2xf32>
  %b = arith.constant dense<1.0> : tensor<2xf32>
  %r = tensor.insert %f into %a[%i] : tensor<2xf32>
  return %r, %b : tensor<2xf32>, tensor<2xf32>
}

// One of two buffers of different layout.
// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG1]], %[[CAST]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @select(%c: i1, %a: tensor<4xf32>) -> tensor<4xf32> {
  %b = bufferization.alloc_tensor() : tensor<4xf32>
  %r = arith.select %c, %a, %b : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @index_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xi32, strided<[?], offset: ?>>) -> memref<4xindex, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[V0:.+]] = arith.index_cast %[[ARG0]] : memref<4xi32, strided<[?], offset: ?>> to memref<4xindex, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V0]] : memref<4xindex, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @index_cast(%a: tensor<4xi32>) -> tensor<4xindex> {
  %r = arith.index_cast %a : tensor<4xi32> to tensor<4xindex>
  return %r : tensor<4xindex>
}
