// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A kernel is over when its token is: behind the last one that is awaited, all buffers of the device are free.
// CHECK: module attributes {gpu.container_module} {
module attributes {gpu.container_module} {
// CHECK-LABEL: gpu.module @k {
// CHECK-NEXT:     gpu.func @f(%[[ARG0:.+]]: memref<64xf32>) kernel {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
gpu.module @k {
  gpu.func @f(%m: memref<64xf32>) kernel {
    gpu.return
  }
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<64xf32>) {
// CHECK-NEXT:     %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:     %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:     %[[V1:.+]] = gpu.launch_func async [%[[ASYNCTOKEN]]] @k::@f blocks in (%[[C1]], %[[C1]], %[[C1]]) threads in (%[[C1]], %[[C1]], %[[C1]])  args(%[[MEMREF]] : memref<64xf32>)
// CHECK-NEXT:     %[[V2:.+]] = gpu.dealloc async [%[[V1]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:     %[[MEMREF_0:.+]], %[[ASYNCTOKEN_1:.+]] = gpu.alloc async [%[[V2]]] () : memref<64xf32>
// CHECK-NEXT:     %[[V3:.+]] = gpu.launch_func async [%[[ASYNCTOKEN_1]]] @k::@f blocks in (%[[C1]], %[[C1]], %[[C1]]) threads in (%[[C1]], %[[C1]], %[[C1]])  args(%[[MEMREF_0]] : memref<64xf32>)
// CHECK-NEXT:     %[[V4:.+]] = gpu.dealloc async [%[[V3]]] %[[MEMREF_0]] : memref<64xf32>
// CHECK-NEXT:     gpu.wait [%[[V4]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
func.func @f(%init: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  %t2 = gpu.launch_func async [%t1] @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<64xf32>)
  %n, %t3 = gpu.alloc async [%t2] () : memref<64xf32>
  %t4 = gpu.launch_func async [%t3] @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%n : memref<64xf32>)
  gpu.wait [%t4]
  return
}
}
