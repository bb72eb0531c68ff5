// RUN: freehold-opt %s --empty-tensor-to-alloc-tensor | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.alloc_tensor(%[[ARG0]]) : tensor<?xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @f(%n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  return %e : tensor<?xf32>
}
