// RUN: freehold-opt %s --convert-linalg-to-loops | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x?xf32>, %[[ARG1:.+]]: memref<?x4xf32>, %[[ARG2:.+]]: memref<4x4xf32>, %[[ARG3:.+]]: index, %[[ARG4:.+]]: i1) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG5:.+]] = %[[C0]] to %[[ARG3]] step %[[C1]] {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C1]] : memref<4x?xf32>
// CHECK-NEXT:       scf.for %[[ARG6:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:         scf.for %[[ARG7:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:           scf.for %[[ARG8:.+]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:             %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG6]], %[[ARG8]]] : memref<4x?xf32>
// CHECK-NEXT:             %[[V1:.+]] = memref.load %[[ARG1]][%[[ARG8]], %[[ARG7]]] : memref<?x4xf32>
// CHECK-NEXT:             %[[V2:.+]] = memref.load %[[ARG2]][%[[ARG6]], %[[ARG7]]] : memref<4x4xf32>
// CHECK-NEXT:             %[[V3:.+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:             %[[V4:.+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:             memref.store %[[V4]], %[[ARG2]][%[[ARG6]], %[[ARG7]]] : memref<4x4xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG6]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG7]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:         %[[V0:.+]] = memref.load %[[ARG2]][%[[ARG7]], %[[ARG5]]] : memref<4x4xf32>
// CHECK-NEXT:         memref.store %[[V0]], %[[ARG2]][%[[ARG6]], %[[ARG7]]] : memref<4x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: memref<4x?xf32>, %b: memref<?x4xf32>, %c: memref<4x4xf32>, %n: index, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %cond {
      linalg.matmul ins(%a, %b : memref<4x?xf32>, memref<?x4xf32>) outs(%c : memref<4x4xf32>)
    }
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%c : memref<4x4xf32>) {
    ^bb0(%x: f32):
      %k = linalg.index 1 : index
      %q = memref.load %c[%k, %i] : memref<4x4xf32>
      linalg.yield %q : f32
    }
  }
  return
}
// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: i1) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   cf.cond_br %[[ARG2]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   scf.for %[[ARG3]] = %[[C0]] to %[[DIM_0]] step %[[C1]] {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   %[[DIM_1:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   scf.for %[[ARG3]] = %[[C0]] to %[[DIM_1]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:     %[[V1:.+]] = math.exp %[[V0]] : f32
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @blocks(%c: memref<?xf32>, %f: f32, %cond: i1) {
  cf.cond_br %cond, ^bb1, ^bb2
^bb1:
  linalg.fill ins(%f : f32) outs(%c : memref<?xf32>)
  cf.br ^bb3
^bb2:
  linalg.fill ins(%f : f32) outs(%c : memref<?xf32>)
  cf.br ^bb3
^bb3:
  linalg.exp ins(%c : memref<?xf32>) outs(%c : memref<?xf32>)
  return
^bb4:
  linalg.exp ins(%c : memref<?xf32>) outs(%c : memref<?xf32>)
  cf.br ^bb4
}
