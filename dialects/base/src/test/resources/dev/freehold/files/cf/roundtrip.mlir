// RUN: freehold-opt %s | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2(%[[ARG1]], %[[ARG0]] : i32, i1)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb2(%[[ARG1]], %[[ARG0]] : i32, i1)
// CHECK-NEXT: ^bb2(%[[V0:.+]]: i32, %[[V1:.+]]: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "branches"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG6:.+]]: i1, %[[ARG7:.+]]: i32):
// GENERIC-NEXT:     "cf.cond_br"(%[[ARG6]], %[[ARG7]], %[[ARG6]])[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "cf.br"(%[[ARG7]], %[[ARG6]])[^bb2] : (i32, i1) -> ()
// GENERIC-NEXT:   ^bb2(%[[V3:.+]]: i32, %[[V4:.+]]: i1):  // 2 preds: ^bb0, ^bb1
// GENERIC-NEXT:     "cf.br"()[^bb3] : () -> ()
// GENERIC-NEXT:   ^bb3:  // pred: ^bb2
// GENERIC-NEXT:     "func.return"(%[[V3]]) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1) -> (), sym_name = "branch_weights"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG5:.+]]: i1):
// GENERIC-NEXT:     "cf.cond_br"(%[[ARG5]])[^bb1, ^bb2] <{branch_weights = array<i32: 3, 97>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   ^bb2:  // pred: ^bb0
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32, i64) -> i32, sym_name = "switch"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG2:.+]]: i32, %[[ARG3:.+]]: i32, %[[ARG4:.+]]: i64):
// GENERIC-NEXT:     "cf.switch"(%[[ARG2]], %[[ARG3]], %[[ARG3]], %[[ARG4]])[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 2, 0>, case_values = dense<[-1, 42]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, i32, i64) -> ()
// GENERIC-NEXT:   ^bb1(%[[V0:.+]]: i32):  // pred: ^bb0
// GENERIC-NEXT:     "func.return"(%[[V0]]) : (i32) -> ()
// GENERIC-NEXT:   ^bb2(%[[V1:.+]]: i32, %[[V2:.+]]: i64):  // pred: ^bb0
// GENERIC-NEXT:     "func.return"(%[[V1]]) : (i32) -> ()
// GENERIC-NEXT:   ^bb3:  // pred: ^bb0
// GENERIC-NEXT:     "func.return"(%[[ARG3]]) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i8) -> (), sym_name = "switch_without_cases"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG1:.+]]: i8):
// GENERIC-NEXT:     "cf.switch"(%[[ARG1]])[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> {note = "nothing to decide"} : (i8) -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1) -> (), sym_name = "assertion"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:.+]]: i1):
// GENERIC-NEXT:     "cf.assert"(%[[ARG0]]) <{msg = "a \22quoted\22 message"}> : (i1) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @branches(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b(%x, %c : i32, i1)
^a:
  cf.br ^b(%x, %c : i32, i1)
^b(%y: i32, %d: i1):
  cf.br ^exit
^exit:
  return %y : i32
}

// CHECK-LABEL: func.func @branch_weights(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   cf.cond_br %[[ARG0]] weights([3, 97]), ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @branch_weights(%c: i1) {
  cf.cond_br %c weights([3, 97]), ^a, ^b
^a:
  return
^b:
  return
}

// CHECK-LABEL: func.func @switch(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i64) -> i32 {
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1(%[[ARG1]] : i32),
// CHECK-NEXT:     4294967295: ^bb2(%[[ARG1]], %[[ARG2]] : i32, i64),
// CHECK-NEXT:     42: ^bb3
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i32):  // pred: ^bb0
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: ^bb2(%[[V1:.+]]: i32, %[[V2:.+]]: i64):  // pred: ^bb0
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @switch(%flag: i32, %x: i32, %y: i64) -> i32 {
  cf.switch %flag : i32, [
    default: ^a(%x : i32),
    -1: ^b(%x, %y : i32, i64),
    42: ^c
  ]
^a(%z: i32):
  return %z : i32
^b(%v: i32, %w: i64):
  return %v : i32
^c:
  return %x : i32
}

// CHECK-LABEL: func.func @switch_without_cases(
// CHECK-SAME: %[[ARG0:.+]]: i8) {
// CHECK-NEXT:   cf.switch %[[ARG0]] : i8, [
// CHECK-NEXT:     default: ^bb1] {note = "nothing to decide"}
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @switch_without_cases(%flag: i8) {
  cf.switch %flag : i8, [
    default: ^a
  ] {note = "nothing to decide"}
^a:
  return
}

// CHECK-LABEL: func.func @assertion(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   cf.assert %[[ARG0]], "a \22quoted\22 message"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @assertion(%c: i1) {
  cf.assert %c, "a \22quoted\22 message"
  return
}
