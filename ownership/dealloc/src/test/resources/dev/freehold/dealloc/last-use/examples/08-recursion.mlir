// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// The convention at calls is the one at the border of the module: the argument is the caller's, and the result is a buffer of its own.
// CHECK-LABEL: func.func private @rec(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi sle, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = scf.if %[[V0]] -> (memref<f32>) {
// CHECK-NEXT:     %[[V2:.+]] = bufferization.clone %[[ARG1]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V2]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:     %[[V2:.+]] = arith.subi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V3:.+]] = func.call @rec(%[[V2]], %[[ALLOC]]) : (i32, memref<f32>) -> memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     scf.yield %[[V3]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : memref<f32>
// CHECK-NEXT: }
func.func private @rec(%k: i32, %m: memref<f32>) -> memref<f32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %done = arith.cmpi sle, %k, %zero : i32
  %r = scf.if %done -> memref<f32> {
    scf.yield %m : memref<f32>
  } else {
    %t = memref.alloc() : memref<f32>
    memref.copy %m, %t : memref<f32> to memref<f32>
    %k1 = arith.subi %k, %one : i32
    %q = func.call @rec(%k1, %t) : (i32, memref<f32>) -> memref<f32>
    scf.yield %q : memref<f32>
  }
  return %r : memref<f32>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = call @rec(%[[ARG0]], %[[ARG1]]) : (i32, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%k: i32, %m: memref<f32>) -> f32 {
  %r = call @rec(%k, %m) : (i32, memref<f32>) -> memref<f32>
  %v = memref.load %r[] : memref<f32>
  return %v : f32
}
