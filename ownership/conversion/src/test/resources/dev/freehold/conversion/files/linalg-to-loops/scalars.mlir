// RUN: freehold-opt %s --convert-linalg-to-loops | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index, %[[ARG2:.+]]: vector<4xf32>, %[[ARG3:.+]]: memref<?xf32>, %[[ARG4:.+]]: memref<?xvector<4xf32>>) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG3]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   scf.for %[[ARG5:.+]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = arith.index_cast %[[ARG1]] : index to i32
// CHECK-NEXT:     %[[V1:.+]] = arith.sitofp %[[V0]] : i32 to f32
// CHECK-NEXT:     %[[V2:.+]] = arith.addf %[[ARG0]], %[[V1]] : f32
// CHECK-NEXT:     memref.store %[[V2]], %[[ARG3]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG4]], %[[C0]] : memref<?xvector<4xf32>>
// CHECK-NEXT:   scf.for %[[ARG5]] = %[[C0]] to %[[DIM_0]] step %[[C1]] {
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG4]][%[[ARG5]]] : memref<?xvector<4xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[DIM_1:.+]] = memref.dim %[[ARG3]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   scf.for %[[ARG5]] = %[[C0]] to %[[DIM_1]] step %[[C1]] {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ARG3]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[DIM_2:.+]] = memref.dim %[[ARG3]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   scf.for %[[ARG5]] = %[[C0]] to %[[DIM_2]] step %[[C1]] {
// CHECK-NEXT:     memref.store %[[CST]], %[[ARG3]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%x: f32, %y: index, %v: vector<4xf32>, %m: memref<?xf32>, %w: memref<?xvector<4xf32>>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x, %y : f32, index) outs(%m : memref<?xf32>) {
  ^bb0(%a: f32, %b: index, %c: f32):
    %i = arith.index_cast %b : index to i32
    %f = arith.sitofp %i : i32 to f32
    %s = arith.addf %a, %f : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%w : memref<?xvector<4xf32>>) {
  ^bb0(%a: vector<4xf32>):
    linalg.yield %v : vector<4xf32>
  }
  linalg.fill ins(%x : f32) outs(%m : memref<?xf32>)
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%m : memref<?xf32>)
  return
}
