// RUN: freehold-opt %s --sccp --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func private @callee(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[C1_I32]], %[[ARG1]] : i32
// CHECK-NEXT:   return %[[V0]], %[[C1_I32]] : i32, i32
// CHECK-NEXT: }
func.func private @callee(%a: i32, %b: i32) -> (i32, i32) {
  %s = arith.addi %a, %b : i32
  return %s, %a : i32, i32
}
// CHECK-LABEL: func.func @main() -> (i32, i32, i32, i32) {
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[C2_I32:.+]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[V0:.+]]:2 = call @callee(%[[C1_I32]], %[[C2_I32]]) : (i32, i32) -> (i32, i32)
// CHECK-NEXT:   %[[V1:.+]]:2 = call @callee(%[[C1_I32]], %[[C3_I32]]) : (i32, i32) -> (i32, i32)
// CHECK-NEXT:   return %[[V0]]#0, %[[C1_I32]], %[[V1]]#0, %[[C1_I32]] : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @main() -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %r:2 = call @callee(%c1, %c2) : (i32, i32) -> (i32, i32)
  %s:2 = call @callee(%c1, %c3) : (i32, i32) -> (i32, i32)
  return %r#0, %r#1, %s#0, %s#1 : i32, i32, i32, i32
}
// CHECK-LABEL: func.func @branch(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C4_I32:.+]] = arith.constant 4 : i32
// CHECK-NEXT:   %[[C2_I32:.+]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   cf.cond_br %[[TRUE]], ^bb1(%[[C1_I32]] : i32), ^bb2
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[C4_I32]], %[[ARG0]] : i32
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[C7_I32:.+]] = arith.constant 7 : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[C7_I32]], %[[C7_I32]] : i32
// CHECK-NEXT:   cf.br ^bb1(%[[V2]] : i32)
// CHECK-NEXT: }
func.func @branch(%x: i32) -> i32 {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  cf.cond_br %true, ^a(%c1 : i32), ^b
^a(%p: i32):
  %q = arith.addi %p, %p : i32
  %z = arith.muli %q, %q : i32
  %w = arith.addi %z, %x : i32
  return %w : i32
^b:
  %k = arith.constant 7 : i32
  %l = arith.addi %k, %k : i32
  cf.br ^a(%l : i32)
}
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<4xi32>) -> i32 {
// CHECK-NEXT:   %[[C10_I32:.+]] = arith.constant 10 : i32
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C5_I32:.+]] = arith.constant 5 : i32
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   memref.store %[[C10_I32]], %[[ARG1]][%[[C0]]] : memref<4xi32>
// CHECK-NEXT:   return %[[C10_I32]] : i32
// CHECK-NEXT: }
func.func @loop(%n: index, %x: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 5 : i32
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v) -> i32 {
    %b = arith.addi %a, %z : i32
    scf.yield %b : i32
  }
  %t = arith.addi %r, %r : i32
  memref.store %t, %x[%c0] : memref<4xi32>
  return %t : i32
}
// CHECK-LABEL: func.func @if(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> i32 {
// CHECK-NEXT:   %[[C12_I32:.+]] = arith.constant 12 : i32
// CHECK-NEXT:   %[[C6_I32:.+]] = arith.constant 6 : i32
// CHECK-NEXT:   %[[C5_I32:.+]] = arith.constant 5 : i32
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   return %[[C12_I32]] : i32
// CHECK-NEXT: }
func.func @if(%n: i1) -> i32 {
  %f = arith.constant false
  %v = arith.constant 5 : i32
  %w = arith.constant 6 : i32
  %r = scf.if %f -> i32 { scf.yield %v : i32 } else { scf.yield %w : i32 }
  %s = scf.if %n -> i32 { scf.yield %w : i32 } else { %k = arith.constant 6 : i32 
     scf.yield %k : i32 }
  %t = arith.addi %r, %s : i32
  return %t : i32
}
