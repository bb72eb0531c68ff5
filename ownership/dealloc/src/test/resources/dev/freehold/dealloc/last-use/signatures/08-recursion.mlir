// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=results" | FileCheck %s

// CHECK-LABEL: func.func private @rec(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<4xf32>) -> (memref<4xf32>, i1) {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi sle, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = scf.if %[[V0]] -> (memref<4xf32>) {
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<4xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     func.call @step(%[[ARG1]], %[[ALLOC]]) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     %[[V3:.+]] = arith.subi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V4:.+]]:2 = func.call @rec(%[[V3]], %[[ALLOC]]) : (i32, memref<4xf32>) -> (memref<4xf32>, i1)
// CHECK-NEXT:     %[[TRUE_0:.+]] = arith.constant true
// CHECK-NEXT:     %[[V5:.+]] = arith.xori %[[V4]]#1, %[[TRUE_0]] : i1
// CHECK-NEXT:     scf.if %[[V4]]#1 {
// CHECK-NEXT:       memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V4]]#0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[V0]], %[[TRUE]] : i1
// CHECK-NEXT:   return %[[V1]], %[[V2]] : memref<4xf32>, i1
// CHECK-NEXT: }
func.func private @rec(%k: i32, %m: memref<4xf32>) -> memref<4xf32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %done = arith.cmpi sle, %k, %zero : i32
  %r = scf.if %done -> memref<4xf32> {
    scf.yield %m : memref<4xf32>
  } else {
    %t = memref.alloc() : memref<4xf32>
    func.call @step(%m, %t) : (memref<4xf32>, memref<4xf32>) -> ()
    %k1 = arith.subi %k, %one : i32
    %q = func.call @rec(%k1, %t) : (i32, memref<4xf32>) -> memref<4xf32>
    scf.yield %q : memref<4xf32>
  }
  return %r : memref<4xf32>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<4xf32>) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]]:2 = call @rec(%[[ARG0]], %[[ARG1]]) : (i32, memref<4xf32>) -> (memref<4xf32>, i1)
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[%[[C0]]] : memref<4xf32>
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%k: i32, %m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %r = call @rec(%k, %m) : (i32, memref<4xf32>) -> memref<4xf32>
  %v = memref.load %r[%c0] : memref<4xf32>
  return %v : f32
}

// CHECK-LABEL: func.func private @step(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   scf.for %[[ARG2:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     %[[V1:.+]] = arith.addf %[[V0]], %[[CST]] : f32
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @step(%from: memref<4xf32>, %to: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %c4 step %c1 {
    %v = memref.load %from[%i] : memref<4xf32>
    %w = arith.addf %v, %one : f32
    memref.store %w, %to[%i] : memref<4xf32>
  }
  return
}
