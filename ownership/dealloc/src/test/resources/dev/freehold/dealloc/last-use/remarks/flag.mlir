// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter=buffer-deallocation --remark-format=yaml | FileCheck %s

// A buffer of the function's own on one path, and of the caller on another; one that is freed on one path by the program; two flags that meet;
// and one that leaves a region. Were the branches conditional, their conditions would do.

// CHECK: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 8, Column: 8 }
// CHECK-NEXT: Function:        argument
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.load'' at 10:8'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 2, Column: 8 }
// CHECK-NEXT: Function:        argument
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.copy'' at 9:3 if its flag is set'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Flag
// CHECK-NEXT: DebugLoc:        { File: p, Line: 2, Column: 8 }
// CHECK-NEXT: Function:        argument
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'an i1 tells behind ''scf.index_switch'' at 2:8 whether it is to be freed'
// CHECK-NEXT:   - Reason:          'it is where control comes from ''scf.yield'' at 6:5 with ''memref.alloc'' at 5:10; it is not where control comes from ''scf.yield'' at 3:5 with argument 1'
// CHECK-NEXT:   - Suggestion:      'copy argument 1 in front of ''scf.yield'' at 3:5'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 20, Column: 8 }
// CHECK-NEXT: Function:        freed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.store'' at 24:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 14, Column: 8 }
// CHECK-NEXT: Function:        freed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.load'' at 23:8 if its flag is set'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 14, Column: 8 }
// CHECK-NEXT: Function:        freed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed on the edge from ''cf.cond_br'' at 21:3 to ''func.return'' at 27:3 if its flag is set'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 20, Column: 8 }
// CHECK-NEXT: Function:        freed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed on the edge from ''cf.cond_br'' at 21:3 to ''func.return'' at 27:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Flag
// CHECK-NEXT: DebugLoc:        { File: p, Line: 14, Column: 8 }
// CHECK-NEXT: Function:        freed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'an i1 tells in front of ''memref.alloc'' at 20:8 whether it is to be freed'
// CHECK-NEXT:   - Reason:          'it is where control comes from ''cf.switch'' at 15:3; it is not where control comes from ''cf.br'' at 18:3'
// CHECK-NEXT:   - Suggestion:      let both paths use, free or hand it on alike
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Analysis
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SplitEdge
// CHECK-NEXT: DebugLoc:        { File: p, Line: 21, Column: 3 }
// CHECK-NEXT: Function:        freed
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'the edge to ''func.return'' at 27:3 gets a block of its own'
// CHECK-NEXT:   - Reason:          'only there is freed: ''memref.alloc'' at 14:8, ''memref.alloc'' at 20:8'
// CHECK-NEXT:   - Suggestion:      'end what the other edges do with it in front of ''cf.cond_br'' at 21:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: q, Line: 8, Column: 8 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.load'' at 10:8'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: q, Line: 7, Column: 6 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.copy'' at 9:3 if its flag is set'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: q, Line: 3, Column: 8 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed on the edge from ''cf.switch'' at 4:3 to ''cf.switch'' at 6:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: q, Line: 2, Column: 8 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed on the edge from ''cf.switch'' at 4:3 to ''cf.switch'' at 6:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: q, Line: 5, Column: 24 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed on the edge from ''cf.switch'' at 6:3 to ''memref.alloc'' at 8:8 if its flag is set'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: q, Line: 5, Column: 7 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed on the edge from ''cf.switch'' at 6:3 to ''memref.alloc'' at 8:8 if its flag is set'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Flag
// CHECK-NEXT: DebugLoc:        { File: q, Line: 5, Column: 7 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'an i1 tells in front of ''cf.switch'' at 6:3 whether it is to be freed'
// CHECK-NEXT:   - Reason:          'it is where control comes from ''cf.switch'' at 4:3 with ''memref.alloc'' at 2:8; it is not where control comes from ''cf.switch'' at 4:3 with argument 2'
// CHECK-NEXT:   - Suggestion:      'copy argument 2 in front of ''cf.switch'' at 4:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Flag
// CHECK-NEXT: DebugLoc:        { File: q, Line: 5, Column: 24 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'an i1 tells in front of ''cf.switch'' at 6:3 whether it is to be freed'
// CHECK-NEXT:   - Reason:          'it is where control comes from ''cf.switch'' at 4:3 with ''memref.alloc'' at 3:8; it is not where control comes from ''cf.switch'' at 4:3 with argument 2'
// CHECK-NEXT:   - Suggestion:      'copy argument 2 in front of ''cf.switch'' at 4:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Flag
// CHECK-NEXT: DebugLoc:        { File: q, Line: 7, Column: 6 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'an i1 tells in front of ''memref.alloc'' at 8:8 whether it is to be freed'
// CHECK-NEXT:   - Reason:          'another flag tells where control comes from ''cf.switch'' at 6:3 with argument 0 of a block at 5:7; another flag tells where control comes from ''cf.switch'' at 6:3 with argument 1 of a block at 5:24'
// CHECK-NEXT:   - Suggestion:      what removes the other flag removes this one
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Analysis
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SplitEdge
// CHECK-NEXT: DebugLoc:        { File: q, Line: 4, Column: 3 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'the edge to ''cf.switch'' at 6:3 gets a block of its own'
// CHECK-NEXT:   - Reason:          'only there is freed: ''memref.alloc'' at 3:8'
// CHECK-NEXT:   - Suggestion:      'end what the other edges do with it in front of ''cf.switch'' at 4:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Analysis
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SplitEdge
// CHECK-NEXT: DebugLoc:        { File: q, Line: 4, Column: 3 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'the edge to ''cf.switch'' at 6:3 gets a block of its own'
// CHECK-NEXT:   - Reason:          'only there is freed: ''memref.alloc'' at 2:8'
// CHECK-NEXT:   - Suggestion:      'end what the other edges do with it in front of ''cf.switch'' at 4:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Analysis
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SplitEdge
// CHECK-NEXT: DebugLoc:        { File: q, Line: 6, Column: 3 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'the edge to ''memref.alloc'' at 8:8 gets a block of its own'
// CHECK-NEXT:   - Reason:          'only there is freed: argument 1 of a block at 5:24'
// CHECK-NEXT:   - Suggestion:      'end what the other edges do with it in front of ''cf.switch'' at 6:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Analysis
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SplitEdge
// CHECK-NEXT: DebugLoc:        { File: q, Line: 6, Column: 3 }
// CHECK-NEXT: Function:        two
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'the edge to ''memref.alloc'' at 8:8 gets a block of its own'
// CHECK-NEXT:   - Reason:          'only there is freed: argument 0 of a block at 5:7'
// CHECK-NEXT:   - Suggestion:      'end what the other edges do with it in front of ''cf.switch'' at 6:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: r, Line: 8, Column: 8 }
// CHECK-NEXT: Function:        leaves
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.load'' at 10:8'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: r, Line: 2, Column: 8 }
// CHECK-NEXT: Function:        leaves
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''memref.copy'' at 9:3 if its flag is set'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: r, Line: 3, Column: 10 }
// CHECK-NEXT: Function:        leaves
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed on the edge from ''cf.switch'' at 4:5 to ''scf.yield'' at 6:5'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Flag
// CHECK-NEXT: DebugLoc:        { File: r, Line: 2, Column: 8 }
// CHECK-NEXT: Function:        leaves
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'an i1 tells behind ''scf.execute_region'' at 2:8 whether it is to be freed'
// CHECK-NEXT:   - Reason:          'another flag tells where control comes from ''scf.yield'' at 6:5 with argument 0 of a block at 5:8'
// CHECK-NEXT:   - Suggestion:      what removes the other flag removes this one
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Flag
// CHECK-NEXT: DebugLoc:        { File: r, Line: 5, Column: 8 }
// CHECK-NEXT: Function:        leaves
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'an i1 tells in front of ''scf.yield'' at 6:5 whether it is to be freed'
// CHECK-NEXT:   - Reason:          'it is where control comes from ''cf.switch'' at 4:5 with ''memref.alloc'' at 3:10; it is not where control comes from ''cf.switch'' at 4:5 with argument 1'
// CHECK-NEXT:   - Suggestion:      'copy argument 1 in front of ''cf.switch'' at 4:5'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Analysis
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            SplitEdge
// CHECK-NEXT: DebugLoc:        { File: r, Line: 4, Column: 5 }
// CHECK-NEXT: Function:        leaves
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'the edge to ''scf.yield'' at 6:5 gets a block of its own'
// CHECK-NEXT:   - Reason:          'only there is freed: ''memref.alloc'' at 3:10'
// CHECK-NEXT:   - Suggestion:      'end what the other edges do with it in front of ''cf.switch'' at 4:5'
// CHECK-NEXT: ...
// CHECK-LABEL: func.func @argument(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.index_switch %[[ARG0]] -> memref<f32>, i1 
// CHECK-NEXT:   case 0 {
// CHECK-NEXT:     %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[ARG1]], %[[FALSE]] : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:     scf.yield %[[ALLOC_0]], %[[TRUE]] : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V0]]#0, %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @argument(%c: index, %arg: memref<f32>) -> f32 {
  %r = scf.index_switch %c -> memref<f32>
  case 0 {
    scf.yield %arg : memref<f32> loc("p":3:5)
  }
  default {
    %a = memref.alloc() : memref<f32> loc("p":5:10)
    scf.yield %a : memref<f32> loc("p":6:5)
  } loc("p":2:8)
  %b = memref.alloc() : memref<f32> loc("p":8:8)
  memref.copy %r, %b : memref<f32> to memref<f32> loc("p":9:3)
  %x = memref.load %b[] : memref<f32> loc("p":10:8)
  return %x : f32 loc("p":11:3)
} loc("p":1:1)

// CHECK-LABEL: func.func @freed(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     0: ^bb2(%[[TRUE]] : i1)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   cf.br ^bb2(%[[FALSE]] : i1)
// CHECK-NEXT: ^bb2(%[[V0:.+]]: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.store %[[V1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @freed(%c: i32, %d: i1) {
  %a = memref.alloc() : memref<f32> loc("p":14:8)
  cf.switch %c : i32, [default: ^frees, 0: ^joins] loc("p":15:3)
^frees:
  memref.dealloc %a : memref<f32> loc("p":17:3)
  cf.br ^joins loc("p":18:3)
^joins:
  %b = memref.alloc() : memref<f32> loc("p":20:8)
  cf.cond_br %d, ^reads, ^end loc("p":21:3)
^reads:
  %x = memref.load %a[] : memref<f32> loc("p":23:8)
  memref.store %x, %b[] : memref<f32> loc("p":24:3)
  cf.br ^end loc("p":25:3)
^end:
  return loc("p":27:3)
} loc("p":13:1)

// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     0: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   cf.br ^bb3(%[[ALLOC]], %[[ARG2]], %[[TRUE]], %[[FALSE]] : memref<f32>, memref<f32>, i1, i1)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[FALSE_1:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE_2:.+]] = arith.constant true
// CHECK-NEXT:   cf.br ^bb3(%[[ARG2]], %[[ALLOC_0]], %[[FALSE_1]], %[[TRUE_2]] : memref<f32>, memref<f32>, i1, i1)
// CHECK-NEXT: ^bb3(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: memref<f32>, %[[V2:.+]]: i1, %[[V3:.+]]: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   cf.switch %[[ARG1]] : i32, [
// CHECK-NEXT:     default: ^bb4,
// CHECK-NEXT:     0: ^bb5
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   scf.if %[[V3]] {
// CHECK-NEXT:     memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb6(%[[V0]], %[[V2]] : memref<f32>, i1)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb6(%[[V1]], %[[V3]] : memref<f32>, i1)
// CHECK-NEXT: ^bb6(%[[V4:.+]]: memref<f32>, %[[V5:.+]]: i1):  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:   %[[ALLOC_3:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V4]], %[[ALLOC_3]] : memref<f32> to memref<f32>
// CHECK-NEXT:   scf.if %[[V5]] {
// CHECK-NEXT:     memref.dealloc %[[V4]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V6:.+]] = memref.load %[[ALLOC_3]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_3]] : memref<f32>
// CHECK-NEXT:   return %[[V6]] : f32
// CHECK-NEXT: }
func.func @two(%c: i32, %d: i32, %arg: memref<f32>) -> f32 {
  %a = memref.alloc() : memref<f32> loc("q":2:8)
  %b = memref.alloc() : memref<f32> loc("q":3:8)
  cf.switch %c : i32, [default: ^join(%a, %arg : memref<f32>, memref<f32>), 0: ^join(%arg, %b : memref<f32>, memref<f32>)] loc("q":4:3)
^join(%x: memref<f32> loc("q":5:7), %y: memref<f32> loc("q":5:24)):
  cf.switch %d : i32, [default: ^end(%x : memref<f32>), 0: ^end(%y : memref<f32>)] loc("q":6:3)
^end(%z: memref<f32> loc("q":7:6)):
  %e = memref.alloc() : memref<f32> loc("q":8:8)
  memref.copy %z, %e : memref<f32> to memref<f32> loc("q":9:3)
  %r = memref.load %e[] : memref<f32> loc("q":10:8)
  return %r : f32 loc("q":11:3)
} loc("q":1:1)

// CHECK-LABEL: func.func @leaves(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.execute_region -> (memref<f32>, i1) {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:     cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:       default: ^bb2(%[[ALLOC_0]], %[[TRUE]] : memref<f32>, i1),
// CHECK-NEXT:       0: ^bb1
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:     cf.br ^bb2(%[[ARG1]], %[[FALSE]] : memref<f32>, i1)
// CHECK-NEXT:   ^bb2(%[[V2:.+]]: memref<f32>, %[[V3:.+]]: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     scf.yield %[[V2]], %[[V3]] : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V0]]#0, %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @leaves(%c: i32, %arg: memref<f32>) -> f32 {
  %r = scf.execute_region -> memref<f32> {
    %a = memref.alloc() : memref<f32> loc("r":3:10)
    cf.switch %c : i32, [default: ^own(%a : memref<f32>), 0: ^own(%arg : memref<f32>)] loc("r":4:5)
  ^own(%x: memref<f32> loc("r":5:8)):
    scf.yield %x : memref<f32> loc("r":6:5)
  } loc("r":2:8)
  %b = memref.alloc() : memref<f32> loc("r":8:8)
  memref.copy %r, %b : memref<f32> to memref<f32> loc("r":9:3)
  %v = memref.load %b[] : memref<f32> loc("r":10:8)
  return %v : f32 loc("r":11:3)
} loc("r":1:1)
