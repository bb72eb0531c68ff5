// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=all" --remarks-filter-passed=buffer-deallocation --remarks-filter-missed=buffer-deallocation --remark-format=yaml | FileCheck %s

// What functions agree on with their callers, and what keeps them from it.

// CHECK: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SignatureChanged
// CHECK-NEXT: DebugLoc:        { File: p, Line: 1, Column: 1 }
// CHECK-NEXT: Function:        argument
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'result 0 is not the caller''s to free'
// CHECK-NEXT:   - Reason:          it is argument 0
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SignatureChanged
// CHECK-NEXT: DebugLoc:        { File: p, Line: 3, Column: 1 }
// CHECK-NEXT: Function:        new_or_argument
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'an i1 behind the results tells whether result 0 is the caller''s to free'
// CHECK-NEXT:   - Reason:          on some paths it is a new buffer, and on others argument 1
// CHECK-NEXT:   - Suggestion:      return the one or the other on all paths
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SignatureChanged
// CHECK-NEXT: DebugLoc:        { File: p, Line: 9, Column: 1 }
// CHECK-NEXT: Function:        frees
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          argument 0 is freed by the function
// CHECK-NEXT:   - Reason:          all calls hand it over, and the function frees it earlier
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SignatureChanged
// CHECK-NEXT: DebugLoc:        { File: p, Line: 14, Column: 1 }
// CHECK-NEXT: Function:        frees_sometimes
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          an i1 behind the arguments tells whether argument 0 is freed by the function
// CHECK-NEXT:   - Reason:          'some calls hand it over, and the function frees it earlier; these do not, or only on some paths: ''func.call'' at 31:3'
// CHECK-NEXT:   - Suggestion:      use the buffer no more behind these calls
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SignatureKept
// CHECK-NEXT: DebugLoc:        { File: p, Line: 19, Column: 1 }
// CHECK-NEXT: Function:        address_taken
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          its signature stays as it is
// CHECK-NEXT:   - Reason:          '''func.constant'' at 32:8 names it, other than by a call'
// CHECK-NEXT:   - Suggestion:      call it by its name only
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SignatureKept
// CHECK-NEXT: DebugLoc:        { File: p, Line: 21, Column: 1 }
// CHECK-NEXT: Function:        called_from_c
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          its signature stays as it is
// CHECK-NEXT:   - Reason:          others call it by its C interface
// CHECK-NEXT:   - Suggestion:      call it by its name only
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 4, Column: 8 }
// CHECK-NEXT: Function:        new_or_argument
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''func.call'' at 6:3 unless it is used on as ''arith.select'' at 5:8'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 11, Column: 8 }
// CHECK-NEXT: Function:        frees
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''func.call'' at 12:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 9, Column: 2 }
// CHECK-NEXT: Function:        frees
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''func.call'' at 10:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 16, Column: 8 }
// CHECK-NEXT: Function:        frees_sometimes
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''func.call'' at 17:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 14, Column: 2 }
// CHECK-NEXT: Function:        frees_sometimes
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''func.call'' at 15:3 if its flag is set'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 25, Column: 8 }
// CHECK-NEXT: Function:        calls
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''func.call'' at 26:3 if its flag is set'
// CHECK-NEXT: ...
// CHECK-LABEL: func.func private @use(memref<f32>)
func.func private @use(memref<f32>)

// CHECK-LABEL: func.func private @argument(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   return %[[ARG0]] : memref<f32>
// CHECK-NEXT: }
func.func private @argument(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
} loc("p":1:1)

// CHECK-LABEL: func.func private @new_or_argument(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> (memref<f32>, i1) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   call @use(%[[ALLOC]]) : (memref<f32>) -> ()
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]], %[[ARG0]] : memref<f32>, i1
// CHECK-NEXT: }
func.func private @new_or_argument(%c: i1, %m: memref<f32> loc("p":3:2)) -> memref<f32> {
  %a = memref.alloc() : memref<f32> loc("p":4:8)
  %r = arith.select %c, %a, %m : memref<f32> loc("p":5:8)
  call @use(%a) : (memref<f32>) -> () loc("p":6:3)
  return %r : memref<f32> loc("p":7:3)
} loc("p":3:1)

// CHECK-LABEL: func.func private @frees(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) {
// CHECK-NEXT:   call @use(%[[ARG0]]) : (memref<f32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   call @use(%[[ALLOC]]) : (memref<f32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @frees(%m: memref<f32> loc("p":9:2)) {
  call @use(%m) : (memref<f32>) -> () loc("p":10:3)
  %a = memref.alloc() : memref<f32> loc("p":11:8)
  call @use(%a) : (memref<f32>) -> () loc("p":12:3)
  return
} loc("p":9:1)

// CHECK-LABEL: func.func private @frees_sometimes(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   call @use(%[[ARG0]]) : (memref<f32>) -> ()
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     memref.dealloc %[[ARG0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   call @use(%[[ALLOC]]) : (memref<f32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @frees_sometimes(%m: memref<f32> loc("p":14:2)) {
  call @use(%m) : (memref<f32>) -> () loc("p":15:3)
  %a = memref.alloc() : memref<f32> loc("p":16:8)
  call @use(%a) : (memref<f32>) -> () loc("p":17:3)
  return
} loc("p":14:1)

// CHECK-LABEL: func.func private @address_taken(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @address_taken(%m: memref<f32>) {
  return
} loc("p":19:1)

// CHECK-LABEL: func.func private @called_from_c(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @called_from_c(%m: memref<f32>) attributes {llvm.emit_c_interface} {
  return
} loc("p":21:1)

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = call @argument(%[[ARG1]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V1:.+]]:2 = call @new_or_argument(%[[ARG0]], %[[V0]]) : (i1, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:   call @use(%[[V1]]#0) : (memref<f32>) -> ()
// CHECK-NEXT:   scf.if %[[V1]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V1]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   call @frees(%[[ALLOC]]) : (memref<f32>) -> ()
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   call @frees_sometimes(%[[ALLOC_0]], %[[TRUE]]) : (memref<f32>, i1) -> ()
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   call @frees_sometimes(%[[ARG1]], %[[FALSE]]) : (memref<f32>, i1) -> ()
// CHECK-NEXT:   %[[F:.+]] = constant @address_taken : (memref<f32>) -> ()
// CHECK-NEXT:   call_indirect %[[F]](%[[ARG1]]) : (memref<f32>) -> ()
// CHECK-NEXT:   call @called_from_c(%[[ARG1]]) : (memref<f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @calls(%c: i1, %m: memref<f32> loc("p":23:2)) {
  %r = func.call @argument(%m) : (memref<f32>) -> memref<f32> loc("p":24:8)
  %s = func.call @new_or_argument(%c, %r) : (i1, memref<f32>) -> memref<f32> loc("p":25:8)
  func.call @use(%s) : (memref<f32>) -> () loc("p":26:3)
  %a = memref.alloc() : memref<f32> loc("p":27:8)
  func.call @frees(%a) : (memref<f32>) -> () loc("p":28:3)
  %b = memref.alloc() : memref<f32> loc("p":29:8)
  func.call @frees_sometimes(%b) : (memref<f32>) -> () loc("p":30:3)
  func.call @frees_sometimes(%m) : (memref<f32>) -> () loc("p":31:3)
  %f = func.constant @address_taken : (memref<f32>) -> () loc("p":32:8)
  func.call_indirect %f(%m) : (memref<f32>) -> () loc("p":33:3)
  func.call @called_from_c(%m) : (memref<f32>) -> () loc("p":34:3)
  return
} loc("p":23:1)
