// RUN: freehold-opt %s --loop-invariant-code-motion | FileCheck %s

// The index may be out of bounds.
// CHECK-LABEL: func.func @extract(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: tensor<?xi32>) -> i32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[C0_I32]]) -> (i32) {
// CHECK-NEXT:     %[[EXTRACTED:.+]] = tensor.extract %[[ARG2]][%[[ARG1]]] : tensor<?xi32>
// CHECK-NEXT:     %[[V1:.+]] = arith.addi %[[ARG4]], %[[EXTRACTED]] : i32
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @extract(%n: index, %k: index, %t: tensor<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %e = tensor.extract %t[%k] : tensor<?xi32>
    %x = arith.addi %s, %e : i32
    scf.yield %x : i32
  }
  return %r : i32
}

// What is known to be in bounds moves.
// CHECK-LABEL: func.func @safe(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<4xi32>, %[[ARG2:.+]]: tensor<?xi32>) -> i32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[ARG1]][%[[C1]]] : tensor<4xi32>
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[EXTRACTED]] into %[[ARG1]][%[[C0]]] : tensor<4xi32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[INSERTED]][1] [2] [1] : tensor<4xi32> to tensor<2xi32>
// CHECK-NEXT:   %[[EXTRACTED_0:.+]] = tensor.extract %[[EXTRACTED_SLICE]][%[[C1]]] : tensor<2xi32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?xi32>
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[DIM]]) : tensor<?xi32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill ins(%[[EXTRACTED_0]] : i32) outs(%[[V0]] : tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT:   %[[V2:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[C0_I32]]) -> (i32) {
// CHECK-NEXT:     %[[EXTRACTED_1:.+]] = tensor.extract %[[V1]][%[[ARG3]]] : tensor<?xi32>
// CHECK-NEXT:     %[[V3:.+]] = arith.addi %[[ARG4]], %[[EXTRACTED_1]] : i32
// CHECK-NEXT:     scf.yield %[[V3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V2]] : i32
// CHECK-NEXT: }
func.func @safe(%n: index, %t: tensor<4xi32>, %d: tensor<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %e = tensor.extract %t[%c1] : tensor<4xi32>
    %u = tensor.insert %e into %t[%c0] : tensor<4xi32>
    %p = tensor.extract_slice %u[1] [2] [1] : tensor<4xi32> to tensor<2xi32>
    %f = tensor.extract %p[%c1] : tensor<2xi32>
    %size = tensor.dim %d, %c0 : tensor<?xi32>
    %empty = tensor.empty(%size) : tensor<?xi32>
    %filled = linalg.fill ins(%f : i32) outs(%empty : tensor<?xi32>) -> tensor<?xi32>
    %g = tensor.extract %filled[%i] : tensor<?xi32>
    %x = arith.addi %s, %g : i32
    scf.yield %x : i32
  }
  return %r : i32
}

// Casts, sizes and shapes that are only known at run time stay.
// CHECK-LABEL: func.func @unknown(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<?xi32>, %[[ARG2:.+]]: tensor<?xi32>) -> i32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[C0_I32]]) -> (i32) {
// CHECK-NEXT:     %[[CAST:.+]] = tensor.cast %[[ARG1]] : tensor<?xi32> to tensor<4xi32>
// CHECK-NEXT:     %[[EXPANDED:.+]] = tensor.expand_shape %[[ARG1]] {{\[\[}}0, 1]] output_shape [%[[ARG0]], 2] : tensor<?xi32> into tensor<?x2xi32>
// CHECK-NEXT:     %[[V1:.+]] = tensor.empty(%[[ARG0]]) : tensor<?xi32>
// CHECK-NEXT:     %[[V2:.+]] = linalg.add ins(%[[ARG1]], %[[ARG2]] : tensor<?xi32>, tensor<?xi32>) outs(%[[V1]] : tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT:     %[[EXTRACTED:.+]] = tensor.extract %[[CAST]][%[[ARG3]]] : tensor<4xi32>
// CHECK-NEXT:     %[[EXTRACTED_0:.+]] = tensor.extract %[[EXPANDED]][%[[ARG3]], %[[C1]]] : tensor<?x2xi32>
// CHECK-NEXT:     %[[EXTRACTED_1:.+]] = tensor.extract %[[V2]][%[[ARG3]]] : tensor<?xi32>
// CHECK-NEXT:     %[[V3:.+]] = arith.addi %[[EXTRACTED]], %[[EXTRACTED_0]] : i32
// CHECK-NEXT:     %[[V4:.+]] = arith.addi %[[EXTRACTED_1]], %[[V3]] : i32
// CHECK-NEXT:     scf.yield %[[V4]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @unknown(%n: index, %t: tensor<?xi32>, %u: tensor<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %four = tensor.cast %t : tensor<?xi32> to tensor<4xi32>
    %matrix = tensor.expand_shape %t [[0, 1]] output_shape [%n, 2] : tensor<?xi32> into tensor<?x2xi32>
    %empty = tensor.empty(%n) : tensor<?xi32>
    %sum = linalg.add ins(%t, %u : tensor<?xi32>, tensor<?xi32>) outs(%empty : tensor<?xi32>) -> tensor<?xi32>
    %a = tensor.extract %four[%i] : tensor<4xi32>
    %b = tensor.extract %matrix[%i, %c1] : tensor<?x2xi32>
    %c = tensor.extract %sum[%i] : tensor<?xi32>
    %x = arith.addi %a, %b : i32
    %y = arith.addi %c, %x : i32
    scf.yield %y : i32
  }
  return %r : i32
}
