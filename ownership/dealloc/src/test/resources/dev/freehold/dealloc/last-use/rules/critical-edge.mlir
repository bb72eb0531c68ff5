// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// The edge from the branch to ^end gets a block: ^end has another predecessor, and the branch another successor.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V0]] : f32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[ARG1]] : f32)
// CHECK-NEXT: ^bb3(%[[V1:.+]]: f32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.cond_br %c, ^uses, ^end(%v : f32)
^uses:
  %x = memref.load %a[] : memref<f32>
  cf.br ^end(%x : f32)
^end(%r: f32):
  return %r : f32
}

// The edge out of a loop gets none: ^end has no other predecessor.
// CHECK-LABEL: func.func @left_loop(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   cf.br ^bb1(%[[C0_I32]] : i32)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[V0]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi slt, %[[V1]], %[[ARG0]] : i32
// CHECK-NEXT:   cf.cond_br %[[V2]], ^bb1(%[[V1]] : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @left_loop(%n: i32, %v: f32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<f32>
  cf.br ^loop(%zero : i32)
^loop(%i: i32):
  memref.store %v, %a[] : memref<f32>
  %j = arith.addi %i, %one : i32
  %more = arith.cmpi slt, %j, %n : i32
  cf.cond_br %more, ^loop(%j : i32), ^end
^end:
  return
}
