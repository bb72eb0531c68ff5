// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter-missed=buffer-deallocation --remark-format=yaml | FileCheck %s

// Copies that a program may notice, since it writes to what is copied or to the copy, and reads the other.

// CHECK: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Clone
// CHECK-NEXT: DebugLoc:        { File: p, Line: 1, Column: 1 }
// CHECK-NEXT: Function:        noticed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          that result 0 is a copy may be noticed
// CHECK-NEXT:   - Reason:          'behind ''func.call'' at 16:8 ''memref.store'' at 17:3 writes to the argument or its copy, and the other is read'
// CHECK-NEXT:   - Suggestion:      'let callers borrow the result (signatures=results), or write before the call'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Clone
// CHECK-NEXT: DebugLoc:        { File: p, Line: 2, Column: 3 }
// CHECK-NEXT: Function:        noticed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          result 0 is copied
// CHECK-NEXT:   - Reason:          'the caller frees what it gets, and argument 0 is not the function''s own'
// CHECK-NEXT:   - Suggestion:      let the caller pass the buffer, or use the one that it has
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Clone
// CHECK-NEXT: DebugLoc:        { File: p, Line: 5, Column: 3 }
// CHECK-NEXT: Function:        only_read
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          result 0 is copied
// CHECK-NEXT:   - Reason:          'the caller frees what it gets, and argument 0 is not the function''s own'
// CHECK-NEXT:   - Suggestion:      let the caller pass the buffer, or use the one that it has
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Clone
// CHECK-NEXT: DebugLoc:        { File: p, Line: 8, Column: 3 }
// CHECK-NEXT: Function:        written_before
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          result 0 is copied
// CHECK-NEXT:   - Reason:          'the caller frees what it gets, and argument 0 is not the function''s own'
// CHECK-NEXT:   - Suggestion:      let the caller pass the buffer, or use the one that it has
// CHECK-NEXT: ...
// CHECK-LABEL: func.func @noticed(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @noticed(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32> loc("p":2:3)
} loc("p":1:1)

// CHECK-LABEL: func.func @only_read(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @only_read(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32> loc("p":5:3)
} loc("p":4:1)

// CHECK-LABEL: func.func @written_before(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @written_before(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32> loc("p":8:3)
} loc("p":7:1)

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: memref<f32>) -> (f32, f32, f32) {
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ARG2]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @written_before(%[[ARG2]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = call @noticed(%[[ALLOC]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   memref.store %[[V1]], %[[V2]][] : memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER_0:.+]], %[[OFFSET_1:.+]] = memref.extract_strided_metadata %[[V2]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER_0]] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = call @only_read(%[[ARG2]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[V4]][] : memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER_2:.+]], %[[OFFSET_3:.+]] = memref.extract_strided_metadata %[[V4]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER_2]] : memref<f32>
// CHECK-NEXT:   return %[[V1]], %[[V3]], %[[V5]] : f32, f32, f32
// CHECK-NEXT: }
func.func @calls(%c: i1, %v: f32, %m: memref<f32>) -> (f32, f32, f32) {
  memref.store %v, %m[] : memref<f32> loc("p":11:3)
  %p = func.call @written_before(%m) : (memref<f32>) -> memref<f32> loc("p":12:8)
  %x = memref.load %p[] : memref<f32> loc("p":13:8)
  %a = memref.alloc() : memref<f32> loc("p":14:8)
  memref.store %v, %a[] : memref<f32> loc("p":15:3)
  %q = func.call @noticed(%a) : (memref<f32>) -> memref<f32> loc("p":16:8)
  memref.store %x, %q[] : memref<f32> loc("p":17:3)
  %y = memref.load %a[] : memref<f32> loc("p":18:8)
  %r = func.call @only_read(%m) : (memref<f32>) -> memref<f32> loc("p":19:8)
  %z = memref.load %r[] : memref<f32> loc("p":20:8)
  return %x, %y, %z : f32, f32, f32
} loc("p":10:1)
