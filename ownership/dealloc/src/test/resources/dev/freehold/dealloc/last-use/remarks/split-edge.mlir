// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter=buffer-deallocation --remark-format=yaml | FileCheck %s

// A buffer that dies on one of several edges into a block.

// CHECK: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 2, Column: 8 }
// CHECK-NEXT: Function:        exit
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.load'' at 6:8'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 2, Column: 8 }
// CHECK-NEXT: Function:        exit
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed on the edge from ''cf.cond_br'' at 4:3 to ''func.return'' at 9:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Analysis
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SplitEdge
// CHECK-NEXT: DebugLoc:        { File: p, Line: 4, Column: 3 }
// CHECK-NEXT: Function:        exit
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'the edge to ''func.return'' at 9:3 gets a block of its own'
// CHECK-NEXT:   - Reason:          'only there is freed: ''memref.alloc'' at 2:8'
// CHECK-NEXT:   - Suggestion:      'end what the other edges do with it in front of ''cf.cond_br'' at 4:3'
// CHECK-NEXT: ...
// CHECK-LABEL: func.func @exit(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : f32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[ARG1]] : f32)
// CHECK-NEXT: ^bb3(%[[V1:.+]]: f32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @exit(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32> loc("p":2:8)
  memref.store %v, %a[] : memref<f32> loc("p":3:3)
  cf.cond_br %c, ^end(%v : f32), ^goes loc("p":4:3)
^goes:
  %x = memref.load %a[] : memref<f32> loc("p":6:8)
  cf.br ^end(%x : f32) loc("p":7:3)
^end(%r: f32):
  return %r : f32 loc("p":9:3)
} loc("p":1:1)
