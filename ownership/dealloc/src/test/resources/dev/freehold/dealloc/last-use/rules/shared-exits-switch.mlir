// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Three cases lead to one block: they come by one block that frees both buffers. Their operands differ, and are passed on.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> i32 {
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C2_I32:.+]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT:     default: ^bb1,
// CHECK-NEXT:     1: ^bb3(%[[C1_I32]] : i32),
// CHECK-NEXT:     2: ^bb3(%[[C2_I32]] : i32),
// CHECK-NEXT:     3: ^bb3(%[[ARG0]] : i32)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpf oeq, %[[V0]], %[[ARG1]] : f32
// CHECK-NEXT:   cf.cond_br %[[V1]], ^bb2, ^bb4(%[[C1_I32]] : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb5(%[[C2_I32]] : i32)
// CHECK-NEXT: ^bb3(%[[V3:.+]]: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb4(%[[V3]] : i32)
// CHECK-NEXT: ^bb4(%[[V4:.+]]: i32):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb5(%[[V4]] : i32)
// CHECK-NEXT: ^bb5(%[[V5:.+]]: i32):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:   return %[[V5]] : i32
// CHECK-NEXT: }
func.func @f(%k: i32, %v: f32) -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  cf.switch %k : i32, [
    default: ^uses,
    1: ^end(%one : i32),
    2: ^end(%two : i32),
    3: ^end(%k : i32)
  ]
^uses:
  %x = memref.load %a[] : memref<f32>
  %c = arith.cmpf oeq, %x, %v : f32
  cf.cond_br %c, ^more, ^end(%one : i32)
^more:
  %y = memref.load %b[] : memref<f32>
  cf.br ^end(%two : i32)
^end(%r: i32):
  return %r : i32
}
