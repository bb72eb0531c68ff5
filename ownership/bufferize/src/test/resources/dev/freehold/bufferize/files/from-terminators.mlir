// RUN: freehold-opt %s "--one-shot-bufferize=bufferize-function-boundaries test-analysis-only analysis-heuristic=bottom-up-from-terminators" | FileCheck %s

// What is returned is made first, from %0: that gets the buffer, and the insertion beside it a copy.
// CHECK-LABEL: func.func @returned(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: tensor<1xf32> {bufferization.access = "write"}) -> tensor<1xf32> {
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[ARG1]] : f32) outs(%[[ARG2]] : tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V0]] into %[[ARG2]][0] [1] [1] {__inplace_operands_attr__ = ["true", "false"]} : tensor<1xf32> into tensor<1xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[INSERTED_SLICE]] into %[[V0]][%[[ARG0]]] [1] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<1xf32> into tensor<1xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [2], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE_0]] : tensor<1xf32>
// CHECK-NEXT: }
func.func @returned(%i: index, %f: f32, %a: tensor<1xf32>) -> tensor<1xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<1xf32>) -> tensor<1xf32>
  %1 = tensor.insert_slice %0 into %a[0] [1] [1] : tensor<1xf32> into tensor<1xf32>
  %2 = tensor.insert_slice %1 into %0[%i] [1] [1] : tensor<1xf32> into tensor<1xf32>
  return %2 : tensor<1xf32>
}

// Inner terminators come first.
// CHECK-LABEL: func.func @yielded(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32> {bufferization.access = "read"}, %[[ARG1:.+]]: index, %[[ARG2:.+]]: i1) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG2]] -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[ARG1]]] [%[[ARG1]]] [1] {__inplace_operands_attr__ = ["true", "none", "none"]} : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[EXTRACTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][0] [%[[ARG1]]] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[EXTRACTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG1]]] [%[[ARG1]]] [1] {__inplace_operands_attr__ = ["true", "false", "none", "none"]} : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:   return {__inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @yielded(%a: tensor<?xf32>, %i: index, %c: i1) -> tensor<?xf32> {
  %r = scf.if %c -> (tensor<?xf32>) {
    %e = tensor.extract_slice %a[%i] [%i] [1] : tensor<?xf32> to tensor<?xf32>
    scf.yield %e : tensor<?xf32>
  } else {
    %e = tensor.extract_slice %a[0] [%i] [1] : tensor<?xf32> to tensor<?xf32>
    scf.yield %e : tensor<?xf32>
  }
  %s = tensor.insert_slice %r into %a[%i] [%i] [1] : tensor<?xf32> into tensor<?xf32>
  return %s : tensor<?xf32>
}
