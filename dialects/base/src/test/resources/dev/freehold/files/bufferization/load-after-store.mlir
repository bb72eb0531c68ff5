// RUN: freehold-opt %s --canonicalize | FileCheck %s

// The load gives %x, and not what was in the tensor.
// CHECK-LABEL: func.func @written(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xi8>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: i8) -> i8 {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_buffer %[[ARG0]] : tensor<4xi8> to memref<4xi8>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V0]][%[[ARG1]]] : memref<4xi8>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[ARG1]]] : memref<4xi8>
// CHECK-NEXT:   return %[[V1]] : i8
// CHECK-NEXT: }
func.func @written(%t: tensor<4xi8>, %i: index, %x: i8) -> i8 {
  %0 = bufferization.to_buffer %t : tensor<4xi8> to memref<4xi8>
  memref.store %x, %0[%i] : memref<4xi8>
  %1 = memref.load %0[%i] : memref<4xi8>
  return %1 : i8
}

// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xi8>, %[[ARG1:.+]]: index) -> i8 {
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[ARG0]][%[[ARG1]]] : tensor<4xi8>
// CHECK-NEXT:   return %[[EXTRACTED]] : i8
// CHECK-NEXT: }
func.func @read(%t: tensor<4xi8>, %i: index) -> i8 {
  %0 = bufferization.to_buffer %t : tensor<4xi8> to memref<4xi8>
  %1 = memref.load %0[%i] : memref<4xi8>
  return %1 : i8
}
