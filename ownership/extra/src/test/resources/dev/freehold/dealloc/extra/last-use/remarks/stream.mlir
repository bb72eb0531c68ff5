// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter=buffer-deallocation --remark-format=yaml | FileCheck %s

// What is freed by a device.func.func @f( loc("p":1:1)
// CHECK: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 4, Column: 13 }
// CHECK-NEXT: Function:        f
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed as soon as what ''gpu.memset'' at 5:9 stands for is over'
// CHECK-NEXT: ...
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
  %t0 = gpu.wait async loc("p":3:9)
  %m, %t1 = gpu.alloc async [%t0] () : memref<64xf32> loc("p":4:13)
  %t2 = gpu.memset async [%t1] %m, %v : memref<64xf32>, f32 loc("p":5:9)
  gpu.wait [%t2] loc("p":6:3)
  return loc("p":7:3)
} loc("p":2:1)
