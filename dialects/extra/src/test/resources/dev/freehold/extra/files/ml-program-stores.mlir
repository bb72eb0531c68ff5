// RUN: freehold-opt %s --canonicalize --cse | FileCheck %s

// Nobody needs the token, but somebody may load the variable.
// CHECK-LABEL: ml_program.global private mutable @v(dense<0> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @v(dense<0> : tensor<4xi32>) : tensor<4xi32>
// CHECK-LABEL: ml_program.subgraph @g(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:   %[[V0:.+]] = ml_program.token
// CHECK-NEXT:   %[[V1:.+]] = ml_program.global_store_graph @v = %[[ARG0]] ordering(%[[V0]] -> !ml_program.token) : tensor<4xi32>
// CHECK-NEXT:   ml_program.output %[[ARG0]] : tensor<4xi32>
// CHECK-NEXT: }
ml_program.subgraph @g(%a: tensor<4xi32>) -> (tensor<4xi32>) {
  %t = ml_program.token
  %s = ml_program.global_store_graph @v = %a ordering(%t -> !ml_program.token) : tensor<4xi32>
  ml_program.output %a : tensor<4xi32>
}
