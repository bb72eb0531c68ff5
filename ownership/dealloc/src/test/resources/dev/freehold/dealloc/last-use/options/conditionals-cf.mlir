// RUN: freehold-opt %s --last-use-buffer-deallocation=conditionals=cf --verify-deallocations | FileCheck %s

// Branches, where a region may have several blocks: for copies of results, too.
// CHECK-LABEL: func.func @copied(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ARG2]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   cf.cond_br %[[V1]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : memref<f32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V2:.+]] = bufferization.clone %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V2]] : memref<f32>)
// CHECK-NEXT: ^bb3(%[[V3:.+]]: memref<f32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[V3]] : memref<f32>
// CHECK-NEXT: }
func.func @copied(%c: i1, %arg: memref<f32>, %other: memref<f32>, %v: f32) -> memref<f32> {
  %r = scf.if %c -> memref<f32> {
    scf.yield %arg : memref<f32>
  } else {
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    scf.yield %a : memref<f32>
  }
  memref.store %v, %other[] : memref<f32>
  return %r : memref<f32>
}

// Under its condition, the address is compared, and that is the condition of another free.
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[FALSE_0:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE_1:.+]] = arith.constant true
// CHECK-NEXT:   %[[TRUE_2:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE_3:.+]] = arith.constant false
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1(%[[ALLOC]], %[[ARG2]], %[[TRUE]], %[[FALSE]] : memref<f32>, memref<f32>, i1, i1),
// CHECK-NEXT:     0: ^bb1(%[[ARG2]], %[[ALLOC]], %[[FALSE_0]], %[[TRUE_1]] : memref<f32>, memref<f32>, i1, i1),
// CHECK-NEXT:     1: ^bb1(%[[ALLOC]], %[[ALLOC]], %[[TRUE_2]], %[[FALSE_3]] : memref<f32>, memref<f32>, i1, i1)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: memref<f32>, %[[V2:.+]]: i1, %[[V3:.+]]: i1):  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[V2]], ^bb2, ^bb5
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[V0]] : memref<f32> -> index
// CHECK-NEXT:   %[[INTPTR_4:.+]] = memref.extract_aligned_pointer_as_index %[[V1]] : memref<f32> -> index
// CHECK-NEXT:   %[[V5:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_4]] : index
// CHECK-NEXT:   %[[TRUE_5:.+]] = arith.constant true
// CHECK-NEXT:   %[[V6:.+]] = arith.xori %[[V5]], %[[TRUE_5]] : i1
// CHECK-NEXT:   cf.cond_br %[[V6]], ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   cf.br ^bb6(%[[V5]] : i1)
// CHECK-NEXT: ^bb5:  // pred: ^bb1
// CHECK-NEXT:   %[[FALSE_6:.+]] = arith.constant false
// CHECK-NEXT:   cf.br ^bb6(%[[FALSE_6]] : i1)
// CHECK-NEXT: ^bb6(%[[V7:.+]]: i1):  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:   %[[V8:.+]] = arith.ori %[[V3]], %[[V7]] : i1
// CHECK-NEXT:   %[[ALLOC_7:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V1]], %[[ALLOC_7]] : memref<f32> to memref<f32>
// CHECK-NEXT:   cf.cond_br %[[V8]], ^bb7, ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb8
// CHECK-NEXT: ^bb8:  // 2 preds: ^bb6, ^bb7
// CHECK-NEXT:   %[[V9:.+]] = memref.load %[[ALLOC_7]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_7]] : memref<f32>
// CHECK-NEXT:   %[[V10:.+]] = arith.addf %[[V4]], %[[V9]] : f32
// CHECK-NEXT:   return %[[V10]] : f32
// CHECK-NEXT: }
func.func @nested(%c: i32, %d: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.switch %c : i32, [
    default: ^join(%a, %arg : memref<f32>, memref<f32>),
    0: ^join(%arg, %a : memref<f32>, memref<f32>),
    1: ^join(%a, %a : memref<f32>, memref<f32>)
  ]
^join(%x: memref<f32>, %y: memref<f32>):
  %r = memref.load %x[] : memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.copy %y, %n : memref<f32> to memref<f32>
  %s = memref.load %n[] : memref<f32>
  %t = arith.addf %r, %s : f32
  return %t : f32
}

// The body of a loop has one block only.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:.+]] = %[[ARG3]]) -> (memref<f32>) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG5]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:     %[[V3:.+]] = arith.cmpi ne, %[[ARG4]], %[[ARG0]] : index
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:       memref.dealloc %[[ARG5]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:   cf.cond_br %[[V2]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @loop(%lb: index, %ub: index, %step: index, %init: memref<f32>) -> f32 {
  %r = scf.for %i = %lb to %ub step %step iter_args(%x = %init) -> memref<f32> {
    %y = memref.alloc() : memref<f32>
    memref.copy %x, %y : memref<f32> to memref<f32>
    scf.yield %y : memref<f32>
  }
  %v = memref.load %r[] : memref<f32>
  return %v : f32
}
