// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=results" -verify-diagnostics | FileCheck %s

// What is returned has no name by which it could be handed over: the function returns a copy, as it would with 'keep'.
// CHECK-LABEL: func.func private @p(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<memref<f32>>
// CHECK-NEXT:   memref.store %[[ALLOC]], %[[ALLOC_0]][] : memref<memref<f32>>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC_0]][] : memref<memref<f32>>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<memref<f32>>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : memref<f32>
// CHECK-NEXT: }
func.func private @p(%v: f32) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %box = memref.alloc() : memref<memref<f32>>
  memref.store %a, %box[] : memref<memref<f32>>
  %g = memref.load %box[] : memref<memref<f32>>
  return %g : memref<f32>
}
// CHECK-LABEL: func.func @callp(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = call @p(%[[ARG0]]) : (f32) -> memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @callp(%v: f32) -> f32 {
  %g = call @p(%v) : (f32) -> memref<f32>
  %x = memref.load %g[] : memref<f32>
  return %x : f32
}
