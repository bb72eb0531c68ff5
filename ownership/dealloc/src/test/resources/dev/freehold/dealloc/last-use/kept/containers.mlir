// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// The container has buffers of earlier rounds, which have no name any more.
// CHECK-LABEL: func.func @one_for_each_round(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]]) : memref<?xmemref<f32>>
// CHECK-NEXT:   scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     memref.store %[[ALLOC_0]], %[[ALLOC]][%[[ARG2]]] : memref<?xmemref<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][%[[C0]]] : memref<?xmemref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<?xmemref<f32>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @one_for_each_round(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %box = memref.alloc(%n) : memref<?xmemref<f32>>
  scf.for %i = %c0 to %n step %c1 {
    // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    // expected-note@below {{it is stored in memory here}}
    memref.store %a, %box[%i] : memref<?xmemref<f32>>
  }
  %g = memref.load %box[%c0] : memref<?xmemref<f32>>
  %r = memref.load %g[] : memref<f32>
  return %r : f32
}

// The container of the round before comes round with the loop, and its buffer with it.
// CHECK-LABEL: func.func @carried(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<f32>, %[[ARG4:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca() : memref<memref<f32>>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOCA]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG5:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG6:.+]] = %[[ALLOCA]]) -> (memref<memref<f32>>) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG4]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     memref.store %[[ALLOC_0]], %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:     %[[V2:.+]] = memref.load %[[ARG6]][] : memref<memref<f32>>
// CHECK-NEXT:     %[[V3:.+]] = arith.cmpi ne, %[[ARG5]], %[[ARG0]] : index
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:       memref.dealloc %[[ARG6]] : memref<memref<f32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG4]], %[[V2]][] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<memref<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:   scf.if %[[V1]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<memref<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @carried(%lb: index, %ub: index, %step: index, %first: memref<f32>, %v: f32) {
  %start = memref.alloca() : memref<memref<f32>>
  memref.store %first, %start[] : memref<memref<f32>>
  %last = scf.for %i = %lb to %ub step %step iter_args(%before = %start) -> memref<memref<f32>> {
    %box = memref.alloc() : memref<memref<f32>>
    // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    // expected-note@below {{it is stored in memory here}}
    memref.store %a, %box[] : memref<memref<f32>>
    %g = memref.load %before[] : memref<memref<f32>>
    memref.store %v, %g[] : memref<f32>
    scf.yield %box : memref<memref<f32>>
  }
  return
}

// Somebody else may load the buffer.
// CHECK-LABEL: func.func private @ext(memref<memref<f32>>)
func.func private @ext(memref<memref<f32>>)
// CHECK-LABEL: func.func @handed_over(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC_0]], %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:   call @ext(%[[ALLOC]]) : (memref<memref<f32>>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<memref<f32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @handed_over(%v: f32) {
  %box = memref.alloc() : memref<memref<f32>>
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  // expected-note@below {{it is stored in memory here}}
  memref.store %a, %box[] : memref<memref<f32>>
  call @ext(%box) : (memref<memref<f32>>) -> ()
  return
}

// CHECK-LABEL: func.func @argument(
// CHECK-SAME: %[[ARG0:.+]]: memref<memref<f32>>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC]], %[[ARG0]][] : memref<memref<f32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @argument(%box: memref<memref<f32>>, %v: f32) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  // expected-note@below {{it is stored in memory here}}
  memref.store %a, %box[] : memref<memref<f32>>
  return
}

// CHECK-LABEL: func.func @returned(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> memref<memref<f32>> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC_0]], %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:   return %[[ALLOC]] : memref<memref<f32>>
// CHECK-NEXT: }
func.func @returned(%v: f32) -> memref<memref<f32>> {
  %box = memref.alloc() : memref<memref<f32>>
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  // expected-note@below {{it is stored in memory here}}
  memref.store %a, %box[] : memref<memref<f32>>
  return %box : memref<memref<f32>>
}

// One of several rounds that run at once stores last.
// CHECK-LABEL: func.func @concurrent(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   scf.parallel (%[[ARG4:.+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:     memref.store %[[ALLOC_0]], %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<memref<f32>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @concurrent(%lb: index, %ub: index, %step: index, %v: f32) -> f32 {
  %box = memref.alloc() : memref<memref<f32>>
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  scf.parallel (%i) = (%lb) to (%ub) step (%step) {
    // expected-note@below {{it is stored in memory here}}
    memref.store %a, %box[] : memref<memref<f32>>
  }
  %g = memref.load %box[] : memref<memref<f32>>
  %r = memref.load %g[] : memref<f32>
  return %r : f32
}

// A container that lies in another one is freed when nobody needs it there; what it holds is not followed.
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<memref<memref<f32>>>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC_1]], %[[ALLOC_0]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.store %[[ALLOC_0]], %[[ALLOC]][] : memref<memref<memref<f32>>>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<memref<memref<f32>>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<memref<memref<f32>>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<memref<f32>>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V1]][] : memref<f32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @nested(%v: f32) -> f32 {
  %outer = memref.alloc() : memref<memref<memref<f32>>>
  %box = memref.alloc() : memref<memref<f32>>
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  // expected-note@below {{it is stored in memory here}}
  memref.store %a, %box[] : memref<memref<f32>>
  memref.store %box, %outer[] : memref<memref<memref<f32>>>
  %g = memref.load %outer[] : memref<memref<memref<f32>>>
  %h = memref.load %g[] : memref<memref<f32>>
  %r = memref.load %h[] : memref<f32>
  return %r : f32
}
