// RUN: freehold-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func private @callee(i32) -> i32
func.func private @callee(i32) -> i32

// A call of a known function is a direct call.
// CHECK-LABEL: func.func @call_of_constant(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = call @callee(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @call_of_constant(%a: i32) -> i32 {
  %f = func.constant @callee : (i32) -> i32
  %0 = func.call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}

// CHECK-LABEL: func.func @call_of_unknown(
// CHECK-SAME: %[[ARG0:.+]]: (i32) -> i32, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = call_indirect %[[ARG0]](%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @call_of_unknown(%f: (i32) -> i32, %a: i32) -> i32 {
  %0 = func.call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}

// CHECK-LABEL: func.func @call_of_selected(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[F:.+]] = constant @callee : (i32) -> i32
// CHECK-NEXT:   %[[F_0:.+]] = constant @call_of_selected_too : (i32) -> i32
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[F]], %[[F_0]] : (i32) -> i32
// CHECK-NEXT:   %[[V1:.+]] = call_indirect %[[V0]](%[[ARG1]]) : (i32) -> i32
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func @call_of_selected(%c: i1, %a: i32) -> i32 {
  %f = func.constant @callee : (i32) -> i32
  %g = func.constant @call_of_selected_too : (i32) -> i32
  %h = arith.select %c, %f, %g : (i32) -> i32
  %0 = func.call_indirect %h(%a) : (i32) -> i32
  return %0 : i32
}

// CHECK-LABEL: func.func @call_of_selected_too(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = call @callee(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @call_of_selected_too(%a: i32) -> i32 {
  %f = func.constant @callee : (i32) -> i32
  %true = arith.constant true
  %h = arith.select %true, %f, %f : (i32) -> i32
  %0 = func.call_indirect %h(%a) : (i32) -> i32
  return %0 : i32
}

// Constants of functions are constants: all of one function are one.
// CHECK-LABEL: func.func @constants(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> ((i32) -> i32) {
// CHECK-NEXT:   %[[F:.+]] = constant @callee : (i32) -> i32
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[F]] : (i32) -> i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return %[[F]] : (i32) -> i32
// CHECK-NEXT: }
func.func @constants(%c: i1) -> ((i32) -> i32) {
  cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
  %0 = func.constant @callee : (i32) -> i32
  return %0 : (i32) -> i32
  ^bb2:
  %1 = func.constant @callee : (i32) -> i32
  return %1 : (i32) -> i32
}
