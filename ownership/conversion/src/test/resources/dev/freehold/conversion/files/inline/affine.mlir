// RUN: freehold-opt %s --inline | FileCheck %s

// In the loop the index is no symbol.
// CHECK-LABEL: func.func private @callee(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<8xf32>) -> f32 {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[V0:.+]] = affine.for %[[ARG2:.+]] = 0 to %[[ARG0]] iter_args(%[[ARG3:.+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:     %[[V1:.+]] = affine.load %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     %[[V2:.+]] = arith.addf %[[ARG3]], %[[V1]] : f32
// CHECK-NEXT:     affine.yield %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func private @callee(%n: index, %m: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to %n iter_args(%a = %c0) -> (f32) {
    %v = affine.load %m[%i] : memref<8xf32>
    %s = arith.addf %a, %v : f32
    affine.yield %s : f32
  }
  return %r : f32
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<8xf32>, %[[ARG4:.+]]: memref<8xf32>) {
// CHECK-NEXT:   scf.for %[[ARG5:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:     %[[V0:.+]] = func.call @callee(%[[ARG5]], %[[ARG3]]) : (index, memref<8xf32>) -> f32
// CHECK-NEXT:     memref.store %[[V0]], %[[ARG4]][%[[ARG5]]] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%lb: index, %ub: index, %st: index, %m: memref<8xf32>, %out: memref<8xf32>) {
  scf.for %i = %lb to %ub step %st {
    %v = func.call @callee(%i, %m) : (index, memref<8xf32>) -> f32
    memref.store %v, %out[%i] : memref<8xf32>
  }
  return
}
