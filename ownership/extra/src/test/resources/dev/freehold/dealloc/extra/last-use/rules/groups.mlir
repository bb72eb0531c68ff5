// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Behind the wait for a group, what its tasks use is free.
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
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @group(%v: f32) {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<f32>
  %g = async.create_group %c1 : !async.group
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  %i = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}

// A group that is empty at first.
// CHECK-LABEL: func.func @before(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V0:.+]] = async.create_group %[[C5]] : !async.group
// CHECK-NEXT:   async.await_all %[[V0]]
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = async.add_to_group %[[TOKEN]], %[[V0]] : !async.token
// CHECK-NEXT:   async.await_all %[[V0]]
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @before(%v: f32) {
  %c5 = arith.constant 5 : index
  %g = async.create_group %c5 : !async.group
  async.await_all %g
  %a = memref.alloc() : memref<f32>
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  %k = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}

// Each round waits for its task, in a group that is there for all rounds.
// CHECK-LABEL: func.func @group_in_loop(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V0:.+]] = async.create_group %[[C5]] : !async.group
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:.+]] = async.add_to_group %[[TOKEN]], %[[V0]] : !async.token
// CHECK-NEXT:     async.await_all %[[V0]]
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @group_in_loop(%lb: index, %ub: index, %v: f32) {
  %c5 = arith.constant 5 : index
  %g = async.create_group %c5 : !async.group
  scf.for %i = %lb to %ub step %ub {
    %a = memref.alloc() : memref<f32>
    %t = async.execute {
      memref.store %v, %a[] : memref<f32>
      async.yield
    }
    %k = async.add_to_group %t, %g : !async.token
    async.await_all %g
  }
  return
}
