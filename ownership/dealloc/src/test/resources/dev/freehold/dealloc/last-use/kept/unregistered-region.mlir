// RUN: freehold-opt %s --last-use-buffer-deallocation -allow-unregistered-dialect -verify-diagnostics | FileCheck %s

// What an operation that nobody knows does with its region is not known. What the region uses is freed behind it; what is allocated in it is left alone.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   "test.region"() ({
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     %[[ALLOC_1:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC_1]][] : memref<f32>
// CHECK-NEXT:     "test.end"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%v: f32) {
  %a = memref.alloc() : memref<f32>
  // expected-note@below {{there is no order of the operations in this one}}
  "test.region"() ({
    memref.store %v, %a[] : memref<f32>
    // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
    %b = memref.alloc() : memref<f32>
    memref.store %v, %b[] : memref<f32>
    "test.end"() : () -> ()
  }) : () -> ()
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  return
}
