// RUN: freehold-opt %s --fold-memref-alias-ops | FileCheck %s

// The last dimensions of the view are not those of its source with the same steps: an access to the source would have other elements, or be invalid. The
// reference folds all of these.
// CHECK-LABEL: func.func @vcol(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<?x8xf32> into memref<?xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[COLLAPSE_SHAPE]][%[[ARG2]]], %[[ARG3]] {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.load %[[COLLAPSE_SHAPE]][%[[ARG2]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @vcol(%m: memref<?x8xf32>, %a: index, %i: index, %f: f32) -> (vector<4xf32>, vector<4xf32>) {
  %t = memref.collapse_shape %m [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %w = vector.transfer_read %t[%i], %f {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  %x = vector.load %t[%i] : memref<?xf32>, vector<4xf32>
  return %w, %x : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @cv2red(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<2x4xf32> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 1, 2] [4, 1, 8] [1, 1, 1] : memref<?x?x?xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = vector.load %[[SUBVIEW]][%[[ARG2]], %[[ARG2]]] : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<2x4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT: }
func.func @cv2red(%m: memref<?x?x?xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.subview %m[%a, 1, 2] [4, 1, 8] [1, 1, 1] : memref<?x?x?xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  %w = vector.load %t[%i, %i] : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}

// CHECK-LABEL: func.func @cvldstr(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<4x1xf32> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 1] [8, 1] [2, 1] : memref<?x?xf32> to memref<8x1xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = vector.load %[[SUBVIEW]][%[[ARG2]], %[[ARG2]]] : memref<8x1xf32, strided<[?, 1], offset: ?>>, vector<4x1xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4x1xf32>
// CHECK-NEXT: }
func.func @cvldstr(%m: memref<?x?xf32>, %a: index, %i: index, %f: f32) -> (vector<4x1xf32>) {
  %c = memref.subview %m[%a, 1] [8, 1] [2, 1] : memref<?x?xf32> to memref<8x1xf32, strided<[?, 1], offset: ?>>
  %w = vector.load %c[%i, %i] : memref<8x1xf32, strided<[?, 1], offset: ?>>, vector<4x1xf32>
  return %w : vector<4x1xf32>
}

// CHECK-LABEL: func.func @cv2exp(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<2x4xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], 8] : memref<?xf32> into memref<?x8xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.load %[[EXPAND_SHAPE]][%[[ARG2]], %[[ARG2]]] : memref<?x8xf32>, vector<2x4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT: }
func.func @cv2exp(%m: memref<?xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.expand_shape %m [[0, 1]] output_shape [%a, 8] : memref<?xf32> into memref<?x8xf32>
  %w = vector.load %t[%i, %i] : memref<?x8xf32>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}

// CHECK-LABEL: func.func @de1(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> vector<2x4xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0], [1, 2]] output_shape [%[[ARG1]], 2, 4] : memref<?x8xf32> into memref<?x2x4xf32>
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[ARG2]], %[[ARG2]], %[[ARG2]]], %[[ARG3]] {in_bounds = [true, true]} : memref<?x2x4xf32>, vector<2x4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT: }
func.func @de1(%m: memref<?x8xf32>, %a: index, %i: index, %f: f32) -> (vector<2x4xf32>) {
  %t = memref.expand_shape %m [[0], [1, 2]] output_shape [%a, 2, 4] : memref<?x8xf32> into memref<?x2x4xf32>
  %w = vector.transfer_read %t[%i, %i, %i], %f {in_bounds = [true, true]} : memref<?x2x4xf32>, vector<2x4xf32>
  return %w : vector<2x4xf32>
}

// CHECK-LABEL: func.func @cvred1(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x1xf32, strided<[1, ?]>>, %[[ARG1:.+]]: index) -> vector<4xf32> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0, 0] [8, 1] [1, 1] : memref<?x1xf32, strided<[1, ?]>> to memref<8xf32, strided<[1]>>
// CHECK-NEXT:   %[[V0:.+]] = vector.load %[[SUBVIEW]][%[[ARG1]]] : memref<8xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT:   return %[[V0]] : vector<4xf32>
// CHECK-NEXT: }
func.func @cvred1(%m: memref<?x1xf32, strided<[1, ?]>>, %i: index) -> (vector<4xf32>) {
  %c = memref.subview %m[0, 0] [8, 1] [1, 1] : memref<?x1xf32, strided<[1, ?]>> to memref<8xf32, strided<[1]>>
  %w = vector.load %c[%i] : memref<8xf32, strided<[1]>>, vector<4xf32>
  return %w : vector<4xf32>
}
