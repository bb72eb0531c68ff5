// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// What is started is over when somebody waits for its token.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[MEMREF:.+]], %[[ASYNCTOKEN:.+]] = gpu.alloc async [%[[V0]]] () : memref<64xf32>
// CHECK-NEXT:   %[[V1:.+]] = gpu.memset async [%[[ASYNCTOKEN]]] %[[MEMREF]], %[[ARG0]] : memref<64xf32>, f32
// CHECK-NEXT:   %[[V2:.+]] = gpu.dealloc async [%[[V1]]] %[[MEMREF]] : memref<64xf32>
// CHECK-NEXT:   gpu.wait [%[[V2]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%v: f32) {
  %t0 = gpu.wait async
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32>
  %t2 = gpu.memset async [%t1] %m, %v : memref<64xf32>, f32
  gpu.wait [%t2]
  return
}

// A buffer of the host that is copied meanwhile.
// CHECK-LABEL: func.func @copied(
// CHECK-SAME: %[[ARG0:.+]]: memref<64xf32, 1>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<64xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C0]]] : memref<64xf32>
// CHECK-NEXT:   %[[V0:.+]] = gpu.wait async
// CHECK-NEXT:   %[[V1:.+]] = gpu.memcpy async [%[[V0]]] %[[ARG0]], %[[ALLOC]] : memref<64xf32, 1>, memref<64xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   gpu.wait [%[[V1]]]
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<64xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @copied(%to: memref<64xf32, 1>, %v: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<64xf32>
  memref.store %v, %a[%c0] : memref<64xf32>
  %t0 = gpu.wait async
  %t1 = gpu.memcpy async [%t0] %to, %a : memref<64xf32, 1>, memref<64xf32>
  %n = memref.alloc() : memref<f32>
  memref.store %v, %n[] : memref<f32>
  gpu.wait [%t1]
  return
}
