// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter=buffer-deallocation --remark-format=yaml | FileCheck %s

// A buffer that outlives its last use, so that it need not be compared with what may be the same buffer.

// CHECK: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 2, Column: 8 }
// CHECK-NEXT: Function:        select
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.load'' at 5:8'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Sunk
// CHECK-NEXT: DebugLoc:        { File: p, Line: 2, Column: 8 }
// CHECK-NEXT: Function:        select
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is kept until ''memref.load'' at 5:8'
// CHECK-NEXT:   - Reason:          'it need not be told from ''arith.select'' at 4:8, which is used there for the last time'
// CHECK-NEXT: ...
// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @select(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32> loc("p":2:8)
  memref.store %v, %a[] : memref<f32> loc("p":3:3)
  %s = arith.select %c, %a, %arg : memref<f32> loc("p":4:8)
  %r = memref.load %s[] : memref<f32> loc("p":5:8)
  return %r : f32 loc("p":6:3)
} loc("p":1:1)
