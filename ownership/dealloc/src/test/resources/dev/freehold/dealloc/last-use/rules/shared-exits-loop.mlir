// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A loop is left from three places, and entered again from two: the outer buffer is freed once behind it, the inner ones where edges meet.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xi1>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[C0]] : index)
// CHECK-NEXT: ^bb1:  // pred: ^bb4
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0:.+]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V2:.+]] : index)
// CHECK-NEXT: ^bb2:  // pred: ^bb7
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1:.+]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb3(%[[V2]] : index)
// CHECK-NEXT: ^bb3(%[[V0:.+]]: index):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb8
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ult, %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:   cf.cond_br %[[V1]], ^bb4, ^bb10
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V0]], %[[C1]] : index
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[ARG0]][%[[V0]]] : memref<?xi1>
// CHECK-NEXT:   cf.cond_br %[[V3]], ^bb5, ^bb1
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ALLOC_0]], %[[ALLOC_1]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[ARG0]][%[[V0]]] : memref<?xi1>
// CHECK-NEXT:   cf.cond_br %[[V4]], ^bb6, ^bb9
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V6:.+]] = memref.load %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   %[[V7:.+]] = memref.load %[[ARG0]][%[[V2]]] : memref<?xi1>
// CHECK-NEXT:   cf.cond_br %[[V7]], ^bb7, ^bb9
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT:   memref.store %[[V5]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   memref.store %[[V6]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   %[[V8:.+]] = memref.load %[[ARG0]][%[[V0]]] : memref<?xi1>
// CHECK-NEXT:   cf.cond_br %[[V8]], ^bb8, ^bb2
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT:   memref.store %[[V5]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[V8]], ^bb3(%[[V0]] : index), ^bb10
// CHECK-NEXT: ^bb9:  // 2 preds: ^bb5, ^bb6
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   cf.br ^bb10
// CHECK-NEXT: ^bb10:  // 3 preds: ^bb3, ^bb8, ^bb9
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%g: memref<?xi1>, %n: index, %v: f32) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  cf.br ^head(%i0 : index)
^head(%i: index):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %next = arith.addi %i, %i1 : index
  %b = memref.alloc() : memref<f32>
  memref.copy %a, %b : memref<f32> to memref<f32>
  %c = memref.load %g[%i] : memref<?xi1>
  cf.cond_br %c, ^first, ^head(%next : index)
^first:
  %d = memref.alloc() : memref<f32>
  memref.copy %b, %d : memref<f32> to memref<f32>
  %e = memref.load %g[%i] : memref<?xi1>
  cf.cond_br %e, ^second, ^end
^second:
  %x = memref.load %b[] : memref<f32>
  %y = memref.load %d[] : memref<f32>
  %h = memref.load %g[%next] : memref<?xi1>
  cf.cond_br %h, ^third, ^end
^third:
  memref.store %x, %b[] : memref<f32>
  memref.store %y, %d[] : memref<f32>
  %k = memref.load %g[%i] : memref<?xi1>
  cf.cond_br %k, ^last, ^head(%next : index)
^last:
  memref.store %x, %d[] : memref<f32>
  cf.cond_br %k, ^head(%i : index), ^end
^end:
  return
}
