// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// An unsigned loop has run if its bounds say so as unsigned integers.
// CHECK-LABEL: func.func @unsigned(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.for unsigned %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:.+]] = %[[ARG3]]) -> (memref<f32>)  : i32 {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG5]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:     %[[V3:.+]] = arith.cmpi ne, %[[ARG4]], %[[ARG0]] : i32
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:       memref.dealloc %[[ARG5]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi ult, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @unsigned(%lb: i32, %ub: i32, %step: i32, %init: memref<f32>) -> f32 {
  %r = scf.for unsigned %i = %lb to %ub step %step iter_args(%x = %init) -> memref<f32> : i32 {
    %y = memref.alloc() : memref<f32>
    memref.copy %x, %y : memref<f32> to memref<f32>
    scf.yield %y : memref<f32>
  }
  %v = memref.load %r[] : memref<f32>
  return %v : f32
}

// The loop begins with a buffer of ours under a condition: that, or not the first iteration.
// CHECK-LABEL: func.func @under_a_condition(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ARG4]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = scf.for %[[ARG5:.+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG6:.+]] = %[[V0]]) -> (memref<f32>) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG6]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:     %[[V5:.+]] = arith.cmpi ne, %[[ARG5]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V6:.+]] = arith.ori %[[V5]], %[[ARG0]] : i1
// CHECK-NEXT:     scf.if %[[V6]] {
// CHECK-NEXT:       memref.dealloc %[[ARG6]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi slt, %[[ARG1]], %[[ARG2]] : index
// CHECK-NEXT:   %[[V4:.+]] = arith.ori %[[V3]], %[[ARG0]] : i1
// CHECK-NEXT:   scf.if %[[V4]] {
// CHECK-NEXT:     memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @under_a_condition(%c: i1, %lb: index, %ub: index, %step: index, %arg: memref<f32>) -> f32 {
  %init = scf.if %c -> memref<f32> {
    %a = memref.alloc() : memref<f32>
    scf.yield %a : memref<f32>
  } else {
    scf.yield %arg : memref<f32>
  }
  %r = scf.for %i = %lb to %ub step %step iter_args(%x = %init) -> memref<f32> {
    %y = memref.alloc() : memref<f32>
    memref.copy %x, %y : memref<f32> to memref<f32>
    scf.yield %y : memref<f32>
  }
  %v = memref.load %r[] : memref<f32>
  return %v : f32
}

// The condition is not known behind the region in which it is computed: there, an i1 tells.
// CHECK-LABEL: func.func @out_of_scope(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.execute_region -> (memref<f32>, i1) {
// CHECK-NEXT:     %[[V2:.+]] = arith.cmpf oeq, %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb2(%[[ALLOC_0]] : memref<f32>), ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     cf.br ^bb2(%[[ARG1]] : memref<f32>)
// CHECK-NEXT:   ^bb2(%[[V3:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     scf.yield %[[V3]], %[[V2]] : memref<f32>, i1
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
func.func @out_of_scope(%v: f32, %arg: memref<f32>) -> f32 {
  %r = scf.execute_region -> memref<f32> {
    %c = arith.cmpf oeq, %v, %v : f32
    %a = memref.alloc() : memref<f32>
    cf.cond_br %c, ^join(%a : memref<f32>), ^join(%arg : memref<f32>)
  ^join(%x: memref<f32>):
    scf.yield %x : memref<f32>
  }
  %n = memref.alloc() : memref<f32>
  memref.copy %r, %n : memref<f32> to memref<f32>
  %z = memref.load %n[] : memref<f32>
  return %z : f32
}

// Around the loop, the condition of the iteration before decides, which is not that of the next one: an i1 is carried.
// CHECK-LABEL: func.func @of_the_iteration_before(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ARG1]], %[[ARG4:.+]] = %[[FALSE]]) -> (memref<f32>, i1) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG3]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.dealloc %[[ARG3]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:.+]] = arith.remui %[[ARG2]], %[[C1]] : index
// CHECK-NEXT:     %[[V3:.+]] = arith.cmpi eq, %[[V2]], %[[C0]] : index
// CHECK-NEXT:     %[[V4:.+]] = scf.if %[[V3]] -> (memref<f32>) {
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:       scf.yield %[[ARG1]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V4]], %[[V3]] : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @of_the_iteration_before(%n: index, %arg: memref<f32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %arg) -> memref<f32> {
    %a = memref.alloc() : memref<f32>
    memref.copy %x, %a : memref<f32> to memref<f32>
    %half = arith.remui %i, %c1 : index
    %c = arith.cmpi eq, %half, %c0 : index
    %y = scf.if %c -> memref<f32> {
      scf.yield %a : memref<f32>
    } else {
      scf.yield %arg : memref<f32>
    }
    scf.yield %y : memref<f32>
  }
  %v = memref.load %r[] : memref<f32>
  return %v : f32
}

// Two buffers come with one flag, as both are ours or neither is: the block gets one i1.
// CHECK-LABEL: func.func @one_flag_for_two(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb2(%[[ALLOC]], %[[ALLOC_0]], %[[TRUE]] : memref<f32>, memref<f32>, i1),
// CHECK-NEXT:     0: ^bb1
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   cf.br ^bb2(%[[ARG1]], %[[ARG2]], %[[FALSE]] : memref<f32>, memref<f32>, i1)
// CHECK-NEXT: ^bb2(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: memref<f32>, %[[V2:.+]]: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V0]], %[[ALLOC_1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V1]], %[[ALLOC_2]] : memref<f32> to memref<f32>
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[ALLOC_2]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   %[[V5:.+]] = arith.addf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:   return %[[V5]] : f32
// CHECK-NEXT: }
func.func @one_flag_for_two(%c: i32, %p: memref<f32>, %q: memref<f32>) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  cf.switch %c : i32, [
    default: ^join(%a, %b : memref<f32>, memref<f32>),
    0: ^join(%p, %q : memref<f32>, memref<f32>)
  ]
^join(%x: memref<f32>, %y: memref<f32>):
  %n = memref.alloc() : memref<f32>
  memref.copy %x, %n : memref<f32> to memref<f32>
  %m = memref.alloc() : memref<f32>
  memref.copy %y, %m : memref<f32> to memref<f32>
  %v = memref.load %n[] : memref<f32>
  %w = memref.load %m[] : memref<f32>
  %s = arith.addf %v, %w : f32
  return %s : f32
}

// Which pointers are equal is asked on one edge, and is not known on the other one: no condition takes the place of the flag.
// CHECK-LABEL: func.func @asked_on_one_edge(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG1]], %[[ARG2]], %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb2(%[[ALLOC]] : memref<f32>), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG1]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb2(%[[V0]] : memref<f32>)
// CHECK-NEXT: ^bb2(%[[V2:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V2]], %[[ALLOC_0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[TRUE_1:.+]] = arith.constant true
// CHECK-NEXT:   %[[V3:.+]] = arith.xori %[[ARG1]], %[[TRUE_1]] : i1
// CHECK-NEXT:   %[[V4:.+]] = arith.ori %[[ARG0]], %[[V3]] : i1
// CHECK-NEXT:   %[[V5:.+]] = scf.if %[[V4]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[V2]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V6:.+]] = bufferization.clone %[[V2]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V6]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V5]] : memref<f32>
// CHECK-NEXT: }
func.func @asked_on_one_edge(%c: i1, %d: i1, %arg: memref<f32>) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  %s = arith.select %d, %arg, %a : memref<f32>
  cf.cond_br %c, ^next(%a : memref<f32>), ^next(%s : memref<f32>)
^next(%x: memref<f32>):
  %b = memref.alloc() : memref<f32>
  memref.copy %x, %b : memref<f32> to memref<f32>
  return %x : memref<f32>
}
