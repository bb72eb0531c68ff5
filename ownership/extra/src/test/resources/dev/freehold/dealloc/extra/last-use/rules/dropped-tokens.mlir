// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Nobody waits for the task.
// CHECK-LABEL: func.func @dropped(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dropped(%v: f32) {
  %a = memref.alloc() : memref<f32>
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  return
}

// Not all paths wait for it: the others do so where they end.
// CHECK-LABEL: func.func @sometimes(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sometimes(%c: i1, %v: f32) {
  %a = memref.alloc() : memref<f32>
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  scf.if %c {
    async.await %t : !async.token
  }
  return
}

// The same with blocks.
// CHECK-LABEL: func.func @cond(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : f32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[ARG1]] : f32)
// CHECK-NEXT: ^bb3(%[[V1:.+]]: f32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @cond(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  cf.cond_br %c, ^wait, ^not
^wait:
  async.await %t : !async.token
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %r = memref.load %n[] : memref<f32>
  cf.br ^end(%r : f32)
^not:
  cf.br ^end(%v : f32)
^end(%x: f32):
  return %x : f32
}

// An edge on which the token goes out of scope.
// CHECK-LABEL: func.func @critical(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb4
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb3, ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @critical(%c: i1, %d: i1, %v: f32) {
  cf.cond_br %c, ^start, ^end
^start:
  %a = memref.alloc() : memref<f32>
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  cf.cond_br %d, ^end, ^other
^other:
  async.await %t : !async.token
  cf.br ^end
^end:
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
// CHECK-NEXT:     async.await %[[TOKEN_1]] : !async.token
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%v: f32) {
  %a = memref.alloc() : memref<f32>
  %t = async.execute {
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

// The last one of a chain.
// CHECK-LABEL: func.func @iter_dropped(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG3:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG1]] iter_args(%[[ARG4:.+]] = %[[TOKEN]]) -> (!async.token) {
// CHECK-NEXT:     %[[TOKEN_0:.+]] = async.execute [%[[ARG4]]] {
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[TOKEN_0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[V0]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @iter_dropped(%lb: index, %ub: index, %v: f32) {
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
  return
}

// A task that computes a value.
// CHECK-LABEL: func.func @value_dropped(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]], %[[BODYRESULTS:.+]] = async.execute -> !async.value<f32> {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield %[[ARG0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @value_dropped(%v: f32) {
  %a = memref.alloc() : memref<f32>
  %t, %x = async.execute -> !async.value<f32> {
    memref.store %v, %a[] : memref<f32>
    async.yield %v : f32
  }
  return
}

// A group.
// CHECK-LABEL: func.func @group_dropped(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V0:.+]] = async.create_group %[[C5]] : !async.group
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = async.add_to_group %[[TOKEN]], %[[V0]] : !async.token
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     async.await_all %[[V0]]
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     async.await_all %[[V0]]
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @group_dropped(%c: i1, %v: f32) {
  %c5 = arith.constant 5 : index
  %g = async.create_group %c5 : !async.group
  %a = memref.alloc() : memref<f32>
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  %k = async.add_to_group %t, %g : !async.token
  scf.if %c {
    async.await_all %g
  }
  return
}
