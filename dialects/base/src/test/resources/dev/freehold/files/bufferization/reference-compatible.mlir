// RUN: freehold-opt %s -canonicalize --reference-compatible | FileCheck %s

// The clone is dropped, though the buffer is used after it has been freed.
// CHECK-LABEL: func.func @region_frees_source(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @region_frees_source(%c: i1, %x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}
