// RUN: freehold-opt %s --lower-affine | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?xf32>, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG1]], %[[C_1]] overflow<nsw> : index
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[ARG0]], %[[V0]] : index
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi sge, %[[V1]], %[[C0]] : index
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[ARG0]], %[[C5]] : index
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpi eq, %[[V3]], %[[C0]] : index
// CHECK-NEXT:   %[[V5:.+]] = arith.andi %[[V2]], %[[V4]] : i1
// CHECK-NEXT:   %[[C5_0:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V6:.+]] = arith.muli %[[ARG1]], %[[C5_0]] overflow<nsw> : index
// CHECK-NEXT:   %[[C_10:.+]] = arith.constant -10 : index
// CHECK-NEXT:   %[[V7:.+]] = arith.addi %[[V6]], %[[C_10]] : index
// CHECK-NEXT:   %[[V8:.+]] = arith.cmpi sge, %[[V7]], %[[C0]] : index
// CHECK-NEXT:   %[[V9:.+]] = arith.andi %[[V5]], %[[V8]] : i1
// CHECK-NEXT:   scf.if %[[V9]] {
// CHECK-NEXT:     %[[C0_11:.+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG2]][%[[C0_11]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_1:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V10:.+]] = arith.cmpi sge, %[[ARG0]], %[[C0_1]] : index
// CHECK-NEXT:   scf.if %[[V10]] {
// CHECK-NEXT:     %[[C1_11:.+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG2]][%[[C1_11]]] : memref<?xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG2]][%[[C2]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_2:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_3:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V11:.+]] = arith.cmpi eq, %[[C0_3]], %[[C0_2]] : index
// CHECK-NEXT:   scf.if %[[V11]] {
// CHECK-NEXT:     %[[C1_11:.+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG2]][%[[C1_11]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_4:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C_1_5:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[V12:.+]] = arith.cmpi sge, %[[C_1_5]], %[[C0_4]] : index
// CHECK-NEXT:   scf.if %[[V12]] {
// CHECK-NEXT:     %[[C1_11:.+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG2]][%[[C1_11]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_6:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V13:.+]] = arith.cmpi eq, %[[C1]], %[[C0_6]] : index
// CHECK-NEXT:   scf.if %[[V13]] {
// CHECK-NEXT:     %[[C1_11:.+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG2]][%[[C1_11]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_7:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1_8:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V14:.+]] = arith.cmpi sge, %[[C1_8]], %[[C0_7]] : index
// CHECK-NEXT:   scf.if %[[V14]] {
// CHECK-NEXT:     %[[C1_11:.+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG2]][%[[C1_11]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_9:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C_1_10:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[V15:.+]] = arith.muli %[[ARG1]], %[[C_1_10]] overflow<nsw> : index
// CHECK-NEXT:   %[[V16:.+]] = arith.addi %[[ARG0]], %[[V15]] : index
// CHECK-NEXT:   %[[V17:.+]] = arith.cmpi eq, %[[V16]], %[[C0_9]] : index
// CHECK-NEXT:   %[[V18:.+]] = scf.if %[[V17]] -> (f32) {
// CHECK-NEXT:     scf.yield %[[ARG3]] : f32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V19:.+]] = memref.load %[[ARG2]][%[[ARG0]]] : memref<?xf32>
// CHECK-NEXT:     scf.yield %[[V19]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V18]] : f32
// CHECK-NEXT: }
func.func @f(%a: index, %b: index, %m: memref<?xf32>, %f: f32) -> f32 {
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 + 5 == 0, 5 * s0 - 10 >= 0)>(%a)[%b] {
    affine.store %f, %m[0] : memref<?xf32>
  }
  affine.if affine_set<(d0) : (d0 >= 0)>(%a) {
    affine.store %f, %m[1] : memref<?xf32>
  } else {
    affine.store %f, %m[2] : memref<?xf32>
  }
  affine.if affine_set<() : (0 == 0)>() {
    affine.store %f, %m[1] : memref<?xf32>
  }
  affine.if affine_set<() : (-1 >= 0)>() {
    affine.store %f, %m[1] : memref<?xf32>
  }
  affine.if affine_set<(d0) : (1 == 0)>(%a) {
    affine.store %f, %m[1] : memref<?xf32>
  }
  affine.if affine_set<(d0) : (1 >= 0)>(%a) {
    affine.store %f, %m[1] : memref<?xf32>
  }
  %r = affine.if affine_set<(d0, d1) : (d0 - d1 == 0)>(%a, %b) -> f32 {
    affine.yield %f : f32
  } else {
    %x = affine.load %m[%a] : memref<?xf32>
    affine.yield %x : f32
  }
  return %r : f32
}
