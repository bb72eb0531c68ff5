// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Each call frees what it allocates behind its last use there, in front of the next call.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi sle, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[V1]], ^bb2(%[[V0]] : f32), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V2:.+]] = arith.subi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V3:.+]] = call @f(%[[V2]], %[[V0]]) : (i32, f32) -> f32
// CHECK-NEXT:   cf.br ^bb2(%[[V3]] : f32)
// CHECK-NEXT: ^bb2(%[[V4:.+]]: f32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return %[[V4]] : f32
// CHECK-NEXT: }
func.func @f(%n: i32, %v: f32) -> f32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %x = memref.load %a[] : memref<f32>
  %done = arith.cmpi sle, %n, %zero : i32
  cf.cond_br %done, ^end(%x : f32), ^again
^again:
  %m = arith.subi %n, %one : i32
  %y = call @f(%m, %x) : (i32, f32) -> f32
  cf.br ^end(%y : f32)
^end(%r: f32):
  return %r : f32
}

// The buffer of this call is needed behind the inner one.
// CHECK-LABEL: func.func @returns(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi sle, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[V0]], ^bb2(%[[ALLOC]] : memref<f32>), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V2:.+]] = call @returns(%[[V1]], %[[ARG1]]) : (i32, f32) -> memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[V2]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb2(%[[V2]] : memref<f32>)
// CHECK-NEXT: ^bb2(%[[V3:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return %[[V3]] : memref<f32>
// CHECK-NEXT: }
func.func @returns(%n: i32, %v: f32) -> memref<f32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %done = arith.cmpi sle, %n, %zero : i32
  cf.cond_br %done, ^end(%a : memref<f32>), ^again
^again:
  %m = arith.subi %n, %one : i32
  %b = call @returns(%m, %v) : (i32, f32) -> memref<f32>
  memref.copy %a, %b : memref<f32> to memref<f32>
  cf.br ^end(%b : memref<f32>)
^end(%r: memref<f32>):
  return %r : memref<f32>
}
