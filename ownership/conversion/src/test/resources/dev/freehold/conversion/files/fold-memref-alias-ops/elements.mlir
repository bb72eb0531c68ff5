// RUN: freehold-opt %s --fold-memref-alias-ops | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<()[s0] -> (s0 * 3 + 2)>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #[[MAP4:.+]] = affine_map<()[s0, s1] -> (s0 + s1 * 4 + 2)>
// CHECK-LABEL: func.func @ld(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG3]], %[[ARG2]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP1]]()[%[[ARG4]]]
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ARG0]][%[[V0]], %[[V1]]] {nontemporal = true} : memref<?x?xf32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @ld(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %s = memref.subview %m[%a, 2] [%b, 4] [%b, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %v = memref.load %s[%i, %j] {nontemporal = true} : memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %v : f32
}

// CHECK-LABEL: func.func @st(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP2]]()[%[[ARG3]]]
// CHECK-NEXT:   memref.store %[[ARG4]], %[[ARG0]][%[[ARG1]], %[[V0]]] : memref<?x?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @st(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %f: f32) {
  %s = memref.subview %m[%a, 2] [1, %b] [1, 3] : memref<?x?xf32> to memref<?xf32, strided<[3], offset: ?>>
  memref.store %f, %s[%i] : memref<?xf32, strided<[3], offset: ?>>
  return
}

// CHECK-LABEL: func.func @const(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ARG0]][%[[C2]], %[[C3]]] : memref<8x8xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @const(%m: memref<8x8xf32>, %f: f32) {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[1, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 10>>
  memref.store %f, %s[%c1, %c1] : memref<4x4xf32, strided<[8, 1], offset: 10>>
  return
}

// CHECK-LABEL: func.func @zero(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG1]], %[[C1]]] : memref<8x8xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @zero(%m: memref<8x8xf32>, %i: index) -> f32 {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  %v = memref.load %s[%i, %c1] : memref<4x4xf32, strided<[8, 1]>>
  return %v : f32
}

// CHECK-LABEL: func.func @exp(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x12xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index, %[[ARG5:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index disjoint [%[[ARG2]], %[[ARG3]]] by (%[[ARG1]], 5) : index
// CHECK-NEXT:   %[[V1:.+]] = affine.linearize_index disjoint [%[[ARG4]], %[[ARG5]]] by (3, 4) : index
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ARG0]][%[[V0]], %[[V1]]] : memref<?x12xf32>
// CHECK-NEXT:   %[[V3:.+]] = affine.linearize_index disjoint [%[[ARG3]], %[[ARG2]]] by (%[[ARG1]], 5) : index
// CHECK-NEXT:   %[[V4:.+]] = affine.linearize_index disjoint [%[[ARG4]], %[[ARG5]]] by (3, 4) : index
// CHECK-NEXT:   memref.store %[[V2]], %[[ARG0]][%[[V3]], %[[V4]]] : memref<?x12xf32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @exp(%m: memref<?x12xf32>, %n: index, %i: index, %j: index, %k: index, %l: index) -> f32 {
  %s = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 5, 3, 4] : memref<?x12xf32> into memref<?x5x3x4xf32>
  %v = memref.load %s[%i, %j, %k, %l] : memref<?x5x3x4xf32>
  memref.store %v, %s[%j, %i, %k, %l] : memref<?x5x3x4xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @exp2(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index disjoint [%[[ARG3]], %[[ARG4]]] by (%[[ARG1]], %[[ARG2]]) : index
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ARG0]][%[[V0]]] : memref<?xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @exp2(%m: memref<?xf32>, %n: index, %p: index, %i: index, %j: index) -> f32 {
  %s = memref.expand_shape %m [[0, 1]] output_shape [%n, %p] : memref<?xf32> into memref<?x?xf32>
  %v = memref.load %s[%i, %j] : memref<?x?xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @exp3(
// CHECK-SAME: %[[ARG0:.+]]: memref<3xf32>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index disjoint [%[[C0]], %[[ARG1]], %[[C0]]] by (1, 3, 1) : index
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ARG0]][%[[V0]]] : memref<3xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @exp3(%m: memref<3xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.expand_shape %m [[0, 1, 2]] output_shape [1, 3, 1] : memref<3xf32> into memref<1x3x1xf32>
  %v = memref.load %s[%c0, %i, %c0] : memref<1x3x1xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @col(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x5x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:3, %[[STRIDES:.+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x5x?xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG1]] into (%[[SIZES]]#0, 5) : index, index
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ARG0]][%[[V0]]#0, %[[V0]]#1, %[[ARG2]]] : memref<?x5x?xf32>
// CHECK-NEXT:   %[[BASE_BUFFER_0:.+]], %[[OFFSET_1:.+]], %[[SIZES_2:.+]]:3, %[[STRIDES_3:.+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x5x?xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:   %[[V2:.+]]:2 = affine.delinearize_index %[[ARG2]] into (%[[SIZES_2]]#0, 5) : index, index
// CHECK-NEXT:   memref.store %[[V1]], %[[ARG0]][%[[V2]]#0, %[[V2]]#1, %[[ARG1]]] : memref<?x5x?xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @col(%m: memref<?x5x?xf32>, %i: index, %j: index) -> f32 {
  %s = memref.collapse_shape %m [[0, 1], [2]] : memref<?x5x?xf32> into memref<?x?xf32>
  %v = memref.load %s[%i, %j] : memref<?x?xf32>
  memref.store %v, %s[%j, %i] : memref<?x?xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @col2(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?x?xf32>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:3, %[[STRIDES:.+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]]:3 = affine.delinearize_index %[[ARG1]] into (%[[SIZES]]#0, %[[SIZES]]#1, %[[SIZES]]#2) : index, index, index
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ARG0]][%[[V0]]#0, %[[V0]]#1, %[[V0]]#2] : memref<?x?x?xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @col2(%m: memref<?x?x?xf32>, %i: index) -> f32 {
  %s = memref.collapse_shape %m [[0, 1, 2]] : memref<?x?x?xf32> into memref<?xf32>
  %v = memref.load %s[%i] : memref<?xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @col0(
// CHECK-SAME: %[[ARG0:.+]]: memref<1x1xf32>) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[C0]], %[[C0]]] : memref<1x1xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @col0(%m: memref<1x1xf32>) -> f32 {
  %s = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %v = memref.load %s[] : memref<f32>
  return %v : f32
}

// CHECK-LABEL: func.func @colc(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x5xf32>) -> f32 {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[C1]], %[[C2]]] : memref<4x5xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @colc(%m: memref<4x5xf32>) -> f32 {
  %c7 = arith.constant 7 : index
  %s = memref.collapse_shape %m [[0, 1]] : memref<4x5xf32> into memref<20xf32>
  %v = memref.load %s[%c7] : memref<20xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @exp0(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @exp0(%m: memref<f32>, %i: index) -> f32 {
  %s = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %v = memref.load %s[%i, %i] : memref<1x1xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @chain(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index disjoint [%[[ARG3]], %[[ARG3]]] by (2, 2) : index
// CHECK-NEXT:   %[[V1:.+]] = affine.linearize_index disjoint [%[[ARG1]], %[[ARG2]]] by (2, 4) : index
// CHECK-NEXT:   %[[V2:.+]] = affine.apply #[[MAP3]]()[%[[ARG1]], %[[V0]]]
// CHECK-NEXT:   %[[V3:.+]] = affine.apply #[[MAP1]]()[%[[V1]]]
// CHECK-NEXT:   memref.store %[[ARG4]], %[[ARG0]][%[[V2]], %[[V3]]] : memref<?x?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @chain(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %f: f32) {
  %s = memref.subview %m[%a, 2] [4, 8] [1, 1] : memref<?x?xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  %c = memref.expand_shape %s [[0, 1], [2, 3]] output_shape [2, 2, 2, 4] : memref<4x8xf32, strided<[?, 1], offset: ?>> into memref<2x2x2x4xf32, strided<[?, ?, 4, 1], offset: ?>>
  memref.store %f, %c[%i, %i, %a, %b] : memref<2x2x2x4xf32, strided<[?, ?, 4, 1], offset: ?>>
  return
}

// CHECK-LABEL: func.func @col3(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x5x?x7xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:4, %[[STRIDES:.+]]:4 = memref.extract_strided_metadata %[[ARG0]] : memref<?x5x?x7xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG1]] into (%[[SIZES]]#0, 5) : index, index
// CHECK-NEXT:   %[[V1:.+]]:2 = affine.delinearize_index %[[ARG2]] into (%[[SIZES]]#2, 7) : index, index
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ARG0]][%[[V0]]#0, %[[V0]]#1, %[[V1]]#0, %[[V1]]#1] : memref<?x5x?x7xf32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @col3(%m: memref<?x5x?x7xf32>, %i: index, %j: index) -> f32 {
  %s = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x5x?x7xf32> into memref<?x?xf32>
  %v = memref.load %s[%i, %j] : memref<?x?xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @col4(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x5x3x7xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG1]] into (4, 5) : index, index
// CHECK-NEXT:   %[[V1:.+]]:2 = affine.delinearize_index %[[ARG2]] into (3, 7) : index, index
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ARG0]][%[[V0]]#0, %[[V0]]#1, %[[V1]]#0, %[[V1]]#1] : memref<4x5x3x7xf32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @col4(%m: memref<4x5x3x7xf32>, %i: index, %j: index) -> f32 {
  %s = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<4x5x3x7xf32> into memref<20x21xf32>
  %v = memref.load %s[%i, %j] : memref<20x21xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @col5(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x1x1x7xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG1]] into (4, 1) : index, index
// CHECK-NEXT:   %[[V1:.+]]:2 = affine.delinearize_index %[[ARG2]] into (1, 7) : index, index
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ARG0]][%[[V0]]#0, %[[V0]]#1, %[[V1]]#0, %[[V1]]#1] : memref<4x1x1x7xf32>
// CHECK-NEXT:   return %[[V2]] : f32
// CHECK-NEXT: }
func.func @col5(%m: memref<4x1x1x7xf32>, %i: index, %j: index) -> f32 {
  %s = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<4x1x1x7xf32> into memref<4x7xf32>
  %v = memref.load %s[%i, %j] : memref<4x7xf32>
  return %v : f32
}

// CHECK-LABEL: func.func @idx(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP4]]()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ARG0]][%[[V0]]] : memref<?xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @idx(%m: memref<?xf32>, %a: index, %i: index) -> f32 {
  %t = memref.subview %m[%a] [8] [2] : memref<?xf32> to memref<8xf32, strided<[2], offset: ?>>
  %k = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
  %u = memref.load %t[%k] : memref<8xf32, strided<[2], offset: ?>>
  return %u : f32
}
