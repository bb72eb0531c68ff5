// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Dimensions that are in bounds.

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1) -> (d1, 0)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func.func @read_in_bounds(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[C0]], %[[C4]]], %[[ARG1]] {in_bounds = [true, true]} : memref<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG0]][%[[C0]], %[[C5]]], %[[ARG1]] {in_bounds = [true, false]} : memref<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_read %[[ARG0]][%[[ARG2]], %[[C0]]], %[[ARG1]] {in_bounds = [false, true]} : memref<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
// CHECK-NEXT: }
func.func @read_in_bounds(%m: memref<8x8xf32>, %x: f32, %i: index) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_read %m[%c0, %c4], %x : memref<8x8xf32>, vector<4x4xf32>
  %c5 = arith.constant 5 : index
  %1 = vector.transfer_read %m[%c0, %c5], %x : memref<8x8xf32>, vector<4x4xf32>
  %2 = vector.transfer_read %m[%i, %c0], %x : memref<8x8xf32>, vector<4x4xf32>
  return %0, %1, %2 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
}

// CHECK-LABEL: func.func @read_of_unknown_size(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x8xf32>, %[[ARG1:.+]]: f32) -> vector<4x4xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[C0]], %[[C0]]], %[[ARG1]] {in_bounds = [false, true]} : memref<?x8xf32>, vector<4x4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4x4xf32>
// CHECK-NEXT: }
func.func @read_of_unknown_size(%m: memref<?x8xf32>, %x: f32) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0], %x : memref<?x8xf32>, vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: func.func @read_broadcast(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> (vector<4x4xf32>, vector<4x4xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[C0]], %[[C0]]], %[[ARG1]] {in_bounds = [true, true], permutation_map = #[[MAP]]} : memref<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG0]][%[[ARG2]], %[[ARG2]]], %[[ARG1]] {in_bounds = [false, true], permutation_map = #[[MAP]]} : memref<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : vector<4x4xf32>, vector<4x4xf32>
// CHECK-NEXT: }
func.func @read_broadcast(%m: memref<8x8xf32>, %x: f32, %i: index) -> (vector<4x4xf32>, vector<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0], %x {permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<8x8xf32>, vector<4x4xf32>
  %1 = vector.transfer_read %m[%i, %i], %x {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<8x8xf32>, vector<4x4xf32>
  return %0, %1 : vector<4x4xf32>, vector<4x4xf32>
}

// CHECK-LABEL: func.func @write_in_bounds(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: tensor<8x8xf32>, %[[ARG2:.+]]: vector<4x4xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   vector.transfer_write %[[ARG2]], %[[ARG0]][%[[C0]], %[[C4]]] {in_bounds = [true, true]} : vector<4x4xf32>, memref<8x8xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG2]], %[[ARG1]][%[[C0]], %[[C5]]] {in_bounds = [true, false]} : vector<4x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<8x8xf32>
// CHECK-NEXT: }
func.func @write_in_bounds(%m: memref<8x8xf32>, %t: tensor<8x8xf32>, %v: vector<4x4xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  vector.transfer_write %v, %m[%c0, %c4] : vector<4x4xf32>, memref<8x8xf32>
  %c5 = arith.constant 5 : index
  %0 = vector.transfer_write %v, %t[%c0, %c5] : vector<4x4xf32>, tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @read_without_mask(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[ARG1]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[ARG1]], %[[V0]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[ARG1]], %[[ARG3]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]] : vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @read_without_mask(%m: memref<8xf32>, %x: f32, %i: index, %u: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = vector.constant_mask [4] : vector<4xi1>
  %b = vector.constant_mask [3] : vector<4xi1>
  %0 = vector.transfer_read %m[%i], %x, %a : memref<8xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i], %x, %b : memref<8xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i], %x, %u : memref<8xf32>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @read_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: tensor<8xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[ARG3]]], %[[ARG2]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG1]][%[[ARG3]]], %[[ARG2]] : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @read_of_cast(%m: memref<8xf32>, %t: tensor<8xf32>, %x: f32, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %a = memref.cast %m : memref<8xf32> to memref<?xf32>
  %0 = vector.transfer_read %a[%i], %x : memref<?xf32>, vector<4xf32>
  %b = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1 = vector.transfer_read %b[%i], %x : tensor<?xf32>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// Reads of what was written.

// CHECK-LABEL: func.func @read_of_write(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8x8xf32>, %[[ARG1:.+]]: vector<4x4xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> (vector<4x4xf32>, vector<4x4xf32>) {
// CHECK-NEXT:   return %[[ARG1]], %[[ARG1]] : vector<4x4xf32>, vector<4x4xf32>
// CHECK-NEXT: }
func.func @read_of_write(%t: tensor<8x8xf32>, %v: vector<4x4xf32>, %x: f32, %i: index) -> (vector<4x4xf32>, vector<4x4xf32>) {
  %w = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x8xf32>
  %0 = vector.transfer_read %w[%i, %i], %x {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
  %1 = vector.transfer_read %w[%i, %i], %x : tensor<8x8xf32>, vector<4x4xf32>
  return %0, %1 : vector<4x4xf32>, vector<4x4xf32>
}

// CHECK-LABEL: func.func @read_of_other_write(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8x8xf32>, %[[ARG1:.+]]: vector<4x4xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index) -> (vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG3]], %[[ARG3]]] : vector<4x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[V0]][%[[ARG3]], %[[ARG3]]], %[[ARG2]] {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.transfer_read %[[V2]][%[[ARG3]], %[[ARG3]]], %[[ARG2]] {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.transfer_read %[[V2]][%[[ARG3]], %[[ARG4]]], %[[ARG2]] {in_bounds = [true, true]} : tensor<8x8xf32>, vector<2x2xf32>
// CHECK-NEXT:   return %[[V1]], %[[V3]], %[[V4]] : vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>
// CHECK-NEXT: }
func.func @read_of_other_write(%t: tensor<8x8xf32>, %v: vector<4x4xf32>, %x: f32, %i: index, %j: index) -> (vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>) {
  %w = vector.transfer_write %v, %t[%i, %i] : vector<4x4xf32>, tensor<8x8xf32>
  %0 = vector.transfer_read %w[%i, %i], %x {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
  %y = vector.transfer_write %v, %t[%i, %j] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_read %y[%i, %i], %x {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
  %2 = vector.transfer_read %y[%i, %j], %x {in_bounds = [true, true]} : tensor<8x8xf32>, vector<2x2xf32>
  return %0, %1, %2 : vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>
}

// CHECK-LABEL: func.func @read_past_disjoint_writes(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8x8xf32>, %[[ARG1:.+]]: vector<1x4xf32>, %[[ARG2:.+]]: vector<1x4xf32>, %[[ARG3:.+]]: f32) -> (vector<1x4xf32>, vector<1x4xf32>) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[C1]], %[[C0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_write %[[ARG2]], %[[V0]][%[[C2]], %[[C0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_read %[[V1]][%[[C1]], %[[C4]]], %[[ARG3]] {in_bounds = [true, true]} : tensor<8x8xf32>, vector<1x4xf32>
// CHECK-NEXT:   return %[[ARG1]], %[[V2]] : vector<1x4xf32>, vector<1x4xf32>
// CHECK-NEXT: }
func.func @read_past_disjoint_writes(%t: tensor<8x8xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>, %x: f32) -> (vector<1x4xf32>, vector<1x4xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %a = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
  %c2 = arith.constant 2 : index
  %b = vector.transfer_write %w, %a[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
  %0 = vector.transfer_read %b[%c1, %c0], %x {in_bounds = [true, true]} : tensor<8x8xf32>, vector<1x4xf32>
  %c4 = arith.constant 4 : index
  %1 = vector.transfer_read %b[%c1, %c4], %x {in_bounds = [true, true]} : tensor<8x8xf32>, vector<1x4xf32>
  return %0, %1 : vector<1x4xf32>, vector<1x4xf32>
}

// CHECK-LABEL: func.func @read_past_overlapping_write(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8x8xf32>, %[[ARG1:.+]]: vector<1x4xf32>, %[[ARG2:.+]]: vector<1x4xf32>, %[[ARG3:.+]]: vector<2x4xf32>, %[[ARG4:.+]]: f32, %[[ARG5:.+]]: index) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>) {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[C1]], %[[C0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_write %[[ARG2]], %[[V0]][%[[C1]], %[[C2]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_read %[[V1]][%[[C1]], %[[C0]]], %[[ARG4]] {in_bounds = [true, true]} : tensor<8x8xf32>, vector<1x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.transfer_write %[[ARG2]], %[[V0]][%[[ARG5]], %[[C0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.transfer_read %[[V3]][%[[C1]], %[[C0]]], %[[ARG4]] {in_bounds = [true, true]} : tensor<8x8xf32>, vector<1x4xf32>
// CHECK-NEXT:   %[[V5:.+]] = vector.transfer_write %[[ARG3]], %[[V0]][%[[C5]], %[[C0]]] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V6:.+]] = vector.transfer_read %[[V5]][%[[C1]], %[[C0]]], %[[ARG4]] {in_bounds = [true, true]} : tensor<8x8xf32>, vector<1x4xf32>
// CHECK-NEXT:   return %[[V2]], %[[V4]], %[[V6]] : vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>
// CHECK-NEXT: }
func.func @read_past_overlapping_write(%t: tensor<8x8xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>, %u: vector<2x4xf32>, %x: f32, %i: index) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %a = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
  %c2 = arith.constant 2 : index
  %b = vector.transfer_write %w, %a[%c1, %c2] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
  %0 = vector.transfer_read %b[%c1, %c0], %x {in_bounds = [true, true]} : tensor<8x8xf32>, vector<1x4xf32>
  %c = vector.transfer_write %w, %a[%i, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_read %c[%c1, %c0], %x {in_bounds = [true, true]} : tensor<8x8xf32>, vector<1x4xf32>
  %c5 = arith.constant 5 : index
  %d = vector.transfer_write %u, %a[%c5, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_read %d[%c1, %c0], %x {in_bounds = [true, true]} : tensor<8x8xf32>, vector<1x4xf32>
  return %0, %1, %2 : vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>
}

// CHECK-LABEL: func.func @read_of_masked_write(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: vector<4xi1>, %[[ARG3:.+]]: f32, %[[ARG4:.+]]: index) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG4]]], %[[ARG2]] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[V0]][%[[ARG4]]], %[[ARG3]] {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG4]]] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.transfer_read %[[V2]][%[[ARG4]]], %[[ARG3]], %[[ARG2]] {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V3]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @read_of_masked_write(%t: tensor<8xf32>, %v: vector<4xf32>, %m: vector<4xi1>, %x: f32, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %w = vector.transfer_write %v, %t[%i], %m {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %0 = vector.transfer_read %w[%i], %x {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %u = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_read %u[%i], %x, %m {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// A read in another order is a transposition.
// CHECK-LABEL: func.func @read_transposed(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8x8xf32>, %[[ARG1:.+]]: vector<2x4xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> (vector<4x2xf32>, vector<2x6x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG3]], %[[ARG3]]] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transpose %[[ARG1]], [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.broadcast %[[ARG1]] : vector<2x4xf32> to vector<6x2x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.transpose %[[V2]], [1, 0, 2] : vector<6x2x4xf32> to vector<2x6x4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.transfer_read %[[V0]][%[[ARG3]], %[[ARG3]]], %[[ARG2]] {in_bounds = [true, true], permutation_map = #[[MAP1]]} : tensor<8x8xf32>, vector<2x4xf32>
// CHECK-NEXT:   %[[V5:.+]] = vector.transfer_read %[[V0]][%[[ARG3]], %[[ARG3]]], %[[ARG2]] {in_bounds = [true, true], permutation_map = #[[MAP2]]} : tensor<8x8xf32>, vector<2x4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V3]], %[[V4]], %[[V5]] : vector<4x2xf32>, vector<2x6x4xf32>, vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT: }
func.func @read_transposed(%t: tensor<8x8xf32>, %v: vector<2x4xf32>, %x: f32, %i: index) -> (vector<4x2xf32>, vector<2x6x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %w = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
  %0 = vector.transfer_read %w[%i, %i], %x {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<8x8xf32>, vector<4x2xf32>
  %1 = vector.transfer_read %w[%i, %i], %x {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (d0, 0, d1)>} : tensor<8x8xf32>, vector<2x6x4xf32>
  %2 = vector.transfer_read %w[%i, %i], %x {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<8x8xf32>, vector<2x4xf32>
  %3 = vector.transfer_read %w[%i, %i], %x {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<8x8xf32>, vector<2x4xf32>
  return %0, %1, %2, %3 : vector<4x2xf32>, vector<2x6x4xf32>, vector<2x4xf32>, vector<2x4xf32>
}

// Writes that change nothing, or are overwritten.

// CHECK-LABEL: func.func @write_of_read(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:   return %[[ARG0]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @write_of_read(%t: tensor<8xf32>, %x: f32, %i: index) -> tensor<8xf32> {
  %v = vector.transfer_read %t[%i], %x : tensor<8xf32>, vector<4xf32>
  %0 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @write_of_read_elsewhere(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: vector<4xi1>) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[ARG1]] : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG3]]] : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG2]]], %[[ARG4]] : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @write_of_read_elsewhere(%t: tensor<8xf32>, %x: f32, %i: index, %j: index, %m: vector<4xi1>) -> (tensor<8xf32>, tensor<8xf32>) {
  %v = vector.transfer_read %t[%i], %x : tensor<8xf32>, vector<4xf32>
  %0 = vector.transfer_write %v, %t[%j] : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_write %v, %t[%i], %m : vector<4xf32>, tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @write_all_of_a_tensor(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x8xf32>, %[[ARG1:.+]]: tensor<4x8xf32>, %[[ARG2:.+]]: tensor<4x9xf32>, %[[ARG3:.+]]: f32) -> (tensor<4x8xf32>, tensor<4x9xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[C0]], %[[C0]]], %[[ARG3]] {in_bounds = [true, true]} : tensor<4x8xf32>, vector<4x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_write %[[V0]], %[[ARG2]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x9xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[V1]] : tensor<4x8xf32>, tensor<4x9xf32>
// CHECK-NEXT: }
func.func @write_all_of_a_tensor(%t: tensor<4x8xf32>, %u: tensor<4x8xf32>, %w: tensor<4x9xf32>, %x: f32) -> (tensor<4x8xf32>, tensor<4x9xf32>) {
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %t[%c0, %c0], %x {in_bounds = [true, true]} : tensor<4x8xf32>, vector<4x8xf32>
  %0 = vector.transfer_write %v, %u[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = vector.transfer_write %v, %w[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x9xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x9xf32>
}

// CHECK-LABEL: func.func @overwritten(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: vector<4xf32>, %[[ARG3:.+]]: vector<2xf32>, %[[ARG4:.+]]: index) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG4]]] : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_write %[[ARG3]], %[[ARG0]][%[[ARG4]]] : vector<2xf32>, tensor<8xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_write %[[ARG2]], %[[V1]][%[[ARG4]]] : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:   return %[[V0]], %[[V2]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @overwritten(%t: tensor<8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %u: vector<2xf32>, %i: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<8xf32>
  %0 = vector.transfer_write %w, %a[%i] : vector<4xf32>, tensor<8xf32>
  %b = vector.transfer_write %u, %t[%i] : vector<2xf32>, tensor<8xf32>
  %1 = vector.transfer_write %w, %b[%i] : vector<4xf32>, tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @overwritten_past_disjoint_write(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8x8xf32>, %[[ARG1:.+]]: vector<1x4xf32>, %[[ARG2:.+]]: vector<1x4xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[C2]], %[[C0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_write %[[ARG2]], %[[V0]][%[[C1]], %[[C0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   return %[[V1]] : tensor<8x8xf32>
// CHECK-NEXT: }
func.func @overwritten_past_disjoint_write(%t: tensor<8x8xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>) -> tensor<8x8xf32> {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %a = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
  %c2 = arith.constant 2 : index
  %b = vector.transfer_write %v, %a[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
  %0 = vector.transfer_write %w, %b[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @overwritten_but_used(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8x8xf32>, %[[ARG1:.+]]: vector<1x4xf32>, %[[ARG2:.+]]: vector<1x4xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[C1]], %[[C0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_write %[[ARG1]], %[[V0]][%[[C2]], %[[C0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_write %[[ARG2]], %[[V1]][%[[C1]], %[[C0]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   return %[[V2]], %[[V1]] : tensor<8x8xf32>, tensor<8x8xf32>
// CHECK-NEXT: }
func.func @overwritten_but_used(%t: tensor<8x8xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %a = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
  %c2 = arith.constant 2 : index
  %b = vector.transfer_write %v, %a[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
  %0 = vector.transfer_write %w, %b[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
  return %0, %b : tensor<8x8xf32>, tensor<8x8xf32>
}

// Written, cut out and inserted elsewhere is written there.
// CHECK-LABEL: func.func @insert_of_write(
// CHECK-SAME: %[[ARG0:.+]]: tensor<16xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: vector<4xf32>, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index) -> tensor<16xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[ARG4]]] [%[[ARG3]]] [1] : tensor<16xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG2]], %[[EXTRACTED_SLICE]][%[[C0]]] : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG4]]] [%[[ARG3]]] [1] : tensor<?xf32> into tensor<16xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<16xf32>
// CHECK-NEXT: }
func.func @insert_of_write(%t: tensor<16xf32>, %e: tensor<4xf32>, %v: vector<4xf32>, %n: index, %i: index) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %s = tensor.extract_slice %w[0] [%n] [1] : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.insert_slice %s into %t[%i] [%n] [1] : tensor<?xf32> into tensor<16xf32>
  return %0 : tensor<16xf32>
}

// CHECK-LABEL: func.func @insert_of_part_of_write(
// CHECK-SAME: %[[ARG0:.+]]: tensor<16xf32>, %[[ARG1:.+]]: tensor<8xf32>, %[[ARG2:.+]]: vector<4xf32>, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index, %[[ARG5:.+]]: index) -> tensor<16xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG2]], %[[ARG1]][%[[C0]]] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[V0]][0] [%[[ARG3]]] [1] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG0]][%[[ARG5]]] [%[[ARG3]]] [1] : tensor<?xf32> into tensor<16xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<16xf32>
// CHECK-NEXT: }
func.func @insert_of_part_of_write(%t: tensor<16xf32>, %e: tensor<8xf32>, %v: vector<4xf32>, %n: index, %m: index, %i: index) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %s = tensor.extract_slice %w[0] [%n] [1] : tensor<8xf32> to tensor<?xf32>
  %0 = tensor.insert_slice %s into %t[%i] [%n] [1] : tensor<?xf32> into tensor<16xf32>
  return %0 : tensor<16xf32>
}

// CHECK-LABEL: func.func @insert_of_write_elsewhere(
// CHECK-SAME: %[[ARG0:.+]]: tensor<16xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: vector<4xf32>, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index) -> (tensor<16xf32>, tensor<16xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG2]], %[[ARG1]][%[[ARG4]]] : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[V0]][0] [%[[ARG3]]] [1] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG0]][%[[ARG4]]] [%[[ARG3]]] [1] : tensor<?xf32> into tensor<16xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_write %[[ARG2]], %[[ARG1]][%[[C0]]] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_0:.+]] = tensor.extract_slice %[[V1]][%[[ARG4]]] [%[[ARG3]]] [1] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_1:.+]] = tensor.insert_slice %[[EXTRACTED_SLICE_0]] into %[[ARG0]][%[[ARG4]]] [%[[ARG3]]] [1] : tensor<?xf32> into tensor<16xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]], %[[INSERTED_SLICE_1]] : tensor<16xf32>, tensor<16xf32>
// CHECK-NEXT: }
func.func @insert_of_write_elsewhere(%t: tensor<16xf32>, %e: tensor<4xf32>, %v: vector<4xf32>, %n: index, %i: index) -> (tensor<16xf32>, tensor<16xf32>) {
  %w = vector.transfer_write %v, %e[%i] : vector<4xf32>, tensor<4xf32>
  %s = tensor.extract_slice %w[0] [%n] [1] : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.insert_slice %s into %t[%i] [%n] [1] : tensor<?xf32> into tensor<16xf32>
  %c0 = arith.constant 0 : index
  %x = vector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %r = tensor.extract_slice %x[%i] [%n] [1] : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %r into %t[%i] [%n] [1] : tensor<?xf32> into tensor<16xf32>
  return %0, %1 : tensor<16xf32>, tensor<16xf32>
}

// CHECK-LABEL: func.func @insert_of_masked_write(
// CHECK-SAME: %[[ARG0:.+]]: tensor<16xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: vector<4xf32>, %[[ARG3:.+]]: vector<4xi1>, %[[ARG4:.+]]: index, %[[ARG5:.+]]: index) -> tensor<16xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG2]], %[[ARG1]][%[[C0]]], %[[ARG3]] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[V0]][0] [%[[ARG4]]] [1] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG0]][%[[ARG5]]] [%[[ARG4]]] [1] : tensor<?xf32> into tensor<16xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<16xf32>
// CHECK-NEXT: }
func.func @insert_of_masked_write(%t: tensor<16xf32>, %e: tensor<4xf32>, %v: vector<4xf32>, %m: vector<4xi1>, %n: index, %i: index) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %e[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %s = tensor.extract_slice %w[0] [%n] [1] : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.insert_slice %s into %t[%i] [%n] [1] : tensor<?xf32> into tensor<16xf32>
  return %0 : tensor<16xf32>
}
