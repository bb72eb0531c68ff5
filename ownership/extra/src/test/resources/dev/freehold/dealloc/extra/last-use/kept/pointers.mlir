// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func private @pointer_to(memref<2xi64>) -> !llvm.ptr
func.func private @pointer_to(memref<2xi64>) -> !llvm.ptr

// The caller may use the pointer.
// CHECK-LABEL: func.func @returned() -> !llvm.ptr {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:   %[[V0:.+]] = call @pointer_to(%[[ALLOC]]) : (memref<2xi64>) -> !llvm.ptr
// CHECK-NEXT:   return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
func.func @returned() -> !llvm.ptr {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<2xi64>
  %p = func.call @pointer_to(%a) : (memref<2xi64>) -> !llvm.ptr
  // expected-note@below {{its address is taken here}}
  return %p : !llvm.ptr
}

// Others may load the pointer.
// CHECK-LABEL: func.func @stored(
// CHECK-SAME: %[[ARG0:.+]]: !llvm.ptr) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:   %[[V0:.+]] = call @pointer_to(%[[ALLOC]]) : (memref<2xi64>) -> !llvm.ptr
// CHECK-NEXT:   llvm.store %[[V0]], %[[ARG0]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @stored(%to: !llvm.ptr) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<2xi64>
  %p = func.call @pointer_to(%a) : (memref<2xi64>) -> !llvm.ptr
  // expected-note@below {{it is stored in memory here}}
  llvm.store %p, %to : !llvm.ptr, !llvm.ptr
  return
}

// A type of which nothing is known may stand for work that has not finished.
// CHECK-LABEL: func.func private @start(memref<2xi64>) -> !emitc.opaque<"handle">
func.func private @start(memref<2xi64>) -> !emitc.opaque<"handle">
// CHECK-LABEL: func.func @started() {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<2xi64>
// CHECK-NEXT:   %[[V0:.+]] = call @start(%[[ALLOC]]) : (memref<2xi64>) -> !emitc.opaque<"handle">
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @started() {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<2xi64>
  // expected-note@below {{what may still use it later is started here}}
  %h = func.call @start(%a) : (memref<2xi64>) -> !emitc.opaque<"handle">
  return
}
