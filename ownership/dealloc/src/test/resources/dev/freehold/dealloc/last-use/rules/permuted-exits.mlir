// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Each case passes one of three buffers: the others are passed in addition, and freed in one place for all cases.
// CHECK-LABEL: func.func @one_of_three(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb2,
// CHECK-NEXT:     1: ^bb1(%[[ALLOC]], %[[ALLOC_0]], %[[ALLOC_1]] : memref<f32>, memref<f32>, memref<f32>),
// CHECK-NEXT:     2: ^bb1(%[[ALLOC_0]], %[[ALLOC]], %[[ALLOC_1]] : memref<f32>, memref<f32>, memref<f32>),
// CHECK-NEXT:     3: ^bb1(%[[ALLOC_1]], %[[ALLOC]], %[[ALLOC_0]] : memref<f32>, memref<f32>, memref<f32>)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: memref<f32>, %[[V2:.+]]: memref<f32>):  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V2]] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V6:.+]] = memref.load %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   %[[V7:.+]] = arith.addf %[[V4]], %[[V5]] : f32
// CHECK-NEXT:   %[[V8:.+]] = arith.addf %[[V7]], %[[V6]] : f32
// CHECK-NEXT:   return %[[V8]] : f32
// CHECK-NEXT: }
func.func @one_of_three(%k: i32, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  %c = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  memref.store %v, %c[] : memref<f32>
  cf.switch %k : i32, [
    default: ^all,
    1: ^one(%a : memref<f32>),
    2: ^one(%b : memref<f32>),
    3: ^one(%c : memref<f32>)
  ]
^one(%x: memref<f32>):
  %r = memref.load %x[] : memref<f32>
  return %r : f32
^all:
  %s = memref.load %a[] : memref<f32>
  %t = memref.load %b[] : memref<f32>
  %u = memref.load %c[] : memref<f32>
  %st = arith.addf %s, %t : f32
  %stu = arith.addf %st, %u : f32
  return %stu : f32
}

// Exits of several terminators, and another way to the block: they share a block in front of it. What all of them leave has its own name there; what
// only some leave is freed on their way.
// CHECK-LABEL: func.func @exits(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i1, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb5(%[[ALLOC]], %[[ALLOC_0]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC_2]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb2, ^bb4(%[[ALLOC_0]], %[[ALLOC]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   cf.cond_br %[[ARG2]], ^bb3, ^bb4(%[[ALLOC]], %[[ALLOC_0]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC_2]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_3:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:   %[[V4:.+]] = arith.addf %[[V3]], %[[V2]] : f32
// CHECK-NEXT:   memref.store %[[V4]], %[[ALLOC_3]][] : memref<f32>
// CHECK-NEXT:   cf.br ^bb6(%[[ALLOC_3]] : memref<f32>)
// CHECK-NEXT: ^bb4(%[[V5:.+]]: memref<f32>, %[[V6:.+]]: memref<f32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb5(%[[V5]], %[[V6]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb5(%[[V7:.+]]: memref<f32>, %[[V8:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V8]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb6(%[[V7]] : memref<f32>)
// CHECK-NEXT: ^bb6(%[[V9:.+]]: memref<f32>):  // 2 preds: ^bb3, ^bb5
// CHECK-NEXT:   %[[V10:.+]] = memref.load %[[V9]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V9]] : memref<f32>
// CHECK-NEXT:   return %[[V10]] : f32
// CHECK-NEXT: }
func.func @exits(%c: i1, %d: i1, %e: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  %h = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  memref.store %v, %h[] : memref<f32>
  cf.cond_br %c, ^second, ^end(%a : memref<f32>)
^second:
  %g = memref.alloc() : memref<f32>
  memref.store %v, %g[] : memref<f32>
  cf.cond_br %d, ^third, ^end(%b : memref<f32>)
^third:
  cf.cond_br %e, ^rest, ^end(%a : memref<f32>)
^rest:
  %p = memref.load %g[] : memref<f32>
  %q = memref.load %h[] : memref<f32>
  %s = memref.load %a[] : memref<f32>
  memref.store %p, %b[] : memref<f32>
  %n = memref.alloc() : memref<f32>
  %pq = arith.addf %p, %q : f32
  %pqs = arith.addf %pq, %s : f32
  memref.store %pqs, %n[] : memref<f32>
  cf.br ^end(%n : memref<f32>)
^end(%x: memref<f32>):
  %r = memref.load %x[] : memref<f32>
  return %r : f32
}

// Two arguments, one of which the program passes on without a use: it takes over.
// CHECK-LABEL: func.func @never_used(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[ALLOC]], %[[ALLOC_0]] : memref<f32>, memref<f32>), ^bb1(%[[ALLOC_0]], %[[ALLOC]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @never_used(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  cf.cond_br %c, ^one(%a, %b : memref<f32>, memref<f32>), ^one(%b, %a : memref<f32>, memref<f32>)
^one(%x: memref<f32>, %y: memref<f32>):
  %r = memref.load %x[] : memref<f32>
  return %r : f32
}

// What is left has other types on each edge: each gets a block.
// CHECK-LABEL: func.func @other_types(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc(%[[ARG1]]) : memref<?xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[CAST]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb4,
// CHECK-NEXT:     1: ^bb1,
// CHECK-NEXT:     2: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<?xf32>
// CHECK-NEXT:   cf.br ^bb3(%[[CAST]] : memref<?xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   cf.br ^bb3(%[[ALLOC_0]] : memref<?xf32>)
// CHECK-NEXT: ^bb3(%[[V0:.+]]: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<?xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: ^bb4:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<?xf32>
// CHECK-NEXT:   return %[[ARG3]] : f32
// CHECK-NEXT: }
func.func @other_types(%k: i32, %n: index, %i: index, %v: f32) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %w = memref.cast %a : memref<4xf32> to memref<?xf32>
  memref.store %v, %w[%i] : memref<?xf32>
  memref.store %v, %b[%i] : memref<?xf32>
  cf.switch %k : i32, [
    default: ^none,
    1: ^one(%w : memref<?xf32>),
    2: ^one(%b : memref<?xf32>)
  ]
^one(%x: memref<?xf32>):
  %r = memref.load %x[%i] : memref<?xf32>
  return %r : f32
^none:
  return %v : f32
}

// The argument may be the caller's: whether it is what dies is known on the edges only.
// CHECK-LABEL: func.func @callers(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[V0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[V0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb4,
// CHECK-NEXT:     1: ^bb1,
// CHECK-NEXT:     2: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V1]], %[[V0]] : memref<f32>, i1)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   scf.if %[[V0]] {
// CHECK-NEXT:     memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TRUE_1:.+]] = arith.constant true
// CHECK-NEXT:   cf.br ^bb3(%[[ALLOC_0]], %[[TRUE_1]] : memref<f32>, i1)
// CHECK-NEXT: ^bb3(%[[V3:.+]]: memref<f32>, %[[V4:.+]]: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V3]], %[[ALLOC_2]] : memref<f32> to memref<f32>
// CHECK-NEXT:   scf.if %[[V4]] {
// CHECK-NEXT:     memref.dealloc %[[V3]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[ALLOC_2]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   return %[[V5]] : f32
// CHECK-NEXT: ^bb4:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]] {
// CHECK-NEXT:     memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ARG2]] : f32
// CHECK-NEXT: }
func.func @callers(%k: i32, %m: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %y = arith.constant 0 : i32
  %c = arith.cmpi eq, %k, %y : i32
  %s = arith.select %c, %a, %m : memref<f32>
  cf.switch %k : i32, [
    default: ^none,
    1: ^one(%s : memref<f32>),
    2: ^one(%b : memref<f32>)
  ]
^one(%x: memref<f32>):
  %n = memref.alloc() : memref<f32>
  memref.copy %x, %n : memref<f32> to memref<f32>
  %r = memref.load %n[] : memref<f32>
  return %r : f32
^none:
  return %v : f32
}

// A loop: on the back edge, too, one of the two goes on. Blocks that control cannot come to pass nothing.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.br ^bb1(%[[ALLOC]] : memref<f32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V0]], %[[ALLOC_0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb5,
// CHECK-NEXT:     1: ^bb3(%[[V0]], %[[ALLOC_0]] : memref<f32>, memref<f32>),
// CHECK-NEXT:     2: ^bb3(%[[ALLOC_0]], %[[V0]] : memref<f32>, memref<f32>)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb2:  // no predecessors
// CHECK-NEXT:   cf.br ^bb4(%[[ALLOC]] : memref<f32>)
// CHECK-NEXT: ^bb3(%[[V1:.+]]: memref<f32>, %[[V2:.+]]: memref<f32>):  // 2 preds: ^bb1, ^bb1
// CHECK-NEXT:   memref.dealloc %[[V2]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4(%[[V1]] : memref<f32>)
// CHECK-NEXT: ^bb4(%[[V3:.+]]: memref<f32>):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   memref.store %[[ARG1]], %[[V3]][] : memref<f32>
// CHECK-NEXT:   cf.br ^bb1(%[[V3]] : memref<f32>)
// CHECK-NEXT: ^bb5:  // pred: ^bb1
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V4]] : f32
// CHECK-NEXT: }
func.func @loop(%i: i32, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.br ^head(%a : memref<f32>)
^head(%x: memref<f32>):
  %n = memref.alloc() : memref<f32>
  memref.copy %x, %n : memref<f32> to memref<f32>
  cf.switch %i : i32, [
    default: ^end,
    1: ^next(%x : memref<f32>),
    2: ^next(%n : memref<f32>)
  ]
^dead:
  cf.br ^next(%a : memref<f32>)
^next(%y: memref<f32>):
  memref.store %v, %y[] : memref<f32>
  cf.br ^head(%y : memref<f32>)
^end:
  %r = memref.load %n[] : memref<f32>
  return %r : f32
}
