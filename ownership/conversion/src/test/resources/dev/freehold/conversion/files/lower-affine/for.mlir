// RUN: freehold-opt %s --lower-affine | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?xf32>, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10:.+]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[C0]] to %[[C10]] step %[[C1]] {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG2]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C1_0:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG1]], %[[C1_0]] : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[V1:.+]] = arith.maxsi %[[ARG0]], %[[V0]] : index
// CHECK-NEXT:   %[[V2:.+]] = arith.maxsi %[[V1]], %[[C3]] : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V3:.+]] = arith.muli %[[ARG1]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT:   %[[V4:.+]] = arith.minsi %[[ARG0]], %[[V3]] : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   scf.for %[[ARG4]] = %[[V2]] to %[[V4]] step %[[C4]] {
// CHECK-NEXT:     %[[C1_2:.+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V6:.+]] = arith.addi %[[ARG4]], %[[C1_2]] : index
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG2]][%[[V6]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C2_1:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V5:.+]] = scf.for %[[ARG4]] = %[[ARG0]] to %[[ARG1]] step %[[C2_1]] iter_args(%[[ARG5:.+]] = %[[ARG3]]) -> (f32) {
// CHECK-NEXT:     %[[C4_2:.+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V6:.+]] = arith.addi %[[ARG4]], %[[C4_2]] : index
// CHECK-NEXT:     %[[C1_3:.+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V7:.+]] = scf.for %[[ARG6:.+]] = %[[ARG4]] to %[[V6]] step %[[C1_3]] iter_args(%[[ARG7:.+]] = %[[ARG5]]) -> (f32) {
// CHECK-NEXT:       %[[V8:.+]] = memref.load %[[ARG2]][%[[ARG6]]] : memref<?xf32>
// CHECK-NEXT:       %[[V9:.+]] = arith.addf %[[V8]], %[[ARG7]] : f32
// CHECK-NEXT:       scf.yield %[[V9]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V7]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V5]] : f32
// CHECK-NEXT: }
func.func @f(%a: index, %b: index, %m: memref<?xf32>, %f: f32) -> f32 {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<?xf32>
  }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 + 1, 3)>(%a)[%b] to min affine_map<(d0)[s0] -> (d0, s0 * 2)>(%a)[%b] step 4 {
    affine.store %f, %m[%i + 1] : memref<?xf32>
  } {foo = 1 : i32}
  %r = affine.for %i = %a to %b step 2 iter_args(%x = %f) -> f32 {
    %q = affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 4)>(%i) iter_args(%y = %x) -> (f32) {
      %l = affine.load %m[%j] : memref<?xf32>
      %s = arith.addf %l, %y : f32
      affine.yield %s : f32
    }
    affine.yield %q : f32
  }
  return %r : f32
}
