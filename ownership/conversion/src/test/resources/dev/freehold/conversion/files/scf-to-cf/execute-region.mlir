// RUN: freehold-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb2, ^bb3(%[[ARG1]] : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb4(%[[ARG1]] : i32)
// CHECK-NEXT: ^bb3(%[[V0:.+]]: i32):  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb4(%[[V0]] : i32)
// CHECK-NEXT: ^bb4(%[[V1:.+]]: i32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   cf.br ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT:   "test.a"() : () -> ()
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT:   cf.br ^bb8
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT:   cf.br ^bb9(%[[ARG1]] : i32)
// CHECK-NEXT: ^bb9(%[[V2:.+]]: i32):  // pred: ^bb8
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb10, ^bb11
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT:   "test.z"(%[[V2]]) : (i32) -> ()
// CHECK-NEXT:   cf.br ^bb11
// CHECK-NEXT: ^bb11:  // 2 preds: ^bb9, ^bb10
// CHECK-NEXT:   cf.br ^bb12
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT:   return %[[V1]] : i32
// CHECK-NEXT: }
func.func @f(%c: i1, %x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2(%x : i32)
  ^bb1:
    scf.yield %x : i32
  ^bb2(%y: i32):
    scf.yield %y : i32
  }
  scf.execute_region no_inline {
    "test.a"() : () -> ()
    scf.yield
  }
  scf.execute_region {
    %q = scf.execute_region -> i32 { scf.yield %x : i32 }
    scf.if %c { "test.z"(%q) : (i32) -> () }
    scf.yield
  }
  return %r : i32
}
