// RUN: freehold-opt %s --inline --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func private @a(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 attributes {no_inline} {
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func private @a(%x: i32) -> i32 attributes {no_inline} {
  %y = arith.muli %x, %x : i32
  return %y : i32
}
// CHECK-LABEL: func.func private @b(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func private @b(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  return %y : i32
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = call @a(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:   %[[V1:.+]] = call @b(%[[V0]]) {no_inline} : (i32) -> i32
// CHECK-NEXT:   %[[V2:.+]] = arith.muli %[[V1]], %[[V1]] : i32
// CHECK-NEXT:   return %[[V2]] : i32
// CHECK-NEXT: }
func.func @f(%x: i32) -> i32 {
  %0 = call @a(%x) : (i32) -> i32
  %1 = call @b(%0) {no_inline} : (i32) -> i32
  %2 = call @b(%1) : (i32) -> i32
  return %2 : i32
}
