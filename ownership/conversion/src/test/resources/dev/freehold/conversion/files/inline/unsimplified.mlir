// RUN: freehold-opt %s '--inline=default-pipeline=' | FileCheck %s

// CHECK-LABEL: func.func @top(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.br ^bb1(%[[ARG0]] : i32)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[V0]], %[[C3_I32]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi slt, %[[V1]], %[[C3_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[V2]], ^bb1(%[[V1]] : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb3(%[[V1]] : i32)
// CHECK-NEXT: ^bb3(%[[V3:.+]]: i32):  // pred: ^bb2
// CHECK-NEXT:   %[[V4:.+]] = call @ext(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:   %[[V5:.+]] = arith.addi %[[V3]], %[[V4]] : i32
// CHECK-NEXT:   cf.br ^bb4(%[[V5]] : i32)
// CHECK-NEXT: ^bb4(%[[V6:.+]]: i32):  // pred: ^bb3
// CHECK-NEXT:   cf.br ^bb5(%[[V6]] : i32)
// CHECK-NEXT: ^bb5(%[[V7:.+]]: i32):  // pred: ^bb4
// CHECK-NEXT:   cf.br ^bb6(%[[V7]] : i32)
// CHECK-NEXT: ^bb6(%[[V8:.+]]: i32):  // 2 preds: ^bb5, ^bb6
// CHECK-NEXT:   %[[C3_I32_0:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[V9:.+]] = arith.addi %[[V8]], %[[C3_I32_0]] : i32
// CHECK-NEXT:   %[[V10:.+]] = arith.cmpi slt, %[[V9]], %[[C3_I32_0]] : i32
// CHECK-NEXT:   cf.cond_br %[[V10]], ^bb6(%[[V9]] : i32), ^bb7
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT:   cf.br ^bb8(%[[V9]] : i32)
// CHECK-NEXT: ^bb8(%[[V11:.+]]: i32):  // pred: ^bb7
// CHECK-NEXT:   %[[V12:.+]] = call @ext(%[[V7]]) : (i32) -> i32
// CHECK-NEXT:   %[[V13:.+]] = arith.addi %[[V11]], %[[V12]] : i32
// CHECK-NEXT:   cf.br ^bb9(%[[V13]] : i32)
// CHECK-NEXT: ^bb9(%[[V14:.+]]: i32):  // pred: ^bb8
// CHECK-NEXT:   cf.br ^bb10(%[[V14]] : i32)
// CHECK-NEXT: ^bb10(%[[V15:.+]]: i32):  // pred: ^bb9
// CHECK-NEXT:   return %[[V15]] : i32
// CHECK-NEXT: }
func.func @top(%x: i32) -> i32 {
  %0 = call @l1(%x) : (i32) -> i32
  %1 = call @l1(%0) : (i32) -> i32
  return %1 : i32
}
func.func private @l3(%x: i32) -> i32 {
  cf.br ^bb1(%x : i32)
^bb1(%y: i32):
  %c = arith.constant 3 : i32
  %z = arith.addi %y, %c : i32
  %n = arith.cmpi slt, %z, %c : i32
  cf.cond_br %n, ^bb1(%z : i32), ^bb2
^bb2:
  return %z : i32
}
func.func private @l1(%x: i32) -> i32 {
  %0 = call @l2(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @l2(%x: i32) -> i32 {
  %0 = call @l3(%x) : (i32) -> i32
  %1 = call @l4(%x) : (i32) -> i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func private @l4(%x: i32) -> i32 {
  %0 = call @ext(%x) : (i32) -> i32
  return %0 : i32
}
// CHECK-LABEL: func.func private @ext(i32) -> i32
func.func private @ext(i32) -> i32
