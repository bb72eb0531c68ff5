// RUN: freehold-opt %s --expand-strided-metadata | FileCheck %s

// A quotient does not give two sizes: they are those that the operation has. The reference crashes.
// CHECK: #[[MAP:.+]] = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-LABEL: func.func private @u2(memref<?x?x?x?xf32>)
func.func private @u2(memref<?x?x?x?xf32>)

// CHECK-LABEL: func.func @exp(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG2]], %[[STRIDES]]#0]
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [0], sizes: [%[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG3]]], strides: [%[[V0]], %[[STRIDES]]#0, %[[ARG3]], 1] : memref<f32> to memref<?x?x?x?xf32>
// CHECK-NEXT:   call @u2(%[[REINTERPRET_CAST]]) : (memref<?x?x?x?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @exp(%m: memref<?x?xf32>, %a: index, %b: index, %c: index) {
  %s = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%a, %b, %c, %c] : memref<?x?xf32> into memref<?x?x?x?xf32>
  call @u2(%s) : (memref<?x?x?x?xf32>) -> ()
  return
}
