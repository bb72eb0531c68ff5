// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// The result of a task stands for what the task captured, also where control comes from one of two.
// CHECK-LABEL: func.func @if_result(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (!async.token) {
// CHECK-NEXT:     %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:       memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[TOKEN]] : !async.token
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[TOKEN]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   async.await %[[V0]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @if_result(%c: i1, %v: f32) {
  %a = memref.alloc() : memref<f32>
  %r = scf.if %c -> !async.token {
    %s = async.execute {
      memref.store %v, %a[] : memref<f32>
      async.yield
    }
    scf.yield %s : !async.token
  } else {
    %s = async.execute {
      async.yield
    }
    scf.yield %s : !async.token
  }
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  async.await %r : !async.token
  return
}

// One of two tasks is waited for under another name, the other one where it is not passed on.
// CHECK-LABEL: func.func @args(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TOKEN_1:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   cf.br ^bb3(%[[TOKEN_1]] : !async.token)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   async.await %[[TOKEN_1]] : !async.token
// CHECK-NEXT:   cf.br ^bb3(%[[TOKEN]] : !async.token)
// CHECK-NEXT: ^bb3(%[[V0:.+]]: !async.token):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   async.await %[[V0]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @args(%c: i1, %v: f32) {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  %s = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  %t = async.execute {
    memref.store %v, %b[] : memref<f32>
    async.yield
  }
  cf.cond_br %c, ^end(%s : !async.token), ^end(%t : !async.token)
^end(%x: !async.token):
  async.await %x : !async.token
  return
}

// Each task begins when that of the round before is over.
// CHECK-LABEL: func.func @iter(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG3:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG1]] iter_args(%[[ARG4:.+]] = %[[TOKEN]]) -> (!async.token) {
// CHECK-NEXT:     %[[TOKEN_1:.+]] = async.execute [%[[ARG4]]] {
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[TOKEN_1]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[V0]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @iter(%lb: index, %ub: index, %v: f32) {
  %a = memref.alloc() : memref<f32>
  %t0 = async.execute {
    async.yield
  }
  %last = scf.for %i = %lb to %ub step %ub iter_args(%p = %t0) -> !async.token {
    %t = async.execute [%p] {
      memref.store %v, %a[] : memref<f32>
      async.yield
    }
    scf.yield %t : !async.token
  }
  async.await %last : !async.token
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  return
}

// A task that takes a value waits for the one that makes it.
// CHECK-LABEL: func.func @value_operand(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]], %[[BODYRESULTS:.+]] = async.execute -> !async.value<memref<f32>> {
// CHECK-NEXT:     async.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TOKEN_0:.+]] = async.execute (%[[BODYRESULTS]] as %[[ARG1:.+]]: !async.value<memref<f32>>) {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ARG1]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[TOKEN_0]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @value_operand(%v: f32) {
  %a = memref.alloc() : memref<f32>
  %t, %x = async.execute -> !async.value<memref<f32>> {
    async.yield %a : memref<f32>
  }
  %t2 = async.execute (%x as %y: !async.value<memref<f32>>) {
    memref.store %v, %y[] : memref<f32>
    async.yield
  }
  async.await %t2 : !async.token
  return
}

// Whether anybody waits in the loop is not known.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%c: i1, %lb: index, %ub: index, %v: f32) {
  %a = memref.alloc() : memref<f32>
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  scf.for %i = %lb to %ub step %ub {
    scf.if %c {
      async.await %t : !async.token
    }
  }
  return
}
