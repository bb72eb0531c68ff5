// RUN: freehold-opt %s --inline --allow-unregistered-dialect | FileCheck %s

func.func private @one(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[V0]], %[[V0]] : i32
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func @two(%x: i32) -> i32 {
  %0 = call @one(%x) : (i32) -> i32
  %1 = call @one(%0) : (i32) -> i32
  return %1 : i32
}
// CHECK-LABEL: func.func @pub(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[V0]], %[[V0]] : i32
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func @pub(%x: i32) -> i32 {
  %0 = call @two(%x) : (i32) -> i32
  return %0 : i32
}
// CHECK-LABEL: func.func private @decl(i32) -> i32
func.func private @decl(i32) -> i32
// CHECK-LABEL: func.func @calls_decl(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = call @decl(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @calls_decl(%x: i32) -> i32 {
  %0 = call @decl(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @unused(%x: i32) -> i32 {
  return %x : i32
}
