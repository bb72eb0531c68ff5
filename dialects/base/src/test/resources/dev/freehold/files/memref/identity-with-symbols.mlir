// RUN: freehold-opt %s --canonicalize | FileCheck %s

// A layout that is the identity but has symbols makes another type than no layout, which looks the same.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?xf32>) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG1]]) : memref<?xf32>
// CHECK-NEXT:   memref.copy %[[ARG2]], %[[ALLOC]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][%[[ARG0]]] : memref<?xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc(%[[ARG1]], %[[ARG1]]) : memref<?x?xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC_0]][0, 0] [2, 2] [1, 1] : memref<?x?xf32> to memref<2x2xf32, strided<[?, 1]>>
// CHECK-NEXT:   memref.store %[[V0]], %[[SUBVIEW]][%[[ARG0]], %[[ARG0]]] : memref<2x2xf32, strided<[?, 1]>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[SUBVIEW]][%[[ARG1]], %[[ARG0]]] : memref<2x2xf32, strided<[?, 1]>>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @f(%s: index, %n: index, %m: memref<?xf32, affine_map<(d0)[s0] -> (d0)>>) -> f32 {
  %a = memref.alloc(%n) : memref<?xf32, affine_map<(d0)[s0] -> (d0)>>
  memref.copy %m, %a : memref<?xf32, affine_map<(d0)[s0] -> (d0)>> to memref<?xf32, affine_map<(d0)[s0] -> (d0)>>
  %c = memref.cast %a : memref<?xf32, affine_map<(d0)[s0] -> (d0)>> to memref<?xf32>
  %v = memref.load %c[%s] : memref<?xf32>
  %k = memref.alloc(%n, %n) : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>
  %sv = memref.subview %k[0, 0] [2, 2] [1, 1] : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>> to memref<2x2xf32, strided<[?, 1]>>
  memref.store %v, %sv[%s, %s] : memref<2x2xf32, strided<[?, 1]>>
  %w = memref.load %sv[%n, %s] : memref<2x2xf32, strided<[?, 1]>>
  return %w : f32
}
// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG1]], %[[CAST]], %[[ARG2]] : memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : memref<4xf32>
// CHECK-NEXT: }
func.func @g(%m: memref<4xf32, affine_map<(d0)[s0] -> (d0)>>, %c: i1, %o: memref<4xf32>) -> memref<4xf32> {
  %k = memref.cast %m : memref<4xf32, affine_map<(d0)[s0] -> (d0)>> to memref<4xf32>
  %a = arith.select %c, %k, %o : memref<4xf32>
  return %a : memref<4xf32>
}
