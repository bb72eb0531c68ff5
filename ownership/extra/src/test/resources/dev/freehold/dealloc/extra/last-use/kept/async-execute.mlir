// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// What a task uses is left alone, as it may run on behind its start; what it allocates is freed in it.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[TOKEN:.+]] = async.execute {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     async.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%v: f32) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  // expected-note@below {{what may still use it later is started here}}
  %t = async.execute {
    memref.store %v, %a[] : memref<f32>
    %b = memref.alloc() : memref<f32>
    memref.store %v, %b[] : memref<f32>
    async.yield
  }
  async.await %t : !async.token
  return
}
