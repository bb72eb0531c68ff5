// RUN: freehold-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   cf.br ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT:   "test.b"() : () -> ()
// CHECK-NEXT:   cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb6, ^bb11
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb7, ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT:   cf.br ^bb9(%[[ARG2]] : i32)
// CHECK-NEXT: ^bb8:  // pred: ^bb6
// CHECK-NEXT:   cf.br ^bb9(%[[ARG1]] : i32)
// CHECK-NEXT: ^bb9(%[[V0:.+]]: i32):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:   cf.br ^bb10
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT:   cf.br ^bb12(%[[V0]] : i32)
// CHECK-NEXT: ^bb11:  // pred: ^bb5
// CHECK-NEXT:   cf.br ^bb12(%[[ARG2]] : i32)
// CHECK-NEXT: ^bb12(%[[V1:.+]]: i32):  // 2 preds: ^bb10, ^bb11
// CHECK-NEXT:   cf.br ^bb13
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb14, ^bb15
// CHECK-NEXT: ^bb14:  // pred: ^bb13
// CHECK-NEXT:   cf.br ^bb16(%[[ARG2]] : i32)
// CHECK-NEXT: ^bb15:  // pred: ^bb13
// CHECK-NEXT:   cf.br ^bb16(%[[ARG1]] : i32)
// CHECK-NEXT: ^bb16(%[[V3:.+]]: i32):  // 2 preds: ^bb14, ^bb15
// CHECK-NEXT:   cf.br ^bb17
// CHECK-NEXT: ^bb17:  // pred: ^bb16
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb18, ^bb19
// CHECK-NEXT: ^bb18:  // pred: ^bb17
// CHECK-NEXT:   cf.br ^bb19
// CHECK-NEXT: ^bb19:  // 2 preds: ^bb17, ^bb18
// CHECK-NEXT:   return %[[V3]] : i32
// CHECK-NEXT: }
func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  scf.if %c { "test.a"() : () -> () }
  scf.if %c { "test.a"() : () -> () } else { "test.b"() : () -> () }
  %r = scf.if %c -> i32 {
    %q = scf.if %c -> i32 { scf.yield %y : i32 } else { scf.yield %x : i32 }
    scf.yield %q : i32
  } else { scf.yield %y : i32 } {attr = 1 : i32}
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %s = scf.if %n -> i32 { scf.yield %x : i32 } else { scf.yield %y : i32 }
  scf.if %c {}
  return %s : i32
}
