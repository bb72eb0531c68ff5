// RUN: freehold-opt %s --fold-memref-alias-ops | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP4:.+]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #[[MAP5:.+]] = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #[[MAP6:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP7:.+]] = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #[[MAP8:.+]] = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: #[[MAP9:.+]] = affine_map<(d0) -> (0)>
// CHECK-LABEL: func.func @vec(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 2] [%[[ARG2]], 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[SUBVIEW]][%[[ARG3]], %[[ARG3]]], %[[ARG4]] : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG3]]]
// CHECK-NEXT:   %[[V2:.+]] = affine.apply #[[MAP1]]()[%[[ARG3]]]
// CHECK-NEXT:   vector.transfer_write %[[V0]], %[[ARG0]][%[[V1]], %[[V2]]] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:   %[[V3:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG3]]]
// CHECK-NEXT:   %[[V4:.+]] = affine.apply #[[MAP1]]()[%[[ARG3]]]
// CHECK-NEXT:   %[[V5:.+]] = vector.load %[[ARG0]][%[[V3]], %[[V4]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V6:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG3]]]
// CHECK-NEXT:   %[[V7:.+]] = affine.apply #[[MAP1]]()[%[[ARG3]]]
// CHECK-NEXT:   vector.store %[[V5]], %[[ARG0]][%[[V6]], %[[V7]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V5]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @vec(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %f: f32) -> (vector<4xf32>, vector<4xf32>) {
  %s = memref.subview %m[%a, 2] [%b, 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %v = vector.transfer_read %s[%i, %i], %f : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %v, %s[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32, strided<[?, 1], offset: ?>>
  %w = vector.load %s[%i, %i] : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  vector.store %w, %s[%i, %i] : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  return %v, %w : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @vecred(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 2] [1, 8] [1, 2] : memref<?x?xf32> to memref<8xf32, strided<[2], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[SUBVIEW]][%[[ARG3]]], %[[ARG4]] : memref<8xf32, strided<[2], offset: ?>>, vector<4xf32>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 2] [1, 8] [1, 1] : memref<?x?xf32> to memref<8xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[SUBVIEW_0]][%[[ARG3]]], %[[ARG4]] : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
// CHECK-NEXT:   vector.transfer_write %[[V1]], %[[SUBVIEW_0]][%[[ARG3]]] : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @vecred(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %f: f32) -> (vector<4xf32>, vector<4xf32>) {
  %s = memref.subview %m[%a, 2] [1, 8] [1, 2] : memref<?x?xf32> to memref<8xf32, strided<[2], offset: ?>>
  %v = vector.transfer_read %s[%i], %f : memref<8xf32, strided<[2], offset: ?>>, vector<4xf32>
  %t = memref.subview %m[%a, 2] [1, 8] [1, 1] : memref<?x?xf32> to memref<8xf32, strided<[1], offset: ?>>
  %w = vector.transfer_read %t[%i], %f : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.transfer_write %w, %t[%i] : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
  return %v, %w : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @vr(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32, %[[ARG5:.+]]: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP1]]()[%[[ARG3]]]
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[V0]]], %[[ARG4]] {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = affine.apply #[[MAP1]]()[%[[ARG3]]]
// CHECK-NEXT:   vector.transfer_write %[[V1]], %[[ARG0]][%[[ARG1]], %[[V2]]] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:   %[[V3:.+]] = affine.apply #[[MAP1]]()[%[[ARG3]]]
// CHECK-NEXT:   %[[V4:.+]] = vector.maskedload %[[ARG0]][%[[ARG1]], %[[V3]]], %[[ARG5]], %[[V1]] : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   %[[V5:.+]] = affine.apply #[[MAP1]]()[%[[ARG3]]]
// CHECK-NEXT:   vector.maskedstore %[[ARG0]][%[[ARG1]], %[[V5]]], %[[ARG5]], %[[V4]] : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   %[[V6:.+]] = affine.apply #[[MAP1]]()[%[[ARG3]]]
// CHECK-NEXT:   %[[V7:.+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[V6]]], %[[ARG4]], %[[ARG5]] {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V4]], %[[V7]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @vr(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %f: f32, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %t = memref.subview %m[%a, 2] [1, 8] [1, 1] : memref<?x?xf32> to memref<8xf32, strided<[1], offset: ?>>
  %w = vector.transfer_read %t[%i], %f {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.transfer_write %w, %t[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
  %x = vector.maskedload %t[%i], %k, %w : memref<8xf32, strided<[1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %t[%i], %k, %x : memref<8xf32, strided<[1], offset: ?>>, vector<4xi1>, vector<4xf32>
  %y = vector.transfer_read %t[%i], %f, %k {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  return %x, %y : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @vp(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32) -> vector<4x4xf32> {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG3]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP]]()[%[[ARG2]], %[[ARG3]]]
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_read %[[ARG0]][%[[V0]], %[[C2]], %[[V1]]], %[[ARG4]] {in_bounds = [true, true], permutation_map = #[[MAP2]]} : memref<?x?x?xf32>, vector<4x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG3]]]
// CHECK-NEXT:   %[[V4:.+]] = affine.apply #[[MAP]]()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:   vector.transfer_write %[[V2]], %[[ARG0]][%[[V3]], %[[C2]], %[[V4]]] {in_bounds = [true, true], permutation_map = #[[MAP3]]} : vector<4x4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:   return %[[V2]] : vector<4x4xf32>
// CHECK-NEXT: }
func.func @vp(%m: memref<?x?x?xf32>, %a: index, %b: index, %i: index, %f: f32) -> (vector<4x4xf32>) {
  %t = memref.subview %m[%a, 2, %b] [8, 1, 8] [1, 1, 1] : memref<?x?x?xf32> to memref<8x8xf32, strided<[?, 1], offset: ?>>
  %w = vector.transfer_read %t[%i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x8xf32, strided<[?, 1], offset: ?>>, vector<4x4xf32>
  vector.transfer_write %w, %t[%i, %a] {in_bounds = [true, true]} : vector<4x4xf32>, memref<8x8xf32, strided<[?, 1], offset: ?>>
  return %w : vector<4x4xf32>
}

// CHECK-LABEL: func.func @vstr(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]]] [8] [2] : memref<?xf32> to memref<8xf32, strided<[2], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[SUBVIEW]][%[[ARG2]]], %[[ARG3]] {in_bounds = [true]} : memref<8xf32, strided<[2], offset: ?>>, vector<4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @vstr(%m: memref<?xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>) {
  %t = memref.subview %m[%a] [8] [2] : memref<?xf32> to memref<8xf32, strided<[2], offset: ?>>
  %w = vector.transfer_read %t[%i], %f {in_bounds = [true]} : memref<8xf32, strided<[2], offset: ?>>, vector<4xf32>
  return %w : vector<4xf32>
}

// CHECK-LABEL: func.func @vexp(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index [%[[ARG2]], %[[ARG2]]] by (%[[ARG1]], 8) : index
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG0]][%[[V0]]], %[[ARG3]] {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = affine.linearize_index [%[[ARG2]], %[[ARG2]]] by (%[[ARG1]], 8) : index
// CHECK-NEXT:   %[[V3:.+]] = vector.load %[[ARG0]][%[[V2]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V3]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @vexp(%m: memref<?xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>, vector<4xf32>) {
  %t = memref.expand_shape %m [[0, 1]] output_shape [%a, 8] : memref<?xf32> into memref<?x8xf32>
  %w = vector.transfer_read %t[%i, %i], %f {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  %x = vector.load %t[%i, %i] : memref<?x8xf32>, vector<4xf32>
  return %w, %x : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @cv2sub(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<2x4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP4]]()[%[[ARG2]]]
// CHECK-NEXT:   %[[V2:.+]] = vector.load %[[ARG0]][%[[V0]], %[[V1]]] : memref<?x?xf32>, vector<2x4xf32>
// CHECK-NEXT:   return %[[V2]] : vector<2x4xf32>
// CHECK-NEXT: }
func.func @cv2sub(%m: memref<?x?xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.subview %m[%a, 1] [4, 8] [1, 1] : memref<?x?xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  %w = vector.load %t[%i, %i] : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}

// CHECK-LABEL: func.func @cv2expt(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<2x4xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], 8] : memref<?xf32> into memref<?x8xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[ARG2]], %[[ARG2]]], %[[ARG3]] {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT: }
func.func @cv2expt(%m: memref<?xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.expand_shape %m [[0, 1]] output_shape [%a, 8] : memref<?xf32> into memref<?x8xf32>
  %w = vector.transfer_read %t[%i, %i], %f {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}

// CHECK-LABEL: func.func @cv2expg(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> (vector<2x4xf32>, vector<2x4xf32>) {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [%[[ARG1]], 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index [%[[ARG2]], %[[ARG2]]] by (%[[ARG1]], 4) : index
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG0]][%[[V0]], %[[ARG2]]], %[[ARG3]] {in_bounds = [true, true]} : memref<?x8xf32>, vector<2x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = affine.linearize_index [%[[ARG2]], %[[ARG2]]] by (%[[ARG1]], 4) : index
// CHECK-NEXT:   %[[V3:.+]] = vector.load %[[ARG0]][%[[V2]], %[[ARG2]]] : memref<?x8xf32>, vector<2x4xf32>
// CHECK-NEXT:   vector.transfer_write %[[V1]], %[[EXPAND_SHAPE]][%[[ARG2]], %[[ARG2]], %[[ARG2]]] {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x4x8xf32>
// CHECK-NEXT:   return %[[V1]], %[[V3]] : vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT: }
func.func @cv2expg(%m: memref<?x8xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %t = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %w = vector.transfer_read %t[%i, %i, %i], %f {in_bounds = [true, true]} : memref<?x4x8xf32>, vector<2x4xf32>
  %x = vector.load %t[%i, %i, %i] : memref<?x4x8xf32>, vector<2x4xf32>
  vector.transfer_write %w, %t[%i, %i, %i] {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x4x8xf32>
  return %w, %x : vector<2x4xf32>, vector<2x4xf32>
}

// CHECK-LABEL: func.func @cvexpw(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32, %[[ARG4:.+]]: vector<4xf32>) {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], 8] : memref<?xf32> into memref<?x8xf32>
// CHECK-NEXT:   vector.transfer_write %[[ARG4]], %[[EXPAND_SHAPE]][%[[ARG2]], %[[ARG2]]] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index [%[[ARG2]], %[[ARG2]]] by (%[[ARG1]], 8) : index
// CHECK-NEXT:   vector.store %[[ARG4]], %[[ARG0]][%[[V0]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cvexpw(%m: memref<?xf32>, %a: index, %i: index, %f: f32, %v: vector<4xf32>) {
  %t = memref.expand_shape %m [[0, 1]] output_shape [%a, 8] : memref<?xf32> into memref<?x8xf32>
  vector.transfer_write %v, %t[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  vector.store %v, %t[%i, %i] : memref<?x8xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @cvelem(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xvector<4xf32>>, %[[ARG1:.+]]: index) -> vector<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP5]]()[%[[ARG1]]]
// CHECK-NEXT:   %[[V1:.+]] = vector.load %[[ARG0]][%[[V0]]] : memref<?xvector<4xf32>>, vector<4xf32>
// CHECK-NEXT:   return %[[V1]] : vector<4xf32>
// CHECK-NEXT: }
func.func @cvelem(%m: memref<?xvector<4xf32>>, %i: index) -> (vector<4xf32>) {
  %c = memref.subview %m[%i] [8] [1] : memref<?xvector<4xf32>> to memref<8xvector<4xf32>, strided<[1], offset: ?>>
  %w = vector.load %c[%i] : memref<8xvector<4xf32>, strided<[1], offset: ?>>, vector<4xf32>
  return %w : vector<4xf32>
}

// CHECK-LABEL: func.func @cattrs(
// CHECK-SAME: %[[ARG0:.+]]: memref<32xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> (f32, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP5]]()[%[[ARG1]]]
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ARG0]][%[[V0]]] {nontemporal = true} : memref<32xf32>
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP5]]()[%[[ARG1]]]
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ARG0]][%[[V1]]] : memref<32xf32>
// CHECK-NEXT:   %[[V3:.+]] = affine.apply #[[MAP5]]()[%[[ARG1]]]
// CHECK-NEXT:   %[[V4:.+]] = vector.load %[[ARG0]][%[[V3]]] : memref<32xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V5:.+]] = affine.apply #[[MAP5]]()[%[[ARG1]]]
// CHECK-NEXT:   vector.store %[[V4]], %[[ARG0]][%[[V5]]] : memref<32xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V6:.+]] = affine.apply #[[MAP5]]()[%[[ARG1]]]
// CHECK-NEXT:   %[[V7:.+]] = vector.transfer_read %[[ARG0]][%[[V6]]], %[[ARG2]] {in_bounds = [true]} : memref<32xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V8:.+]] = affine.apply #[[MAP5]]()[%[[ARG1]]]
// CHECK-NEXT:   vector.transfer_write %[[V7]], %[[ARG0]][%[[V8]]] {in_bounds = [true]} : vector<4xf32>, memref<32xf32>
// CHECK-NEXT:   return %[[V2]], %[[V4]] : f32, vector<4xf32>
// CHECK-NEXT: }
func.func @cattrs(%m: memref<32xf32>, %a: index, %f: f32) -> (f32, vector<4xf32>) {
  %s = memref.subview %m[%a] [8] [1] : memref<32xf32> to memref<8xf32, strided<[1], offset: ?>>
  memref.store %f, %s[%a] {alignment = 8, foo, nontemporal = true} : memref<8xf32, strided<[1], offset: ?>>
  %r = memref.load %s[%a] {alignment = 8, foo} : memref<8xf32, strided<[1], offset: ?>>
  %v = vector.load %s[%a] {alignment = 8, foo, nontemporal = true} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.store %v, %s[%a] {alignment = 8, foo, nontemporal = true} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  %w = vector.transfer_read %s[%a], %f {foo, in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.transfer_write %w, %s[%a] {foo, in_bounds = [true]} : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
  return %r, %v : f32, vector<4xf32>
}

// CHECK-LABEL: func.func @de2(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<2x4xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [%[[ARG1]], 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[ARG2]], %[[ARG2]], %[[ARG2]]], %[[ARG3]] {in_bounds = [true, true], permutation_map = #[[MAP6]]} : memref<?x4x8xf32>, vector<2x4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT: }
func.func @de2(%m: memref<?x8xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %w = vector.transfer_read %t[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x4x8xf32>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}

// CHECK-LABEL: func.func @de3(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<2x4xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [%[[ARG1]], 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[ARG2]], %[[ARG2]], %[[ARG2]]], %[[ARG3]] {in_bounds = [true, true], permutation_map = #[[MAP3]]} : memref<?x4x8xf32>, vector<2x4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT: }
func.func @de3(%m: memref<?x8xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %w = vector.transfer_read %t[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : memref<?x4x8xf32>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}

// CHECK-LABEL: func.func @de4(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32, %[[ARG4:.+]]: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = affine.linearize_index [%[[ARG2]], %[[ARG2]]] by (%[[ARG1]], 4) : index
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG0]][%[[V0]], %[[ARG2]]], %[[ARG3]], %[[ARG4]] {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V1]] : vector<4xf32>
// CHECK-NEXT: }
func.func @de4(%m: memref<?x8xf32>, %a: index, %i: index, %f: f32, %k: vector<4xi1>) -> (vector<4xf32>) {
  %t = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %w = vector.transfer_read %t[%i, %i, %i], %f, %k {in_bounds = [true]} : memref<?x4x8xf32>, vector<4xf32>
  return %w : vector<4xf32>
}

// CHECK-LABEL: func.func @de5(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [8, 1] : memref<8xf32> into memref<8x1xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[ARG2]], %[[ARG2]]], %[[ARG3]] {in_bounds = [true], permutation_map = #[[MAP7]]} : memref<8x1xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @de5(%m: memref<8xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>) {
  %t = memref.expand_shape %m [[0, 1]] output_shape [8, 1] : memref<8xf32> into memref<8x1xf32>
  %w = vector.transfer_read %t[%i, %i], %f {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x1xf32>, vector<4xf32>
  return %w : vector<4xf32>
}

// CHECK-LABEL: func.func @de6(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [1, 8] : memref<8xf32> into memref<1x8xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[ARG2]], %[[ARG2]]], %[[ARG3]] {foo, in_bounds = [true], permutation_map = #[[MAP8]]} : memref<1x8xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @de6(%m: memref<8xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>) {
  %t = memref.expand_shape %m [[0, 1]] output_shape [1, 8] : memref<8xf32> into memref<1x8xf32>
  %w = vector.transfer_read %t[%i, %i], %f {foo, in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<1x8xf32>, vector<4xf32>
  return %w : vector<4xf32>
}

// CHECK-LABEL: func.func @de7(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG0]][%[[V0]]], %[[ARG3]] {in_bounds = [true], permutation_map = #[[MAP9]]} : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:   vector.transfer_write %[[V1]], %[[ARG0]][%[[V2]]] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
// CHECK-NEXT:   return %[[V1]] : vector<4xf32>
// CHECK-NEXT: }
func.func @de7(%m: memref<8xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>) {
  %s = memref.subview %m[%a] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %w = vector.transfer_read %s[%i], %f {foo, in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<4xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.transfer_write %w, %s[%i] {foo, in_bounds = [true]} : vector<4xf32>, memref<4xf32, strided<[1], offset: ?>>
  return %w : vector<4xf32>
}

// CHECK-LABEL: func.func @de8(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 1] [1, 4] [2, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[SUBVIEW]][%[[ARG2]]], %[[ARG3]] {foo, in_bounds = [true]} : memref<4xf32, strided<[1], offset: ?>>, vector<4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @de8(%m: memref<8x8xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>) {
  %s = memref.subview %m[%a, 1] [4, 1] [2, 1] : memref<8x8xf32> to memref<4xf32, strided<[16], offset: ?>>
  %t = memref.subview %m[%a, 1] [1, 4] [2, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %w = vector.transfer_read %t[%i], %f {foo, in_bounds = [true]} : memref<4xf32, strided<[1], offset: ?>>, vector<4xf32>
  return %w : vector<4xf32>
}

// CHECK-LABEL: func.func @de9(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP4]]()[%[[ARG2]]]
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_read %[[ARG0]][%[[V0]], %[[V1]]], %[[ARG3]] : memref<8x8xf32>, vector<f32>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract %[[V2]][] : f32 from vector<f32>
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @de9(%m: memref<8x8xf32>, %a: index, %i: index, %f: f32) -> (f32) {
  %c1 = arith.constant 1 : index
  %t = memref.subview %m[%a, 1] [4, 4] [%c1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  %w = vector.transfer_read %t[%i, %i], %f {in_bounds = []} : memref<4x4xf32, strided<[?, 1], offset: ?>>, vector<f32>
  %z = vector.extract %w[] : f32 from vector<f32>
  return %z : f32
}
