// RUN: freehold-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: freehold-opt %s -allow-unregistered-dialect -mlir-print-op-generic | freehold-opt -allow-unregistered-dialect | FileCheck %s
// RUN: freehold-opt %s -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @operations(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[IDX5:.+]] = index.constant {note} 5
// CHECK-NEXT:   %[[TRUE:.+]] = index.bool.constant true
// CHECK-NEXT:   %[[V0:.+]] = index.sizeof {note}
// CHECK-NEXT:   %[[V1:.+]] = index.add %[[ARG0]], %[[ARG1]] {note}
// CHECK-NEXT:   %[[V2:.+]] = index.casts %[[ARG0]] : index to i8
// CHECK-NEXT:   %[[V3:.+]] = index.castu %[[V2]] {note} : i8 to index
// CHECK-NEXT:   %[[V4:.+]] = index.cmp ult(%[[ARG0]], %[[ARG1]]) {note}
// CHECK-NEXT:   return
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index) -> (), sym_name = "operations"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:.+]]: index, %[[ARG1:.+]]: index):
// GENERIC-NEXT:     %[[V0:.+]] = "index.constant"() <{value = 5 : index}> {note} : () -> index
// GENERIC-NEXT:     %[[V1:.+]] = "index.bool.constant"() <{value = true}> : () -> i1
// GENERIC-NEXT:     %[[V2:.+]] = "index.sizeof"() {note} : () -> index
// GENERIC-NEXT:     %[[V3:.+]] = "index.add"(%[[ARG0]], %[[ARG1]]) {note} : (index, index) -> index
// GENERIC-NEXT:     %[[V4:.+]] = "index.casts"(%[[ARG0]]) : (index) -> i8
// GENERIC-NEXT:     %[[V5:.+]] = "index.castu"(%[[V4]]) {note} : (i8) -> index
// GENERIC-NEXT:     %[[V6:.+]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate ult>}> {note} : (index, index) -> i1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "predicate"}> ({
// GENERIC-NEXT:     "test.op"() {p = #index<cmp_predicate slt>} : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @operations(%a: index, %b: index) {
  %0 = index.constant {note} 5
  %1 = index.bool.constant true
  %2 = index.sizeof {note}
  %3 = index.add %a, %b {note}
  %4 = index.casts %a : index to i8
  %5 = index.castu %4 {note} : i8 to index
  %6 = index.cmp ult(%a, %b) {note}
  return
}

// CHECK-LABEL: func.func @predicate() {
// CHECK-NEXT:   "test.op"() {p = #index<cmp_predicate slt>} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @predicate() {
  "test.op"() {p = #index<cmp_predicate slt>} : () -> ()
  return
}
