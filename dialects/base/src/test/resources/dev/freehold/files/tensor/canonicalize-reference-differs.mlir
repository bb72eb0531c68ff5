// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Recorded from Freehold: the reference does something else, as the comments say.

// The reference makes a program that is not valid: the insertion goes on for longer than its source.
// CHECK-LABEL: func.func @insert_out_of_bounds(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<?xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][3] [%[[C4]]] [1] : tensor<?xf32> into tensor<4xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @insert_out_of_bounds(%t: tensor<4xf32>, %p: tensor<?xf32>) -> tensor<4xf32> {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %p into %t[%c3] [%c4] [1] : tensor<?xf32> into tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Memory may be written between the two operations. The reference reads it at the second one.
// CHECK-LABEL: func.func @extract_from_generated_that_reads(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?xindex>) -> index {
// CHECK-NEXT:   %[[GENERATED:.+]] = tensor.generate %[[ARG0]] {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: index):
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ARG2]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:     tensor.yield %[[V0]] : index
// CHECK-NEXT:   } : tensor<?xindex>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ARG2]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[GENERATED]][%[[ARG1]]] : tensor<?xindex>
// CHECK-NEXT:   return %[[EXTRACTED]] : index
// CHECK-NEXT: }
func.func @extract_from_generated_that_reads(%n: index, %i: index, %m: memref<?xindex>) -> index {
  %a = tensor.generate %n {
  ^bb0(%k: index):
    %s = memref.load %m[%k] : memref<?xindex>
    tensor.yield %s : index
  } : tensor<?xindex>
  memref.store %n, %m[%i] : memref<?xindex>
  %0 = tensor.extract %a[%i] : tensor<?xindex>
  return %0 : index
}
