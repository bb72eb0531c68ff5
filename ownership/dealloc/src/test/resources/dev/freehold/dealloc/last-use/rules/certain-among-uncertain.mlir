// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// Where one name takes the buffer over for certain, no other one is asked.

// CHECK-LABEL: func.func private @either(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: memref<f32>) -> (memref<f32> {freehold.borrowed = [1, 2]}) {
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func private @either(%c: i1, %a: memref<f32>, %b: memref<f32>) -> (memref<f32> {freehold.borrowed = [1, 2]}) {
  %s = arith.select %c, %a, %b : memref<f32>
  return %s : memref<f32>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<f32>, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = call @either(%[[ARG0]], %[[ALLOC]], %[[ARG2]]) : (i1, memref<f32>, memref<f32>) -> memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG1]], %[[ALLOC]], %[[ARG2]] : memref<f32>
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     %[[V2:.+]] = memref.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     memref.copy %[[V1]], %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:     memref.dealloc %[[V1]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ARG3]] : f32
// CHECK-NEXT: }
func.func @f(%c: i1, %d: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = call @either(%c, %a, %arg) : (i1, memref<f32>, memref<f32>) -> memref<f32>
  %b = arith.select %d, %a, %arg : memref<f32>
  scf.if %d {
    memref.store %v, %a[] : memref<f32>
    %n = memref.alloc() : memref<f32>
    memref.store %v, %n[] : memref<f32>
    %w = memref.load %n[] : memref<f32>
    memref.copy %b, %r : memref<f32> to memref<f32>
  }
  return %v : f32
}
