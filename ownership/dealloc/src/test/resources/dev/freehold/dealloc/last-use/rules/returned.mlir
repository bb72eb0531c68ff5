// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// What is returned is the caller's to free, so that it gets a copy of what is not ours.
// CHECK-LABEL: func.func @argument(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ARG0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V0]] : memref<f32>
// CHECK-NEXT: }
func.func @argument(%arg: memref<f32>) -> memref<f32> {
  return %arg : memref<f32>
}

// CHECK-LABEL: func.func @ours(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   return %[[ALLOC]] : memref<f32>
// CHECK-NEXT: }
func.func @ours(%v: f32) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  return %a : memref<f32>
}

// Once as it is, once copied.
// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> (memref<f32>, memref<f32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = bufferization.clone %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[ALLOC]], %[[V0]] : memref<f32>, memref<f32>
// CHECK-NEXT: }
func.func @twice(%v: f32) -> (memref<f32>, memref<f32>) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  return %a, %a : memref<f32>, memref<f32>
}

// The second may be the first.
// CHECK-LABEL: func.func @perhaps_twice(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> (memref<f32>, memref<f32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TRUE_1:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[ARG0]], %[[TRUE_1]] : i1
// CHECK-NEXT:   %[[V3:.+]] = scf.if %[[V2]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[V0]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V4:.+]] = bufferization.clone %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[V4]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ALLOC]], %[[V3]] : memref<f32>, memref<f32>
// CHECK-NEXT: }
func.func @perhaps_twice(%c: i1, %v: f32) -> (memref<f32>, memref<f32>) {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.store %v, %b[] : memref<f32>
  %s = arith.select %c, %a, %b : memref<f32>
  return %a, %s : memref<f32>, memref<f32>
}

// A global is nobody's.
// CHECK-LABEL: memref.global @g : memref<f32> = dense<1.000000e+00>
memref.global @g : memref<f32> = dense<1.0>
// CHECK-LABEL: func.func @global() -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = memref.get_global @g : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[V1]] : memref<f32>
// CHECK-NEXT: }
func.func @global() -> memref<f32> {
  %g = memref.get_global @g : memref<f32>
  return %g : memref<f32>
}
