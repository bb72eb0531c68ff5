// RUN: freehold-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// Reads and writes in different blocks, and in other iterations. The reference overlooks these conflicts.

// An argument of the entry block is written to and read in a later block: the write goes to a copy.
// CHECK-LABEL: func.func @later_block(
// CHECK-SAME: %[[ARG0:.+]]: memref<2xi64, strided<[?], offset: ?>>, %[[ARG1:.+]]: i64) -> (memref<2xi64>, i64) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<2xi64, strided<[?], offset: ?>> to memref<2xi64>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C1]]] : memref<2xi64>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[C1]]] : memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<2xi64> to memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]], %[[V0]] : memref<2xi64>, i64
// CHECK-NEXT: }
func.func @later_block(%t: tensor<2xi64>, %v: i64) -> (tensor<2xi64>, i64) {
  %c1 = arith.constant 1 : index
  cf.br ^bb1
^bb1:
  %m = tensor.insert %v into %t[%c1] : tensor<2xi64>
  %e = tensor.extract %t[%c1] : tensor<2xi64>
  return %m, %e : tensor<2xi64>, i64
}

// Nothing reads the argument after the write: no copy.
// CHECK-LABEL: func.func @no_later_read(
// CHECK-SAME: %[[ARG0:.+]]: memref<2xi64, strided<[?], offset: ?>>, %[[ARG1:.+]]: i64) -> (memref<2xi64, strided<[?], offset: ?>>, i64) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[C1]]] : memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ARG0]][%[[C1]]] : memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ARG0]], %[[V0]] : memref<2xi64, strided<[?], offset: ?>>, i64
// CHECK-NEXT: }
func.func @no_later_read(%t: tensor<2xi64>, %v: i64) -> (tensor<2xi64>, i64) {
  %c1 = arith.constant 1 : index
  cf.br ^bb1
^bb1:
  %e = tensor.extract %t[%c1] : tensor<2xi64>
  %m = tensor.insert %v into %t[%c1] : tensor<2xi64>
  return %m, %e : tensor<2xi64>, i64
}

// Each iteration writes to what the last one passes on, and nothing else reads it: no copy.
// CHECK-LABEL: func.func @carried(
// CHECK-SAME: %[[ARG0:.+]]: memref<2xi64, strided<[?], offset: ?>>, %[[ARG1:.+]]: i64, %[[ARG2:.+]]: index) -> memref<2xi64, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb1(%[[ARG0]], %[[C0]] : memref<2xi64, strided<[?], offset: ?>>, index)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<2xi64, strided<[?], offset: ?>>, %[[V1:.+]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi ult, %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:   cf.cond_br %[[V2]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   memref.store %[[ARG1]], %[[V0]][%[[C1]]] : memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V1]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb1(%[[V0]], %[[V3]] : memref<2xi64, strided<[?], offset: ?>>, index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   return %[[V0]] : memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @carried(%t: tensor<2xi64>, %v: i64, %n: index) -> tensor<2xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb1(%t, %c0 : tensor<2xi64>, index)
^bb1(%a: tensor<2xi64>, %i: index):
  %c = arith.cmpi ult, %i, %n : index
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %m = tensor.insert %v into %a[%c1] : tensor<2xi64>
  %k = arith.addi %i, %c1 : index
  cf.br ^bb1(%m, %k : tensor<2xi64>, index)
^bb3:
  return %a : tensor<2xi64>
}

// The read and the write are in a region of an operation in a loop of blocks: the next iteration reads what this one would write.
// CHECK-LABEL: func.func @loop_of_blocks(
// CHECK-SAME: %[[ARG0:.+]]: i64) -> i64 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[C0_I64:.+]] = arith.constant 0 : i64
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   linalg.fill ins(%[[C0_I64]] : i64) outs(%[[ALLOC]] : memref<3xi64>)
// CHECK-NEXT:   cf.br ^bb1(%[[C0]], %[[C0_I64]] : index, i64)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: index, %[[V1:.+]]: i64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[V2:.+]] = scf.if %[[TRUE]] -> (i64) {
// CHECK-NEXT:     %[[V6:.+]] = memref.load %[[ALLOC]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<3xi64> to memref<3xi64>
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC_0]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:     %[[V7:.+]] = memref.load %[[ALLOC_0]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:     %[[V8:.+]] = arith.addi %[[V6]], %[[V7]] : i64
// CHECK-NEXT:     scf.yield %[[V8]] : i64
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[C0_I64]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V1]], %[[V2]] : i64
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V0]], %[[C1]] : index
// CHECK-NEXT:   %[[V5:.+]] = arith.cmpi ult, %[[V4]], %[[C3]] : index
// CHECK-NEXT:   cf.cond_br %[[V5]], ^bb1(%[[V4]], %[[V3]] : index, i64), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   return %[[V3]] : i64
// CHECK-NEXT: }
func.func @loop_of_blocks(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %true = arith.constant true
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  cf.br ^bb1(%c0, %z : index, i64)
^bb1(%i: index, %s: i64):
  %k = scf.if %true -> i64 {
    %x = tensor.extract %t[%c0] : tensor<3xi64>
    %w = tensor.insert %v into %t[%c0] : tensor<3xi64>
    %y = tensor.extract %w[%c0] : tensor<3xi64>
    %q = arith.addi %x, %y : i64
    scf.yield %q : i64
  } else {
    scf.yield %z : i64
  }
  %s1 = arith.addi %s, %k : i64
  %i1 = arith.addi %i, %c1 : index
  %c = arith.cmpi ult, %i1, %c3 : index
  cf.cond_br %c, ^bb1(%i1, %s1 : index, i64), ^bb2
^bb2:
  return %s1 : i64
}

// A switch passes a tensor that is read later on to blocks that write to it.
// CHECK-LABEL: func.func @switch(
// CHECK-SAME: %[[ARG0:.+]]: i64) -> i64 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C5_I64:.+]] = arith.constant 5 : i64
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   linalg.fill ins(%[[C5_I64]] : i64) outs(%[[ALLOC]] : memref<3xi64>)
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<3xi64> to memref<3xi64>
// CHECK-NEXT:   cf.switch %[[C1_I32]] : i32, [
// CHECK-NEXT:     default: ^bb1(%[[ALLOC]] : memref<3xi64>),
// CHECK-NEXT:     1: ^bb2(%[[ALLOC_0]] : memref<3xi64>)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<3xi64>):  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : memref<3xi64>)
// CHECK-NEXT: ^bb2(%[[V1:.+]]: memref<3xi64>):  // pred: ^bb0
// CHECK-NEXT:   memref.store %[[ARG0]], %[[V1]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:   cf.br ^bb3(%[[V1]] : memref<3xi64>)
// CHECK-NEXT: ^bb3(%[[V2:.+]]: memref<3xi64>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V2]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[ALLOC]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:   %[[V5:.+]] = arith.subi %[[V4]], %[[V3]] : i64
// CHECK-NEXT:   return %[[V5]] : i64
// CHECK-NEXT: }
func.func @switch(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 5 : i64
  %f = arith.constant 1 : i32
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  cf.switch %f : i32, [ default: ^bb1(%t : tensor<3xi64>), 1: ^bb2(%t : tensor<3xi64>) ]
^bb1(%a: tensor<3xi64>):
  cf.br ^bb3(%a : tensor<3xi64>)
^bb2(%b: tensor<3xi64>):
  %w = tensor.insert %v into %b[%c0] : tensor<3xi64>
  cf.br ^bb3(%w : tensor<3xi64>)
^bb3(%d: tensor<3xi64>):
  %x = tensor.extract %d[%c0] : tensor<3xi64>
  %y = tensor.extract %t[%c0] : tensor<3xi64>
  %s = arith.subi %y, %x : i64
  return %s : i64
}

// A loop that is not bufferized itself.
// CHECK-LABEL: func.func @unknown_loop(
// CHECK-SAME: %[[ARG0:.+]]: i64) -> i64 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_I64:.+]] = arith.constant 0 : i64
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   linalg.fill ins(%[[C0_I64]] : i64) outs(%[[ALLOC]] : memref<3xi64>)
// CHECK-NEXT:   %[[V0:.+]] = affine.for %[[ARG1:.+]] = 0 to 3 iter_args(%[[ARG2:.+]] = %[[C0_I64]]) -> (i64) {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<3xi64> to memref<3xi64>
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC_0]][%[[ARG1]]] : memref<3xi64>
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ALLOC_0]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:     %[[V2:.+]] = arith.addi %[[ARG2]], %[[V1]] : i64
// CHECK-NEXT:     affine.yield %[[V2]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i64
// CHECK-NEXT: }
func.func @unknown_loop(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  %s = affine.for %i = 0 to 3 iter_args(%a = %z) -> i64 {
    %r = tensor.insert %v into %t[%i] : tensor<3xi64>
    %x = tensor.extract %r[%c0] : tensor<3xi64>
    %b = arith.addi %a, %x : i64
    affine.yield %b : i64
  }
  return %s : i64
}

// Each iteration writes to another part of a tensor from outside of the loop, and reads the rest of it.
// CHECK-LABEL: func.func @part_of_each_iteration(
// CHECK-SAME: %[[ARG0:.+]]: i64) -> i64 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C0_I64:.+]] = arith.constant 0 : i64
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   linalg.fill ins(%[[C0_I64]] : i64) outs(%[[ALLOC]] : memref<3xi64>)
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG1:.+]] = %[[C0]] to %[[C3]] step %[[C1]] iter_args(%[[ARG2:.+]] = %[[C0_I64]]) -> (i64) {
// CHECK-NEXT:     %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][%[[ARG1]]] [1] [1] : memref<3xi64> to memref<1xi64, strided<[1], offset: ?>>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<1xi64>
// CHECK-NEXT:     linalg.fill ins(%[[ARG0]] : i64) outs(%[[ALLOC_0]] : memref<1xi64>)
// CHECK-NEXT:     %[[ALLOC_1:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_1]] : memref<3xi64> to memref<3xi64>
// CHECK-NEXT:     %[[SUBVIEW_2:.+]] = memref.subview %[[ALLOC_1]][%[[ARG1]]] [1] [1] : memref<3xi64> to memref<1xi64, strided<[1], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[SUBVIEW_2]] : memref<1xi64> to memref<1xi64, strided<[1], offset: ?>>
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ALLOC_1]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:     %[[V2:.+]] = arith.addi %[[ARG2]], %[[V1]] : i64
// CHECK-NEXT:     scf.yield %[[V2]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i64
// CHECK-NEXT: }
func.func @part_of_each_iteration(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 0 : i64
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %z) -> i64 {
    %p = tensor.extract_slice %t[%i] [1] [1] : tensor<3xi64> to tensor<1xi64>
    %f = linalg.fill ins(%v : i64) outs(%p : tensor<1xi64>) -> tensor<1xi64>
    %r = tensor.insert_slice %f into %t[%i] [1] [1] : tensor<1xi64> into tensor<3xi64>
    %x = tensor.extract %r[%c0] : tensor<3xi64>
    %b = arith.addi %a, %x : i64
    scf.yield %b : i64
  }
  return %s : i64
}
