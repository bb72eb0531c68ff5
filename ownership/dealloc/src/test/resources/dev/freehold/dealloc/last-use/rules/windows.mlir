// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func private @f()
func.func private @f()

// %a dies at the select, and is freed behind the last use of what may be the same buffer: nothing is allocated in between, and nothing is asked.
// CHECK-LABEL: func.func @neither_is_needed(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @neither_is_needed(%c: i1, %arg: memref<f32>) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.copy %arg, %a : memref<f32> to memref<f32>
  %s = arith.select %c, %a, %arg : memref<f32>
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}

// Behind an allocation it would be there with one more.
// CHECK-LABEL: func.func @allocation(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @allocation(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.copy %arg, %a : memref<f32> to memref<f32>
  %s = arith.select %c, %a, %arg : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}

// A function may allocate.
// CHECK-LABEL: func.func @call(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   call @f() : () -> ()
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @call(%c: i1, %arg: memref<f32>) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.copy %arg, %a : memref<f32> to memref<f32>
  %s = arith.select %c, %a, %arg : memref<f32>
  call @f() : () -> ()
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}

// A loop may take long.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG5:.+]] = %[[ARG2]] to %[[ARG3]] step %[[ARG4]] {
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @loop(%c: i1, %arg: memref<f32>, %lb: index, %ub: index, %step: index) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.copy %arg, %a : memref<f32> to memref<f32>
  %s = arith.select %c, %a, %arg : memref<f32>
  scf.for %i = %lb to %ub step %step {
  }
  %r = memref.load %s[] : memref<f32>
  return %r : f32
}

// What is freed without a question is freed at once.
// CHECK-LABEL: func.func @no_question(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @no_question(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %r = memref.load %b[] : memref<f32>
  return %r : f32
}

// The window goes on in other blocks: %a is freed on each path where neither is needed any longer.
// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.store %[[V1]], %[[ARG2]][] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @blocks(%c: i1, %d: i1, %arg: memref<f32>, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %s = arith.select %c, %a, %arg : memref<f32>
  cf.cond_br %d, ^reads, ^end
^reads:
  %r = memref.load %s[] : memref<f32>
  memref.store %r, %arg[] : memref<f32>
  cf.br ^end
^end:
  return
}

// %a outlives the parameter to which it is passed, also on the path on which something else is passed.
// CHECK-LABEL: func.func @parameter(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb2(%[[ALLOC]] : memref<f32>), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ARG1]][] : memref<f32>
// CHECK-NEXT:   cf.br ^bb2(%[[ARG1]] : memref<f32>)
// CHECK-NEXT: ^bb2(%[[V0:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @parameter(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.cond_br %c, ^join(%a : memref<f32>), ^other
^other:
  memref.store %v, %arg[] : memref<f32>
  cf.br ^join(%arg : memref<f32>)
^join(%m: memref<f32>):
  %r = memref.load %m[] : memref<f32>
  return %r : f32
}

// The same with regions.
// CHECK-LABEL: func.func @regions(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG1]][] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @regions(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %m = scf.if %c -> memref<f32> {
    scf.yield %a : memref<f32>
  } else {
    memref.store %v, %arg[] : memref<f32>
    scf.yield %arg : memref<f32>
  }
  %r = memref.load %m[] : memref<f32>
  return %r : f32
}

// On the other path something is allocated: there %a is freed before.
// CHECK-LABEL: func.func @allocation_on_a_path(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[ARG1]] : memref<f32> to memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @allocation_on_a_path(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %m = scf.if %c -> memref<f32> {
    scf.yield %a : memref<f32>
  } else {
    %b = memref.alloc() : memref<f32>
    memref.store %v, %b[] : memref<f32>
    memref.copy %b, %arg : memref<f32> to memref<f32>
    scf.yield %arg : memref<f32>
  }
  %r = memref.load %m[] : memref<f32>
  return %r : f32
}

// What is allocated in the region is not in scope behind it.
// CHECK-LABEL: func.func @out_of_scope(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @out_of_scope(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %m = scf.if %c -> memref<f32> {
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    scf.yield %a : memref<f32>
  } else {
    scf.yield %arg : memref<f32>
  }
  %r = memref.load %m[] : memref<f32>
  return %r : f32
}

// %a dies in two places: on the way through ^first its window is clear, on the other something is allocated.
// CHECK-LABEL: func.func @one_of_two(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V1]] : f32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V2:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V3:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V3]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[V2]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V2]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb3(%[[V4]] : f32)
// CHECK-NEXT: ^bb3(%[[V5:.+]]: f32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[V5]] : f32
// CHECK-NEXT: }
func.func @one_of_two(%c: i1, %d: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.cond_br %d, ^first, ^second
^first:
  %s = arith.select %c, %a, %arg : memref<f32>
  %0 = memref.load %s[] : memref<f32>
  cf.br ^end(%0 : f32)
^second:
  %t = arith.select %c, %a, %arg : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %1 = memref.load %t[] : memref<f32>
  cf.br ^end(%1 : f32)
^end(%r: f32):
  return %r : f32
}

// The edge back to the start of a loop ends the window.
// CHECK-LABEL: func.func @around(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   cf.br ^bb1(%[[ARG2]], %[[FALSE]] : memref<f32>, i1)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: i1):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.store %[[V2]], %[[ARG2]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[V3:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V4:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V4]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb1(%[[V3]], %[[ARG0]] : memref<f32>, i1)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @around(%c: i1, %d: i1, %arg: memref<f32>, %v: f32) {
  cf.br ^head(%arg : memref<f32>)
^head(%m: memref<f32>):
  %r = memref.load %m[] : memref<f32>
  memref.store %r, %arg[] : memref<f32>
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.cond_br %d, ^next, ^end
^next:
  %s = arith.select %c, %a, %arg : memref<f32>
  cf.br ^head(%s : memref<f32>)
^end:
  return
}

// Several edges into ^allocates leave %a dead, so that it is freed at its start: in front of the allocation, which ends the window of %x.
// CHECK-LABEL: func.func @allocation_behind_the_start(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: i32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   cf.switch %[[ARG2]] : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     1: ^bb1,
// CHECK-NEXT:     2: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC_0]], %[[ARG1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   cf.br ^bb3(%[[ARG0]], %[[FALSE]] : memref<f32>, i1)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   cf.br ^bb3(%[[ALLOC]], %[[TRUE]] : memref<f32>, i1)
// CHECK-NEXT: ^bb3(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   memref.copy %[[V0]], %[[ARG1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @allocation_behind_the_start(%arg: memref<f32>, %out: memref<f32>, %i: i32) {
  %a = memref.alloc() : memref<f32>
  memref.copy %arg, %a : memref<f32> to memref<f32>
  cf.switch %i : i32, [
    default: ^allocates,
    1: ^allocates,
    2: ^passes
  ]
^allocates:
  %b = memref.alloc() : memref<f32>
  memref.copy %b, %out : memref<f32> to memref<f32>
  cf.br ^end(%arg : memref<f32>)
^passes:
  cf.br ^end(%a : memref<f32>)
^end(%x: memref<f32>):
  memref.copy %x, %out : memref<f32> to memref<f32>
  return
}
