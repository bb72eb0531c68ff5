// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// Whoever gets the address may use it later.
// CHECK-LABEL: func.func @returned() -> index {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<f32> -> index
// CHECK-NEXT:   return %[[INTPTR]] : index
// CHECK-NEXT: }
func.func @returned() -> index {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<f32> -> index
  // expected-note@below {{its address is taken here}}
  return %p : index
}

// CHECK-LABEL: func.func @stored(
// CHECK-SAME: %[[ARG0:.+]]: memref<index>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<f32> -> index
// CHECK-NEXT:   memref.store %[[INTPTR]], %[[ARG0]][] : memref<index>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @stored(%to: memref<index>) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<f32> -> index
  // expected-note@below {{it is stored in memory here}}
  memref.store %p, %to[] : memref<index>
  return
}

// What counts from an address on is one.
// CHECK-LABEL: func.func private @ext(index)
func.func private @ext(index)
// CHECK-LABEL: func.func @counted(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<4xf32> -> index
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[INTPTR]], %[[ARG0]] : index
// CHECK-NEXT:   scf.for %[[ARG2:.+]] = %[[INTPTR]] to %[[V0]] step %[[ARG1]] {
// CHECK-NEXT:     func.call @ext(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @counted(%n: index, %step: index) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  %q = arith.addi %p, %n : index
  // expected-note@below {{its address is taken here}}
  scf.for %i = %p to %q step %step {
    func.call @ext(%i) : (index) -> ()
  }
  return
}

// The address leaves the round in which the buffer has a name.
// CHECK-LABEL: func.func @carried(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) {
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:.+]] = %[[ARG3]]) -> (index) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     func.call @ext(%[[ARG5]]) : (index) -> ()
// CHECK-NEXT:     %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<f32> -> index
// CHECK-NEXT:     scf.yield %[[INTPTR]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @carried(%lb: index, %ub: index, %step: index, %start: index) {
  // expected-note@below {{it has no name any more where it is used for the last time behind this one}}
  %last = scf.for %i = %lb to %ub step %step iter_args(%p = %start) -> index {
    // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
    %a = memref.alloc() : memref<f32>
    func.call @ext(%p) : (index) -> ()
    %q = memref.extract_aligned_pointer_as_index %a : memref<f32> -> index
    scf.yield %q : index
  }
  return
}
