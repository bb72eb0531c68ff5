// RUN: freehold-opt %s --last-use-buffer-deallocation --verify-deallocations -verify-diagnostics | FileCheck %s

// The memory that a function of gpu declares is there as long as it runs: nobody frees it.
// CHECK-LABEL: gpu.module @kernels {
// CHECK-NEXT:   gpu.func @k(%[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: index) workgroup(%[[ARG2:.+]] : memref<4xf32, 3>) private(%[[ARG3:.+]] : memref<1xf32, 5>) kernel {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ARG2]][%[[ARG1]]] : memref<4xf32, 3>
// CHECK-NEXT:     memref.store %[[V0]], %[[ALLOC]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ALLOC]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG3]][%[[C0]]] : memref<1xf32, 5>
// CHECK-NEXT:     gpu.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
gpu.module @kernels {
  gpu.func @k(%m: memref<4xf32>, %i: index) workgroup(%w: memref<4xf32, 3>) private(%p: memref<1xf32, 5>) kernel {
    %a = memref.alloc() : memref<4xf32>
    %0 = memref.load %m[%i] : memref<4xf32>
    memref.store %0, %w[%i] : memref<4xf32, 3>
    memref.store %0, %a[%i] : memref<4xf32>
    %1 = memref.load %a[%i] : memref<4xf32>
    %c0 = arith.constant 0 : index
    memref.store %1, %p[%c0] : memref<1xf32, 5>
    gpu.return
  }
}
