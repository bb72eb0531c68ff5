// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// The caller owns what it passes, under whichever names the callee knows it.
// CHECK-LABEL: func.func private @g(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[V2:.+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func private @g(%p: memref<f32>, %q: memref<f32>) -> f32 {
  %x = memref.load %p[] : memref<f32>
  %t = memref.alloc() : memref<f32>
  memref.copy %q, %t : memref<f32> to memref<f32>
  %y = memref.load %t[] : memref<f32>
  %r = arith.addf %x, %y : f32
  return %r : f32
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @g(%[[ALLOC]], %[[ALLOC]]) : (memref<f32>, memref<f32>) -> f32
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @f(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = call @g(%a, %a) : (memref<f32>, memref<f32>) -> f32
  return %r : f32
}
