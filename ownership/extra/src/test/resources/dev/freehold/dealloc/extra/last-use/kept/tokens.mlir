// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// Nobody waits for the task.
// CHECK-LABEL: func.func @dropped(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dropped(%v: f32) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  // expected-note@below {{what may still use it later is started here}}
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  return
}

// Not all paths wait for it.
// CHECK-LABEL: func.func @sometimes(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sometimes(%c: i1, %v: f32) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  // expected-note@below {{what may still use it later is started here}}
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  scf.if %c {
    async.await %t : !async.token
  }
  return
}

// A group is not followed.
// CHECK-LABEL: func.func @group(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = async.create_group %[[C1]] : !async.group
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = async.add_to_group %[[TOKEN]], %[[V0]] : !async.token
// CHECK-NEXT:   async.await_all %[[V0]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @group(%v: f32) {
  %c1 = arith.constant 1 : index
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  %g = async.create_group %c1 : !async.group
  // expected-note@below {{what may still use it later is started here}}
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  %i = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}

// The task does not wait for the one that it starts.
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     %[[TOKEN_1:.+]] = async.execute {
// CHECK-NEXT:       memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%v: f32) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  %t = async.execute {
    // expected-note@below {{what may still use it later is started here}}
    %u = async.execute {
      memref.store %v, %a[] : memref<f32>
      async.yield
    }
    async.yield
  }
  async.await %t : !async.token
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  return
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
  %last = scf.for %i = %lb to %ub step %step iter_args(%p = %t0) -> !async.token {
    // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
    %a = memref.alloc() : memref<f32>
    // expected-note@below {{what may still use it later is started here}}
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
