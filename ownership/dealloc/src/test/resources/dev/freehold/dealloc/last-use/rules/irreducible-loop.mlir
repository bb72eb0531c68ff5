// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A loop with two entries.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb3
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb2(%[[C0_I32]], %[[ALLOC]] : i32, memref<f32>)
// CHECK-NEXT: ^bb2(%[[V0:.+]]: i32, %[[V1:.+]]: memref<f32>):  // 2 preds: ^bb1, ^bb4
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V1]][] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V0]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi slt, %[[V2]], %[[ARG1]] : i32
// CHECK-NEXT:   cf.cond_br %[[V3]], ^bb4(%[[V2]], %[[V1]] : i32, memref<f32>), ^bb5(%[[V1]] : memref<f32>)
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4(%[[C0_I32]], %[[ALLOC_0]] : i32, memref<f32>)
// CHECK-NEXT: ^bb4(%[[V4:.+]]: i32, %[[V5:.+]]: memref<f32>):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V5]], %[[ALLOC_1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V5]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb2(%[[V4]], %[[ALLOC_1]] : i32, memref<f32>)
// CHECK-NEXT: ^bb5(%[[V6:.+]]: memref<f32>):  // pred: ^bb2
// CHECK-NEXT:   %[[V7:.+]] = memref.load %[[V6]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   return %[[V7]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %n: i32, %v: f32) -> f32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  cf.cond_br %c, ^left(%zero, %a : i32, memref<f32>), ^right(%zero, %b : i32, memref<f32>)
^left(%i: i32, %x: memref<f32>):
  memref.store %v, %x[] : memref<f32>
  %j = arith.addi %i, %one : i32
  %more = arith.cmpi slt, %j, %n : i32
  cf.cond_br %more, ^right(%j, %x : i32, memref<f32>), ^end(%x : memref<f32>)
^right(%k: i32, %y: memref<f32>):
  %z = memref.alloc() : memref<f32>
  memref.copy %y, %z : memref<f32> to memref<f32>
  cf.br ^left(%k, %z : i32, memref<f32>)
^end(%w: memref<f32>):
  %r = memref.load %w[] : memref<f32>
  return %r : f32
}

// The loop may start with the caller's buffer.
// CHECK-LABEL: func.func @borrowed(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[C0_I32]], %[[ALLOC]], %[[TRUE]] : i32, memref<f32>, i1), ^bb2
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i32, %[[V1:.+]]: memref<f32>, %[[V2:.+]]: i1):  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT:   memref.store %[[ARG3]], %[[V1]][] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V0]], %[[C1_I32]] : i32
// CHECK-NEXT:   cf.br ^bb3(%[[V3]], %[[V1]], %[[V2]] : i32, memref<f32>, i1)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   cf.br ^bb3(%[[C0_I32]], %[[ARG1]], %[[FALSE]] : i32, memref<f32>, i1)
// CHECK-NEXT: ^bb3(%[[V4:.+]]: i32, %[[V5:.+]]: memref<f32>, %[[V6:.+]]: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   memref.store %[[ARG3]], %[[V5]][] : memref<f32>
// CHECK-NEXT:   %[[V7:.+]] = arith.cmpi slt, %[[V4]], %[[ARG2]] : i32
// CHECK-NEXT:   cf.cond_br %[[V7]], ^bb1(%[[V4]], %[[V5]], %[[V6]] : i32, memref<f32>, i1), ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   scf.if %[[V6]] {
// CHECK-NEXT:     memref.dealloc %[[V5]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ARG3]] : f32
// CHECK-NEXT: }
func.func @borrowed(%c: i1, %arg: memref<f32>, %n: i32, %v: f32) -> f32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.cond_br %c, ^left(%zero, %a : i32, memref<f32>), ^right(%zero, %arg : i32, memref<f32>)
^left(%i: i32, %x: memref<f32>):
  memref.store %v, %x[] : memref<f32>
  %j = arith.addi %i, %one : i32
  cf.br ^right(%j, %x : i32, memref<f32>)
^right(%k: i32, %y: memref<f32>):
  memref.store %v, %y[] : memref<f32>
  %more = arith.cmpi slt, %k, %n : i32
  cf.cond_br %more, ^left(%k, %y : i32, memref<f32>), ^end
^end:
  return %v : f32
}
