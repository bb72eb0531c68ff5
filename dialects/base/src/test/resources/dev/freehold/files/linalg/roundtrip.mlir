// RUN: freehold-opt %s --verify-roundtrip | FileCheck %s

// The verifier keeps the maps of these in an attribute, which the custom form does not show.
// CHECK-LABEL: func.func @structured(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: memref<?x?xf32>, %[[ARG2:.+]]: memref<?x?xf32>) {
// CHECK-NEXT:   linalg.matmul ins(%[[ARG0]], %[[ARG1]] : memref<?x?xf32>, memref<?x?xf32>) outs(%[[ARG2]] : memref<?x?xf32>)
// CHECK-NEXT:   linalg.conv_2d ins(%[[ARG0]], %[[ARG1]] : memref<?x?xf32>, memref<?x?xf32>) outs(%[[ARG2]] : memref<?x?xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @structured(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  linalg.conv_2d ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
