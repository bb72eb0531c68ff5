// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// What is freed under a flag is freed once for both exits, as no branch behind its name tells whether it is to be freed.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i1, %[[ARG3:.+]]: memref<f32>, %[[ARG4:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG4]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2(%[[ARG3]] : memref<f32>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG4]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.br ^bb2(%[[ALLOC_0]] : memref<f32>)
// CHECK-NEXT: ^bb2(%[[V0:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb3, ^bb6
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[V1]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG2]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   memref.store %[[V2]], %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb2, ^bb5
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb7:  // 2 preds: ^bb4, ^bb6
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%c: i1, %d: i1, %e: i1, %arg: memref<f32>, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.cond_br %c, ^makes, ^start(%arg : memref<f32>)
^makes:
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  cf.br ^start(%b : memref<f32>)
^start(%x: memref<f32>):
  cf.cond_br %d, ^more, ^end
^more:
  %p = memref.load %x[] : memref<f32>
  %t = memref.alloc() : memref<f32>
  memref.store %p, %t[] : memref<f32>
  cf.cond_br %e, ^rest, ^end
^rest:
  %q = memref.load %a[] : memref<f32>
  %r = memref.load %t[] : memref<f32>
  memref.store %q, %x[] : memref<f32>
  cf.br ^end
^end:
  return
}

// Behind its name a branch decides the flag: each exit knows whether it is to be freed, and none asks.
// CHECK-LABEL: func.func @decided(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i1, %[[ARG3:.+]]: memref<f32>, %[[ARG4:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG4]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG3]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb3, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.cond_br %[[ARG2]], ^bb3, ^bb5
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   memref.store %[[ARG4]], %[[V0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 3 preds: ^bb2, ^bb3, ^bb4
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @decided(%c: i1, %d: i1, %e: i1, %arg: memref<f32>, %v: f32) {
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %x = arith.select %c, %b, %arg : memref<f32>
  cf.cond_br %c, ^own, ^lent
^own:
  cf.cond_br %d, ^uses, ^end
^lent:
  cf.cond_br %e, ^uses, ^end
^uses:
  memref.store %v, %x[] : memref<f32>
  cf.br ^end
^end:
  return
}
