// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A container needs its buffers up to the last time that one is loaded, and what has been loaded beyond that.
// CHECK-LABEL: func.func @slots(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca() : memref<2xmemref<f32>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC]], %[[ALLOCA]][%[[C0]]] : memref<2xmemref<f32>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC_0]], %[[ALLOCA]][%[[C1]]] : memref<2xmemref<f32>>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOCA]][%[[ARG0]]] : memref<2xmemref<f32>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @slots(%i: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %box = memref.alloca() : memref<2xmemref<f32>>
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %a, %box[%c0] : memref<2xmemref<f32>>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  memref.store %b, %box[%c1] : memref<2xmemref<f32>>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %g = memref.load %box[%i] : memref<2xmemref<f32>>
  %r = memref.load %g[] : memref<f32>
  return %r : f32
}

// What is loaded before a buffer is stored is not that buffer.
// CHECK-LABEL: func.func @loaded_before(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca() : memref<memref<f32>>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOCA]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOCA]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC]], %[[ALLOCA]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[V0]][] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loaded_before(%c: memref<f32>, %v: f32) {
  %box = memref.alloca() : memref<memref<f32>>
  memref.store %c, %box[] : memref<memref<f32>>
  %g = memref.load %box[] : memref<memref<f32>>
  %a = memref.alloc() : memref<f32>
  memref.store %v, %g[] : memref<f32>
  memref.store %a, %box[] : memref<memref<f32>>
  memref.store %v, %g[] : memref<f32>
  return
}

// What nobody loads is not needed.
// CHECK-LABEL: func.func @never_loaded(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC_0]], %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @never_loaded(%v: f32) {
  %box = memref.alloc() : memref<memref<f32>>
  %a = memref.alloc() : memref<f32>
  memref.store %a, %box[] : memref<memref<f32>>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  return
}

// The buffer is there as long as any container of the loop is.
// CHECK-LABEL: func.func @one_for_all_rounds(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:     %[[ALLOCA:.+]] = memref.alloca() : memref<memref<f32>>
// CHECK-NEXT:     memref.store %[[ALLOC]], %[[ALLOCA]][] : memref<memref<f32>>
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ALLOCA]][] : memref<memref<f32>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @one_for_all_rounds(%lb: index, %ub: index, %step: index, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  scf.for %i = %lb to %ub step %step {
    %box = memref.alloca() : memref<memref<f32>>
    memref.store %a, %box[] : memref<memref<f32>>
    %g = memref.load %box[] : memref<memref<f32>>
    memref.store %v, %g[] : memref<f32>
  }
  return
}

// A container that is copied has all buffers of the other.
// CHECK-LABEL: func.func @copied(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC_1]], %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<memref<f32>> to memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_2]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_2]] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC_0]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<memref<f32>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @copied(%v: f32) -> f32 {
  %one = memref.alloc() : memref<memref<f32>>
  %two = memref.alloc() : memref<memref<f32>>
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %a, %one[] : memref<memref<f32>>
  memref.copy %one, %two : memref<memref<f32>> to memref<memref<f32>>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %g = memref.load %two[] : memref<memref<f32>>
  %r = memref.load %g[] : memref<f32>
  return %r : f32
}

// What is loaded from one container is stored in another.
// CHECK-LABEL: func.func @moved_on(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOCA_0:.+]] = memref.alloca() : memref<memref<f32>>
// CHECK-NEXT:   memref.store %[[ALLOC]], %[[ALLOCA]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOCA]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[V0]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   memref.store %[[V1]], %[[ALLOCA_0]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ALLOCA_0]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V2]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @moved_on(%c: i1, %other: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %one = memref.alloca() : memref<memref<f32>>
  %two = memref.alloca() : memref<memref<f32>>
  memref.store %a, %one[] : memref<memref<f32>>
  %g = memref.load %one[] : memref<memref<f32>>
  %s = arith.select %c, %g, %other : memref<f32>
  memref.store %s, %two[] : memref<memref<f32>>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  %h = memref.load %two[] : memref<memref<f32>>
  %r = memref.load %h[] : memref<f32>
  return %r : f32
}

// A choice that is stored decides which of the two lives on.
// CHECK-LABEL: func.func @choice_is_stored(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ALLOC_0]], %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOCA]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ALLOCA]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V2]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @choice_is_stored(%c: i1, %v: f32) -> f32 {
  %box = memref.alloca() : memref<memref<f32>>
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %s = arith.select %c, %a, %b : memref<f32>
  memref.store %s, %box[] : memref<memref<f32>>
  %g = memref.load %box[] : memref<memref<f32>>
  %r = memref.load %g[] : memref<f32>
  return %r : f32
}
