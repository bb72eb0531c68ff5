// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=results" --last-use-buffer-deallocation | FileCheck %s

// What only lends its results says so, and a second run leaves it at that, whatever its options are.

// CHECK-LABEL: func.func private @argument(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}) {
// CHECK-NEXT:   return %[[ARG0]] : memref<f32>
// CHECK-NEXT: }
func.func private @argument(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @argument(%[[ALLOC]]) : (memref<f32>) -> memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[V0]][] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  %r = call @argument(%a) : (memref<f32>) -> memref<f32>
  memref.store %v, %r[] : memref<f32>
  %x = memref.load %a[] : memref<f32>
  return %x : f32
}
