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
