// RUN: freehold-opt %s --test-tensor-copy-insertion=bufferize-function-boundaries | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> (tensor<4xf32>, f32) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.alloc_tensor() copy(%[[ARG0]]) : tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[ARG2]] into %[[V0]][%[[ARG1]]] : tensor<4xf32>
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[ARG0]][%[[ARG1]]] : tensor<4xf32>
// CHECK-NEXT:   return %[[INSERTED]], %[[EXTRACTED]] : tensor<4xf32>, f32
// CHECK-NEXT: }
func.func @f(%a: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %r = tensor.insert %f into %a[%i] : tensor<4xf32>
  %e = tensor.extract %a[%i] : tensor<4xf32>
  return %r, %e : tensor<4xf32>, f32
}
