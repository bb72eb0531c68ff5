// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// The reference drops the terminator, whatever it is.
// CHECK-LABEL: func.func @execute_region_that_never_ends() {
// CHECK-NEXT:   "test.work"() : () -> ()
// CHECK-NEXT:   ub.unreachable
// CHECK-NEXT: }
func.func @execute_region_that_never_ends() {
  scf.execute_region {
    "test.work"() : () -> ()
    ub.unreachable
  }
  return
}

// The reference makes an invalid program of it.
// CHECK-LABEL: func.func @execute_region_that_never_gives_its_result() -> i32 {
// CHECK-NEXT:   "test.work"() : () -> ()
// CHECK-NEXT:   ub.unreachable
// CHECK-NEXT: }
func.func @execute_region_that_never_gives_its_result() -> i32 {
  %0 = scf.execute_region -> i32 {
    "test.work"() : () -> ()
    ub.unreachable
  }
  return %0 : i32
}

// Each result is that of its output. The reference exchanges them.
// CHECK-LABEL: func.func @forall_runs_once(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG2]] into %[[ARG1]][2] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[ARG2]] into %[[ARG0]][0] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE_0]], %[[INSERTED_SLICE]] : tensor<4xf32>, tensor<4xf32>
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

// The reference forgets the second insertion.
// CHECK-LABEL: func.func @forall_inserts_twice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<2xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][0] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[ARG1]] into %[[INSERTED_SLICE]][2] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE_0]] : tensor<4xf32>
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
