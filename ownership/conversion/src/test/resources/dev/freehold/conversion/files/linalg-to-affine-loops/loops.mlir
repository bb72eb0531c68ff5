// RUN: freehold-opt %s --convert-linalg-to-affine-loops | FileCheck %s

// Sizes are bounds of affine loops, and elements are accessed by affine maps.
// CHECK: #[[MAP:.+]] = affine_map<(d0, d1) -> (d0 + d1)>
#m = affine_map<(i, j, k) -> (i, k)>
#m1 = affine_map<(i, j, k) -> (k, j)>
#m2 = affine_map<(i, j, k) -> (i, j)>
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: memref<?x4xf32>, %[[ARG2:.+]]: memref<?x4xf32>, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:   affine.for %[[ARG4:.+]] = 0 to %[[DIM]] {
// CHECK-NEXT:     affine.for %[[ARG5:.+]] = 0 to 4 {
// CHECK-NEXT:       affine.for %[[ARG6:.+]] = 0 to %[[DIM_0]] {
// CHECK-NEXT:         %[[V0:.+]] = affine.load %[[ARG0]][%[[ARG4]], %[[ARG6]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[V1:.+]] = affine.load %[[ARG1]][%[[ARG6]], %[[ARG5]]] : memref<?x4xf32>
// CHECK-NEXT:         %[[V2:.+]] = affine.load %[[ARG2]][%[[ARG4]], %[[ARG5]]] : memref<?x4xf32>
// CHECK-NEXT:         %[[V3:.+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:         %[[V4:.+]] = arith.addf %[[V3]], %[[V2]] : f32
// CHECK-NEXT:         affine.store %[[V4]], %[[ARG2]][%[[ARG4]], %[[ARG5]]] : memref<?x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[DIM_1:.+]] = memref.dim %[[ARG2]], %[[C0]] : memref<?x4xf32>
// CHECK-NEXT:   affine.for %[[ARG4]] = 0 to %[[DIM_1]] {
// CHECK-NEXT:     affine.for %[[ARG5]] = 0 to 4 {
// CHECK-NEXT:       affine.store %[[ARG3]], %[[ARG2]][%[[ARG4]], %[[ARG5]]] : memref<?x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: memref<?x?xf32>, %b: memref<?x4xf32>, %c: memref<?x4xf32>, %x: f32) {
  linalg.generic {indexing_maps = [#m, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : memref<?x?xf32>, memref<?x4xf32>) outs(%c : memref<?x4xf32>) {
   ^bb0(%p: f32, %q: f32, %r: f32):
    %i = linalg.index 1 : index
    %0 = arith.mulf %p, %q : f32
    %1 = arith.addf %0, %r : f32
    linalg.yield %1 : f32
  }
  linalg.fill ins(%x : f32) outs(%c : memref<?x4xf32>)
  return
}
// CHECK-LABEL: func.func @conv(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: memref<3xf32>, %[[ARG2:.+]]: memref<?xf32>, %[[ARG3:.+]]: memref<f32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG2]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   affine.for %[[ARG4:.+]] = 0 to %[[DIM]] {
// CHECK-NEXT:     affine.for %[[ARG5:.+]] = 0 to 3 {
// CHECK-NEXT:       %[[V0:.+]] = affine.apply #[[MAP]](%[[ARG4]], %[[ARG5]])
// CHECK-NEXT:       %[[V1:.+]] = affine.load %[[ARG0]][%[[V0]]] : memref<?xf32>
// CHECK-NEXT:       %[[V2:.+]] = affine.load %[[ARG1]][%[[ARG5]]] : memref<3xf32>
// CHECK-NEXT:       %[[V3:.+]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       %[[V4:.+]] = arith.mulf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:       %[[V5:.+]] = arith.addf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:       affine.store %[[V5]], %[[ARG2]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   affine.for %[[ARG4]] = 0 to %[[DIM_0]] {
// CHECK-NEXT:     %[[V0:.+]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     %[[V1:.+]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     %[[V2:.+]] = affine.load %[[ARG3]][] : memref<f32>
// CHECK-NEXT:     %[[V3:.+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     %[[V4:.+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:     affine.store %[[V4]], %[[ARG3]][] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @conv(%a: memref<?xf32>, %k: memref<3xf32>, %o: memref<?xf32>, %s: memref<f32>) {
  linalg.conv_1d ins(%a, %k : memref<?xf32>, memref<3xf32>) outs(%o : memref<?xf32>)
  linalg.dot ins(%a, %o : memref<?xf32>, memref<?xf32>) outs(%s : memref<f32>)
  return
}
// CHECK-LABEL: func.func @mixed(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x5x6x7xf32>, %[[ARG1:.+]]: memref<4x6xf32>) {
// CHECK-NEXT:   affine.for %[[ARG2:.+]] = 0 to 4 {
// CHECK-NEXT:     affine.for %[[ARG3:.+]] = 0 to 5 {
// CHECK-NEXT:       affine.for %[[ARG4:.+]] = 0 to 6 {
// CHECK-NEXT:         affine.for %[[ARG5:.+]] = 0 to 7 {
// CHECK-NEXT:           %[[V0:.+]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]]] : memref<4x5x6x7xf32>
// CHECK-NEXT:           %[[V1:.+]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG4]]] : memref<4x6xf32>
// CHECK-NEXT:           %[[V2:.+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:           affine.store %[[V2]], %[[ARG1]][%[[ARG2]], %[[ARG4]]] : memref<4x6xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @mixed(%a: memref<4x5x6x7xf32>, %b: memref<4x6xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i,j,k,l) -> (i,j,k,l)>, affine_map<(i,j,k,l) -> (i,k)>], iterator_types = ["parallel","reduction","parallel","reduction"]} ins(%a : memref<4x5x6x7xf32>) outs(%b : memref<4x6xf32>) { ^bb0(%p: f32, %q: f32):
    %z = arith.addf %p, %q : f32
    linalg.yield %z : f32 }
  return
}
