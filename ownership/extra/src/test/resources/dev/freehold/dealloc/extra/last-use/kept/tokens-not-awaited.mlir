// RUN: freehold-opt %s --last-use-buffer-deallocation="await-dropped-tokens=false" -verify-diagnostics | FileCheck %s

// Nobody waits for the task.
// CHECK-LABEL: func.func @dropped(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dropped(%v: f32) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  // expected-note@below {{what may still use it later is started here}}
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  return
}

// Not all paths wait for it.
// CHECK-LABEL: func.func @sometimes(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sometimes(%c: i1, %v: f32) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  // expected-note@below {{what may still use it later is started here}}
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    async.yield
  }
  scf.if %c {
    async.await %t : !async.token
  }
  return
}
