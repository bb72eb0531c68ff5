// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// Behind the wait for the group, the buffers of the rounds have no names any more. What is there for all rounds has one.
// CHECK-LABEL: func.func @group_loop(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = async.create_group %[[C5]] : !async.group
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:.+]] = async.add_to_group %[[TOKEN]], %[[V0]] : !async.token
// CHECK-NEXT:     %[[TOKEN_1:.+]] = async.execute {
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:.+]] = async.add_to_group %[[TOKEN_1]], %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await_all %[[V0]]
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @group_loop(%lb: index, %ub: index, %v: f32) {
  %c = arith.constant 5 : index
  %a = memref.alloc() : memref<f32>
  // expected-note@below {{it has no name any more where a task that uses it is awaited, one of this group}}
  %g = async.create_group %c : !async.group
  scf.for %i = %lb to %ub step %ub {
    // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
    %b = memref.alloc() : memref<f32>
    %t = async.execute {
      memref.store %v, %a[] : memref<f32>
      async.yield
    }
    %k = async.add_to_group %t, %g : !async.token
    %t2 = async.execute {
      memref.store %v, %b[] : memref<f32>
      async.yield
    }
    %k2 = async.add_to_group %t2, %g : !async.token
  }
  async.await_all %g
  return
}
