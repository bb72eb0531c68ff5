// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter=buffer-deallocation --allow-unregistered-dialect --remark-format=yaml | FileCheck %s

// Two names that may be one buffer, and only one of them is used on; also where the program frees one of them.

// CHECK: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 9, Column: 8 }
// CHECK-NEXT: Function:        joined
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.load'' at 11:8'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 7, Column: 24 }
// CHECK-NEXT: Function:        joined
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.copy'' at 10:3 if its flag is set'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 7, Column: 7 }
// CHECK-NEXT: Function:        joined
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.load'' at 8:8 unless it is used on as argument 1 of a block at 7:24'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 4, Column: 8 }
// CHECK-NEXT: Function:        joined
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed on the edge from ''cf.cond_br'' at 6:3 to ''memref.load'' at 8:8'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Compare
// CHECK-NEXT: DebugLoc:        { File: p, Line: 7, Column: 7 }
// CHECK-NEXT: Function:        joined
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'its address is compared with that of argument 1 of a block at 7:24 behind ''memref.load'' at 8:8'
// CHECK-NEXT:   - Reason:          'they may be one buffer, and argument 1 of a block at 7:24 is used on'
// CHECK-NEXT:   - Suggestion:      'end the uses of argument 1 of a block at 7:24 before, or make it a copy'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Analysis
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SplitEdge
// CHECK-NEXT: DebugLoc:        { File: p, Line: 6, Column: 3 }
// CHECK-NEXT: Function:        joined
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'the edge to ''memref.load'' at 8:8 gets a block of its own'
// CHECK-NEXT:   - Reason:          'only there is freed: ''memref.alloc'' at 4:8'
// CHECK-NEXT:   - Suggestion:      'end what the other edges do with it in front of ''cf.cond_br'' at 6:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: q, Line: 4, Column: 24 }
// CHECK-NEXT: Function:        freed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''test.use'' at 10:3 if its flag is set'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: q, Line: 4, Column: 7 }
// CHECK-NEXT: Function:        freed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed on the edge from ''cf.cond_br'' at 5:3 to ''test.use'' at 10:3 if its flag is set, unless it is used on as argument 1 of a block at 4:24'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Flag
// CHECK-NEXT: DebugLoc:        { File: q, Line: 4, Column: 24 }
// CHECK-NEXT: Function:        freed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'an i1 tells in front of ''test.use'' at 10:3 whether it is to be freed'
// CHECK-NEXT:   - Reason:          'another flag tells where control comes from ''cf.cond_br'' at 5:3; another flag tells where control comes from ''cf.br'' at 8:3'
// CHECK-NEXT:   - Suggestion:      what removes the other flag removes this one
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Compare
// CHECK-NEXT: DebugLoc:        { File: q, Line: 4, Column: 7 }
// CHECK-NEXT: Function:        freed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'its address is compared with that of argument 1 of a block at 4:24 on the edge from ''cf.cond_br'' at 5:3 to ''test.use'' at 10:3'
// CHECK-NEXT:   - Reason:          'they may be one buffer, and argument 1 of a block at 4:24 is used on'
// CHECK-NEXT:   - Suggestion:      'end the uses of argument 1 of a block at 4:24 before, or make it a copy'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Compare
// CHECK-NEXT: DebugLoc:        { File: q, Line: 4, Column: 7 }
// CHECK-NEXT: Function:        freed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'its address is compared with that of argument 1 of a block at 4:24 in front of ''memref.dealloc'' at 7:3'
// CHECK-NEXT:   - Reason:          the program frees it there, and they may be one buffer
// CHECK-NEXT:   - Suggestion:      'leave it to the pass to free it (existing-deallocs=replace)'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Analysis
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SplitEdge
// CHECK-NEXT: DebugLoc:        { File: q, Line: 5, Column: 3 }
// CHECK-NEXT: Function:        freed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'the edge to ''test.use'' at 10:3 gets a block of its own'
// CHECK-NEXT:   - Reason:          'only there is freed: argument 0 of a block at 4:7'
// CHECK-NEXT:   - Suggestion:      'end what the other edges do with it in front of ''cf.cond_br'' at 5:3'
// CHECK-NEXT: ...
// CHECK-LABEL: func.func @joined(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2(%[[ALLOC_0]], %[[ALLOC]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb2(%[[ALLOC]], %[[ARG1]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb2(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[V0]] : memref<f32> -> index
// CHECK-NEXT:   %[[INTPTR_1:.+]] = memref.extract_aligned_pointer_as_index %[[V1]] : memref<f32> -> index
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_1]] : index
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V4:.+]] = arith.xori %[[V3]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V4]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TRUE_2:.+]] = arith.constant true
// CHECK-NEXT:   %[[V5:.+]] = arith.xori %[[ARG0]], %[[TRUE_2]] : i1
// CHECK-NEXT:   %[[V6:.+]] = arith.ori %[[V5]], %[[V3]] : i1
// CHECK-NEXT:   %[[ALLOC_3:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V1]], %[[ALLOC_3]] : memref<f32> to memref<f32>
// CHECK-NEXT:   scf.if %[[V6]] {
// CHECK-NEXT:     memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V7:.+]] = memref.load %[[ALLOC_3]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_3]] : memref<f32>
// CHECK-NEXT:   %[[V8:.+]] = arith.addf %[[V2]], %[[V7]] : f32
// CHECK-NEXT:   return %[[V8]] : f32
// CHECK-NEXT: }
func.func @joined(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32> loc("p":2:8)
  memref.store %v, %a[] : memref<f32> loc("p":3:3)
  %b = memref.alloc() : memref<f32> loc("p":4:8)
  memref.store %v, %b[] : memref<f32> loc("p":5:3)
  cf.cond_br %c, ^join(%a, %arg : memref<f32>, memref<f32>), ^join(%b, %a : memref<f32>, memref<f32>) loc("p":6:3)
^join(%x: memref<f32> loc("p":7:7), %y: memref<f32> loc("p":7:24)):
  %r = memref.load %x[] : memref<f32> loc("p":8:8)
  %d = memref.alloc() : memref<f32> loc("p":9:8)
  memref.copy %y, %d : memref<f32> to memref<f32> loc("p":10:3)
  %s = memref.load %d[] : memref<f32> loc("p":11:8)
  %t = arith.addf %r, %s : f32 loc("p":12:8)
  return %t : f32 loc("p":13:3)
} loc("p":1:1)

// CHECK-LABEL: func.func @freed(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[ALLOC]], %[[ARG2]] : memref<f32>, memref<f32>), ^bb1(%[[ARG2]], %[[ALLOC]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   %[[V3:.+]] = scf.if %[[V2]] -> (i1) {
// CHECK-NEXT:     %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[V0]] : memref<f32> -> index
// CHECK-NEXT:     %[[INTPTR_1:.+]] = memref.extract_aligned_pointer_as_index %[[V1]] : memref<f32> -> index
// CHECK-NEXT:     %[[V8:.+]] = arith.cmpi ne, %[[INTPTR]], %[[INTPTR_1]] : index
// CHECK-NEXT:     scf.yield %[[V8]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4(%[[V3]] : i1)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   %[[V4:.+]] = scf.if %[[ARG0]] -> (i1) {
// CHECK-NEXT:     %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[V0]] : memref<f32> -> index
// CHECK-NEXT:     %[[INTPTR_1:.+]] = memref.extract_aligned_pointer_as_index %[[V1]] : memref<f32> -> index
// CHECK-NEXT:     %[[V8:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_1]] : index
// CHECK-NEXT:     %[[TRUE_2:.+]] = arith.constant true
// CHECK-NEXT:     %[[V9:.+]] = arith.xori %[[V8]], %[[TRUE_2]] : i1
// CHECK-NEXT:     scf.if %[[V9]] {
// CHECK-NEXT:       memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V8]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TRUE_0:.+]] = arith.constant true
// CHECK-NEXT:   %[[V5:.+]] = arith.xori %[[ARG0]], %[[TRUE_0]] : i1
// CHECK-NEXT:   %[[V6:.+]] = arith.ori %[[V5]], %[[V4]] : i1
// CHECK-NEXT:   cf.br ^bb4(%[[V6]] : i1)
// CHECK-NEXT: ^bb4(%[[V7:.+]]: i1):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   "test.use"(%[[V1]]) : (memref<f32>) -> ()
// CHECK-NEXT:   scf.if %[[V7]] {
// CHECK-NEXT:     memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @freed(%c: i1, %d: i1, %arg: memref<f32>) {
  %b = memref.alloc() : memref<f32> loc("q":2:8)
  cf.cond_br %c, ^join(%b, %arg : memref<f32>, memref<f32>), ^join(%arg, %b : memref<f32>, memref<f32>) loc("q":3:3)
^join(%x: memref<f32> loc("q":4:7), %a: memref<f32> loc("q":4:24)):
  cf.cond_br %d, ^frees, ^end loc("q":5:3)
^frees:
  memref.dealloc %x : memref<f32> loc("q":7:3)
  cf.br ^end loc("q":8:3)
^end:
  "test.use"(%a) : (memref<f32>) -> () loc("q":10:3)
  return loc("q":11:3)
} loc("q":1:1)
