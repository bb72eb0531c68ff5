// RUN: freehold-opt %s --canonicalize | FileCheck %s

// The operation learns a size only if both agree.
// CHECK-LABEL: func.func @memcpy(
// CHECK-SAME: %[[ARG0:.+]]: memref<9xf32>, %[[ARG1:.+]]: memref<8xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:   gpu.memcpy  %[[ARG0]], %[[CAST]] : memref<9xf32>, memref<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @memcpy(%m: memref<9xf32>, %n: memref<8xf32>) {
  %0 = memref.cast %m : memref<9xf32> to memref<?xf32>
  %1 = memref.cast %n : memref<8xf32> to memref<?xf32>
  gpu.memcpy %0, %1 : memref<?xf32>, memref<?xf32>
  return
}
