// RUN: freehold-opt %s --loop-invariant-code-motion | FileCheck %s

// A dynamic position may be out of bounds, and so may be what a transfer declares to be in bounds.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: vector<4xi32>, %[[ARG3:.+]]: tensor<8xi32>, %[[ARG4:.+]]: memref<?xi32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C6:.+]] = arith.constant 6 : index
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[ARG2]][2] : i32 from vector<4xi32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG3]][%[[C6]]], %[[C0_I32]] {in_bounds = [true]} : tensor<8xi32>, vector<2xi32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_read %[[ARG3]][%[[ARG1]]], %[[C0_I32]] : tensor<8xi32>, vector<2xi32>
// CHECK-NEXT:   scf.for %[[ARG5:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     %[[V3:.+]] = vector.extract %[[ARG2]][%[[ARG1]]] : i32 from vector<4xi32>
// CHECK-NEXT:     %[[V4:.+]] = vector.transfer_read %[[ARG3]][%[[ARG1]]], %[[C0_I32]] {in_bounds = [true]} : tensor<8xi32>, vector<2xi32>
// CHECK-NEXT:     %[[V5:.+]] = arith.addi %[[V4]], %[[V1]] : vector<2xi32>
// CHECK-NEXT:     %[[V6:.+]] = arith.addi %[[V5]], %[[V2]] : vector<2xi32>
// CHECK-NEXT:     %[[V7:.+]] = vector.reduction <add>, %[[V6]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V8:.+]] = arith.addi %[[V3]], %[[V0]] : i32
// CHECK-NEXT:     %[[V9:.+]] = arith.addi %[[V7]], %[[V8]] : i32
// CHECK-NEXT:     memref.store %[[V9]], %[[ARG4]][%[[ARG5]]] : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%n: index, %k: index, %v: vector<4xi32>, %t: tensor<8xi32>, %out: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %z = arith.constant 0 : i32
  scf.for %i = %c0 to %n step %c1 {
    %a = vector.extract %v[%k] : i32 from vector<4xi32>
    %b = vector.extract %v[2] : i32 from vector<4xi32>
    %p = vector.transfer_read %t[%k], %z {in_bounds = [true]} : tensor<8xi32>, vector<2xi32>
    %q = vector.transfer_read %t[%c6], %z {in_bounds = [true]} : tensor<8xi32>, vector<2xi32>
    %r = vector.transfer_read %t[%k], %z {in_bounds = [false]} : tensor<8xi32>, vector<2xi32>
    %s = arith.addi %p, %q : vector<2xi32>
    %u = arith.addi %s, %r : vector<2xi32>
    %x = vector.reduction <add>, %u : vector<2xi32> into i32
    %y = arith.addi %a, %b : i32
    %w = arith.addi %x, %y : i32
    memref.store %w, %out[%i] : memref<?xi32>
  }
  return
}
