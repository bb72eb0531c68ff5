// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Needed in the body only: dead behind the loop, whether the body has run or not.
// CHECK-LABEL: func.func @captured(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @captured(%lb: index, %ub: index, %step: index, %v: f32) {
  %a = memref.alloc() : memref<f32>
  scf.for %i = %lb to %ub step %step {
    memref.store %v, %a[] : memref<f32>
  }
  return
}

// The initial buffer goes into the first iteration, or is the result if there is none.
// CHECK-LABEL: func.func @carried(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:.+]] = %[[ALLOC]]) -> (memref<f32>) {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG5]], %[[ALLOC_0]] : memref<f32> to memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ARG5]] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @carried(%lb: index, %ub: index, %step: index, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = scf.for %i = %lb to %ub step %step iter_args(%x = %a) -> memref<f32> {
    %y = memref.alloc() : memref<f32>
    memref.copy %x, %y : memref<f32> to memref<f32>
    scf.yield %y : memref<f32>
  }
  %w = memref.load %r[] : memref<f32>
  return %w : f32
}

// The result is not needed: freed behind the loop all the same.
// CHECK-LABEL: func.func @result_not_needed(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:.+]] = %[[ALLOC]]) -> (memref<f32>) {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG5]], %[[ALLOC_0]] : memref<f32> to memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ARG5]] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @result_not_needed(%lb: index, %ub: index, %step: index, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = scf.for %i = %lb to %ub step %step iter_args(%x = %a) -> memref<f32> {
    %y = memref.alloc() : memref<f32>
    memref.copy %x, %y : memref<f32> to memref<f32>
    scf.yield %y : memref<f32>
  }
  return
}

// The initial buffer is read behind the loop, too: it stays another one than those of the iterations.
// CHECK-LABEL: func.func @kept_behind(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:.+]] = %[[ALLOC]]) -> (memref<f32>) {
// CHECK-NEXT:     %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG5]], %[[ALLOC_1]] : memref<f32> to memref<f32>
// CHECK-NEXT:     %[[V4:.+]] = arith.cmpi ne, %[[ARG4]], %[[ARG0]] : index
// CHECK-NEXT:     scf.if %[[V4]] {
// CHECK-NEXT:       memref.dealloc %[[ARG5]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[V1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @kept_behind(%lb: index, %ub: index, %step: index, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = scf.for %i = %lb to %ub step %step iter_args(%x = %a) -> memref<f32> {
    %y = memref.alloc() : memref<f32>
    memref.copy %x, %y : memref<f32> to memref<f32>
    scf.yield %y : memref<f32>
  }
  %s = memref.load %r[] : memref<f32>
  %n = memref.alloc() : memref<f32>
  memref.store %s, %n[] : memref<f32>
  %t = memref.load %a[] : memref<f32>
  return %t : f32
}
