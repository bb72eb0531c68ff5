// RUN: freehold-opt %s --last-use-buffer-deallocation --verify-diagnostics | FileCheck %s

// The other branch does not wait. No wait is added: it might never end.
// CHECK-LABEL: func.func @awaited_in_a_branch(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: !mpi.comm) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[REQ:.+]] = mpi.irecv(%[[ALLOC]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : memref<4xf32>, i32, i32 -> !mpi.request
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     mpi.wait(%[[REQ]]) : !mpi.request
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @awaited_in_a_branch(%c: i1, %tag: i32, %from: i32, %comm: !mpi.comm) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@below {{what may still use it later is started here}}
  %req = mpi.irecv(%a, %tag, %from, %comm) : memref<4xf32>, i32, i32 -> !mpi.request
  scf.if %c {
    mpi.wait(%req) : !mpi.request
  }
  return
}
