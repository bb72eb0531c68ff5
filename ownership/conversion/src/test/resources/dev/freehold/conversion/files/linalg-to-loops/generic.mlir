// RUN: freehold-opt %s --convert-linalg-to-loops | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: memref<?x?xf32>, %[[ARG2:.+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG4:.+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V1:.+]] = memref.load %[[ARG1]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V2:.+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       memref.store %[[V2]], %[[ARG2]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @elementwise(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.generic {indexing_maps = [#id2, #tr, #id2], iterator_types = ["parallel", "parallel"]} ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return
}
// CHECK-LABEL: func.func @reduction(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x8xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG4:.+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V1:.+]] = memref.load %[[ARG1]][%[[ARG3]]] : memref<4xf32>
// CHECK-NEXT:       %[[V2:.+]] = arith.addi %[[ARG3]], %[[ARG4]] : index
// CHECK-NEXT:       %[[V3:.+]] = arith.index_cast %[[V2]] : index to i32
// CHECK-NEXT:       %[[V4:.+]] = arith.sitofp %[[V3]] : i32 to f32
// CHECK-NEXT:       %[[V5:.+]] = arith.mulf %[[V0]], %[[ARG2]] : f32
// CHECK-NEXT:       %[[V6:.+]] = arith.addf %[[V5]], %[[V1]] : f32
// CHECK-NEXT:       %[[V7:.+]] = arith.addf %[[V6]], %[[V4]] : f32
// CHECK-NEXT:       memref.store %[[V7]], %[[ARG1]][%[[ARG3]]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reduction(%a: memref<4x8xf32>, %c: memref<4xf32>, %k: f32) {
  linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> ()>, #row], iterator_types = ["parallel", "reduction"]} ins(%a, %k : memref<4x8xf32>, f32) outs(%c : memref<4xf32>) attrs = {foo} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ij = arith.addi %i, %j : index
    %n = arith.index_cast %ij : index to i32
    %f = arith.sitofp %n : i32 to f32
    %s = arith.mulf %x, %y : f32
    %t = arith.addf %s, %z : f32
    %q = arith.addf %t, %f : f32
    linalg.yield %q : f32
  }
  return
}
// CHECK-LABEL: func.func @conv(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: memref<3xf32>, %[[ARG2:.+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG2]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG4:.+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = affine.apply #[[MAP]](%[[ARG3]], %[[ARG4]])
// CHECK-NEXT:       %[[V1:.+]] = memref.load %[[ARG0]][%[[V0]]] : memref<?xf32>
// CHECK-NEXT:       %[[V2:.+]] = memref.load %[[ARG1]][%[[ARG4]]] : memref<3xf32>
// CHECK-NEXT:       %[[V3:.+]] = memref.load %[[ARG2]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       %[[V4:.+]] = arith.mulf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:       %[[V5:.+]] = arith.addf %[[V4]], %[[V3]] : f32
// CHECK-NEXT:       memref.store %[[V5]], %[[ARG2]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @conv(%a: memref<?xf32>, %w: memref<3xf32>, %o: memref<?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a, %w : memref<?xf32>, memref<3xf32>) outs(%o : memref<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %y : f32
    %t = arith.addf %s, %z : f32
    linalg.yield %t : f32
  }
  return
}
// CHECK-LABEL: func.func @constantmaps(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x8xf32>, %[[ARG1:.+]]: memref<4x1xf32>) {
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG2:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG2]], %[[C3]]] : memref<4x8xf32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ARG1]][%[[ARG2]], %[[C0]]] : memref<4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constantmaps(%a: memref<4x8xf32>, %c: memref<4x1xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, 3)>, affine_map<(d0) -> (d0, 0)>], iterator_types = ["parallel"]} ins(%a : memref<4x8xf32>) outs(%c : memref<4x1xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  }
  return
}
// CHECK-LABEL: func.func @zerod(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: memref<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:   memref.store %[[V0]], %[[ARG1]][] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @zerod(%a: memref<f32>, %c: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a : memref<f32>) outs(%c : memref<f32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  }
  return
}
// CHECK-LABEL: func.func @two(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: memref<4xi1>, %[[ARG3:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG4]]] : memref<4xf32>
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ARG1]][%[[ARG4]]] : memref<4xf32>
// CHECK-NEXT:     %[[V2:.+]] = arith.cmpf olt, %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     %[[V3:.+]] = scf.if %[[V2]] -> (f32) {
// CHECK-NEXT:       scf.yield %[[V0]] : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[V3]], %[[ARG1]][%[[ARG4]]] : memref<4xf32>
// CHECK-NEXT:     memref.store %[[V2]], %[[ARG2]][%[[ARG4]]] : memref<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @two(%a: memref<4xf32>, %c: memref<4xf32>, %d: memref<4xi1>, %unused: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %unused : memref<4xf32>, memref<4xf32>) outs(%c, %d : memref<4xf32>, memref<4xi1>) {
  ^bb0(%x: f32, %u: f32, %z: f32, %y: i1):
    %p = arith.cmpf olt, %x, %z : f32
    %r = scf.if %p -> f32 { scf.yield %x : f32 } else { scf.yield %z : f32 }
    linalg.yield %r, %p : f32, i1
  }
  return
}
