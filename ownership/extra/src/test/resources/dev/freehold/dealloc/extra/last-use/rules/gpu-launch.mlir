// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// A launch without a token has ended when control is behind it.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[MEMREF:.+]] = gpu.alloc  () : memref<4xf32>
// CHECK-NEXT:   gpu.launch blocks(%[[ARG1:.+]], %[[ARG2:.+]], %[[ARG3:.+]]) in (%[[ARG7:.+]] = %[[C1]], %[[ARG8:.+]] = %[[C1]], %[[ARG9:.+]] = %[[C1]]) threads(%[[ARG4:.+]], %[[ARG5:.+]], %[[ARG6:.+]]) in (%[[ARG10:.+]] = %[[C1]], %[[ARG11:.+]] = %[[C1]], %[[ARG12:.+]] = %[[C1]]) {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[MEMREF]][%[[ARG4]]] : memref<4xf32>
// CHECK-NEXT:     gpu.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.dealloc  %[[MEMREF]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%v: f32) {
  %c1 = arith.constant 1 : index
  %m = gpu.alloc () : memref<4xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    memref.store %v, %m[%tx] : memref<4xf32>
    gpu.terminator
  }
  return
}
