// RUN: freehold-opt %s -canonicalize | FileCheck %s

// What is cast has gaps between its rows. The reference crashes.
// CHECK-LABEL: func.func @keep_collapse_of_cast_from_not_contiguous(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x4xf32, strided<[8, 1]>>) -> memref<?xf32, strided<[?]>> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<2x4xf32, strided<[8, 1]>> to memref<2x?xf32, strided<[?, ?]>>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[CAST]] {{\[\[}}0, 1]] : memref<2x?xf32, strided<[?, ?]>> into memref<?xf32, strided<[?]>>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<?xf32, strided<[?]>>
// CHECK-NEXT: }
func.func @keep_collapse_of_cast_from_not_contiguous(%m: memref<2x4xf32, strided<[8, 1]>>) -> memref<?xf32, strided<[?]>> {
  %0 = memref.cast %m : memref<2x4xf32, strided<[8, 1]>> to memref<2x?xf32, strided<[?, ?]>>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x?xf32, strided<[?, ?]>> into memref<?xf32, strided<[?]>>
  return %1 : memref<?xf32, strided<[?]>>
}

// The reference makes an invalid program of it.
// CHECK-LABEL: func.func @keep_expand_of_cast_to_other_sizes(
// CHECK-SAME: %[[ARG0:.+]]: memref<9xf32>) -> memref<2x?xf32> {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<9xf32> to memref<?xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[CAST]] {{\[\[}}0, 1]] output_shape [2, %[[C4]]] : memref<?xf32> into memref<2x?xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<2x?xf32>
// CHECK-NEXT: }
func.func @keep_expand_of_cast_to_other_sizes(%m: memref<9xf32>) -> memref<2x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = memref.cast %m : memref<9xf32> to memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, %c4] : memref<?xf32> into memref<2x?xf32>
  return %1 : memref<2x?xf32>
}

// The reference makes an invalid program of it.
// CHECK-LABEL: func.func @keep_view_of_cast_from_unranked(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xi8>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?xf32> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<*xi8> to memref<?xi8>
// CHECK-NEXT:   %[[VIEW:.+]] = memref.view %[[CAST]][%[[ARG1]]][%[[ARG2]]] : memref<?xi8> to memref<?xf32>
// CHECK-NEXT:   return %[[VIEW]] : memref<?xf32>
// CHECK-NEXT: }
func.func @keep_view_of_cast_from_unranked(%m: memref<*xi8>, %i: index, %n: index) -> memref<?xf32> {
  %0 = memref.cast %m : memref<*xi8> to memref<?xi8>
  %1 = memref.view %0[%i][%n] : memref<?xi8> to memref<?xf32>
  return %1 : memref<?xf32>
}

// The reference makes an invalid program of it.
// CHECK-LABEL: func.func @keep_negative_reinterpret_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>) -> (memref<?xf32>, memref<4xf32, strided<[1], offset: ?>>) {
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[C_1]]], strides: [1] : memref<16xf32> to memref<?xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST_0:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [%[[C_1]]], sizes: [4], strides: [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_0]] : memref<?xf32>, memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @keep_negative_reinterpret_cast(%m: memref<16xf32>) -> (memref<?xf32>, memref<4xf32, strided<[1], offset: ?>>) {
  %c-1 = arith.constant -1 : index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%c-1], strides: [1] : memref<16xf32> to memref<?xf32>
  %1 = memref.reinterpret_cast %m to offset: [%c-1], sizes: [4], strides: [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %0, %1 : memref<?xf32>, memref<4xf32, strided<[1], offset: ?>>
}

// The reference forgets that the program frees the buffer itself.
// CHECK-LABEL: func.func @constant_size_of_manual_deallocation(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @constant_size_of_manual_deallocation(%x: f32, %i: index) -> f32 {
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4) {bufferization.manual_deallocation} : memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}

// A group may be empty. The reference looks for its last dimension, wherever that may be.
// CHECK-LABEL: func.func @keep_expand_with_empty_group(
// CHECK-SAME: %[[ARG0:.+]]: memref<1x8xf32>) -> (memref<8xf32>, memref<4x2xf32>) {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}], [0, 1, 2]] output_shape [2, 2, 2] : memref<1x8xf32> into memref<2x2x2xf32>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0, 1, 2]] : memref<2x2x2xf32> into memref<8xf32>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE_0:.+]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0, 1], [2]] : memref<2x2x2xf32> into memref<4x2xf32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]], %[[COLLAPSE_SHAPE_0]] : memref<8xf32>, memref<4x2xf32>
// CHECK-NEXT: }
func.func @keep_expand_with_empty_group(%m: memref<1x8xf32>) -> (memref<8xf32>, memref<4x2xf32>) {
  %0 = memref.expand_shape %m [[], [0, 1, 2]] output_shape [2, 2, 2] : memref<1x8xf32> into memref<2x2x2xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<2x2x2xf32> into memref<8xf32>
  %2 = memref.collapse_shape %0 [[0, 1], [2]] : memref<2x2x2xf32> into memref<4x2xf32>
  return %1, %2 : memref<8xf32>, memref<4x2xf32>
}

// CHECK-LABEL: func.func @keep_collapse_with_empty_group(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x2x2xf32>) -> (memref<1x2x4xf32>, memref<2x2x2x1xf32>) {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}], [0, 1, 2]] : memref<2x2x2xf32> into memref<1x8xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0], [1, 2]] output_shape [1, 2, 4] : memref<1x8xf32> into memref<1x2x4xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE_0:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}], [0, 1, 2, 3]] output_shape [2, 2, 2, 1] : memref<1x8xf32> into memref<2x2x2x1xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]], %[[EXPAND_SHAPE_0]] : memref<1x2x4xf32>, memref<2x2x2x1xf32>
// CHECK-NEXT: }
func.func @keep_collapse_with_empty_group(%m: memref<2x2x2xf32>) -> (memref<1x2x4xf32>, memref<2x2x2x1xf32>) {
  %0 = memref.collapse_shape %m [[], [0, 1, 2]] : memref<2x2x2xf32> into memref<1x8xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [1, 2, 4] : memref<1x8xf32> into memref<1x2x4xf32>
  %2 = memref.expand_shape %0 [[], [0, 1, 2, 3]] output_shape [2, 2, 2, 1] : memref<1x8xf32> into memref<2x2x2x1xf32>
  return %1, %2 : memref<1x2x4xf32>, memref<2x2x2x1xf32>
}

// The reference crashes.
// CHECK-LABEL: func.func @keep_subviews_with_stride_of_zero(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>, %[[ARG1:.+]]: index) -> (memref<4xf32, strided<[0], offset: ?>>, memref<4xf32, strided<[0], offset: ?>>) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<16xf32> to memref<?xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[CAST]][%[[ARG1]]] [4] [0] : memref<?xf32> to memref<4xf32, strided<[0], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[ARG0]][%[[C1]]] [4] [0] : memref<16xf32> to memref<4xf32, strided<[0], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]], %[[SUBVIEW_0]] : memref<4xf32, strided<[0], offset: ?>>, memref<4xf32, strided<[0], offset: ?>>
// CHECK-NEXT: }
func.func @keep_subviews_with_stride_of_zero(%m: memref<16xf32>, %i: index) -> (memref<4xf32, strided<[0], offset: ?>>, memref<4xf32, strided<[0], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %0 = memref.cast %m : memref<16xf32> to memref<?xf32>
  %1 = memref.subview %0[%i] [4] [0] : memref<?xf32> to memref<4xf32, strided<[0], offset: ?>>
  %2 = memref.subview %m[%c1] [4] [0] : memref<16xf32> to memref<4xf32, strided<[0], offset: ?>>
  return %1, %2 : memref<4xf32, strided<[0], offset: ?>>, memref<4xf32, strided<[0], offset: ?>>
}

// Steps change the strides by which one of two dimensions of size 1 is left out. The reference compares with the strides of the source.
// CHECK-LABEL: func.func @left_out_beside_a_step(
// CHECK-SAME: %[[ARG0:.+]]: memref<6x1xf32>) -> (memref<1xf32, strided<[2], offset: ?>>, index) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][3, 0] [1, 1] [2, 1] : memref<6x1xf32> to memref<1xf32, strided<[2], offset: 3>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[SUBVIEW]] : memref<1xf32, strided<[2], offset: 3>> to memref<1xf32, strided<[2], offset: ?>>
// CHECK-NEXT:   return %[[CAST]], %[[C1]] : memref<1xf32, strided<[2], offset: ?>>, index
// CHECK-NEXT: }
func.func @left_out_beside_a_step(%m: memref<6x1xf32>) -> (memref<1xf32, strided<[2], offset: ?>>, index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = memref.subview %m[%c3, 0] [1, 1] [2, 1] : memref<6x1xf32> to memref<1xf32, strided<[2], offset: ?>>
  %d = memref.dim %0, %c0 : memref<1xf32, strided<[2], offset: ?>>
  return %0, %d : memref<1xf32, strided<[2], offset: ?>>, index
}

// CHECK-LABEL: func.func @left_out_of_cast_beside_a_step(
// CHECK-SAME: %[[ARG0:.+]]: memref<1x1xf32, strided<[6, 2]>>, %[[ARG1:.+]]: index) -> memref<1xf32, strided<[6], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 0] [1, 1] [2, 3] : memref<1x1xf32, strided<[6, 2]>> to memref<1xf32, strided<[6], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<1xf32, strided<[6], offset: ?>>
// CHECK-NEXT: }
func.func @left_out_of_cast_beside_a_step(%m: memref<1x1xf32, strided<[6, 2]>>, %i: index) -> memref<1xf32, strided<[6], offset: ?>> {
  %0 = memref.cast %m : memref<1x1xf32, strided<[6, 2]>> to memref<?x1xf32, strided<[6, 2]>>
  %1 = memref.subview %0[%i, 0] [1, 1] [2, 3] : memref<?x1xf32, strided<[6, 2]>> to memref<1xf32, strided<[6], offset: ?>>
  return %1 : memref<1xf32, strided<[6], offset: ?>>
}
