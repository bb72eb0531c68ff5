// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=results" --remarks-filter-passed=buffer-deallocation --remark-format=yaml | FileCheck %s

// Who calls what.

// CHECK: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Twin
// CHECK-NEXT: DebugLoc:        { File: p, Line: 1, Column: 1 }
// CHECK-NEXT: Function:        argument
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'all calls that are seen go to a private copy, @argument_private'
// CHECK-NEXT:   - Reason:          it need not copy result 0, as the function has to for others
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SignatureChanged
// CHECK-NEXT: DebugLoc:        { File: p, Line: 1, Column: 1 }
// CHECK-NEXT: Function:        argument_private
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'result 0 is not the caller''s to free'
// CHECK-NEXT:   - Reason:          it is argument 0
// CHECK-NEXT: ...
// CHECK-LABEL: func.func @argument(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @argument_private(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   return %[[ARG0]] : memref<f32>
// CHECK-NEXT: }
func.func @argument(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
} loc("p":1:1)

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = call @argument_private(%[[ARG0]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @calls(%m: memref<f32>) {
  %q = call @argument(%m) : (memref<f32>) -> memref<f32>
  return
} loc("p":2:1)
