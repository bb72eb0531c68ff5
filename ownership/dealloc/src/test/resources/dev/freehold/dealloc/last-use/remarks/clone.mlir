// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter=buffer-deallocation --remark-format=yaml | FileCheck %s

// What a caller would free although it is not the function's own.

// CHECK: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Clone
// CHECK-NEXT: DebugLoc:        { File: p, Line: 2, Column: 3 }
// CHECK-NEXT: Function:        argument
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          result 0 is copied
// CHECK-NEXT:   - Reason:          'the caller frees what it gets, and argument 0 is not the function''s own'
// CHECK-NEXT:   - Suggestion:      let the caller pass the buffer, or use the one that it has
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Clone
// CHECK-NEXT: DebugLoc:        { File: p, Line: 6, Column: 3 }
// CHECK-NEXT: Function:        twice
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          result 1 is copied
// CHECK-NEXT:   - Reason:          'the caller frees what it gets, and ''memref.alloc'' at 5:8 is returned twice'
// CHECK-NEXT:   - Suggestion:      let the caller pass the buffer, or use the one that it has
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Clone
// CHECK-NEXT: DebugLoc:        { File: p, Line: 15, Column: 3 }
// CHECK-NEXT: Function:        sometimes
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'result 0 is copied in front of ''scf.yield'' at 10:5'
// CHECK-NEXT:   - Reason:          'the caller frees what it gets, and ''scf.if'' at 9:8 is not the function''s own on all paths'
// CHECK-NEXT:   - Suggestion:      let the caller pass the buffer, or use the one that it has
// CHECK-NEXT: ...
// CHECK-LABEL: func.func @argument(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @argument(%arg: memref<f32>) -> memref<f32> {
  return %arg : memref<f32> loc("p":2:3)
} loc("p":1:1)

// CHECK-LABEL: func.func @twice() -> (memref<f32>, memref<f32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[ALLOC]], %[[V0]] : memref<f32>, memref<f32>
// CHECK-NEXT: }
func.func @twice() -> (memref<f32>, memref<f32>) {
  %a = memref.alloc() : memref<f32> loc("p":5:8)
  return %a, %a : memref<f32>, memref<f32> loc("p":6:3)
} loc("p":4:1)

// CHECK-LABEL: func.func @sometimes(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     %[[V1:.+]] = bufferization.clone %[[ARG1]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V1]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @sometimes(%c: i1, %arg: memref<f32>) -> memref<f32> {
  %r = scf.if %c -> memref<f32> {
    scf.yield %arg : memref<f32> loc("p":10:5)
  } else {
    %a = memref.alloc() : memref<f32> loc("p":12:10)
    scf.yield %a : memref<f32> loc("p":13:5)
  } loc("p":9:8)
  return %r : memref<f32> loc("p":15:3)
} loc("p":8:1)
