// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// Who calls the function waits for the task.
// CHECK-LABEL: func.func @returned(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> !async.token {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[TOKEN]] : !async.token
// CHECK-NEXT: }
func.func @returned(%v: f32) -> !async.token {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  // expected-note@below {{what may still use it later is started here}}
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  return %t : !async.token
}

// Each round waits for the task of the round before, whose buffer has no name any more.
// CHECK-LABEL: func.func @tokens_carried(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:.+]] = %[[TOKEN]]) -> (!async.token) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     %[[TOKEN_0:.+]] = async.execute {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     async.await %[[ARG5]] : !async.token
// CHECK-NEXT:     scf.yield %[[TOKEN_0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[V0]] : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @tokens_carried(%lb: index, %ub: index, %step: index, %v: f32) {
  %t0 = async.execute {
    async.yield
  }
  // expected-note@below {{it has no name any more where it is used for the last time behind this one}}
  %last = scf.for %i = %lb to %ub step %step iter_args(%p = %t0) -> !async.token {
    // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
    %a = memref.alloc() : memref<f32>
    %t = async.execute {
      memref.store %v, %a[] : memref<f32>
      async.yield
    }
    async.await %p : !async.token
    scf.yield %t : !async.token
  }
  async.await %last : !async.token
  return
}
