// RUN: freehold-opt %s --last-use-buffer-deallocation=existing-deallocs=replace -verify-diagnostics | FileCheck %s

// Another producer frees at the end: the first buffer dies in front of the second allocation.
// CHECK-LABEL: func.func @earlier(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @earlier(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %x = memref.load %a[] : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %x, %b[] : memref<f32>
  %r = memref.load %b[] : memref<f32>
  memref.dealloc %a : memref<f32>
  memref.dealloc %b : memref<f32>
  return %r : f32
}

// What this pass made stays where it is.
// CHECK-LABEL: func.func @again(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @again(%c: i1, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  scf.if %c {
    memref.store %v, %a[] : memref<f32>
    memref.dealloc %a : memref<f32>
  } else {
    memref.dealloc %a : memref<f32>
  }
  return
}

// By convention an argument is not freed here, so that it is the allocation that is.
// CHECK-LABEL: func.func @argument_or_ours(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @argument_or_ours(%c: i1, %arg: memref<f32>, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %s = arith.select %c, %a, %arg : memref<f32>
  memref.store %v, %s[] : memref<f32>
  scf.if %c {
    memref.dealloc %s : memref<f32>
  }
  return
}

// It is none of ours: its deallocation stays.
// CHECK-LABEL: func.func @argument_only(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) {
// CHECK-NEXT:   memref.dealloc %[[ARG0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @argument_only(%m: memref<f32>) {
  memref.dealloc %m : memref<f32>
  return
}

// Who else reaches what escapes is not known.
// CHECK-LABEL: func.func @escapes(
// CHECK-SAME: %[[ARG0:.+]]: memref<memref<f32>>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ALLOC]], %[[ARG0]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @escapes(%box: memref<memref<f32>>, %v: f32) {
  // expected-remark@below {{it is left to the program to free the buffer}}
  %a = memref.alloc() : memref<f32>
  memref.store %a, %box[] : memref<memref<f32>>
  // expected-note@below {{it may be freed here}}
  memref.dealloc %a : memref<f32>
  return
}
