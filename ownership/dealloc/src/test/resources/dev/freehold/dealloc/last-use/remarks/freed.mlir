// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter=buffer-deallocation --remark-format=yaml | FileCheck %s

// Where buffers are freed: behind an operation, at the start of a branch, and what a select does not choose.

// CHECK: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 2, Column: 8 }
// CHECK-NEXT: Function:        branch
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.load'' at 6:8'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 2, Column: 8 }
// CHECK-NEXT: Function:        branch
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed in front of ''func.return'' at 9:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 14, Column: 8 }
// CHECK-NEXT: Function:        chosen
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.load'' at 15:8'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 14, Column: 8 }
// CHECK-NEXT: Function:        chosen
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'of ''memref.alloc'' at 12:8 and ''memref.alloc'' at 13:8 that which is not chosen is freed behind ''arith.select'' at 14:8'
// CHECK-NEXT: ...
// CHECK-LABEL: func.func @branch(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[ARG1]] : f32
// CHECK-NEXT: }
func.func @branch(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32> loc("p":2:8)
  memref.store %v, %a[] : memref<f32> loc("p":3:3)
  cf.cond_br %c, ^uses, ^end loc("p":4:3)
^uses:
  %x = memref.load %a[] : memref<f32> loc("p":6:8)
  return %x : f32 loc("p":7:3)
^end:
  return %v : f32 loc("p":9:3)
} loc("p":1:1)

// CHECK-LABEL: func.func @chosen(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ALLOC_0]], %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @chosen(%c: i1) -> f32 {
  %a = memref.alloc() : memref<f32> loc("p":12:8)
  %b = memref.alloc() : memref<f32> loc("p":13:8)
  %s = arith.select %c, %a, %b : memref<f32> loc("p":14:8)
  %x = memref.load %s[] : memref<f32> loc("p":15:8)
  return %x : f32 loc("p":16:3)
} loc("p":11:1)
