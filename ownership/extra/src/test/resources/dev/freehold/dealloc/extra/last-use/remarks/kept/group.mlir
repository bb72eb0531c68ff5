// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter-missed=buffer-deallocation --remark-format=yaml --mlir-diagnostic-verbosity-level=errors | FileCheck %s

// A task of a group uses the buffer of a round.
// CHECK: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Escaped
// CHECK-NEXT: DebugLoc:        { File: p, Line: 6, Column: 10 }
// CHECK-NEXT: Function:        group_loop
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'the buffer is not freed: it may be in use as long as the program runs'
// CHECK-NEXT:   - Reason:          'it has no name any more where a task that uses it is awaited, one of this group at 4:8'
// CHECK-NEXT:   - Suggestion:      free it as the last operation of the task
// CHECK-NEXT: ...
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
  %c = arith.constant 5 : index loc("p":2:8)
  %a = memref.alloc() : memref<f32> loc("p":3:8)
  %g = async.create_group %c : !async.group loc("p":4:8)
  scf.for %i = %lb to %ub step %ub {
    %b = memref.alloc() : memref<f32> loc("p":6:10)
    %t = async.execute {
      memref.store %v, %a[] : memref<f32> loc("p":8:7)
      async.yield loc("p":9:7)
    } loc("p":7:10)
    %k = async.add_to_group %t, %g : !async.token loc("p":11:10)
    %t2 = async.execute {
      memref.store %v, %b[] : memref<f32> loc("p":13:7)
      async.yield loc("p":14:7)
    } loc("p":12:11)
    %k2 = async.add_to_group %t2, %g : !async.token loc("p":16:11)
  } loc("p":5:3)
  async.await_all %g loc("p":18:3)
  return loc("p":19:3)
} loc("p":1:1)
