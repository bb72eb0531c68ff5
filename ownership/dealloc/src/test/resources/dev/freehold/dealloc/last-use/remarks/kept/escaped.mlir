// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter=buffer-deallocation --remark-format=yaml --mlir-diagnostic-verbosity-level=errors | FileCheck %s

// Buffers that are left alone: one whose address is returned, one that the program may free, and one whose tensor is returned.

// CHECK: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Escaped
// CHECK-NEXT: DebugLoc:        { File: p, Line: 2, Column: 8 }
// CHECK-NEXT: Function:        address
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'the buffer is not freed: it may be in use as long as the program runs'
// CHECK-NEXT:   - Reason:          'its address is taken here at 4:3'
// CHECK-NEXT:   - Suggestion:      free it with memref.dealloc where it is used for the last time
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Escaped
// CHECK-NEXT: DebugLoc:        { File: p, Line: 7, Column: 8 }
// CHECK-NEXT: Function:        left
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          it is left to the program to free the buffer
// CHECK-NEXT:   - Reason:          'it may be freed here at 8:3'
// CHECK-NEXT:   - Suggestion:      free it with memref.dealloc where it is used for the last time
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Escaped
// CHECK-NEXT: DebugLoc:        { File: p, Line: 12, Column: 8 }
// CHECK-NEXT: Function:        shared
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'the buffer is not freed: it may be in use as long as the program runs'
// CHECK-NEXT:   - Reason:          'it has no name any more where it is used for the last time behind this one at 13:8'
// CHECK-NEXT:   - Suggestion:      free it with memref.dealloc where it is used for the last time
// CHECK-NEXT: ...
// CHECK-LABEL: func.func @address() -> index {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<f32> -> index
// CHECK-NEXT:   return %[[INTPTR]] : index
// CHECK-NEXT: }
func.func @address() -> index {
  %a = memref.alloc() : memref<f32> loc("p":2:8)
  %p = memref.extract_aligned_pointer_as_index %a : memref<f32> -> index loc("p":3:8)
  return %p : index loc("p":4:3)
} loc("p":1:1)

// CHECK-LABEL: func.func @left(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   bufferization.dealloc (%[[ALLOC]] : memref<f32>) if (%[[ARG0]])
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @left(%c: i1) {
  %a = memref.alloc() : memref<f32> loc("p":7:8)
  bufferization.dealloc (%a : memref<f32>) if (%c) loc("p":8:3)
  return loc("p":9:3)
} loc("p":6:1)

// CHECK-LABEL: func.func @shared(
// CHECK-SAME: %[[ARG0:.+]]: index) -> tensor<4xf32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ALLOC]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @shared(%n: index) -> tensor<4xf32> {
  %a = memref.alloc() : memref<4xf32> loc("p":12:8)
  %t = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf32> loc("p":13:8)
  return %t : tensor<4xf32> loc("p":14:3)
} loc("p":11:1)
