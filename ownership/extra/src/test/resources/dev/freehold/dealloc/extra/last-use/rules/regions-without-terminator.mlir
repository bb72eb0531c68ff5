// RUN: freehold-opt %s --last-use-buffer-deallocation -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   acc.kernel_environment {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][%[[ARG0]]] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC_0]][%[[ARG0]]] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   acc.kernel_environment {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     "unknown.use"(%[[ALLOC_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%i: index, %m: memref<4xf32>, %v: f32) {
  %a = memref.alloc() : memref<4xf32>
  acc.kernel_environment {
    %b = memref.alloc() : memref<4xf32>
    memref.store %v, %a[%i] : memref<4xf32>
    memref.store %v, %b[%i] : memref<4xf32>
  }
  acc.kernel_environment {
    %b = memref.alloc() : memref<4xf32>
    "unknown.use"(%b) : (memref<4xf32>) -> ()
  }
  return
}
