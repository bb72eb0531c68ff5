// RUN: freehold-opt %s --last-use-buffer-deallocation-pipeline | FileCheck %s

// What is simplified before makes buffers die earlier; what is simplified behind makes of two negations none, and of flags conditions.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> (memref<f32>, memref<f32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:     %[[V2:.+]] = bufferization.clone %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V2]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ALLOC]], %[[V1]] : memref<f32>, memref<f32>
// CHECK-NEXT: }
func.func @f(%c: i1, %arg: memref<f32>, %v: f32) -> (memref<f32>, memref<f32>) {
  %true = arith.constant true
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %s = arith.select %true, %a, %b : memref<f32>
  %t = arith.select %c, %s, %b : memref<f32>
  return %s, %t : memref<f32>, memref<f32>
}

// CHECK-LABEL: func.func @flag(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[V0]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @flag(%c: i1, %arg: memref<f32>, %v: f32) -> f32 {
  %x = scf.if %c -> memref<f32> {
    %a = memref.alloc() : memref<f32>
    memref.store %v, %a[] : memref<f32>
    scf.yield %a : memref<f32>
  } else {
    scf.yield %arg : memref<f32>
  }
  %n = memref.alloc() : memref<f32>
  memref.copy %x, %n : memref<f32> to memref<f32>
  %r = memref.load %n[] : memref<f32>
  return %r : f32
}
