// RUN: freehold-opt %s --last-use-buffer-deallocation -allow-unregistered-dialect -verify-diagnostics | FileCheck %s

// The result of an operation that says nothing may be its operand.
// CHECK-LABEL: func.func @f() {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = "test.unknown"(%[[ALLOC]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   "test.use"(%[[V0]]) : (memref<f32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f() {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  %b = "test.unknown"(%a) : (memref<f32>) -> memref<f32>
  "test.use"(%b) : (memref<f32>) -> ()
  return
}
