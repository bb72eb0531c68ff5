// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Accesses whose mask is known.

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func @load_of_everything(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: index) {
// CHECK-NEXT:   %[[V0:.+]] = vector.load %[[ARG0]][%[[ARG2]]] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.load %[[ARG0]][%[[ARG2]]] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:   vector.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:   vector.store %[[V1]], %[[ARG0]][%[[ARG2]]] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @load_of_everything(%m: memref<16xf32>, %p: vector<4xf32>, %i: index) {
  %a = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.maskedload %m[%i], %a, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.expandload %m[%i], %a, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %a, %0 : memref<16xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %a, %1 : memref<16xf32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @load_of_nothing(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: index) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   return %[[ARG1]], %[[ARG1]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @load_of_nothing(%m: memref<16xf32>, %p: vector<4xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %a = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.maskedload %m[%i], %a, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.expandload %m[%i], %a, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %a, %p : memref<16xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %a, %p : memref<16xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @load_of_something(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT:   %[[V1:.+]] = vector.maskedload %[[ARG0]][%[[ARG2]]], %[[V0]], %[[ARG1]] : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.expandload %[[ARG0]][%[[ARG2]]], %[[ARG3]], %[[ARG1]] : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   vector.maskedstore %[[ARG0]][%[[ARG2]]], %[[V0]], %[[ARG1]] : memref<16xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   vector.compressstore %[[ARG0]][%[[ARG2]]], %[[V0]], %[[ARG1]] : memref<16xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @load_of_something(%m: memref<16xf32>, %p: vector<4xf32>, %i: index, %u: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %a = vector.constant_mask [2] : vector<4xi1>
  %0 = vector.maskedload %m[%i], %a, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.expandload %m[%i], %u, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %a, %p : memref<16xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %a, %p : memref<16xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @load_by_dense_mask(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[true, false, true, true]> : vector<4xi1>
// CHECK-NEXT:   %[[V0:.+]] = vector.load %[[ARG0]][%[[ARG2]]] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.maskedload %[[ARG0]][%[[ARG2]]], %[[CST]], %[[ARG1]] : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   return %[[V0]], %[[ARG1]], %[[V1]] : vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @load_by_dense_mask(%m: memref<16xf32>, %p: vector<4xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %t = arith.constant dense<true> : vector<4xi1>
  %f = arith.constant dense<false> : vector<4xi1>
  %s = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %0 = vector.maskedload %m[%i], %t, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %m[%i], %f, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.maskedload %m[%i], %s, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @gather_nothing(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: vector<4xi32>) -> vector<4xf32> {
// CHECK-NEXT:   return %[[ARG1]] : vector<4xf32>
// CHECK-NEXT: }
func.func @gather_nothing(%m: memref<16xf32>, %p: vector<4xf32>, %i: index, %n: vector<4xi32>) -> vector<4xf32> {
  %f = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.gather %m[%i] [%n], %f, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%n], %f, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @gather_row(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.maskedload %[[ARG0]][%[[ARG2]]], %[[ARG3]], %[[ARG1]] : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   vector.maskedstore %[[ARG0]][%[[ARG2]]], %[[ARG3]], %[[ARG1]] : memref<16xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.maskedload %[[ARG0]][%[[ARG2]]], %[[ARG3]], %[[ARG1]] : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @gather_row(%m: memref<16xf32>, %p: vector<4xf32>, %i: index, %a: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %n = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %0 = vector.gather %m[%i] [%n], %a, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%n], %a, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %s = vector.step : vector<4xindex>
  %1 = vector.gather %m[%i] [%s], %a, %p : memref<16xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @gather_no_row(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>, %[[ARG1:.+]]: tensor<16xf32>, %[[ARG2:.+]]: vector<4xf32>, %[[ARG3:.+]]: vector<2x2xf32>, %[[ARG4:.+]]: index, %[[ARG5:.+]]: vector<4xi1>, %[[ARG6:.+]]: vector<2x2xi1>, %[[ARG7:.+]]: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x2xf32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<{{\[\[}}0, 1], [2, 3]]> : vector<2x2xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<[0, 1, 3, 2]> : vector<4xi32>
// CHECK-NEXT:   %[[V0:.+]] = vector.gather %[[ARG0]][%[[ARG4]]] [%[[CST_1]]], %[[ARG5]], %[[ARG2]] : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.gather %[[ARG0]][%[[ARG4]]] [%[[ARG7]]], %[[ARG5]], %[[ARG2]] : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.gather %[[ARG1]][%[[ARG4]]] [%[[CST_0]]], %[[ARG5]], %[[ARG2]] : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.gather %[[ARG0]][%[[ARG4]]] [%[[CST]]], %[[ARG6]], %[[ARG3]] : memref<16xf32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
// CHECK-NEXT:   vector.scatter %[[ARG0]][%[[ARG4]]] [%[[ARG7]]], %[[ARG5]], %[[ARG2]] : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x2xf32>
// CHECK-NEXT: }
func.func @gather_no_row(%m: memref<16xf32>, %t: tensor<16xf32>, %p: vector<4xf32>, %q: vector<2x2xf32>, %i: index, %a: vector<4xi1>, %b: vector<2x2xi1>, %u: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x2xf32>) {
  %n = arith.constant dense<[0, 1, 3, 2]> : vector<4xi32>
  %0 = vector.gather %m[%i] [%n], %a, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %m[%i] [%u], %a, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %r = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %2 = vector.gather %t[%i] [%r], %a, %p : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %s = arith.constant dense<[[0, 1], [2, 3]]> : vector<2x2xi32>
  %3 = vector.gather %m[%i] [%s], %b, %q : memref<16xf32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  vector.scatter %m[%i] [%u], %a, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x2xf32>
}

// CHECK-LABEL: func.func @scatter_into_tensor(
// CHECK-SAME: %[[ARG0:.+]]: tensor<16xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: vector<4xi32>) -> tensor<16xf32> {
// CHECK-NEXT:   return %[[ARG0]] : tensor<16xf32>
// CHECK-NEXT: }
func.func @scatter_into_tensor(%t: tensor<16xf32>, %p: vector<4xf32>, %i: index, %n: vector<4xi32>) -> tensor<16xf32> {
  %f = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.scatter %t[%i] [%n], %f, %p : tensor<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// CHECK-LABEL: func.func @access_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: index) -> vector<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = vector.load %[[ARG0]][%[[ARG2]]] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:   vector.store %[[ARG1]], %[[ARG0]][%[[ARG2]]] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @access_of_cast(%m: memref<16xf32>, %v: vector<4xf32>, %i: index) -> vector<4xf32> {
  %c = memref.cast %m : memref<16xf32> to memref<?xf32>
  %0 = vector.load %c[%i] : memref<?xf32>, vector<4xf32>
  vector.store %v, %c[%i] : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// Masks.

// CHECK-LABEL: func.func @mask_of_constants(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<i1>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<true> : vector<i1>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<false> : vector<4x4xi1>
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.constant_mask [3, 2] : vector<4x4xi1>
// CHECK-NEXT:   %[[V1:.+]] = vector.constant_mask [4, 2] : vector<4x4xi1>
// CHECK-NEXT:   %[[V2:.+]] = vector.create_mask %[[ARG0]], %[[C2]] : vector<4x4xi1>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[CST_0]], %[[V2]], %[[CST]] : vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<i1>
// CHECK-NEXT: }
func.func @mask_of_constants(%n: index) -> (vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<i1>) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %c3, %c2 : vector<4x4xi1>
  %c9 = arith.constant 9 : index
  %1 = vector.create_mask %c9, %c2 : vector<4x4xi1>
  %cm1 = arith.constant -1 : index
  %2 = vector.create_mask %cm1, %c2 : vector<4x4xi1>
  %3 = vector.create_mask %n, %c2 : vector<4x4xi1>
  %c1 = arith.constant 1 : index
  %4 = vector.create_mask %c1 : vector<i1>
  return %0, %1, %2, %3, %4 : vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<i1>
}

// CHECK-LABEL: func.func @scalable_mask(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<true> : vector<[1]xi1>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<false> : vector<[4]xi1>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[VSCALE:.+]] = vector.vscale
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[VSCALE]], %[[ARG0]] : index
// CHECK-NEXT:   %[[C2_VSCALE:.+]] = arith.muli %[[VSCALE]], %[[C2]] : index
// CHECK-NEXT:   %[[V1:.+]] = vector.create_mask %[[V0]] : vector<[4]xi1>
// CHECK-NEXT:   %[[V2:.+]] = vector.create_mask %[[C2_VSCALE]] : vector<[4]xi1>
// CHECK-NEXT:   %[[V3:.+]] = vector.create_mask %[[C2]] : vector<[4]xi1>
// CHECK-NEXT:   return %[[CST_1]], %[[V1]], %[[V2]], %[[V3]], %[[CST_0]], %[[CST]] : vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>
// CHECK-NEXT: }
func.func @scalable_mask(%n: index) -> (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>) {
  %vs = vector.vscale
  %c4 = arith.constant 4 : index
  %a = arith.muli %vs, %c4 : index
  %b = arith.muli %vs, %n : index
  %c2 = arith.constant 2 : index
  %c = arith.muli %vs, %c2 : index
  %0 = vector.create_mask %a : vector<[4]xi1>
  %1 = vector.create_mask %b : vector<[4]xi1>
  %2 = vector.create_mask %c : vector<[4]xi1>
  %3 = vector.create_mask %c2 : vector<[4]xi1>
  %cm2 = arith.constant -2 : index
  %4 = vector.create_mask %cm2 : vector<[4]xi1>
  %5 = vector.create_mask %vs : vector<[1]xi1>
  return %0, %1, %2, %3, %4, %5 : vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>
}

// CHECK-LABEL: func.func @constant_mask() -> (vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<i1>, vector<i1>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<false> : vector<i1>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<true> : vector<i1>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<true> : vector<4x4xi1>
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant dense<false> : vector<4x4xi1>
// CHECK-NEXT:   %[[V0:.+]] = vector.constant_mask [4, 3] : vector<4x4xi1>
// CHECK-NEXT:   return %[[CST_1]], %[[CST_2]], %[[V0]], %[[CST_0]], %[[CST]] : vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<i1>, vector<i1>
// CHECK-NEXT: }
func.func @constant_mask() -> (vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<i1>, vector<i1>) {
  %0 = vector.constant_mask [4, 4] : vector<4x4xi1>
  %1 = vector.constant_mask [0, 0] : vector<4x4xi1>
  %2 = vector.constant_mask [4, 3] : vector<4x4xi1>
  %3 = vector.constant_mask [1] : vector<i1>
  %4 = vector.constant_mask [0] : vector<i1>
  return %0, %1, %2, %3, %4 : vector<4x4xi1>, vector<4x4xi1>, vector<4x4xi1>, vector<i1>, vector<i1>
}

// CHECK-LABEL: func.func @masked_by_everything(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: memref<4xf32>) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.reduction <add>, %[[ARG0]] : vector<4xf32> into f32
// CHECK-NEXT:   vector.transfer_write %[[ARG0]], %[[ARG2]][%[[C0]]] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @masked_by_everything(%v: vector<4xf32>, %t: tensor<4xf32>, %m: memref<4xf32>) -> f32 {
  %a = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %a { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %c0 = arith.constant 0 : index
  vector.mask %a { vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32> } : vector<4xi1>
  return %0 : f32
}

// CHECK-LABEL: func.func @masked_by_something(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: vector<4xi1>) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT:   %[[V1:.+]] = vector.mask %[[V0]] { vector.reduction <add>, %[[ARG0]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:   vector.mask %[[ARG2]] { vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]]] {in_bounds = [true]} : vector<4xf32>, memref<4xf32> } : vector<4xi1>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @masked_by_something(%v: vector<4xf32>, %m: memref<4xf32>, %u: vector<4xi1>) -> f32 {
  %a = vector.constant_mask [3] : vector<4xi1>
  %0 = vector.mask %a { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %c0 = arith.constant 0 : index
  vector.mask %u { vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32> } : vector<4xi1>
  return %0 : f32
}

// CHECK-LABEL: func.func @mask_of_nothing(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xi1>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   return %[[ARG1]], %[[V0]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @mask_of_nothing(%a: vector<4xi1>, %v: vector<4xf32>, %w: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.mask %a { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %a, %w { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// Comparisons of steps.

// CHECK-LABEL: func.func @step_compared(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<2> : vector<4xindex>
// CHECK-NEXT:   %[[V0:.+]] = vector.step : vector<4xindex>
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ult, %[[V0]], %[[CST_1]] : vector<4xindex>
// CHECK-NEXT:   return %[[CST_0]], %[[CST]], %[[V1]], %[[CST_0]] : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
// CHECK-NEXT: }
func.func @step_compared(%n: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %s = vector.step : vector<4xindex>
  %c4 = arith.constant dense<4> : vector<4xindex>
  %c2 = arith.constant dense<2> : vector<4xindex>
  %0 = arith.cmpi ult, %s, %c4 : vector<4xindex>
  %1 = arith.cmpi uge, %s, %c4 : vector<4xindex>
  %2 = arith.cmpi ult, %s, %c2 : vector<4xindex>
  %3 = arith.cmpi ne, %s, %c4 : vector<4xindex>
  return %0, %1, %2, %3 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// CHECK-LABEL: func.func @step_compared_with_others(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xindex>) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xindex>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[4, 5, 6, 7]> : vector<4xindex>
// CHECK-NEXT:   %[[V0:.+]] = vector.step : vector<4xindex>
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ult, %[[V0]], %[[ARG0]] : vector<4xindex>
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi ult, %[[V0]], %[[CST]] : vector<4xindex>
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi ult, %[[ARG0]], %[[V0]] : vector<4xindex>
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V0]], %[[ARG0]] : vector<4xindex>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]] : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xindex>
// CHECK-NEXT: }
func.func @step_compared_with_others(%v: vector<4xindex>) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xindex>) {
  %s = vector.step : vector<4xindex>
  %c = arith.constant dense<[4, 5, 6, 7]> : vector<4xindex>
  %0 = arith.cmpi ult, %s, %v : vector<4xindex>
  %1 = arith.cmpi ult, %s, %c : vector<4xindex>
  %2 = arith.cmpi ult, %v, %s : vector<4xindex>
  %3 = arith.addi %s, %v : vector<4xindex>
  return %0, %1, %2, %3 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xindex>
}

// Reductions.

// CHECK-LABEL: func.func @reduction_of_one(
// CHECK-SAME: %[[ARG0:.+]]: vector<1xf32>, %[[ARG1:.+]]: vector<f32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: vector<1xi32>, %[[ARG4:.+]]: i32) -> (f32, f32, f32, i32, i32, i32, i32, i32, i32, f32, f32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[ARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT:   %[[V2:.+]] = arith.addf %[[V1]], %[[ARG2]] : f32
// CHECK-NEXT:   %[[V3:.+]] = vector.extract %[[ARG1]][] : f32 from vector<f32>
// CHECK-NEXT:   %[[V4:.+]] = arith.mulf %[[V3]], %[[ARG2]] fastmath<nnan> : f32
// CHECK-NEXT:   %[[V5:.+]] = vector.extract %[[ARG3]][0] : i32 from vector<1xi32>
// CHECK-NEXT:   %[[V6:.+]] = arith.muli %[[V5]], %[[ARG4]] : i32
// CHECK-NEXT:   %[[V7:.+]] = vector.extract %[[ARG3]][0] : i32 from vector<1xi32>
// CHECK-NEXT:   %[[V8:.+]] = arith.andi %[[V7]], %[[ARG4]] : i32
// CHECK-NEXT:   %[[V9:.+]] = vector.extract %[[ARG3]][0] : i32 from vector<1xi32>
// CHECK-NEXT:   %[[V10:.+]] = arith.ori %[[V9]], %[[ARG4]] : i32
// CHECK-NEXT:   %[[V11:.+]] = vector.extract %[[ARG3]][0] : i32 from vector<1xi32>
// CHECK-NEXT:   %[[V12:.+]] = arith.xori %[[V11]], %[[ARG4]] : i32
// CHECK-NEXT:   %[[V13:.+]] = vector.extract %[[ARG3]][0] : i32 from vector<1xi32>
// CHECK-NEXT:   %[[V14:.+]] = arith.minsi %[[V13]], %[[ARG4]] : i32
// CHECK-NEXT:   %[[V15:.+]] = vector.extract %[[ARG3]][0] : i32 from vector<1xi32>
// CHECK-NEXT:   %[[V16:.+]] = arith.maxui %[[V15]], %[[ARG4]] : i32
// CHECK-NEXT:   %[[V17:.+]] = vector.extract %[[ARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT:   %[[V18:.+]] = arith.maximumf %[[V17]], %[[ARG2]] : f32
// CHECK-NEXT:   %[[V19:.+]] = vector.extract %[[ARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT:   %[[V20:.+]] = arith.minnumf %[[V19]], %[[ARG2]] : f32
// CHECK-NEXT:   %[[V21:.+]] = vector.extract %[[ARG3]][0] : i32 from vector<1xi32>
// CHECK-NEXT:   %[[V22:.+]] = arith.addi %[[V21]], %[[ARG4]] : i32
// CHECK-NEXT:   return %[[V0]], %[[V2]], %[[V4]], %[[V6]], %[[V8]], %[[V10]], %[[V12]], %[[V14]], %[[V16]], %[[V18]], %[[V20]], %[[V22]] : f32, f32, f32, i32, i32, i32, i32, i32, i32, f32, f32, i32
// CHECK-NEXT: }
func.func @reduction_of_one(%v: vector<1xf32>, %w: vector<f32>, %a: f32, %i: vector<1xi32>, %b: i32) -> (f32, f32, f32, i32, i32, i32, i32, i32, i32, f32, f32, i32) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <add>, %v, %a : vector<1xf32> into f32
  %2 = vector.reduction <mul>, %w, %a fastmath<nnan> : vector<f32> into f32
  %3 = vector.reduction <mul>, %i, %b : vector<1xi32> into i32
  %4 = vector.reduction <and>, %i, %b : vector<1xi32> into i32
  %5 = vector.reduction <or>, %i, %b : vector<1xi32> into i32
  %6 = vector.reduction <xor>, %i, %b : vector<1xi32> into i32
  %7 = vector.reduction <minsi>, %i, %b : vector<1xi32> into i32
  %8 = vector.reduction <maxui>, %i, %b : vector<1xi32> into i32
  %9 = vector.reduction <maximumf>, %v, %a : vector<1xf32> into f32
  %10 = vector.reduction <minnumf>, %v, %a : vector<1xf32> into f32
  %11 = vector.reduction <add>, %i, %b : vector<1xi32> into i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : f32, f32, f32, i32, i32, i32, i32, i32, i32, f32, f32, i32
}

// CHECK-LABEL: func.func @masked_reduction_of_one(
// CHECK-SAME: %[[ARG0:.+]]: vector<1xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: vector<1xi1>) -> (f32, f32) {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[ARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.extract %[[ARG2]][0] : i1 from vector<1xi1>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[ARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT:   %[[V3:.+]] = arith.addf %[[V2]], %[[ARG1]] : f32
// CHECK-NEXT:   %[[V4:.+]] = arith.select %[[V1]], %[[V3]], %[[ARG1]] : f32
// CHECK-NEXT:   return %[[V0]], %[[V4]] : f32, f32
// CHECK-NEXT: }
func.func @masked_reduction_of_one(%v: vector<1xf32>, %a: f32, %m: vector<1xi1>) -> (f32, f32) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %1 = vector.mask %m { vector.reduction <add>, %v, %a : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %0, %1 : f32, f32
}

// CHECK-LABEL: func.func @reduction_of_more(
// CHECK-SAME: %[[ARG0:.+]]: vector<2xf32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = vector.reduction <add>, %[[ARG0]] : vector<2xf32> into f32
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @reduction_of_more(%v: vector<2xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<2xf32> into f32
  return %0 : f32
}

// CHECK-LABEL: func.func @multi_reduction_of_ones(
// CHECK-SAME: %[[ARG0:.+]]: vector<1x4x1xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: vector<1x1xf32>, %[[ARG3:.+]]: f32, %[[ARG4:.+]]: vector<1x4xi32>, %[[ARG5:.+]]: vector<4xi32>) -> (vector<4xf32>, f32, vector<4xi32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.shape_cast %[[ARG0]] : vector<1x4x1xf32> to vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = arith.addf %[[ARG1]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[ARG2]][0, 0] : f32 from vector<1x1xf32>
// CHECK-NEXT:   %[[V3:.+]] = arith.mulf %[[ARG3]], %[[V2]] : f32
// CHECK-NEXT:   %[[V4:.+]] = vector.shape_cast %[[ARG4]] : vector<1x4xi32> to vector<4xi32>
// CHECK-NEXT:   %[[V5:.+]] = arith.xori %[[ARG5]], %[[V4]] : vector<4xi32>
// CHECK-NEXT:   return %[[V1]], %[[V3]], %[[V5]] : vector<4xf32>, f32, vector<4xi32>
// CHECK-NEXT: }
func.func @multi_reduction_of_ones(%v: vector<1x4x1xf32>, %a: vector<4xf32>, %w: vector<1x1xf32>, %b: f32, %i: vector<1x4xi32>, %c: vector<4xi32>) -> (vector<4xf32>, f32, vector<4xi32>) {
  %0 = vector.multi_reduction <add>, %v, %a [0, 2] : vector<1x4x1xf32> to vector<4xf32>
  %1 = vector.multi_reduction <mul>, %w, %b [0, 1] : vector<1x1xf32> to f32
  %2 = vector.multi_reduction <xor>, %i, %c [0] : vector<1x4xi32> to vector<4xi32>
  return %0, %1, %2 : vector<4xf32>, f32, vector<4xi32>
}

// CHECK-LABEL: func.func @multi_reduction_of_more(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x4xf32>, %[[ARG1:.+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = vector.multi_reduction <add>, %[[ARG0]], %[[ARG1]] [0] : vector<2x4xf32> to vector<4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @multi_reduction_of_more(%v: vector<2x4xf32>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2x4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// A sum that starts with zero, and is added to something, may as well start with that.
// CHECK-LABEL: func.func @contract_and_add(
// CHECK-SAME: %[[ARG0:.+]]: vector<4x8xf32>, %[[ARG1:.+]]: vector<8x4xf32>, %[[ARG2:.+]]: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<0.000000e+00> : vector<4x4xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.contract {indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[CST]] : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = arith.addf %[[V0]], %[[ARG2]] : vector<4x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.contract {indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
// CHECK-NEXT:   %[[V3:.+]] = arith.addf %[[ARG2]], %[[V2]] : vector<4x4xf32>
// CHECK-NEXT:   return %[[V1]], %[[V3]] : vector<4x4xf32>, vector<4x4xf32>
// CHECK-NEXT: }
func.func @contract_and_add(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>) {
  %z = arith.constant dense<0.0> : vector<4x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %z : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %1 = arith.addf %0, %c : vector<4x4xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %3 = arith.addf %c, %2 : vector<4x4xf32>
  return %1, %3 : vector<4x4xf32>, vector<4x4xf32>
}

// CHECK-LABEL: func.func @contract_and_add_integers(
// CHECK-SAME: %[[ARG0:.+]]: vector<4x8xi32>, %[[ARG1:.+]]: vector<8x4xi32>, %[[ARG2:.+]]: vector<4x4xi32>) -> vector<4x4xi32> {
// CHECK-NEXT:   %[[V0:.+]] = vector.contract {indexing_maps = [#[[MAP]], #[[MAP1]], #[[MAP2]]], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x8xi32>, vector<8x4xi32> into vector<4x4xi32>
// CHECK-NEXT:   return %[[V0]] : vector<4x4xi32>
// CHECK-NEXT: }
func.func @contract_and_add_integers(%a: vector<4x8xi32>, %b: vector<8x4xi32>, %c: vector<4x4xi32>) -> vector<4x4xi32> {
  %z = arith.constant dense<0> : vector<4x4xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %z : vector<4x8xi32>, vector<8x4xi32> into vector<4x4xi32>
  %1 = arith.addi %c, %0 : vector<4x4xi32>
  return %1 : vector<4x4xi32>
}
