// RUN: freehold-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: i32, %[[ARG4:.+]]: f32) -> (i32, f32) {
// CHECK-NEXT:   cf.br ^bb1(%[[ARG0]] : index)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi slt, %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:   cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   "test.a"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:   cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb4(%[[ARG0]], %[[ARG3]], %[[ARG4]] : index, i32, f32)
// CHECK-NEXT: ^bb4(%[[V3:.+]]: index, %[[V4:.+]]: i32, %[[V5:.+]]: f32):  // 2 preds: ^bb3, ^bb8
// CHECK-NEXT:   %[[V6:.+]] = arith.cmpi slt, %[[V3]], %[[ARG1]] : index
// CHECK-NEXT:   cf.cond_br %[[V6]], ^bb5, ^bb9
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT:   cf.br ^bb6(%[[V3]], %[[V4]], %[[V5]] : index, i32, f32)
// CHECK-NEXT: ^bb6(%[[V7:.+]]: index, %[[V8:.+]]: i32, %[[V9:.+]]: f32):  // 2 preds: ^bb5, ^bb7
// CHECK-NEXT:   %[[V10:.+]] = arith.cmpi slt, %[[V7]], %[[ARG1]] : index
// CHECK-NEXT:   cf.cond_br %[[V10]], ^bb7, ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT:   %[[V11:.+]] = arith.addi %[[V8]], %[[V4]] : i32
// CHECK-NEXT:   %[[V12:.+]] = arith.addi %[[V7]], %[[ARG2]] : index
// CHECK-NEXT:   cf.br ^bb6(%[[V12]], %[[V11]], %[[V5]] : index, i32, f32)
// CHECK-NEXT: ^bb8:  // pred: ^bb6
// CHECK-NEXT:   "test.b"(%[[V8]]) : (i32) -> ()
// CHECK-NEXT:   %[[V13:.+]] = arith.addi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:   cf.br ^bb4(%[[V13]], %[[V8]], %[[V9]] : index, i32, f32)
// CHECK-NEXT: ^bb9:  // pred: ^bb4
// CHECK-NEXT:   return %[[V4]], %[[V5]] : i32, f32
// CHECK-NEXT: }
func.func @f(%lb: index, %ub: index, %s: index, %x: i32, %y: f32) -> (i32, f32) {
  scf.for %i = %lb to %ub step %s {
    "test.a"(%i) : (index) -> ()
  }
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %x, %b = %y) -> (i32, f32) {
    %n:2 = scf.for %j = %i to %ub step %s iter_args(%c = %a, %d = %b) -> (i32, f32) {
      %z = arith.addi %c, %a : i32
      scf.yield %z, %b : i32, f32
    }
    "test.b"(%n#0) : (i32) -> ()
    scf.yield %n#0, %n#1 : i32, f32
  }
  return %r#0, %r#1 : i32, f32
}
// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) {
// CHECK-NEXT:   cf.br ^bb1(%[[ARG0]] : i32)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ult, %[[V0]], %[[ARG1]] : i32
// CHECK-NEXT:   cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   "test.a"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V0]], %[[ARG2]] : i32
// CHECK-NEXT:   cf.br ^bb1(%[[V2]] : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @g(%lb: i32, %ub: i32, %s: i32) {
  scf.for unsigned %i = %lb to %ub step %s : i32 {
    "test.a"(%i) : (i32) -> ()
  }
  return
}
