// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// The program frees one of two buffers: the condition of the select says which.
// CHECK-LABEL: func.func @chosen(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   %[[TRUE_1:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[ARG0]], %[[TRUE_1]] : i1
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     scf.if %[[V1]] {
// CHECK-NEXT:       memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     scf.if %[[V1]] {
// CHECK-NEXT:       memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @chosen(%c: i1, %v: f32) {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %s = arith.select %c, %a, %b : memref<f32>
  memref.dealloc %s : memref<f32>
  scf.if %c {
    memref.store %v, %b[] : memref<f32>
  } else {
    memref.store %v, %a[] : memref<f32>
  }
  return
}

// Control brings it under another name: pointers are compared in front of the dealloc, as long as both are there.
// CHECK-LABEL: func.func @brought(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[ALLOC]] : memref<f32>), ^bb1(%[[ALLOC_0]] : memref<f32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<f32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   %[[TRUE_1:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[ARG0]], %[[TRUE_1]] : i1
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb3, ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @brought(%c: i1, %v: f32) {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  cf.cond_br %c, ^free(%a : memref<f32>), ^free(%b : memref<f32>)
^free(%x: memref<f32>):
  memref.dealloc %x : memref<f32>
  cf.cond_br %c, ^second, ^first
^first:
  memref.store %v, %a[] : memref<f32>
  return
^second:
  memref.store %v, %b[] : memref<f32>
  return
}

// What the caller passes is the program's to free, and nobody else's.
// CHECK-LABEL: func.func @argument(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @argument(%m: memref<f32>, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.dealloc %m : memref<f32>
  return
}
