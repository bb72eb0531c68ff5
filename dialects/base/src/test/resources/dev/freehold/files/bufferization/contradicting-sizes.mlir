// RUN: freehold-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @materialized(
// CHECK-SAME: %[[ARG0:.+]]: tensor<3xi8>, %[[ARG1:.+]]: tensor<4xi8>) -> tensor<?xi8> {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] : tensor<3xi8> to tensor<?xi8>
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[ARG1]] : tensor<4xi8> to tensor<?xi8>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.materialize_in_destination %[[CAST]] in %[[CAST_0]] : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
// CHECK-NEXT:   return %[[V0]] : tensor<?xi8>
// CHECK-NEXT: }
func.func @materialized(%a: tensor<3xi8>, %b: tensor<4xi8>) -> tensor<?xi8> {
  %0 = tensor.cast %a : tensor<3xi8> to tensor<?xi8>
  %1 = tensor.cast %b : tensor<4xi8> to tensor<?xi8>
  %2 = bufferization.materialize_in_destination %0 in %1 : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
  return %2 : tensor<?xi8>
}

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<9xi8>) -> memref<8xi8> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<9xi8> to memref<?xi8>
// CHECK-NEXT:   %[[CAST_0:.+]] = memref.cast %[[CAST]] : memref<?xi8> to memref<8xi8>
// CHECK-NEXT:   return %[[CAST_0]] : memref<8xi8>
// CHECK-NEXT: }
func.func @cast(%m: memref<9xi8>) -> memref<8xi8> {
  %0 = memref.cast %m : memref<9xi8> to memref<?xi8>
  %1 = memref.cast %0 : memref<?xi8> to memref<8xi8>
  return %1 : memref<8xi8>
}

// CHECK-LABEL: func.func @allocated() -> memref<8xi8> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<9xi8>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<9xi8> to memref<?xi8>
// CHECK-NEXT:   %[[CAST_0:.+]] = memref.cast %[[CAST]] : memref<?xi8> to memref<8xi8>
// CHECK-NEXT:   return %[[CAST_0]] : memref<8xi8>
// CHECK-NEXT: }
func.func @allocated() -> memref<8xi8> {
  %c9 = arith.constant 9 : index
  %0 = memref.alloc(%c9) : memref<?xi8>
  %1 = memref.cast %0 : memref<?xi8> to memref<8xi8>
  return %1 : memref<8xi8>
}

// CHECK-LABEL: func.func @cloned(
// CHECK-SAME: %[[ARG0:.+]]: memref<9xi8>) -> memref<8xi8> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<9xi8> to memref<?xi8>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[CAST]] : memref<?xi8> to memref<8xi8>
// CHECK-NEXT:   return %[[V0]] : memref<8xi8>
// CHECK-NEXT: }
func.func @cloned(%m: memref<9xi8>) -> memref<8xi8> {
  %0 = memref.cast %m : memref<9xi8> to memref<?xi8>
  %1 = bufferization.clone %0 : memref<?xi8> to memref<8xi8>
  return %1 : memref<8xi8>
}

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME: %[[ARG0:.+]]: memref<9x2xf32>, %[[ARG1:.+]]: memref<8x2xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<8x2xf32> to memref<?x2xf32>
// CHECK-NEXT:   linalg.softmax dimension(1) ins(%[[ARG0]] : memref<9x2xf32>) outs(%[[CAST]] : memref<?x2xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @softmax(%m: memref<9x2xf32>, %n: memref<8x2xf32>) {
  %0 = memref.cast %m : memref<9x2xf32> to memref<?x2xf32>
  %1 = memref.cast %n : memref<8x2xf32> to memref<?x2xf32>
  linalg.softmax dimension(1) ins(%0 : memref<?x2xf32>) outs(%1 : memref<?x2xf32>)
  return
}
