// RUN: freehold-opt %s --convert-linalg-to-loops | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: memref<?xf32>, %[[ARG2:.+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG2]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG2]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG4:.+]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = affine.apply #[[MAP]](%[[ARG3]])
// CHECK-NEXT:       %[[V1:.+]] = affine.apply #[[MAP1]](%[[ARG4]])
// CHECK-NEXT:       %[[V2:.+]] = memref.load %[[ARG0]][%[[V0]], %[[V1]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V3:.+]] = arith.addf %[[V2]], %[[CST]] : f32
// CHECK-NEXT:       %[[V4:.+]] = affine.apply #[[MAP2]]()[%[[ARG3]]]
// CHECK-NEXT:       memref.store %[[V3]], %[[ARG1]][%[[V4]]] : memref<?xf32>
// CHECK-NEXT:       memref.store %[[V3]], %[[ARG2]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: memref<?x?xf32>, %b: memref<?xf32>, %c: memref<?x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 floordiv 2, d1 + 1)>, affine_map<(d0, d1) -> (d0 mod 3)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : memref<?x?xf32>, memref<?xf32>) outs(%c : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %k = affine.apply affine_map<() -> (7)>()
    %l = arith.index_cast %k : index to i32
    %m = arith.sitofp %l : i32 to f32
    %n = arith.addf %x, %m : f32
    %w = linalg.index 0 : index
    %ww = affine.apply affine_map<(d0) -> (d0 * 2)>(%w)
    memref.store %n, %b[%ww] : memref<?xf32>
    linalg.yield %n : f32
  }
  return
}
