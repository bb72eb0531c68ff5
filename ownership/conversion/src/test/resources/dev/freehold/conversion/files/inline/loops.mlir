// RUN: freehold-opt %s --inline --allow-unregistered-dialect | FileCheck %s

func.func private @sum(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    %y = func.call @op(%a, %x) : (f32, f32) -> f32
    scf.yield %y : f32
  }
  return %r : f32
}
// CHECK-LABEL: func.func private @op(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = arith.addf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func private @op(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  return %0 : f32
}
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> f32 {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG1:.+]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ARG2:.+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:     %[[V2:.+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:     %[[V3:.+]] = arith.addf %[[ARG2]], %[[V2]] : f32
// CHECK-NEXT:     scf.yield %[[V3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = arith.addf %[[V0]], %[[V0]] : f32
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @main(%m: memref<4xf32>) -> f32 {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = call @sum(%c) : (memref<?xf32>) -> f32
  %1 = call @op(%0, %0) : (f32, f32) -> f32
  return %1 : f32
}
// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   return %[[CST]] : f32
// CHECK-NEXT: }
func.func @reduce(%m: memref<4xf32>, %l: index) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%l) to (%l) step (%l) init (%z) -> f32 {
    %x = memref.load %m[%i] : memref<4xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %y = func.call @op(%a, %b) : (f32, f32) -> f32
      scf.reduce.return %y : f32
    }
  }
  return %r : f32
}
