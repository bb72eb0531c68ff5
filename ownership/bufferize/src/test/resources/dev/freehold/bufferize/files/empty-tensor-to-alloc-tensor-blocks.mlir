// RUN: freehold-opt %s -empty-tensor-to-alloc-tensor | FileCheck %s

// CHECK-LABEL: func.func @identical_blocks(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i64, %[[ARG2:.+]]: i64) -> i64 {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG1]], %[[ARG2]] : i64
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   return %[[V0]] : i64
// CHECK-NEXT: }
func.func @identical_blocks(%c: i1, %x: i64, %y: i64) -> i64 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %x, %y : i64
  cf.br ^bb3(%0 : i64)
^bb2:
  %1 = arith.addi %x, %y : i64
  cf.br ^bb3(%1 : i64)
^bb3(%r: i64):
  return %r : i64
}

// CHECK-LABEL: func.func @single_successor(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @single_successor(%x: i32) -> i32 {
  cf.br ^end(%x : i32)
^end(%a: i32):
  return %a : i32
}
