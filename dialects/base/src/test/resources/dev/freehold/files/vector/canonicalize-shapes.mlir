// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Repeated values.

// CHECK-LABEL: func.func @broadcast_to_same(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:   return %[[ARG0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @broadcast_to_same(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @broadcast_constant() -> (vector<4xi32>, vector<4xf32>, vector<2x4xi32>, vector<2x2xi32>, vector<4xi32>) {
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : vector<4xi32>
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<3> : vector<4xi32>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<1.500000e+00> : vector<4xf32>
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant dense<7> : vector<2x4xi32>
// CHECK-NEXT:   %[[V1:.+]] = vector.broadcast %[[CST]] : vector<2xi32> to vector<2x2xi32>
// CHECK-NEXT:   return %[[CST_0]], %[[CST_1]], %[[CST_2]], %[[V1]], %[[V0]] : vector<4xi32>, vector<4xf32>, vector<2x4xi32>, vector<2x2xi32>, vector<4xi32>
// CHECK-NEXT: }
func.func @broadcast_constant() -> (vector<4xi32>, vector<4xf32>, vector<2x4xi32>, vector<2x2xi32>, vector<4xi32>) {
  %c3_i32 = arith.constant 3 : i32
  %0 = vector.broadcast %c3_i32 : i32 to vector<4xi32>
  %c1_5_f32 = arith.constant 1.5 : f32
  %1 = vector.broadcast %c1_5_f32 : f32 to vector<4xf32>
  %k0 = arith.constant dense<7> : vector<4xi32>
  %2 = vector.broadcast %k0 : vector<4xi32> to vector<2x4xi32>
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %3 = vector.broadcast %k1 : vector<2xi32> to vector<2x2xi32>
  %cub_poison_i32 = ub.poison : i32
  %4 = vector.broadcast %cub_poison_i32 : i32 to vector<4xi32>
  return %0, %1, %2, %3, %4 : vector<4xi32>, vector<4xf32>, vector<2x4xi32>, vector<2x2xi32>, vector<4xi32>
}

// CHECK-LABEL: func.func @broadcast_twice(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: vector<1x4xf32>) -> (vector<2x4xf32>, vector<2x3x4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : f32 to vector<2x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.broadcast %[[ARG1]] : vector<1x4xf32> to vector<2x3x4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : vector<2x4xf32>, vector<2x3x4xf32>
// CHECK-NEXT: }
func.func @broadcast_twice(%x: f32, %v: vector<1x4xf32>) -> (vector<2x4xf32>, vector<2x3x4xf32>) {
  %a = vector.broadcast %x : f32 to vector<4xf32>
  %0 = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  %b = vector.broadcast %v : vector<1x4xf32> to vector<3x4xf32>
  %1 = vector.broadcast %b : vector<3x4xf32> to vector<2x3x4xf32>
  return %0, %1 : vector<2x4xf32>, vector<2x3x4xf32>
}

// CHECK-LABEL: func.func @broadcast_shape_cast(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: vector<2x2xf32>) -> (vector<3x4xf32>, vector<3x4xf32>, vector<4x3xf32>, vector<3x2x2xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : vector<4xf32> to vector<3x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.shape_cast %[[ARG1]] : vector<2x2xf32> to vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.broadcast %[[V1]] : vector<4xf32> to vector<3x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.shape_cast %[[ARG0]] : vector<4xf32> to vector<4x1xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.broadcast %[[V3]] : vector<4x1xf32> to vector<4x3xf32>
// CHECK-NEXT:   %[[V5:.+]] = vector.shape_cast %[[ARG0]] : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT:   %[[V6:.+]] = vector.broadcast %[[V5]] : vector<2x2xf32> to vector<3x2x2xf32>
// CHECK-NEXT:   return %[[V0]], %[[V2]], %[[V4]], %[[V6]] : vector<3x4xf32>, vector<3x4xf32>, vector<4x3xf32>, vector<3x2x2xf32>
// CHECK-NEXT: }
func.func @broadcast_shape_cast(%v: vector<4xf32>, %w: vector<2x2xf32>) -> (vector<3x4xf32>, vector<3x4xf32>, vector<4x3xf32>, vector<3x2x2xf32>) {
  %a = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<3x4xf32>
  %b = vector.shape_cast %w : vector<2x2xf32> to vector<4xf32>
  %1 = vector.broadcast %b : vector<4xf32> to vector<3x4xf32>
  %c = vector.shape_cast %v : vector<4xf32> to vector<4x1xf32>
  %2 = vector.broadcast %c : vector<4x1xf32> to vector<4x3xf32>
  %d = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  %3 = vector.broadcast %d : vector<2x2xf32> to vector<3x2x2xf32>
  return %0, %1, %2, %3 : vector<3x4xf32>, vector<3x4xf32>, vector<4x3xf32>, vector<3x2x2xf32>
}

// Other dimensions.

// CHECK-LABEL: func.func @shape_cast_to_same(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:   return %[[ARG0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @shape_cast_to_same(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @shape_cast_twice(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x6xf32>) -> (vector<2x6xf32>, vector<3x4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.shape_cast %[[ARG0]] : vector<2x6xf32> to vector<3x4xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[V0]] : vector<2x6xf32>, vector<3x4xf32>
// CHECK-NEXT: }
func.func @shape_cast_twice(%v: vector<2x6xf32>) -> (vector<2x6xf32>, vector<3x4xf32>) {
  %a = vector.shape_cast %v : vector<2x6xf32> to vector<12xf32>
  %0 = vector.shape_cast %a : vector<12xf32> to vector<2x6xf32>
  %1 = vector.shape_cast %a : vector<12xf32> to vector<3x4xf32>
  return %0, %1 : vector<2x6xf32>, vector<3x4xf32>
}

// CHECK-LABEL: func.func @shape_cast_constant() -> (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<7> : vector<2x2xi32>
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : vector<2x2xi32>
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[V0]] : vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>
// CHECK-NEXT: }
func.func @shape_cast_constant() -> (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>) {
  %k0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %0 = vector.shape_cast %k0 : vector<4xi32> to vector<2x2xi32>
  %k1 = arith.constant dense<7> : vector<4xi32>
  %1 = vector.shape_cast %k1 : vector<4xi32> to vector<2x2xi32>
  %k2 = ub.poison : vector<4xi32>
  %2 = vector.shape_cast %k2 : vector<4xi32> to vector<2x2xi32>
  return %0, %1, %2 : vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>
}

// CHECK-LABEL: func.func @shape_cast_transposed(
// CHECK-SAME: %[[ARG0:.+]]: vector<1x4xf32>, %[[ARG1:.+]]: vector<2x3xf32>) -> (vector<4xf32>, vector<1x4xf32>, vector<6xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.shape_cast %[[ARG0]] : vector<1x4xf32> to vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transpose %[[ARG1]], [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.shape_cast %[[V1]] : vector<3x2xf32> to vector<6xf32>
// CHECK-NEXT:   return %[[V0]], %[[ARG0]], %[[V2]] : vector<4xf32>, vector<1x4xf32>, vector<6xf32>
// CHECK-NEXT: }
func.func @shape_cast_transposed(%v: vector<1x4xf32>, %w: vector<2x3xf32>) -> (vector<4xf32>, vector<1x4xf32>, vector<6xf32>) {
  %a = vector.transpose %v, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %0 = vector.shape_cast %a : vector<4x1xf32> to vector<4xf32>
  %1 = vector.shape_cast %a : vector<4x1xf32> to vector<1x4xf32>
  %b = vector.transpose %w, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.shape_cast %b : vector<3x2xf32> to vector<6xf32>
  return %0, %1, %2 : vector<4xf32>, vector<1x4xf32>, vector<6xf32>
}

// CHECK-LABEL: func.func @shape_cast_broadcast(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: vector<1x4xf32>) -> (vector<8xf32>, vector<4xf32>, vector<2x2xf32>, vector<6x4xf32>, vector<24xf32>, vector<12xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : f32 to vector<8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.shape_cast %[[ARG1]] : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.broadcast %[[ARG1]] : vector<4xf32> to vector<2x3x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.broadcast %[[ARG1]] : vector<4xf32> to vector<6x4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.shape_cast %[[V2]] : vector<2x3x4xf32> to vector<24xf32>
// CHECK-NEXT:   %[[V5:.+]] = vector.broadcast %[[ARG2]] : vector<1x4xf32> to vector<3x4xf32>
// CHECK-NEXT:   %[[V6:.+]] = vector.shape_cast %[[V5]] : vector<3x4xf32> to vector<12xf32>
// CHECK-NEXT:   return %[[V0]], %[[ARG1]], %[[V1]], %[[V3]], %[[V4]], %[[V6]] : vector<8xf32>, vector<4xf32>, vector<2x2xf32>, vector<6x4xf32>, vector<24xf32>, vector<12xf32>
// CHECK-NEXT: }
func.func @shape_cast_broadcast(%x: f32, %v: vector<4xf32>, %w: vector<1x4xf32>) -> (vector<8xf32>, vector<4xf32>, vector<2x2xf32>, vector<6x4xf32>, vector<24xf32>, vector<12xf32>) {
  %a = vector.broadcast %x : f32 to vector<2x4xf32>
  %0 = vector.shape_cast %a : vector<2x4xf32> to vector<8xf32>
  %b = vector.broadcast %v : vector<4xf32> to vector<1x1x4xf32>
  %1 = vector.shape_cast %b : vector<1x1x4xf32> to vector<4xf32>
  %2 = vector.shape_cast %b : vector<1x1x4xf32> to vector<2x2xf32>
  %c = vector.broadcast %v : vector<4xf32> to vector<2x3x4xf32>
  %3 = vector.shape_cast %c : vector<2x3x4xf32> to vector<6x4xf32>
  %4 = vector.shape_cast %c : vector<2x3x4xf32> to vector<24xf32>
  %d = vector.broadcast %w : vector<1x4xf32> to vector<3x4xf32>
  %5 = vector.shape_cast %d : vector<3x4xf32> to vector<12xf32>
  return %0, %1, %2, %3, %4, %5 : vector<8xf32>, vector<4xf32>, vector<2x2xf32>, vector<6x4xf32>, vector<24xf32>, vector<12xf32>
}

// CHECK-LABEL: func.func @shape_cast_mask(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.create_mask %[[ARG0]] : vector<4xi1>
// CHECK-NEXT:   %[[V1:.+]] = vector.create_mask %[[ARG0]], %[[ARG0]] : vector<4x1xi1>
// CHECK-NEXT:   %[[V2:.+]] = vector.shape_cast %[[V1]] : vector<4x1xi1> to vector<4xi1>
// CHECK-NEXT:   %[[V3:.+]] = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT:   %[[V4:.+]] = vector.create_mask %[[C1]], %[[ARG0]] : vector<1x4xi1>
// CHECK-NEXT:   %[[V5:.+]] = vector.shape_cast %[[V4]] : vector<1x4xi1> to vector<4xi1>
// CHECK-NEXT:   return %[[V0]], %[[V2]], %[[V3]], %[[V5]] : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
// CHECK-NEXT: }
func.func @shape_cast_mask(%n: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %a = vector.create_mask %n, %c1 : vector<4x1xi1>
  %0 = vector.shape_cast %a : vector<4x1xi1> to vector<4xi1>
  %b = vector.create_mask %n, %n : vector<4x1xi1>
  %1 = vector.shape_cast %b : vector<4x1xi1> to vector<4xi1>
  %c = vector.constant_mask [3, 1] : vector<4x1xi1>
  %2 = vector.shape_cast %c : vector<4x1xi1> to vector<4xi1>
  %d = vector.create_mask %c1, %n : vector<1x4xi1>
  %3 = vector.shape_cast %d : vector<1x4xi1> to vector<4xi1>
  return %0, %1, %2, %3 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// CHECK-LABEL: func.func @transpose_to_same(
// CHECK-SAME: %[[ARG0:.+]]: vector<4x4xf32>, %[[ARG1:.+]]: vector<1x1xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<1x1xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transpose %[[ARG0]], [1, 0] : vector<4x4xf32> to vector<4x4xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[V0]], %[[ARG1]] : vector<4x4xf32>, vector<4x4xf32>, vector<1x1xf32>
// CHECK-NEXT: }
func.func @transpose_to_same(%v: vector<4x4xf32>, %w: vector<1x1xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<1x1xf32>) {
  %0 = vector.transpose %v, [0, 1] : vector<4x4xf32> to vector<4x4xf32>
  %1 = vector.transpose %v, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
  %2 = vector.transpose %w, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
  return %0, %1, %2 : vector<4x4xf32>, vector<4x4xf32>, vector<1x1xf32>
}

// CHECK-LABEL: func.func @transpose_constant() -> (vector<3x2xi32>, vector<3x2xi32>, vector<2x2xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<7> : vector<3x2xi32>
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : vector<3x2xi32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transpose %[[CST]], [1, 0] : vector<2x2xi32> to vector<2x2xi32>
// CHECK-NEXT:   return %[[CST_0]], %[[V0]], %[[V1]] : vector<3x2xi32>, vector<3x2xi32>, vector<2x2xi32>
// CHECK-NEXT: }
func.func @transpose_constant() -> (vector<3x2xi32>, vector<3x2xi32>, vector<2x2xi32>) {
  %k0 = arith.constant dense<7> : vector<2x3xi32>
  %0 = vector.transpose %k0, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %k1 = ub.poison : vector<2x3xi32>
  %1 = vector.transpose %k1, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %k2 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %2 = vector.transpose %k2, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  return %0, %1, %2 : vector<3x2xi32>, vector<3x2xi32>, vector<2x2xi32>
}

// CHECK-LABEL: func.func @transpose_twice(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x3x4xf32>) -> (vector<2x4x3xf32>, vector<2x3x4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transpose %[[ARG0]], [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
// CHECK-NEXT:   return %[[V0]], %[[ARG0]] : vector<2x4x3xf32>, vector<2x3x4xf32>
// CHECK-NEXT: }
func.func @transpose_twice(%v: vector<2x3x4xf32>) -> (vector<2x4x3xf32>, vector<2x3x4xf32>) {
  %a = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %0 = vector.transpose %a, [2, 1, 0] : vector<3x4x2xf32> to vector<2x4x3xf32>
  %1 = vector.transpose %a, [2, 0, 1] : vector<3x4x2xf32> to vector<2x3x4xf32>
  return %0, %1 : vector<2x4x3xf32>, vector<2x3x4xf32>
}

// CHECK-LABEL: func.func @transpose_broadcast(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: vector<1x4xf32>) -> (vector<3x2xf32>, vector<3x2x4xf32>, vector<4x2x3xf32>, vector<3x2x4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : f32 to vector<3x2xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.broadcast %[[ARG1]] : vector<4xf32> to vector<2x3x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.broadcast %[[ARG1]] : vector<4xf32> to vector<3x2x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.transpose %[[V1]], [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.broadcast %[[ARG2]] : vector<1x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V2]], %[[V3]], %[[V4]] : vector<3x2xf32>, vector<3x2x4xf32>, vector<4x2x3xf32>, vector<3x2x4xf32>
// CHECK-NEXT: }
func.func @transpose_broadcast(%x: f32, %v: vector<4xf32>, %w: vector<1x4xf32>) -> (vector<3x2xf32>, vector<3x2x4xf32>, vector<4x2x3xf32>, vector<3x2x4xf32>) {
  %a = vector.broadcast %x : f32 to vector<2x3xf32>
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %b = vector.broadcast %v : vector<4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %b, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %2 = vector.transpose %b, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %c = vector.broadcast %w : vector<1x4xf32> to vector<2x3x4xf32>
  %3 = vector.transpose %c, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %0, %1, %2, %3 : vector<3x2xf32>, vector<3x2x4xf32>, vector<4x2x3xf32>, vector<3x2x4xf32>
}

// CHECK-LABEL: func.func @transpose_broadcast_between_sizes(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x1x1x4xf32>) -> (vector<2x5x3x4xf32>, vector<3x2x5x4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : vector<2x1x1x4xf32> to vector<2x3x5x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.broadcast %[[ARG0]] : vector<2x1x1x4xf32> to vector<2x5x3x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transpose %[[V0]], [1, 0, 2, 3] : vector<2x3x5x4xf32> to vector<3x2x5x4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : vector<2x5x3x4xf32>, vector<3x2x5x4xf32>
// CHECK-NEXT: }
func.func @transpose_broadcast_between_sizes(%v: vector<2x1x1x4xf32>) -> (vector<2x5x3x4xf32>, vector<3x2x5x4xf32>) {
  %b = vector.broadcast %v : vector<2x1x1x4xf32> to vector<2x3x5x4xf32>
  %0 = vector.transpose %b, [0, 2, 1, 3] : vector<2x3x5x4xf32> to vector<2x5x3x4xf32>
  %1 = vector.transpose %b, [1, 0, 2, 3] : vector<2x3x5x4xf32> to vector<3x2x5x4xf32>
  return %0, %1 : vector<2x5x3x4xf32>, vector<3x2x5x4xf32>
}

// CHECK-LABEL: func.func @transpose_shape_cast(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: vector<6xf32>) -> (vector<4x1xf32>, vector<3x2xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.shape_cast %[[ARG0]] : vector<4xf32> to vector<4x1xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.shape_cast %[[ARG1]] : vector<6xf32> to vector<2x3xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transpose %[[V1]], [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT:   return %[[V0]], %[[V2]] : vector<4x1xf32>, vector<3x2xf32>
// CHECK-NEXT: }
func.func @transpose_shape_cast(%v: vector<4xf32>, %w: vector<6xf32>) -> (vector<4x1xf32>, vector<3x2xf32>) {
  %a = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  %0 = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %b = vector.shape_cast %w : vector<6xf32> to vector<2x3xf32>
  %1 = vector.transpose %b, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0, %1 : vector<4x1xf32>, vector<3x2xf32>
}

// CHECK-LABEL: func.func @transpose_mask(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (vector<3x2xi1>, vector<3x2xi1>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.create_mask %[[ARG1]], %[[ARG0]] : vector<3x2xi1>
// CHECK-NEXT:   %[[V1:.+]] = vector.constant_mask [2, 1] : vector<3x2xi1>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : vector<3x2xi1>, vector<3x2xi1>
// CHECK-NEXT: }
func.func @transpose_mask(%n: index, %m: index) -> (vector<3x2xi1>, vector<3x2xi1>) {
  %a = vector.create_mask %n, %m : vector<2x3xi1>
  %0 = vector.transpose %a, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  %b = vector.constant_mask [1, 2] : vector<2x3xi1>
  %1 = vector.transpose %b, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  return %0, %1 : vector<3x2xi1>, vector<3x2xi1>
}

// CHECK-LABEL: func.func @transpose_elements(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: f32, %[[ARG4:.+]]: f32, %[[ARG5:.+]]: f32) -> vector<3x2xf32> {
// CHECK-NEXT:   %[[V0:.+]] = vector.from_elements %[[ARG0]], %[[ARG3]], %[[ARG1]], %[[ARG4]], %[[ARG2]], %[[ARG5]] : vector<3x2xf32>
// CHECK-NEXT:   return %[[V0]] : vector<3x2xf32>
// CHECK-NEXT: }
func.func @transpose_elements(%a: f32, %b: f32, %c: f32, %d: f32, %e: f32, %f: f32) -> vector<3x2xf32> {
  %v = vector.from_elements %a, %b, %c, %d, %e, %f : vector<2x3xf32>
  %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// The same bits.

// CHECK-LABEL: func.func @bitcasts(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<2xf64>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.bitcast %[[ARG0]] : vector<4xf32> to vector<2xf64>
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[V0]] : vector<4xf32>, vector<4xf32>, vector<2xf64>
// CHECK-NEXT: }
func.func @bitcasts(%v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<2xf64>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xf32>
  %a = vector.bitcast %v : vector<4xf32> to vector<8xf16>
  %1 = vector.bitcast %a : vector<8xf16> to vector<4xf32>
  %2 = vector.bitcast %a : vector<8xf16> to vector<2xf64>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<2xf64>
}

// CHECK-LABEL: func.func @bitcast_constant() -> (vector<2xi32>, vector<4xf32>, vector<8xi8>, vector<4xi32>, vector<1xi16>, vector<3xi16>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<1> : vector<2xi24>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[1, 2]> : vector<2xi8>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant dense<1.000000e+00> : vector<8xf16>
// CHECK-NEXT:   %[[CST_3:.+]] = arith.constant dense<16843009> : vector<2xi32>
// CHECK-NEXT:   %[[CST_4:.+]] = arith.constant dense<0.00782680511> : vector<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.bitcast %[[CST_1]] : vector<2xi32> to vector<8xi8>
// CHECK-NEXT:   %[[V1:.+]] = vector.bitcast %[[CST_2]] : vector<8xf16> to vector<4xi32>
// CHECK-NEXT:   %[[V2:.+]] = vector.bitcast %[[CST_0]] : vector<2xi8> to vector<1xi16>
// CHECK-NEXT:   %[[V3:.+]] = vector.bitcast %[[CST]] : vector<2xi24> to vector<3xi16>
// CHECK-NEXT:   return %[[CST_3]], %[[CST_4]], %[[V0]], %[[V1]], %[[V2]], %[[V3]] : vector<2xi32>, vector<4xf32>, vector<8xi8>, vector<4xi32>, vector<1xi16>, vector<3xi16>
// CHECK-NEXT: }
func.func @bitcast_constant() -> (vector<2xi32>, vector<4xf32>, vector<8xi8>, vector<4xi32>, vector<1xi16>, vector<3xi16>) {
  %k0 = arith.constant dense<1> : vector<8xi8>
  %0 = vector.bitcast %k0 : vector<8xi8> to vector<2xi32>
  %k1 = arith.constant dense<1.0> : vector<8xf16>
  %1 = vector.bitcast %k1 : vector<8xf16> to vector<4xf32>
  %k2 = arith.constant dense<1> : vector<2xi32>
  %2 = vector.bitcast %k2 : vector<2xi32> to vector<8xi8>
  %3 = vector.bitcast %k1 : vector<8xf16> to vector<4xi32>
  %k3 = arith.constant dense<[1, 2]> : vector<2xi8>
  %4 = vector.bitcast %k3 : vector<2xi8> to vector<1xi16>
  %k4 = arith.constant dense<1> : vector<2xi24>
  %5 = vector.bitcast %k4 : vector<2xi24> to vector<3xi16>
  return %0, %1, %2, %3, %4, %5 : vector<2xi32>, vector<4xf32>, vector<8xi8>, vector<4xi32>, vector<1xi16>, vector<3xi16>
}

// Slices.

// CHECK-LABEL: func.func @slice_of_everything(
// CHECK-SAME: %[[ARG0:.+]]: vector<4x8xf32>) -> vector<4x8xf32> {
// CHECK-NEXT:   return %[[ARG0]] : vector<4x8xf32>
// CHECK-NEXT: }
func.func @slice_of_everything(%v: vector<4x8xf32>) -> vector<4x8xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [4], strides = [1]} : vector<4x8xf32> to vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK-LABEL: func.func @slice_of_constant() -> (vector<2x2xi32>, vector<2xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<{{\[\[}}2, 3], [5, 6]]> : vector<2x2xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<7> : vector<2xi32>
// CHECK-NEXT:   return %[[CST]], %[[CST_0]] : vector<2x2xi32>, vector<2xi32>
// CHECK-NEXT: }
func.func @slice_of_constant() -> (vector<2x2xi32>, vector<2xi32>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %0 = vector.extract_strided_slice %c {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xi32> to vector<2x2xi32>
  %k0 = arith.constant dense<7> : vector<4xi32>
  %1 = vector.extract_strided_slice %k0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
  return %0, %1 : vector<2x2xi32>, vector<2xi32>
}

// CHECK-LABEL: func.func @slice_of_scalable_constant() -> vector<2x[4]xi32> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<7> : vector<2x[4]xi32>
// CHECK-NEXT:   return %[[CST]] : vector<2x[4]xi32>
// CHECK-NEXT: }
func.func @slice_of_scalable_constant() -> vector<2x[4]xi32> {
  %c = arith.constant dense<7> : vector<4x[4]xi32>
  %0 = vector.extract_strided_slice %c {offsets = [1], sizes = [2], strides = [1]} : vector<4x[4]xi32> to vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}

// CHECK-LABEL: func.func @slice_of_row(
// CHECK-SAME: %[[ARG0:.+]]: vector<4x8xf32>, %[[ARG1:.+]]: vector<4x2x8xf32>) -> (vector<1x8xf32>, vector<1x4xf32>, vector<2x8xf32>, vector<1x1x8xf32>, vector<1x2x8xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[ARG0]][2] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.shape_cast %[[V0]] : vector<8xf32> to vector<1x8xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2, 1], sizes = [1, 4], strides = [1, 1]} : vector<4x8xf32> to vector<1x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.extract %[[ARG1]][2, 1] : vector<8xf32> from vector<4x2x8xf32>
// CHECK-NEXT:   %[[V5:.+]] = vector.shape_cast %[[V4]] : vector<8xf32> to vector<1x1x8xf32>
// CHECK-NEXT:   %[[V6:.+]] = vector.extract %[[ARG1]][2] : vector<2x8xf32> from vector<4x2x8xf32>
// CHECK-NEXT:   %[[V7:.+]] = vector.shape_cast %[[V6]] : vector<2x8xf32> to vector<1x2x8xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V5]], %[[V7]] : vector<1x8xf32>, vector<1x4xf32>, vector<2x8xf32>, vector<1x1x8xf32>, vector<1x2x8xf32>
// CHECK-NEXT: }
func.func @slice_of_row(%v: vector<4x8xf32>, %w: vector<4x2x8xf32>) -> (vector<1x8xf32>, vector<1x4xf32>, vector<2x8xf32>, vector<1x1x8xf32>, vector<1x2x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  %1 = vector.extract_strided_slice %v {offsets = [2, 1], sizes = [1, 4], strides = [1, 1]} : vector<4x8xf32> to vector<1x4xf32>
  %2 = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %3 = vector.extract_strided_slice %w {offsets = [2, 1], sizes = [1, 1], strides = [1, 1]} : vector<4x2x8xf32> to vector<1x1x8xf32>
  %4 = vector.extract_strided_slice %w {offsets = [2, 0, 0], sizes = [1, 2, 8], strides = [1, 1, 1]} : vector<4x2x8xf32> to vector<1x2x8xf32>
  return %0, %1, %2, %3, %4 : vector<1x8xf32>, vector<1x4xf32>, vector<2x8xf32>, vector<1x1x8xf32>, vector<1x2x8xf32>
}

// CHECK-LABEL: func.func @slice_of_scalable_row(
// CHECK-SAME: %[[ARG0:.+]]: vector<4x[8]xf32>) -> vector<1x[8]xf32> {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [1], strides = [1]} : vector<4x[8]xf32> to vector<1x[8]xf32>
// CHECK-NEXT:   return %[[V0]] : vector<1x[8]xf32>
// CHECK-NEXT: }
func.func @slice_of_scalable_row(%v: vector<4x[8]xf32>) -> vector<1x[8]xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [1], strides = [1]} : vector<4x[8]xf32> to vector<1x[8]xf32>
  return %0 : vector<1x[8]xf32>
}

// CHECK-LABEL: func.func @slice_of_broadcast(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: vector<8xf32>, %[[ARG2:.+]]: vector<4x1xf32>, %[[ARG3:.+]]: vector<1x8xf32>) -> (vector<2x4xf32>, vector<2x8xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x8xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : f32 to vector<2x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.broadcast %[[ARG1]] : vector<8xf32> to vector<2x8xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.broadcast %[[V2]] : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.extract_strided_slice %[[ARG2]] {offsets = [2, 0], sizes = [2, 1], strides = [1, 1]} : vector<4x1xf32> to vector<2x1xf32>
// CHECK-NEXT:   %[[V5:.+]] = vector.broadcast %[[V4]] : vector<2x1xf32> to vector<2x4xf32>
// CHECK-NEXT:   %[[V6:.+]] = vector.broadcast %[[ARG3]] : vector<1x8xf32> to vector<2x8xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V3]], %[[V5]], %[[V6]] : vector<2x4xf32>, vector<2x8xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x8xf32>
// CHECK-NEXT: }
func.func @slice_of_broadcast(%x: f32, %v: vector<8xf32>, %w: vector<4x1xf32>, %u: vector<1x8xf32>) -> (vector<2x4xf32>, vector<2x8xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x8xf32>) {
  %a = vector.broadcast %x : f32 to vector<4x8xf32>
  %0 = vector.extract_strided_slice %a {offsets = [2, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %b = vector.broadcast %v : vector<8xf32> to vector<4x8xf32>
  %1 = vector.extract_strided_slice %b {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %2 = vector.extract_strided_slice %b {offsets = [2, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %c = vector.broadcast %w : vector<4x1xf32> to vector<4x8xf32>
  %3 = vector.extract_strided_slice %c {offsets = [2, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %d = vector.broadcast %u : vector<1x8xf32> to vector<4x8xf32>
  %4 = vector.extract_strided_slice %d {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return %0, %1, %2, %3, %4 : vector<2x4xf32>, vector<2x8xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x8xf32>
}

// CHECK-LABEL: func.func @slice_of_mask(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (vector<3x2xi1>, vector<3x2xi1>, vector<3x4xi1>, vector<3x2xi1>) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<false> : vector<3x2xi1>
// CHECK-NEXT:   %[[V0:.+]] = vector.constant_mask [2, 2] : vector<3x2xi1>
// CHECK-NEXT:   %[[V1:.+]] = vector.constant_mask [2, 2] : vector<3x4xi1>
// CHECK-NEXT:   %[[V2:.+]] = arith.maxsi %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:   %[[V3:.+]] = arith.subi %[[V2]], %[[C1]] : index
// CHECK-NEXT:   %[[V4:.+]] = vector.create_mask %[[V3]], %[[ARG1]] : vector<3x2xi1>
// CHECK-NEXT:   return %[[V0]], %[[CST]], %[[V1]], %[[V4]] : vector<3x2xi1>, vector<3x2xi1>, vector<3x4xi1>, vector<3x2xi1>
// CHECK-NEXT: }
func.func @slice_of_mask(%n: index, %m: index) -> (vector<3x2xi1>, vector<3x2xi1>, vector<3x4xi1>, vector<3x2xi1>) {
  %a = vector.constant_mask [3, 2] : vector<4x4xi1>
  %0 = vector.extract_strided_slice %a {offsets = [1, 0], sizes = [3, 2], strides = [1, 1]} : vector<4x4xi1> to vector<3x2xi1>
  %1 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [3, 2], strides = [1, 1]} : vector<4x4xi1> to vector<3x2xi1>
  %2 = vector.extract_strided_slice %a {offsets = [1], sizes = [3], strides = [1]} : vector<4x4xi1> to vector<3x4xi1>
  %b = vector.create_mask %n, %m : vector<4x4xi1>
  %3 = vector.extract_strided_slice %b {offsets = [1, 0], sizes = [3, 2], strides = [1, 1]} : vector<4x4xi1> to vector<3x2xi1>
  return %0, %1, %2, %3 : vector<3x2xi1>, vector<3x2xi1>, vector<3x4xi1>, vector<3x2xi1>
}

// CHECK-LABEL: func.func @slice_of_inserted_slice(
// CHECK-SAME: %[[ARG0:.+]]: vector<8x8xf32>, %[[ARG1:.+]]: vector<4x4xf32>) -> (vector<2x2xf32>, vector<2x4xf32>, vector<4x4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.insert_strided_slice %[[ARG1]], %[[ARG0]] {offsets = [2, 2], strides = [1, 1]} : vector<4x4xf32> into vector<8x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract_strided_slice %[[V0]] {offsets = [3, 4], sizes = [2, 4], strides = [1, 1]} : vector<8x8xf32> to vector<2x4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[ARG1]] : vector<2x2xf32>, vector<2x4xf32>, vector<4x4xf32>
// CHECK-NEXT: }
func.func @slice_of_inserted_slice(%v: vector<8x8xf32>, %p: vector<4x4xf32>) -> (vector<2x2xf32>, vector<2x4xf32>, vector<4x4xf32>) {
  %a = vector.insert_strided_slice %p, %v {offsets = [2, 2], strides = [1, 1]} : vector<4x4xf32> into vector<8x8xf32>
  %0 = vector.extract_strided_slice %a {offsets = [3, 2], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  %1 = vector.extract_strided_slice %a {offsets = [3, 4], sizes = [2, 4], strides = [1, 1]} : vector<8x8xf32> to vector<2x4xf32>
  %2 = vector.extract_strided_slice %a {offsets = [2, 2], sizes = [4, 4], strides = [1, 1]} : vector<8x8xf32> to vector<4x4xf32>
  return %0, %1, %2 : vector<2x2xf32>, vector<2x4xf32>, vector<4x4xf32>
}

// CHECK-LABEL: func.func @slice_before_inserted_slice(
// CHECK-SAME: %[[ARG0:.+]]: vector<8x8xf32>, %[[ARG1:.+]]: vector<2x4xf32>, %[[ARG2:.+]]: vector<2x4xf32>, %[[ARG3:.+]]: vector<4xf32>) -> (vector<1x4xf32>, vector<2x2xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[ARG1]][1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.shape_cast %[[V0]] : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.insert_strided_slice %[[ARG3]], %[[ARG0]] {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<8x8xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.extract_strided_slice %[[V2]] {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
// CHECK-NEXT:   return %[[V1]], %[[V3]] : vector<1x4xf32>, vector<2x2xf32>
// CHECK-NEXT: }
func.func @slice_before_inserted_slice(%v: vector<8x8xf32>, %p: vector<2x4xf32>, %q: vector<2x4xf32>, %l: vector<4xf32>) -> (vector<1x4xf32>, vector<2x2xf32>) {
  %a = vector.insert_strided_slice %p, %v {offsets = [0, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x8xf32>
  %b = vector.insert_strided_slice %q, %a {offsets = [4, 4], strides = [1, 1]} : vector<2x4xf32> into vector<8x8xf32>
  %0 = vector.extract_strided_slice %b {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<8x8xf32> to vector<1x4xf32>
  %c = vector.insert_strided_slice %l, %v {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<8x8xf32>
  %1 = vector.extract_strided_slice %c {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  return %0, %1 : vector<1x4xf32>, vector<2x2xf32>
}

// CHECK-LABEL: func.func @insert_slice_of_same(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: vector<4xf32>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.broadcast %[[ARG0]] : f32 to vector<8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.broadcast %[[ARG1]] : f32 to vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.insert_strided_slice %[[V1]], %[[V0]] {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.insert_strided_slice %[[ARG2]], %[[V0]] {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
// CHECK-NEXT:   return %[[V0]], %[[V2]], %[[V3]] : vector<8xf32>, vector<8xf32>, vector<8xf32>
// CHECK-NEXT: }
func.func @insert_slice_of_same(%x: f32, %y: f32, %v: vector<4xf32>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %a = vector.broadcast %x : f32 to vector<8xf32>
  %b = vector.broadcast %x : f32 to vector<4xf32>
  %c = vector.broadcast %y : f32 to vector<4xf32>
  %0 = vector.insert_strided_slice %b, %a {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
  %1 = vector.insert_strided_slice %c, %a {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
  %2 = vector.insert_strided_slice %v, %a {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
  return %0, %1, %2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
}

// CHECK-LABEL: func.func @insert_slice_back(
// CHECK-SAME: %[[ARG0:.+]]: vector<8xf32>, %[[ARG1:.+]]: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.insert_strided_slice %[[V0]], %[[ARG0]] {offsets = [3], strides = [1]} : vector<4xf32> into vector<8xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.insert_strided_slice %[[V0]], %[[ARG1]] {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[V1]], %[[V2]] : vector<8xf32>, vector<8xf32>, vector<8xf32>
// CHECK-NEXT: }
func.func @insert_slice_back(%v: vector<8xf32>, %w: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %s = vector.extract_strided_slice %v {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  %0 = vector.insert_strided_slice %s, %v {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
  %1 = vector.insert_strided_slice %s, %v {offsets = [3], strides = [1]} : vector<4xf32> into vector<8xf32>
  %2 = vector.insert_strided_slice %s, %w {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
  return %0, %1, %2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
}

// CHECK-LABEL: func.func @insert_slice_into_constant(
// CHECK-SAME: %[[ARG0:.+]]: vector<2xi32>) -> (vector<2x3xi32>, vector<2x3xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<{{\[\[}}1, 2, 3], [4, 8, 9]]> : vector<2x3xi32>
// CHECK-NEXT:   %[[V0:.+]] = vector.insert_strided_slice %[[ARG0]], %[[CST]] {offsets = [1, 1], strides = [1]} : vector<2xi32> into vector<2x3xi32>
// CHECK-NEXT:   return %[[CST_0]], %[[V0]] : vector<2x3xi32>, vector<2x3xi32>
// CHECK-NEXT: }
func.func @insert_slice_into_constant(%v: vector<2xi32>) -> (vector<2x3xi32>, vector<2x3xi32>) {
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %b = arith.constant dense<[8, 9]> : vector<2xi32>
  %0 = vector.insert_strided_slice %b, %a {offsets = [1, 1], strides = [1]} : vector<2xi32> into vector<2x3xi32>
  %1 = vector.insert_strided_slice %v, %a {offsets = [1, 1], strides = [1]} : vector<2xi32> into vector<2x3xi32>
  return %0, %1 : vector<2x3xi32>, vector<2x3xi32>
}

// CHECK-LABEL: func.func @insert_slice_into_large_constant() -> (vector<512xi32>, vector<512xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<1> : vector<512xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[8, 9]> : vector<2xi32>
// CHECK-NEXT:   %[[V0:.+]] = vector.insert_strided_slice %[[CST_0]], %[[CST]] {offsets = [1], strides = [1]} : vector<2xi32> into vector<512xi32>
// CHECK-NEXT:   return %[[V0]], %[[CST]] : vector<512xi32>, vector<512xi32>
// CHECK-NEXT: }
func.func @insert_slice_into_large_constant() -> (vector<512xi32>, vector<512xi32>) {
  %a = arith.constant dense<1> : vector<512xi32>
  %b = arith.constant dense<[8, 9]> : vector<2xi32>
  %0 = vector.insert_strided_slice %b, %a {offsets = [1], strides = [1]} : vector<2xi32> into vector<512xi32>
  return %0, %a : vector<512xi32>, vector<512xi32>
}
