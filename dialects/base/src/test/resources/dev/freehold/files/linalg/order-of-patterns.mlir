// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Dimensions that are added keep their order.
// CHECK-LABEL: func.func @transpose_of_broadcast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<2xf32>, %[[ARG1:.+]]: tensor<4x3x2xf32>, %[[ARG2:.+]]: tensor<3x4x2xf32>) -> tensor<3x4x2xf32> {
// CHECK-NEXT:   %[[BROADCASTED:.+]] = linalg.broadcast ins(%[[ARG0]] : tensor<2xf32>) outs(%[[ARG2]] : tensor<3x4x2xf32>) dimensions = [1, 0] 
// CHECK-NEXT:   return %[[BROADCASTED]] : tensor<3x4x2xf32>
// CHECK-NEXT: }
func.func @transpose_of_broadcast(%a: tensor<2xf32>, %x: tensor<4x3x2xf32>, %y: tensor<3x4x2xf32>) -> tensor<3x4x2xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%x : tensor<4x3x2xf32>) dimensions = [0, 1]
  %1 = linalg.transpose ins(%0 : tensor<4x3x2xf32>) outs(%y : tensor<3x4x2xf32>) permutation = [1, 0, 2]
  return %1 : tensor<3x4x2xf32>
}

// The pattern of linalg.fill is tried before those of tensor.pad.
// CHECK-LABEL: func.func @pad_of_fill(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32) -> (tensor<?xi32>, i1) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[C4]] : index
// CHECK-NEXT:   %[[V1:.+]] = tensor.empty(%[[ARG0]]) : tensor<?xi32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill ins(%[[ARG1]] : i32) outs(%[[V1]] : tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT:   return %[[V2]], %[[V0]] : tensor<?xi32>, i1
// CHECK-NEXT: }
func.func @pad_of_fill(%n: index, %v: i32) -> (tensor<?xi32>, i1) {
  %c4 = arith.constant 4 : index
  %e = tensor.empty(%n) : tensor<?xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %one = arith.cmpi eq, %n, %c4 : index
  %p = tensor.pad %f low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<?xi32> to tensor<?xi32>
  return %p, %one : tensor<?xi32>, i1
}
