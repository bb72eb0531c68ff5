// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=results" | FileCheck %s

// Two functions that call each other: the last one returns what the first was given, or a new buffer.
// CHECK-LABEL: func.func private @even(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<f32>) -> (memref<f32>, i1) {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi sle, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   cf.cond_br %[[V0]], ^bb2(%[[ARG1]], %[[FALSE]] : memref<f32>, i1), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V2:.+]]:2 = call @odd(%[[V1]], %[[ARG1]]) : (i32, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:   cf.br ^bb2(%[[V2]]#0, %[[V2]]#1 : memref<f32>, i1)
// CHECK-NEXT: ^bb2(%[[V3:.+]]: memref<f32>, %[[V4:.+]]: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return %[[V3]], %[[V4]] : memref<f32>, i1
// CHECK-NEXT: }
func.func private @even(%k: i32, %m: memref<f32>) -> memref<f32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %done = arith.cmpi sle, %k, %zero : i32
  cf.cond_br %done, ^end(%m : memref<f32>), ^again
^again:
  %k1 = arith.subi %k, %one : i32
  %r = call @odd(%k1, %m) : (i32, memref<f32>) -> memref<f32>
  cf.br ^end(%r : memref<f32>)
^end(%x: memref<f32>):
  return %x : memref<f32>
}
// CHECK-LABEL: func.func private @odd(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<f32>) -> (memref<f32>, i1) {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi sle, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[ALLOC]], %[[TRUE]] : memref<f32>, i1
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V2:.+]]:2 = call @even(%[[V1]], %[[ARG1]]) : (i32, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:   return %[[V2]]#0, %[[V2]]#1 : memref<f32>, i1
// CHECK-NEXT: }
func.func private @odd(%k: i32, %m: memref<f32>) -> memref<f32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %done = arith.cmpi sle, %k, %zero : i32
  cf.cond_br %done, ^new, ^again
^new:
  %a = memref.alloc() : memref<f32>
  memref.copy %m, %a : memref<f32> to memref<f32>
  return %a : memref<f32>
^again:
  %k1 = arith.subi %k, %one : i32
  %r = call @even(%k1, %m) : (i32, memref<f32>) -> memref<f32>
  return %r : memref<f32>
}
// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]]:2 = call @even(%[[ARG0]], %[[ALLOC]]) : (i32, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @calls(%k: i32, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = call @even(%k, %a) : (i32, memref<f32>) -> memref<f32>
  %x = memref.load %r[] : memref<f32>
  return %x : f32
}
