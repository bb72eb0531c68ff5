// RUN: freehold-opt %s --lower-affine | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?x?xf32>, %[[ARG3:.+]]: f32) -> (f32, f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10:.+]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   scf.parallel (%[[ARG4:.+]], %[[ARG5:.+]]) = (%[[C0]], %[[ARG0]]) to (%[[ARG1]], %[[C10]]) step (%[[C2]], %[[C3]]) {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG2]][%[[ARG4]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C2_0:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.maxsi %[[ARG0]], %[[C2_0]] : index
// CHECK-NEXT:   %[[C10_1:.+]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:   %[[V2:.+]] = arith.minsi %[[ARG1]], %[[C10_1]] : index
// CHECK-NEXT:   %[[V3:.+]] = arith.minsi %[[V2]], %[[V1]] : index
// CHECK-NEXT:   %[[C1_2:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.parallel (%[[ARG4]]) = (%[[V0]]) to (%[[V3]]) step (%[[C1_2]]) {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG2]][%[[ARG4]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_3:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10_4:.+]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C0_5:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10_6:.+]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C1_7:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_8:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[V4:.+]] = scf.parallel (%[[ARG4]], %[[ARG5]]) = (%[[C0_3]], %[[C0_5]]) to (%[[C10_4]], %[[C10_6]]) step (%[[C1_7]], %[[C1_8]]) init (%[[CST]]) -> f32 {
// CHECK-NEXT:     %[[V6:.+]] = memref.load %[[ARG2]][%[[ARG4]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:     scf.reduce(%[[V6]] : f32) {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: f32, %[[ARG7:.+]]: f32):
// CHECK-NEXT:       %[[V7:.+]] = arith.addf %[[ARG6]], %[[ARG7]] : f32
// CHECK-NEXT:       scf.reduce.return %[[V7]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_9:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10_10:.+]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C0_11:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10_12:.+]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C1_13:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_14:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CST_15:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[V5:.+]] = scf.parallel (%[[ARG4]], %[[ARG5]]) = (%[[C0_9]], %[[C0_11]]) to (%[[C10_10]], %[[C10_12]]) step (%[[C1_13]], %[[C1_14]]) init (%[[CST_15]]) -> f32 {
// CHECK-NEXT:     %[[V6:.+]] = memref.load %[[ARG2]][%[[ARG4]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:     scf.reduce(%[[V6]] : f32) {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: f32, %[[ARG7:.+]]: f32):
// CHECK-NEXT:       %[[V7:.+]] = arith.mulf %[[ARG6]], %[[ARG7]] : f32
// CHECK-NEXT:       scf.reduce.return %[[V7]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V4]], %[[V5]] : f32, f32
// CHECK-NEXT: }
func.func @f(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) -> (f32, f32) {
  affine.parallel (%i, %j) = (0, %a) to (%b, 10) step (2, 3) {
    affine.store %f, %m[%i, %j] : memref<?x?xf32>
  } {foo = 1 : i32}
  affine.parallel (%i) = (max(%a, 2)) to (min(%b, 10, %a + 1)) {
    affine.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  %r = affine.parallel (%i, %j) = (0, 0) to (10, 10) reduce ("addf") -> (f32) {
    %l = affine.load %m[%i, %j] : memref<?x?xf32>
    affine.yield %l : f32
  }
  %t = affine.parallel (%i, %j) = (0, 0) to (10, 10) reduce ("mulf") -> (f32) {
    %l = affine.load %m[%i, %j] : memref<?x?xf32>
    affine.yield %l : f32
  }
  return %r, %t : f32, f32
}
