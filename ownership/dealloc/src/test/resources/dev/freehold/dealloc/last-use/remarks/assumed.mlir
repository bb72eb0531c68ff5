// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter-analyse=buffer-deallocation --remark-format=yaml | FileCheck %s

// Functions without a body, of which something is assumed once each: not of those that say what they do, or never see a buffer that is to be freed.

// CHECK: --- !Analysis
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Assumed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 1, Column: 1 }
// CHECK-NEXT: Function:        reads_and_makes
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          it is assumed to borrow arguments 1, 2 and to return new buffers as results 0, 1
// CHECK-NEXT:   - Reason:          it has no body, and does not say what it does
// CHECK-NEXT:   - Suggestion:      say otherwise with freehold.frees, freehold.escapes or freehold.borrowed
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Analysis
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Assumed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 2, Column: 1 }
// CHECK-NEXT: Function:        reads
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          it is assumed to borrow argument 0
// CHECK-NEXT:   - Reason:          it has no body, and does not say what it does
// CHECK-NEXT:   - Suggestion:      say otherwise with freehold.frees, freehold.escapes or freehold.borrowed
// CHECK-NEXT: ...
// CHECK-LABEL: func.func private @reads_and_makes(i32, memref<f32>, memref<f32>) -> (memref<f32>, memref<f32>)
func.func private @reads_and_makes(i32, memref<f32>, memref<f32>) -> (memref<f32>, memref<f32>) loc("p":1:1)
// CHECK-LABEL: func.func private @reads(memref<f32>)
func.func private @reads(memref<f32>) loc("p":2:1)
// CHECK-LABEL: func.func private @frees(memref<f32> {freehold.frees})
func.func private @frees(memref<f32> {freehold.frees}) loc("p":3:1)
// CHECK-LABEL: func.func private @reads_argument(memref<f32>)
func.func private @reads_argument(memref<f32>) loc("p":4:1)

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<f32>) {
// CHECK-NEXT:   call @reads_argument(%[[ARG1]]) : (memref<f32>) -> ()
// CHECK-NEXT:   %[[V0:.+]]:2 = call @reads_and_makes(%[[ARG0]], %[[ARG1]], %[[ARG1]]) : (i32, memref<f32>, memref<f32>) -> (memref<f32>, memref<f32>)
// CHECK-NEXT:   call @reads(%[[V0]]#0) : (memref<f32>) -> ()
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   call @reads(%[[V0]]#1) : (memref<f32>) -> ()
// CHECK-NEXT:   call @frees(%[[V0]]#1) : (memref<f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @calls(%n: i32, %m: memref<f32>) {
  call @reads_argument(%m) : (memref<f32>) -> ()
  %a:2 = call @reads_and_makes(%n, %m, %m) : (i32, memref<f32>, memref<f32>) -> (memref<f32>, memref<f32>)
  call @reads(%a#0) : (memref<f32>) -> ()
  call @reads(%a#1) : (memref<f32>) -> ()
  call @frees(%a#1) : (memref<f32>) -> ()
  return
} loc("p":6:1)
