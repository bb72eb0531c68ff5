// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func private @frees(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     memref.dealloc %[[ARG0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @frees(%m: memref<f32>, %c: i1) {
  scf.if %c {
    memref.dealloc %m : memref<f32>
  }
  return
}

// CHECK-LABEL: func.func private @passes_on(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: i1) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   call @frees(%[[CAST]], %[[ARG1]]) : (memref<f32>, i1) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @passes_on(%m: memref<f32>, %c: i1) {
  %v = memref.cast %m : memref<f32> to memref<f32>
  call @frees(%v, %c) : (memref<f32>, i1) -> ()
  return
}

// CHECK-LABEL: func.func private @borrows(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func private @borrows(%m: memref<f32>) -> f32 {
  %r = memref.load %m[] : memref<f32>
  return %r : f32
}

// A function that frees its argument, also through another one, takes the buffer from the pass.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: i1) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:   call @frees(%[[ALLOC]], %[[ARG1]]) : (memref<f32>, i1) -> ()
// CHECK-NEXT:   call @passes_on(%[[ALLOC_0]], %[[ARG1]]) : (memref<f32>, i1) -> ()
// CHECK-NEXT:   %[[V0:.+]] = call @borrows(%[[ALLOC_1]]) : (memref<f32>) -> f32
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @f(%v: f32, %c: i1) -> f32 {
  // expected-remark@below {{it is left to the program to free the buffer}}
  %a = memref.alloc() : memref<f32>
  // expected-remark@below {{it is left to the program to free the buffer}}
  %b = memref.alloc() : memref<f32>
  %d = memref.alloc() : memref<f32>
  memref.store %v, %d[] : memref<f32>
  // expected-note@below {{it may be freed here}}
  call @frees(%a, %c) : (memref<f32>, i1) -> ()
  // expected-note@below {{it may be freed here}}
  call @passes_on(%b, %c) : (memref<f32>, i1) -> ()
  %r = call @borrows(%d) : (memref<f32>) -> f32
  return %r : f32
}
