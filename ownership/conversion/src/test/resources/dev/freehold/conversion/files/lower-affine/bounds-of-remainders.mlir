// RUN: freehold-opt %s --lower-affine --allow-unregistered-dialect | FileCheck %s

// A remainder is below its divisor whatever it is of, also a quotient by a symbol: divided by more than that, it is 0.
// CHECK-LABEL: func.func @remainder(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C7:.+]] = arith.constant 7 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG1:.+]] = %[[C0]] to %[[C7]] step %[[C1]] {
// CHECK-NEXT:     "test.use"(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @remainder(%s: index) {
  affine.for %i = affine_map<()[s0] -> (((5 floordiv s0) mod 3) floordiv 5)>()[%s] to 7 {
    "test.use"(%i) : (index) -> ()
  }
  return
}
