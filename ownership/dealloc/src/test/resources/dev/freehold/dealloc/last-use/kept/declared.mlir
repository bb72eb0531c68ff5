// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func private @register(memref<4xf32> {freehold.escapes})
func.func private @register(memref<4xf32> {freehold.escapes})
// CHECK-LABEL: func.func private @release(memref<4xf32> {freehold.frees})
func.func private @release(memref<4xf32> {freehold.frees})

// The callee keeps it.
// CHECK-LABEL: func.func @registered() {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   call @register(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @registered() {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@below {{a function is called here that keeps it}}
  call @register(%a) : (memref<4xf32>) -> ()
  return
}

// Nobody says that this function frees its argument.
// CHECK-LABEL: func.func private @helper(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) {
// CHECK-NEXT:   call @release(%[[ARG0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @helper(%m: memref<4xf32>) {
  call @release(%m) : (memref<4xf32>) -> ()
  return
}
// CHECK-LABEL: func.func @freed_by_helper() {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   call @helper(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @freed_by_helper() {
  // expected-remark@below {{it is left to the program to free the buffer}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@below {{it may be freed here}}
  call @helper(%a) : (memref<4xf32>) -> ()
  return
}
