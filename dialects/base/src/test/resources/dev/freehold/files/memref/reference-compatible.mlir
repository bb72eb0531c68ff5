// RUN: freehold-opt %s -canonicalize --reference-compatible | FileCheck %s

// CHECK-LABEL: func.func @manual_deallocation_is_forgotten(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @manual_deallocation_is_forgotten(%x: f32, %i: index) -> f32 {
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4) {bufferization.manual_deallocation} : memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}
