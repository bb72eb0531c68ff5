// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter=buffer-deallocation --remark-format=yaml | FileCheck %s

// Where the pass waits for what the program does not wait for.
// CHECK: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Await
// CHECK-NEXT: DebugLoc:        { File: p, Line: 3, Column: 8 }
// CHECK-NEXT: Function:        sometimes
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'what ''async.execute'' at 4:8 stands for is awaited in an empty region of ''scf.if'' at 8:3, so that it can be freed'
// CHECK-NEXT:   - Reason:          it is used meanwhile, and the program does not wait for it on this path
// CHECK-NEXT:   - Suggestion:      'wait for it where that costs least, or let the buffer leak (await-dropped-tokens=false)'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 3, Column: 8 }
// CHECK-NEXT: Function:        sometimes
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''async.await'' at 4:8'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 3, Column: 8 }
// CHECK-NEXT: Function:        sometimes
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''async.await'' at 9:5'
// CHECK-NEXT: ...
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
  %a = memref.alloc() : memref<f32> loc("p":3:8)
  %t = async.execute {
    memref.store %v, %a[] : memref<f32> loc("p":5:5)
    async.yield loc("p":6:5)
  } loc("p":4:8)
  scf.if %c {
    async.await %t : !async.token loc("p":9:5)
  } loc("p":8:3)
  return loc("p":11:3)
} loc("p":2:1)
