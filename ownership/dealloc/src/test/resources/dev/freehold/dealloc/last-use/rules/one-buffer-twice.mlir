// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// %x is the buffer on both edges, and so a name of it. %y is it on the first edge only, and takes over there.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[ALLOC]], %[[ALLOC]] : memref<f32>, memref<f32>), ^bb1(%[[ALLOC]], %[[ARG1]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V3:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V3]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[V2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC_0]], %[[V1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V4]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.cond_br %c, ^next(%a, %a : memref<f32>, memref<f32>), ^next(%a, %arg : memref<f32>, memref<f32>)
^next(%x: memref<f32>, %y: memref<f32>):
  %s = memref.load %x[] : memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %s, %n[] : memref<f32>
  memref.copy %n, %y : memref<f32> to memref<f32>
  %r = memref.load %n[] : memref<f32>
  return %r : f32
}

// Both are names of it.
// CHECK-LABEL: func.func @always(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.br ^bb1(%[[ALLOC]], %[[ALLOC]] : memref<f32>, memref<f32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>, %[[V1:.+]]: memref<f32>):  // pred: ^bb0
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:   return %[[V4]] : f32
// CHECK-NEXT: }
func.func @always(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.br ^next(%a, %a : memref<f32>, memref<f32>)
^next(%x: memref<f32>, %y: memref<f32>):
  %s = memref.load %x[] : memref<f32>
  %t = memref.load %y[] : memref<f32>
  %r = arith.addf %s, %t : f32
  return %r : f32
}
