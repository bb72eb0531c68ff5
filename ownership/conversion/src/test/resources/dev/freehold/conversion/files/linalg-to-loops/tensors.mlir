// RUN: freehold-opt %s --convert-linalg-to-loops | FileCheck %s

// CHECK-LABEL: func.func @t(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = linalg.exp ins(%[[ARG0]] : tensor<4xf32>) outs(%[[ARG1]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @t(%a: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.exp ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// CHECK-LABEL: func.func @u(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG2:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     %[[V1:.+]] = math.exp %[[V0]] : f32
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @u(%a: memref<4xf32>, %c: memref<4xf32>) {
  linalg.exp ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
// CHECK-LABEL: func.func @fold(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<4x?xf32>) -> (index, i32) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[TRUE]] -> (i32) {
// CHECK-NEXT:     scf.yield %[[ARG0]] : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[C5]], %[[V0]] : index, i32
// CHECK-NEXT: }
func.func @fold(%x: i32, %t: memref<4x?xf32>) -> (index, i32) {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %dead = arith.addi %x, %x : i32
  %c1 = arith.constant 0 : index
  %d = memref.dim %t, %c1 : memref<4x?xf32>
  %y = affine.apply affine_map<(d0) -> (d0 + 1)>(%d)
  %true = arith.constant true
  %i = scf.if %true -> i32 { scf.yield %z : i32 } else { scf.yield %x : i32 }
  return %y, %i : index, i32
}
