// RUN: freehold-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32, %[[ARG4:.+]]: i32) -> (f32, i32) {
// CHECK-NEXT:   cf.br ^bb1(%[[ARG0]] : index)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi slt, %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:   cf.cond_br %[[V1]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb3(%[[ARG0]] : index)
// CHECK-NEXT: ^bb3(%[[V2:.+]]: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi slt, %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:   cf.cond_br %[[V3]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   "test.a"(%[[V0]], %[[V2]]) : (index, index) -> ()
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V2]], %[[ARG2]] : index
// CHECK-NEXT:   cf.br ^bb3(%[[V4]] : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT:   %[[V5:.+]] = arith.addi %[[V0]], %[[ARG2]] : index
// CHECK-NEXT:   cf.br ^bb1(%[[V5]] : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb7(%[[ARG0]], %[[ARG3]], %[[ARG4]] : index, f32, i32)
// CHECK-NEXT: ^bb7(%[[V6:.+]]: index, %[[V7:.+]]: f32, %[[V8:.+]]: i32):  // 2 preds: ^bb6, ^bb14
// CHECK-NEXT:   %[[V9:.+]] = arith.cmpi slt, %[[V6]], %[[ARG1]] : index
// CHECK-NEXT:   cf.cond_br %[[V9]], ^bb8, ^bb15
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT:   cf.br ^bb9(%[[ARG1]], %[[V7]], %[[V8]] : index, f32, i32)
// CHECK-NEXT: ^bb9(%[[V10:.+]]: index, %[[V11:.+]]: f32, %[[V12:.+]]: i32):  // 2 preds: ^bb8, ^bb13
// CHECK-NEXT:   %[[V13:.+]] = arith.cmpi slt, %[[V10]], %[[ARG2]] : index
// CHECK-NEXT:   cf.cond_br %[[V13]], ^bb10, ^bb14
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT:   %[[V14:.+]] = "test.v"(%[[V6]]) : (index) -> f32
// CHECK-NEXT:   %[[V15:.+]] = "test.w"(%[[V10]]) : (index) -> i32
// CHECK-NEXT:   cf.br ^bb11(%[[V6]] : index)
// CHECK-NEXT: ^bb11(%[[V16:.+]]: index):  // 2 preds: ^bb10, ^bb12
// CHECK-NEXT:   %[[V17:.+]] = arith.cmpi slt, %[[V16]], %[[V10]] : index
// CHECK-NEXT:   cf.cond_br %[[V17]], ^bb12, ^bb13
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT:   "test.b"(%[[V16]]) : (index) -> ()
// CHECK-NEXT:   %[[V18:.+]] = arith.addi %[[V16]], %[[ARG2]] : index
// CHECK-NEXT:   cf.br ^bb11(%[[V18]] : index)
// CHECK-NEXT: ^bb13:  // pred: ^bb11
// CHECK-NEXT:   %[[V19:.+]] = arith.addf %[[V11]], %[[V14]] : f32
// CHECK-NEXT:   %[[V20:.+]] = arith.muli %[[V12]], %[[V15]] : i32
// CHECK-NEXT:   %[[V21:.+]] = arith.addi %[[V10]], %[[ARG0]] : index
// CHECK-NEXT:   cf.br ^bb9(%[[V21]], %[[V19]], %[[V20]] : index, f32, i32)
// CHECK-NEXT: ^bb14:  // pred: ^bb9
// CHECK-NEXT:   %[[V22:.+]] = arith.addi %[[V6]], %[[ARG2]] : index
// CHECK-NEXT:   cf.br ^bb7(%[[V22]], %[[V11]], %[[V12]] : index, f32, i32)
// CHECK-NEXT: ^bb15:  // pred: ^bb7
// CHECK-NEXT:   cf.br ^bb16(%[[ARG0]], %[[ARG4]] : index, i32)
// CHECK-NEXT: ^bb16(%[[V23:.+]]: index, %[[V24:.+]]: i32):  // 2 preds: ^bb15, ^bb21
// CHECK-NEXT:   %[[V25:.+]] = arith.cmpi slt, %[[V23]], %[[ARG1]] : index
// CHECK-NEXT:   cf.cond_br %[[V25]], ^bb17, ^bb22
// CHECK-NEXT: ^bb17:  // pred: ^bb16
// CHECK-NEXT:   %[[V26:.+]] = arith.cmpi slt, %[[V24]], %[[ARG4]] : i32
// CHECK-NEXT:   cf.cond_br %[[V26]], ^bb18, ^bb19
// CHECK-NEXT: ^bb18:  // pred: ^bb17
// CHECK-NEXT:   cf.br ^bb20(%[[V24]] : i32)
// CHECK-NEXT: ^bb19:  // pred: ^bb17
// CHECK-NEXT:   cf.br ^bb20(%[[ARG4]] : i32)
// CHECK-NEXT: ^bb20(%[[V27:.+]]: i32):  // 2 preds: ^bb18, ^bb19
// CHECK-NEXT:   cf.br ^bb21
// CHECK-NEXT: ^bb21:  // pred: ^bb20
// CHECK-NEXT:   %[[V28:.+]] = arith.addi %[[V23]], %[[ARG2]] : index
// CHECK-NEXT:   cf.br ^bb16(%[[V28]], %[[V27]] : index, i32)
// CHECK-NEXT: ^bb22:  // pred: ^bb16
// CHECK-NEXT:   return %[[V7]], %[[V24]] : f32, i32
// CHECK-NEXT: }
func.func @f(%l: index, %u: index, %s: index, %f: f32, %g: i32) -> (f32, i32) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    "test.a"(%i, %j) : (index, index) -> ()
    scf.reduce
  } {loop_annotation = "x"}
  %r:2 = scf.parallel (%i, %j) = (%l, %u) to (%u, %s) step (%s, %l) init (%f, %g) -> (f32, i32) {
    %v = "test.v"(%i) : (index) -> f32
    %w = "test.w"(%j) : (index) -> i32
    scf.parallel (%k) = (%i) to (%j) step (%s) { "test.b"(%k) : (index) -> () scf.reduce }
    scf.reduce(%v, %w : f32, i32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }, {
    ^bb0(%a: i32, %b: i32):
      %c = arith.muli %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  %q = scf.parallel (%i) = (%l) to (%u) step (%s) init (%g) -> i32 {
    scf.reduce(%g : i32) {
    ^bb0(%a: i32, %b: i32):
      %cond = arith.cmpi slt, %a, %b : i32
      %m = scf.if %cond -> i32 { scf.yield %a : i32 } else { scf.yield %b : i32 }
      scf.reduce.return %m : i32
    }
  }
  return %r#0, %q : f32, i32
}
