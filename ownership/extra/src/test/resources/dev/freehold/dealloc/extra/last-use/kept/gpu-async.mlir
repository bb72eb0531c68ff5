// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// What is started may run on behind the operation that starts it.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:   %[[V1:.+]] = gpu.memset async [%[[ASYNCTOKEN]]] %[[MEMREF]], %[[ARG0]] : memref<64xf32>, f32
// CHECK-NEXT:   gpu.wait [%[[V1]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%v: f32) {
  %t0 = gpu.wait async
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  // expected-note@below {{what may still use it later is started here}}
  %t2 = gpu.memset async [%t1] %m, %v : memref<64xf32>, f32
  gpu.wait [%t2]
  return
}
