// RUN: freehold-opt %s --inline --allow-unregistered-dialect | FileCheck %s

func.func nested @nested(%x: i32) -> i32 {
  return %x : i32
}
// CHECK-LABEL: func.func private @referenced(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func private @referenced(%x: i32) -> i32 {
  return %x : i32
}
func.func private @deadcaller(%x: i32) -> i32 {
  %0 = call @onlydead(%x) : (i32) -> i32
  return %0 : i32
}
// CHECK-LABEL: func.func private @onlydead(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func private @onlydead(%x: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  return %0 : i32
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @f(%x: i32) -> i32 {
  %0 = call @nested(%x) : (i32) -> i32
  %1 = call @referenced(%0) : (i32) -> i32
  return %1 : i32
}
// CHECK-LABEL: func.func @g() -> ((i32) -> i32) {
// CHECK-NEXT:   %[[F:.+]] = constant @referenced : (i32) -> i32
// CHECK-NEXT:   return %[[F]] : (i32) -> i32
// CHECK-NEXT: }
func.func @g() -> ((i32) -> i32) {
  %0 = func.constant @referenced : (i32) -> i32
  return %0 : (i32) -> i32
}
// CHECK-LABEL: func.func private @attr(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
// CHECK-LABEL: "test.op"() {ref = @attr} : () -> ()
func.func private @attr(%x: i32) -> i32 {
  return %x : i32
}
"test.op"() {ref = @attr} : () -> ()
// CHECK-LABEL: func.func @h(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @h(%x: i32) -> i32 {
  %1 = call @attr(%x) : (i32) -> i32
  return %1 : i32
}
