// RUN: freehold-opt %s --inline --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func private @abs(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i1) {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi slt, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[V0]], ^bb1, ^bb2(%[[ARG0]] : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[C0_I32]], %[[ARG0]] : i32
// CHECK-NEXT:   cf.br ^bb2(%[[V1]] : i32)
// CHECK-NEXT: ^bb2(%[[V2:.+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return %[[V2]], %[[V0]] : i32, i1
// CHECK-NEXT: }
func.func private @abs(%x: i32) -> (i32, i1) {
  %c0 = arith.constant 0 : i32
  %n = arith.cmpi slt, %x, %c0 : i32
  cf.cond_br %n, ^bb1, ^bb2(%x : i32)
^bb1:
  %y = arith.subi %c0, %x : i32
  cf.br ^bb2(%y : i32)
^bb2(%z: i32):
  return %z, %n : i32, i1
}
func.func private @early(%c: i1, %m: memref<?xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return
^bb2:
  memref.dealloc %m : memref<?xf32>
  return
}
// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<?xf32>) -> i32 {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi slt, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[V0]], ^bb1, ^bb2(%[[ARG0]], %[[V0]] : i32, i1)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[C0_I32]], %[[ARG0]] : i32
// CHECK-NEXT:   cf.br ^bb2(%[[V1]], %[[TRUE]] : i32, i1)
// CHECK-NEXT: ^bb2(%[[V2:.+]]: i32, %[[V3:.+]]: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.cond_br %[[V3]], ^bb4, ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   memref.dealloc %[[ARG1]] : memref<?xf32>
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpi slt, %[[V2]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[V4]], ^bb5, ^bb6(%[[V2]] : i32)
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT:   %[[V5:.+]] = arith.subi %[[C0_I32]], %[[V2]] : i32
// CHECK-NEXT:   cf.br ^bb6(%[[V5]] : i32)
// CHECK-NEXT: ^bb6(%[[V6:.+]]: i32):  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:   return %[[V6]] : i32
// CHECK-NEXT: }
func.func @caller(%x: i32, %m: memref<?xf32>) -> i32 {
  %0:2 = call @abs(%x) : (i32) -> (i32, i1)
  call @early(%0#1, %m) : (i1, memref<?xf32>) -> ()
  %1:2 = call @abs(%0#0) : (i32) -> (i32, i1)
  return %1#0 : i32
}
// CHECK-LABEL: func.func @inregion(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i1) -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG1]] -> (i32) {
// CHECK-NEXT:     %[[V1:.+]]:2 = func.call @abs(%[[ARG0]]) : (i32) -> (i32, i1)
// CHECK-NEXT:     scf.yield %[[V1]]#0 : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @inregion(%x: i32, %c: i1) -> i32 {
  %r = scf.if %c -> i32 {
    %0:2 = func.call @abs(%x) : (i32) -> (i32, i1)
    scf.yield %0#0 : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
// CHECK-LABEL: func.func @inexec(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i1) -> i32 {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi slt, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[V0]], ^bb1, ^bb2(%[[ARG0]] : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[C0_I32]], %[[ARG0]] : i32
// CHECK-NEXT:   cf.br ^bb2(%[[V1]] : i32)
// CHECK-NEXT: ^bb2(%[[V2:.+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return %[[V2]] : i32
// CHECK-NEXT: }
func.func @inexec(%x: i32, %c: i1) -> i32 {
  %r = scf.execute_region -> i32 {
    %0:2 = func.call @abs(%x) : (i32) -> (i32, i1)
    scf.yield %0#0 : i32
  }
  return %r : i32
}
