// RUN: freehold-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     "test.a"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   scf.for %[[ARG2:.+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:     "test.b"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: }
func.func @f(%c: i1, %u: index) {
  return
^bb1:
  scf.if %c { "test.a"() : () -> () }
  cf.br ^bb2
^bb2:
  scf.for %i = %u to %u step %u { "test.b"() : () -> () }
  cf.br ^bb1
}
// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb3(%[[ARG1]] : i32)
// CHECK-NEXT: ^bb2:  // no predecessors
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     "test.a"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb3(%[[ARG1]] : i32)
// CHECK-NEXT: ^bb3(%[[V0:.+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @g(%c: i1, %x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    scf.yield %x : i32
  ^bb1:
    scf.if %c { "test.a"() : () -> () }
    scf.yield %x : i32
  }
  return %r : i32
}
