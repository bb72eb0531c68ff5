// RUN: freehold-opt %s -canonicalize | FileCheck %s
// RUN: freehold-opt %s -canonicalize -reference-compatible | FileCheck %s --check-prefix=REFERENCE

// Recorded from Freehold: by default, the reference does something else, as the comments say.

// There are as many rows as the scale says. The reference puts the row into all of them.
// CHECK: #[[MAP:.+]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @insert_into_scalable_rows(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: vector<[1]x4xf32>) -> vector<[1]x4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = vector.insert %[[ARG0]], %[[ARG1]] [0] : vector<4xf32> into vector<[1]x4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<[1]x4xf32>
// CHECK-NEXT: }
// REFERENCE: #[[MAP:.+]] = affine_map<(d0, d1) -> (d0)>
// REFERENCE-LABEL: func.func @insert_into_scalable_rows(
// REFERENCE-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: vector<[1]x4xf32>) -> vector<[1]x4xf32> {
// REFERENCE-NEXT:   %[[V0:.+]] = vector.insert %[[ARG0]], %[[ARG1]] [0] : vector<4xf32> into vector<[1]x4xf32>
// REFERENCE-NEXT:   return %[[V0]] : vector<[1]x4xf32>
// REFERENCE-NEXT: }
func.func @insert_into_scalable_rows(%p: vector<4xf32>, %s: vector<[1]x4xf32>) -> vector<[1]x4xf32> {
  %0 = vector.insert %p, %s [0] : vector<4xf32> into vector<[1]x4xf32>
  return %0 : vector<[1]x4xf32>
}

// The reference takes the size for the one without scale.
// CHECK-LABEL: func.func @scalable_read_is_not_in_bounds(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: f32) -> vector<[4]xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[C0]]], %[[ARG1]] : memref<8xf32>, vector<[4]xf32>
// CHECK-NEXT:   return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @scalable_read_is_not_in_bounds(
// REFERENCE-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: f32) -> vector<[4]xf32> {
// REFERENCE-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// REFERENCE-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[C0]]], %[[ARG1]] {in_bounds = [true]} : memref<8xf32>, vector<[4]xf32>
// REFERENCE-NEXT:   return %[[V0]] : vector<[4]xf32>
// REFERENCE-NEXT: }
func.func @scalable_read_is_not_in_bounds(%m: memref<8xf32>, %x: f32) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0], %x : memref<8xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK-LABEL: func.func @scalable_reduction_of_one(
// CHECK-SAME: %[[ARG0:.+]]: vector<[1]xf32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = vector.reduction <add>, %[[ARG0]] : vector<[1]xf32> into f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @scalable_reduction_of_one(
// REFERENCE-SAME: %[[ARG0:.+]]: vector<[1]xf32>) -> f32 {
// REFERENCE-NEXT:   %[[V0:.+]] = vector.extract %[[ARG0]][0] : f32 from vector<[1]xf32>
// REFERENCE-NEXT:   return %[[V0]] : f32
// REFERENCE-NEXT: }
func.func @scalable_reduction_of_one(%v: vector<[1]xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<[1]xf32> into f32
  return %0 : f32
}

// The start value counts. The reference forgets it.
// CHECK-LABEL: func.func @reduction_of_no_dimension(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = arith.addf %[[ARG1]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4xf32>
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @reduction_of_no_dimension(
// REFERENCE-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: vector<4xf32>) -> vector<4xf32> {
// REFERENCE-NEXT:   return %[[ARG0]] : vector<4xf32>
// REFERENCE-NEXT: }
func.func @reduction_of_no_dimension(%v: vector<4xf32>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [] : vector<4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// By the map, the vectors overlap in the first dimension of the tensor. The reference looks at the last one.
// CHECK-LABEL: func.func @read_of_transposed_write(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8x8xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[C0]], %[[C1]]] {in_bounds = [true], permutation_map = #[[MAP]]} : vector<4xf32>, tensor<8x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[V0]][%[[C2]], %[[C1]]], %[[ARG2]] {in_bounds = [true], permutation_map = #[[MAP]]} : tensor<8x8xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V1]] : vector<4xf32>
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @read_of_transposed_write(
// REFERENCE-SAME: %[[ARG0:.+]]: tensor<8x8xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: f32) -> vector<4xf32> {
// REFERENCE-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// REFERENCE-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// REFERENCE-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// REFERENCE-NEXT:   %[[V0:.+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[C0]], %[[C1]]] {in_bounds = [true], permutation_map = #[[MAP]]} : vector<4xf32>, tensor<8x8xf32>
// REFERENCE-NEXT:   %[[V1:.+]] = vector.transfer_read %[[V0]][%[[C2]], %[[C1]]], %[[ARG2]] {in_bounds = [true], permutation_map = #[[MAP]]} : tensor<8x8xf32>, vector<4xf32>
// REFERENCE-NEXT:   return %[[V1]] : vector<4xf32>
// REFERENCE-NEXT: }
func.func @read_of_transposed_write(%t: tensor<8x8xf32>, %v: vector<4xf32>, %x: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = vector.transfer_write %v, %t[%c0, %c1] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<8x8xf32>
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_read %w[%c2, %c1], %x {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<8x8xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// The reference makes a program that is not valid.
// CHECK-LABEL: func.func @multi_reduction_of_scalable_one(
// CHECK-SAME: %[[ARG0:.+]]: vector<[1]x4xf32>, %[[ARG1:.+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = vector.multi_reduction <add>, %[[ARG0]], %[[ARG1]] [0] : vector<[1]x4xf32> to vector<4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4xf32>
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @multi_reduction_of_scalable_one(
// REFERENCE-SAME: %[[ARG0:.+]]: vector<[1]x4xf32>, %[[ARG1:.+]]: vector<4xf32>) -> vector<4xf32> {
// REFERENCE-NEXT:   %[[V0:.+]] = vector.multi_reduction <add>, %[[ARG0]], %[[ARG1]] [0] : vector<[1]x4xf32> to vector<4xf32>
// REFERENCE-NEXT:   return %[[V0]] : vector<4xf32>
// REFERENCE-NEXT: }
func.func @multi_reduction_of_scalable_one(%s: vector<[1]x4xf32>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %s, %a [0] : vector<[1]x4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// There may be more than four lanes, of which the reference knows nothing.
// CHECK-LABEL: func.func @scalable_step_compared() -> vector<[4]xi1> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<4> : vector<[4]xindex>
// CHECK-NEXT:   %[[V0:.+]] = vector.step : vector<[4]xindex>
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ult, %[[V0]], %[[CST]] : vector<[4]xindex>
// CHECK-NEXT:   return %[[V1]] : vector<[4]xi1>
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @scalable_step_compared() -> vector<[4]xi1> {
// REFERENCE-NEXT:   %[[CST:.+]] = arith.constant dense<4> : vector<[4]xindex>
// REFERENCE-NEXT:   %[[V0:.+]] = vector.step : vector<[4]xindex>
// REFERENCE-NEXT:   %[[V1:.+]] = arith.cmpi ult, %[[V0]], %[[CST]] : vector<[4]xindex>
// REFERENCE-NEXT:   return %[[V1]] : vector<[4]xi1>
// REFERENCE-NEXT: }
func.func @scalable_step_compared() -> vector<[4]xi1> {
  %s = vector.step : vector<[4]xindex>
  %c = arith.constant dense<4> : vector<[4]xindex>
  %0 = arith.cmpi ult, %s, %c : vector<[4]xindex>
  return %0 : vector<[4]xi1>
}

// A scalar cannot be selected by a vector. The reference crashes.
// CHECK-LABEL: func.func @mask_of_scalar(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xi1>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = vector.mask %[[ARG0]], %[[ARG2]] { vector.yield %[[ARG1]] : f32 } : vector<4xi1> -> f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @mask_of_scalar(
// REFERENCE-SAME: %[[ARG0:.+]]: vector<4xi1>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: f32) -> f32 {
// REFERENCE-NEXT:   %[[V0:.+]] = vector.mask %[[ARG0]], %[[ARG2]] { vector.yield %[[ARG1]] : f32 } : vector<4xi1> -> f32
// REFERENCE-NEXT:   return %[[V0]] : f32
// REFERENCE-NEXT: }
func.func @mask_of_scalar(%a: vector<4xi1>, %x: f32, %y: f32) -> f32 {
  %0 = vector.mask %a, %y { vector.yield %x : f32 } : vector<4xi1> -> f32
  return %0 : f32
}
