// RUN: freehold-opt %s --canonicalize | FileCheck %s

// Elements that the inner padding takes away do not come back.
// CHECK: #[[MAP:.+]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-LABEL: func.func @cut(
// CHECK-SAME: %[[ARG0:.+]]: tensor<3xi8>, %[[ARG1:.+]]: i8) -> tensor<?xi8> {
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG0]] low[-1] high[0] {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG1]] : i8
// CHECK-NEXT:   } : tensor<3xi8> to tensor<2xi8>
// CHECK-NEXT:   %[[PADDED_0:.+]] = tensor.pad %[[PADDED]] low[1] high[0] {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG1]] : i8
// CHECK-NEXT:   } : tensor<2xi8> to tensor<3xi8>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[PADDED_0]] : tensor<3xi8> to tensor<?xi8>
// CHECK-NEXT:   return %[[CAST]] : tensor<?xi8>
// CHECK-NEXT: }
func.func @cut(%t: tensor<3xi8>, %x: i8) -> tensor<?xi8> {
  %c = arith.constant -1 : index
  %0 = tensor.pad %t low[%c] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : i8
  } : tensor<3xi8> to tensor<?xi8>
  %1 = tensor.pad %0 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : i8
  } : tensor<?xi8> to tensor<?xi8>
  return %1 : tensor<?xi8>
}

// CHECK-LABEL: func.func @added(
// CHECK-SAME: %[[ARG0:.+]]: tensor<3xi8>, %[[ARG1:.+]]: i8, %[[ARG2:.+]]: index) -> tensor<?xi8> {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG2]]]
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG0]] low[%[[V0]]] high[0] {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG1]] : i8
// CHECK-NEXT:   } : tensor<3xi8> to tensor<?xi8>
// CHECK-NEXT:   return %[[PADDED]] : tensor<?xi8>
// CHECK-NEXT: }
func.func @added(%t: tensor<3xi8>, %x: i8, %n: index) -> tensor<?xi8> {
  %0 = tensor.pad %t low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : i8
  } : tensor<3xi8> to tensor<4xi8>
  %1 = tensor.pad %0 low[%n] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : i8
  } : tensor<4xi8> to tensor<?xi8>
  return %1 : tensor<?xi8>
}

// Amounts that make the result smaller than nothing are undefined behavior, and the program stays valid.
// CHECK-LABEL: func.func @negative(
// CHECK-SAME: %[[ARG0:.+]]: tensor<2x3xi8>, %[[ARG1:.+]]: i8) -> tensor<?x?xi8> {
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG0]] low[-1, -1] high[-1, 1] {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: index, %[[ARG3:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG1]] : i8
// CHECK-NEXT:   } : tensor<2x3xi8> to tensor<0x3xi8>
// CHECK-NEXT:   %[[PADDED_0:.+]] = tensor.pad %[[PADDED]] low[%[[C_1]], 0] high[0, 2] {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: index, %[[ARG3:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG1]] : i8
// CHECK-NEXT:   } : tensor<0x3xi8> to tensor<?x5xi8>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[PADDED_0]] : tensor<?x5xi8> to tensor<?x?xi8>
// CHECK-NEXT:   return %[[CAST]] : tensor<?x?xi8>
// CHECK-NEXT: }
func.func @negative(%t: tensor<2x3xi8>, %x: i8) -> tensor<?x?xi8> {
  %c = arith.constant -1 : index
  %0 = tensor.cast %t : tensor<2x3xi8> to tensor<?x?xi8>
  %1 = tensor.pad %0 low[%c, %c] high[%c, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : i8
  } : tensor<?x?xi8> to tensor<?x?xi8>
  %2 = tensor.pad %1 low[%c, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : i8
  } : tensor<?x?xi8> to tensor<?x?xi8>
  return %2 : tensor<?x?xi8>
}
