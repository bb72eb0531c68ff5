// RUN: freehold-opt %s --eliminate-empty-tensors | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: f32) -> tensor<8xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][2] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V1]] into %[[ARG0]][2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @f(%t: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %x into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
