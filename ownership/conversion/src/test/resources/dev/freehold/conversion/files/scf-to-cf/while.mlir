// RUN: freehold-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i64) -> (i64, i32) {
// CHECK-NEXT:   cf.br ^bb1(%[[ARG0]], %[[ARG1]] : i32, i64)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i32, %[[V1:.+]]: i64):  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT:   %[[V2:.+]] = "test.c"(%[[V0]]) : (i32) -> i1
// CHECK-NEXT:   cf.cond_br %[[V2]], ^bb2(%[[V1]], %[[V0]] : i64, i32), ^bb5
// CHECK-NEXT: ^bb2(%[[V3:.+]]: i64, %[[V4:.+]]: i32):  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb3(%[[V4]] : i32)
// CHECK-NEXT: ^bb3(%[[V5:.+]]: i32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   %[[V6:.+]] = "test.c"(%[[V5]]) : (i32) -> i1
// CHECK-NEXT:   cf.cond_br %[[V6]], ^bb3(%[[V5]] : i32), ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   cf.br ^bb1(%[[V5]], %[[V3]] : i32, i64)
// CHECK-NEXT: ^bb5:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb5, ^bb7
// CHECK-NEXT:   %[[V7:.+]] = "test.c"() : () -> i1
// CHECK-NEXT:   cf.cond_br %[[V7]], ^bb7, ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT:   "test.d"() : () -> ()
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb8:  // pred: ^bb6
// CHECK-NEXT:   cf.br ^bb9(%[[ARG0]] : i32)
// CHECK-NEXT: ^bb9(%[[V8:.+]]: i32):  // 2 preds: ^bb8, ^bb9
// CHECK-NEXT:   %[[V9:.+]] = "test.c"(%[[V8]]) : (i32) -> i1
// CHECK-NEXT:   %[[V10:.+]] = "test.d"(%[[V8]]) : (i32) -> i32
// CHECK-NEXT:   cf.cond_br %[[V9]], ^bb9(%[[V10]] : i32), ^bb10
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT:   cf.br ^bb11(%[[ARG0]] : i32)
// CHECK-NEXT: ^bb11(%[[V11:.+]]: i32):  // 2 preds: ^bb10, ^bb12
// CHECK-NEXT:   %[[V12:.+]] = "test.c"(%[[V11]]) : (i32) -> i1
// CHECK-NEXT:   %[[V13:.+]] = "test.d"(%[[V11]]) : (i32) -> i64
// CHECK-NEXT:   cf.cond_br %[[V12]], ^bb12(%[[V13]] : i64), ^bb13
// CHECK-NEXT: ^bb12(%[[V14:.+]]: i64):  // pred: ^bb11
// CHECK-NEXT:   cf.br ^bb11(%[[ARG0]] : i32)
// CHECK-NEXT: ^bb13:  // pred: ^bb11
// CHECK-NEXT:   return %[[V1]], %[[V10]] : i64, i32
// CHECK-NEXT: }
func.func @f(%x: i32, %y: i64) -> (i64, i32) {
  %r:2 = scf.while (%a = %x, %b = %y) : (i32, i64) -> (i64, i32) {
    %c = "test.c"(%a) : (i32) -> i1
    scf.condition(%c) %b, %a : i64, i32
  } do {
  ^bb0(%p: i64, %q: i32):
    %z = scf.while (%k = %q) : (i32) -> i32 {
      %c = "test.c"(%k) : (i32) -> i1
      scf.condition(%c) %k : i32
    } do {
    ^bb0(%l: i32):
      scf.yield %l : i32
    }
    scf.yield %z, %p : i32, i64
  }
  scf.while : () -> () {
    %c = "test.c"() : () -> i1
    scf.condition(%c)
  } do {
    "test.d"() : () -> ()
    scf.yield
  } attributes {foo}
  %w = scf.while (%a = %x) : (i32) -> i32 {
    %c = "test.c"(%a) : (i32) -> i1
    %d = "test.d"(%a) : (i32) -> i32
    scf.condition(%c) %d : i32
  } do {
    ^bb0(%l: i32):
    scf.yield %l : i32
  }
  %w2 = scf.while (%a = %x) : (i32) -> i64 {
    %c = "test.c"(%a) : (i32) -> i1
    %d = "test.d"(%a) : (i32) -> i64
    scf.condition(%c) %d : i64
  } do {
    ^bb0(%l: i64):
    scf.yield %x : i32
  }
  return %r#0, %w : i64, i32
}
