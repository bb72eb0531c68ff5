// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Two buffers change places in each iteration. Both arguments of the loop are responsible for what they are, and the back edge moves both.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.br ^bb1(%[[C0_I32]], %[[ALLOC]], %[[ALLOC_0]] : i32, memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i32, %[[V1:.+]]: memref<f32>, %[[V2:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi slt, %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:   cf.cond_br %[[V3]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   memref.copy %[[V1]], %[[V2]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V0]], %[[C1_I32]] : i32
// CHECK-NEXT:   cf.br ^bb1(%[[V4]], %[[V2]], %[[V1]] : i32, memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   memref.dealloc %[[V2]] : memref<f32>
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   return %[[V5]] : f32
// CHECK-NEXT: }
func.func @f(%n: i32, %v: f32) -> f32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  cf.br ^head(%zero, %a, %b : i32, memref<f32>, memref<f32>)
^head(%i: i32, %x: memref<f32>, %y: memref<f32>):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^exit
^body:
  memref.copy %x, %y : memref<f32> to memref<f32>
  %j = arith.addi %i, %one : i32
  cf.br ^head(%j, %y, %x : i32, memref<f32>, memref<f32>)
^exit:
  %r = memref.load %x[] : memref<f32>
  return %r : f32
}
