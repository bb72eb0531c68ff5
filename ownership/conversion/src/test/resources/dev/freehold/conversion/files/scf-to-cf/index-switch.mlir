// RUN: freehold-opt %s --convert-scf-to-cf | FileCheck %s
// RUN: freehold-opt %s --convert-scf-to-cf --reference-compatible | FileCheck %s --check-prefix=REFERENCE

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.index_cast %[[ARG0]] : index to i64
// CHECK-NEXT:   cf.switch %[[V0]] : i64, [
// CHECK-NEXT:     default: ^bb4,
// CHECK-NEXT:     2: ^bb1,
// CHECK-NEXT:     18446744073709551611: ^bb2,
// CHECK-NEXT:     4294967297: ^bb3
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb5(%[[ARG1]], %[[ARG2]] : i32, i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT:   cf.br ^bb5(%[[V1]], %[[ARG2]] : i32, i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb5(%[[ARG2]], %[[ARG2]] : i32, i32)
// CHECK-NEXT: ^bb4:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb5(%[[ARG2]], %[[ARG1]] : i32, i32)
// CHECK-NEXT: ^bb5(%[[V2:.+]]: i32, %[[V3:.+]]: i32):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb4
// CHECK-NEXT:   %[[V4:.+]] = arith.index_cast %[[ARG0]] : index to i64
// CHECK-NEXT:   cf.switch %[[V4]] : i64, [
// CHECK-NEXT:     default: ^bb7,
// CHECK-NEXT:     1: ^bb6
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT:   cf.br ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb5
// CHECK-NEXT:   cf.br ^bb8
// CHECK-NEXT: ^bb8:  // 2 preds: ^bb6, ^bb7
// CHECK-NEXT:   %[[V5:.+]] = arith.index_cast %[[ARG0]] : index to i64
// CHECK-NEXT:   cf.switch %[[V5]] : i64, [
// CHECK-NEXT:     default: ^bb9]
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT:   cf.br ^bb10
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT:   return %[[V2]], %[[V3]] : i32, i32
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @f(
// REFERENCE-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> (i32, i32) {
// REFERENCE-NEXT:   %[[V0:.+]] = arith.index_cast %[[ARG0]] : index to i32
// REFERENCE-NEXT:   cf.switch %[[V0]] : i32, [
// REFERENCE-NEXT:     default: ^bb4,
// REFERENCE-NEXT:     2: ^bb1,
// REFERENCE-NEXT:     4294967291: ^bb2,
// REFERENCE-NEXT:     1: ^bb3
// REFERENCE-NEXT:   ]
// REFERENCE-NEXT: ^bb1:  // pred: ^bb0
// REFERENCE-NEXT:   cf.br ^bb5(%[[ARG1]], %[[ARG2]] : i32, i32)
// REFERENCE-NEXT: ^bb2:  // pred: ^bb0
// REFERENCE-NEXT:   %[[V1:.+]] = arith.addi %[[ARG1]], %[[ARG2]] : i32
// REFERENCE-NEXT:   cf.br ^bb5(%[[V1]], %[[ARG2]] : i32, i32)
// REFERENCE-NEXT: ^bb3:  // pred: ^bb0
// REFERENCE-NEXT:   cf.br ^bb5(%[[ARG2]], %[[ARG2]] : i32, i32)
// REFERENCE-NEXT: ^bb4:  // pred: ^bb0
// REFERENCE-NEXT:   cf.br ^bb5(%[[ARG2]], %[[ARG1]] : i32, i32)
// REFERENCE-NEXT: ^bb5(%[[V2:.+]]: i32, %[[V3:.+]]: i32):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb4
// REFERENCE-NEXT:   %[[V4:.+]] = arith.index_cast %[[ARG0]] : index to i32
// REFERENCE-NEXT:   cf.switch %[[V4]] : i32, [
// REFERENCE-NEXT:     default: ^bb7,
// REFERENCE-NEXT:     1: ^bb6
// REFERENCE-NEXT:   ]
// REFERENCE-NEXT: ^bb6:  // pred: ^bb5
// REFERENCE-NEXT:   cf.br ^bb8
// REFERENCE-NEXT: ^bb7:  // pred: ^bb5
// REFERENCE-NEXT:   cf.br ^bb8
// REFERENCE-NEXT: ^bb8:  // 2 preds: ^bb6, ^bb7
// REFERENCE-NEXT:   %[[V5:.+]] = arith.index_cast %[[ARG0]] : index to i32
// REFERENCE-NEXT:   cf.switch %[[V5]] : i32, [
// REFERENCE-NEXT:     default: ^bb9]
// REFERENCE-NEXT: ^bb9:  // pred: ^bb8
// REFERENCE-NEXT:   cf.br ^bb10
// REFERENCE-NEXT: ^bb10:  // pred: ^bb9
// REFERENCE-NEXT:   return %[[V2]], %[[V3]] : i32, i32
// REFERENCE-NEXT: }
func.func @f(%i: index, %x: i32, %y: i32) -> (i32, i32) {
  %r:2 = scf.index_switch %i -> i32, i32
  case 2 { scf.yield %x, %y : i32, i32 }
  case -5 { %k = arith.addi %x, %y : i32
    scf.yield %k, %y : i32, i32 }
  case 4294967297 { scf.yield %y, %y : i32, i32 }
  default { scf.yield %y, %x : i32, i32 }
  scf.index_switch %i
  case 1 {  scf.yield }
  default { scf.yield }
  scf.index_switch %i
  default {  scf.yield }
  return %r#0, %r#1 : i32, i32
}
