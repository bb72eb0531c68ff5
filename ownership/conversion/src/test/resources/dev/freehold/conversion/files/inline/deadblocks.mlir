// RUN: freehold-opt %s --inline --allow-unregistered-dialect | FileCheck %s

func.func private @noreturn(%x: i32, %c: i1) -> i32 {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
func.func private @multi(%x: i32, %c: i1) -> (i32, i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %x, %x : i32, i32
^bb2:
  %y = arith.muli %x, %x : i32
  return %y, %x : i32, i32
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i1) -> i32 {
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @f(%x: i32, %c: i1) -> i32 {
  %0 = call @noreturn(%x, %c) : (i32, i1) -> i32
  return %0 : i32
}
// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i1) -> (i32, i32) {
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb2(%[[ARG0]] : i32), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   cf.br ^bb2(%[[V0]] : i32)
// CHECK-NEXT: ^bb2(%[[V1:.+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return %[[V1]], %[[ARG0]] : i32, i32
// CHECK-NEXT: }
func.func @g(%x: i32, %c: i1) -> (i32, i32) {
  %0:2 = call @multi(%x, %c) : (i32, i1) -> (i32, i32)
  %1:2 = call @multi(%0#1, %c) : (i32, i1) -> (i32, i32)
  return %1#0, %0#1 : i32, i32
}
// CHECK-LABEL: func.func @void(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @void(%x: i32, %c: i1) {
  %0:2 = call @multi(%x, %c) : (i32, i1) -> (i32, i32)
  call @nothing() : () -> ()
  return
}
func.func private @nothing() {
  return
}
