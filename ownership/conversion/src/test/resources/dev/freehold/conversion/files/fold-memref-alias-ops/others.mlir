// RUN: freehold-opt %s --fold-memref-alias-ops | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0] -> (s0 + 2)>
// CHECK-LABEL: func.func @other(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32) {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 2] [%[[ARG2]], 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG1]], %[[ARG3]]]
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP1]]()[%[[ARG3]]]
// CHECK-NEXT:   memref.store %[[ARG4]], %[[ARG0]][%[[V0]], %[[V1]]] : memref<?x?xf32>
// CHECK-NEXT:   %[[V2:.+]] = memref.atomic_rmw addf %[[ARG4]], %[[SUBVIEW]][%[[ARG3]], %[[ARG3]]] : (f32, memref<?x8xf32, strided<[?, 1], offset: ?>>) -> f32
// CHECK-NEXT:   memref.prefetch %[[SUBVIEW]][%[[ARG3]], %[[ARG3]]], read, locality<3>, data : memref<?x8xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   linalg.fill ins(%[[ARG4]] : f32) outs(%[[SUBVIEW]] : memref<?x8xf32, strided<[?, 1], offset: ?>>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @other(%m: memref<?x?xf32>, %a: index, %b: index, %i: index, %f: f32) {
  %s = memref.subview %m[%a, 2] [%b, 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %c = memref.cast %s : memref<?x8xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.store %f, %c[%i, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %x = memref.atomic_rmw addf %f, %s[%i, %i] : (f32, memref<?x8xf32, strided<[?, 1], offset: ?>>) -> f32
  memref.prefetch %s[%i, %i], read, locality<3>, data : memref<?x8xf32, strided<[?, 1], offset: ?>>
  linalg.fill ins(%f : f32) outs(%s : memref<?x8xf32, strided<[?, 1], offset: ?>>)
  %d = memref.dim %s, %a : memref<?x8xf32, strided<[?, 1], offset: ?>>
  return
}

// CHECK-LABEL: func.func @affine(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8xf32>, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   affine.for %[[ARG2:.+]] = 0 to 4 {
// CHECK-NEXT:     affine.for %[[ARG3:.+]] = 0 to 4 {
// CHECK-NEXT:       %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:       %[[V0:.+]] = affine.load %[[SUBVIEW]][%[[ARG2]] + 1, %[[ARG3]]] : memref<4x4xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:       affine.store %[[V0]], %[[SUBVIEW]][%[[ARG3]], %[[ARG2]] * 2 + symbol(%[[ARG1]])] : memref<4x4xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @affine(%m: memref<8x8xf32>, %k: index) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %s = memref.subview %m[%k, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
      %v = affine.load %s[%i + 1, %j] : memref<4x4xf32, strided<[8, 1], offset: ?>>
      affine.store %v, %s[%j, %i * 2 + symbol(%k)] : memref<4x4xf32, strided<[8, 1], offset: ?>>
    }
  }
  return
}

// CHECK-LABEL: func.func @aff1(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8xf32>) {
// CHECK-NEXT:   affine.for %[[ARG1:.+]] = 0 to 4 {
// CHECK-NEXT:     %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 2>>
// CHECK-NEXT:     %[[V0:.+]] = affine.load %[[SUBVIEW]][%[[ARG1]] + 1, %[[ARG1]]] : memref<4x4xf32, strided<[8, 1], offset: 2>>
// CHECK-NEXT:     affine.store %[[V0]], %[[SUBVIEW]][%[[ARG1]], %[[ARG1]] * 2] : memref<4x4xf32, strided<[8, 1], offset: 2>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @aff1(%m: memref<8x8xf32>) {
  affine.for %i = 0 to 4 {
    %s = memref.subview %m[0, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 2>>
    %v = affine.load %s[%i + 1, %i] : memref<4x4xf32, strided<[8, 1], offset: 2>>
    affine.store %v, %s[%i, %i * 2] : memref<4x4xf32, strided<[8, 1], offset: 2>>
  }
  return
}

// CHECK-LABEL: func.func @aff2(
// CHECK-SAME: %[[ARG0:.+]]: memref<64xf32>) {
// CHECK-NEXT:   affine.for %[[ARG1:.+]] = 0 to 4 {
// CHECK-NEXT:     %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>
// CHECK-NEXT:     %[[V0:.+]] = affine.load %[[EXPAND_SHAPE]][%[[ARG1]] + 1, %[[ARG1]]] : memref<8x8xf32>
// CHECK-NEXT:     affine.store %[[V0]], %[[EXPAND_SHAPE]][%[[ARG1]], %[[ARG1]] * 2] : memref<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @aff2(%m: memref<64xf32>) {
  affine.for %i = 0 to 4 {
    %s = memref.expand_shape %m [[0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>
    %v = affine.load %s[%i + 1, %i] : memref<8x8xf32>
    affine.store %v, %s[%i, %i * 2] : memref<8x8xf32>
  }
  return
}

// CHECK-LABEL: func.func @aff3(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8xf32>) {
// CHECK-NEXT:   affine.for %[[ARG1:.+]] = 0 to 4 {
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<8x8xf32> into memref<64xf32>
// CHECK-NEXT:     %[[V0:.+]] = affine.load %[[COLLAPSE_SHAPE]][%[[ARG1]] + 1] : memref<64xf32>
// CHECK-NEXT:     affine.store %[[V0]], %[[COLLAPSE_SHAPE]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @aff3(%m: memref<8x8xf32>) {
  affine.for %i = 0 to 4 {
    %s = memref.collapse_shape %m [[0, 1]] : memref<8x8xf32> into memref<64xf32>
    %v = affine.load %s[%i + 1] : memref<64xf32>
    affine.store %v, %s[%i] : memref<64xf32>
  }
  return
}
