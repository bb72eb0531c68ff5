// RUN: freehold-opt %s --loop-invariant-code-motion --cse | FileCheck %s

// Each iteration writes to a buffer of its own.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<2xi32>) -> i32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[C0_I32]]) -> (i32) {
// CHECK-NEXT:     %[[V1:.+]] = bufferization.to_buffer %[[ARG1]] : tensor<2xi32> to memref<2xi32>
// CHECK-NEXT:     %[[V2:.+]] = memref.load %[[V1]][%[[C0]]] : memref<2xi32>
// CHECK-NEXT:     %[[V3:.+]] = arith.addi %[[V2]], %[[V2]] : i32
// CHECK-NEXT:     memref.store %[[V3]], %[[V1]][%[[C0]]] : memref<2xi32>
// CHECK-NEXT:     %[[V4:.+]] = arith.addi %[[ARG3]], %[[V3]] : i32
// CHECK-NEXT:     scf.yield %[[V4]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @f(%n: index, %t: tensor<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %b = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
    %x = memref.load %b[%c0] : memref<2xi32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %b[%c0] : memref<2xi32>
    %k = arith.addi %s, %y : i32
    scf.yield %k : i32
  }
  return %r : i32
}

// Buffers that are only read are one.
// CHECK-LABEL: func.func @readOnly(
// CHECK-SAME: %[[ARG0:.+]]: tensor<2xi32>) -> i32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_buffer %[[ARG0]] read_only : tensor<2xi32> to memref<2xi32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.to_buffer %[[ARG0]] : tensor<2xi32> to memref<2xi32>
// CHECK-NEXT:   %[[V2:.+]] = bufferization.to_buffer %[[ARG0]] : tensor<2xi32> to memref<2xi32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V0]][%[[C0]]] : memref<2xi32>
// CHECK-NEXT:   memref.store %[[V3]], %[[V1]][%[[C0]]] : memref<2xi32>
// CHECK-NEXT:   memref.store %[[V3]], %[[V2]][%[[C0]]] : memref<2xi32>
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V3]], %[[V3]] : i32
// CHECK-NEXT:   return %[[V4]] : i32
// CHECK-NEXT: }
func.func @readOnly(%t: tensor<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %a = bufferization.to_buffer %t read_only : tensor<2xi32> to memref<2xi32>
  %b = bufferization.to_buffer %t read_only : tensor<2xi32> to memref<2xi32>
  %c = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  %d = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  %x = memref.load %a[%c0] : memref<2xi32>
  %y = memref.load %b[%c0] : memref<2xi32>
  memref.store %x, %c[%c0] : memref<2xi32>
  memref.store %y, %d[%c0] : memref<2xi32>
  %z = arith.addi %x, %y : i32
  return %z : i32
}
