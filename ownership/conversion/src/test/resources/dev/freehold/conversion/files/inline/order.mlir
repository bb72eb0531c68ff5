// RUN: freehold-opt %s --inline --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @z(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[V0]], %[[V0]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V1]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.muli %[[V2]], %[[V2]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V5:.+]] = arith.muli %[[V4]], %[[V4]] : i32
// CHECK-NEXT:   %[[V6:.+]] = arith.addi %[[V3]], %[[V5]] : i32
// CHECK-NEXT:   return %[[V6]] : i32
// CHECK-NEXT: }
func.func @z(%x: i32) -> i32 {
  %0 = call @m(%x) : (i32) -> i32
  %1 = call @n(%x) : (i32) -> i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func private @m(%x: i32) -> i32 {
  %0 = call @n(%x) : (i32) -> i32
  %1 = call @n(%0) : (i32) -> i32
  return %1 : i32
}
// CHECK-LABEL: func.func private @n(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[V0]], %[[V0]] : i32
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func private @n(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %1 = arith.addi %x, %c1 : i32
  %2 = arith.addi %1, %c0 : i32
  %3 = arith.muli %2, %2 : i32
  return %3 : i32
}
// CHECK-LABEL: func.func @indirect(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[V0]], %[[V0]] : i32
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func @indirect(%x: i32) -> i32 {
  %f = func.constant @n : (i32) -> i32
  %0 = call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}
// CHECK-LABEL: func.func @unreachable(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @unreachable(%x: i32) -> i32 {
  return %x : i32
^bb1:
  %0 = call @n(%x) : (i32) -> i32
  return %0 : i32
}
