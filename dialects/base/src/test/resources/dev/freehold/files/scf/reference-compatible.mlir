// RUN: freehold-opt %s -canonicalize --reference-compatible | FileCheck %s

// The results are the insertions in their order, whichever output they go into.
// CHECK-LABEL: func.func @forall_runs_once(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG2]] into %[[ARG1]][2] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[ARG2]] into %[[ARG0]][0] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]], %[[INSERTED_SLICE_0]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @forall_runs_once(%t: tensor<4xf32>, %u: tensor<4xf32>, %x: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = scf.forall (%i) in (1) shared_outs(%o = %t, %p = %u) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %p[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %x into %o[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @forall_inserts_twice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<2xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][0] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @forall_inserts_twice(%t: tensor<4xf32>, %x: tensor<2xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (1) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %x into %o[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @forall_with_results_in_order(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<8xf32>, %[[ARG2:.+]]: tensor<2xf32>) -> (tensor<4xf32>, tensor<8xf32>) {
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG2]] into %[[ARG0]][0] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[ARG2]] into %[[ARG1]][0] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]], %[[INSERTED_SLICE_0]] : tensor<4xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @forall_with_results_in_order(%t: tensor<4xf32>, %u: tensor<8xf32>, %x: tensor<2xf32>) -> (tensor<4xf32>, tensor<8xf32>) {
  %0:2 = scf.forall (%i) in (1) shared_outs(%o = %t, %p = %u) -> (tensor<4xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %x into %p[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<8xf32>
}
