// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// A value that leaves the function may be anything that its task uses.
// CHECK-LABEL: func.func @value_returned(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> !async.value<memref<4xf32>> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[TOKEN:.+]], %[[BODYRESULTS:.+]] = async.execute -> !async.value<memref<4xf32>> {
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     async.yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[BODYRESULTS]] : !async.value<memref<4xf32>>
// CHECK-NEXT: }
func.func @value_returned(%out: memref<4xf32>) -> !async.value<memref<4xf32>> {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@below {{what may still use it later is started here}}
  %t, %b = async.execute -> !async.value<memref<4xf32>> {
    memref.copy %out, %a : memref<4xf32> to memref<4xf32>
    async.yield %a : memref<4xf32>
  }
  return %b : !async.value<memref<4xf32>>
}
