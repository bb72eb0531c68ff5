// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @subview_of_everything(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x4xf32>) -> memref<4x4xf32> {
// CHECK-NEXT:   return %[[ARG0]] : memref<4x4xf32>
// CHECK-NEXT: }
func.func @subview_of_everything(%m: memref<4x4xf32>) -> memref<4x4xf32> {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<4x4xf32> to memref<4x4xf32, strided<[4, 1]>>
  %1 = memref.cast %0 : memref<4x4xf32, strided<[4, 1]>> to memref<4x4xf32>
  return %1 : memref<4x4xf32>
}

// CHECK-LABEL: func.func @subview_of_everything_of_the_same_type(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, strided<[2]>>) -> memref<4xf32, strided<[2]>> {
// CHECK-NEXT:   return %[[ARG0]] : memref<4xf32, strided<[2]>>
// CHECK-NEXT: }
func.func @subview_of_everything_of_the_same_type(%m: memref<4xf32, strided<[2]>>) -> memref<4xf32, strided<[2]>> {
  %0 = memref.subview %m[0] [4] [1] : memref<4xf32, strided<[2]>> to memref<4xf32, strided<[2]>>
  return %0 : memref<4xf32, strided<[2]>>
}

// CHECK-LABEL: func.func @subview_of_everything_at_dynamic_offset(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, strided<[2], offset: ?>>) -> memref<4xf32, strided<[2], offset: ?>> {
// CHECK-NEXT:   return %[[ARG0]] : memref<4xf32, strided<[2], offset: ?>>
// CHECK-NEXT: }
func.func @subview_of_everything_at_dynamic_offset(%m: memref<4xf32, strided<[2], offset: ?>>) -> memref<4xf32, strided<[2], offset: ?>> {
  %0 = memref.subview %m[0] [4] [1] : memref<4xf32, strided<[2], offset: ?>> to memref<4xf32, strided<[2], offset: ?>>
  return %0 : memref<4xf32, strided<[2], offset: ?>>
}

// CHECK-LABEL: func.func @subview_of_everything_with_dynamic_stride(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, strided<[?]>>) -> memref<4xf32, strided<[?]>> {
// CHECK-NEXT:   return %[[ARG0]] : memref<4xf32, strided<[?]>>
// CHECK-NEXT: }
func.func @subview_of_everything_with_dynamic_stride(%m: memref<4xf32, strided<[?]>>) -> memref<4xf32, strided<[?]>> {
  %0 = memref.subview %m[0] [4] [1] : memref<4xf32, strided<[?]>> to memref<4xf32, strided<[?]>>
  return %0 : memref<4xf32, strided<[?]>>
}

// CHECK-LABEL: func.func @keep_subview_of_unknown_size(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index) -> memref<?xf32, strided<[1]>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0] [%[[ARG1]]] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<?xf32, strided<[1]>>
// CHECK-NEXT: }
func.func @keep_subview_of_unknown_size(%m: memref<?xf32>, %n: index) -> memref<?xf32, strided<[1]>> {
  %0 = memref.subview %m[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  return %0 : memref<?xf32, strided<[1]>>
}

// CHECK-LABEL: func.func @keep_subview_of_smaller_size(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x4xf32>) -> memref<4x3xf32, strided<[4, 1]>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0, 0] [4, 3] [1, 1] : memref<4x4xf32> to memref<4x3xf32, strided<[4, 1]>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<4x3xf32, strided<[4, 1]>>
// CHECK-NEXT: }
func.func @keep_subview_of_smaller_size(%m: memref<4x4xf32>) -> memref<4x3xf32, strided<[4, 1]>> {
  %0 = memref.subview %m[0, 0] [4, 3] [1, 1] : memref<4x4xf32> to memref<4x3xf32, strided<[4, 1]>>
  return %0 : memref<4x3xf32, strided<[4, 1]>>
}

// CHECK-LABEL: func.func @keep_subview_that_drops_dimensions(
// CHECK-SAME: %[[ARG0:.+]]: memref<1x4xf32>) -> memref<4xf32, strided<[1]>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0, 0] [1, 4] [1, 1] : memref<1x4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<4xf32, strided<[1]>>
// CHECK-NEXT: }
func.func @keep_subview_that_drops_dimensions(%m: memref<1x4xf32>) -> memref<4xf32, strided<[1]>> {
  %0 = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<1x4xf32> to memref<4xf32, strided<[1]>>
  return %0 : memref<4xf32, strided<[1]>>
}

// CHECK-LABEL: func.func @keep_subview_with_steps(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: index) -> memref<2xf32, strided<[2]>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0] [2] [2] : memref<4xf32> to memref<2xf32, strided<[2]>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<2xf32, strided<[2]>>
// CHECK-NEXT: }
func.func @keep_subview_with_steps(%m: memref<4xf32>, %n: index) -> memref<2xf32, strided<[2]>> {
  %0 = memref.subview %m[0] [2] [2] : memref<4xf32> to memref<2xf32, strided<[2]>>
  return %0 : memref<2xf32, strided<[2]>>
}

// CHECK-LABEL: func.func @subview_of_the_same_subview(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]]] [%[[ARG2]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @subview_of_the_same_subview(%m: memref<?xf32>, %i: index, %n: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%i] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %1 = memref.subview %0[0] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @keep_subview_of_another_subview(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]]] [%[[ARG2]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[SUBVIEW]][0] [%[[ARG1]]] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW_0]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @keep_subview_of_another_subview(%m: memref<?xf32>, %i: index, %n: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%i] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %1 = memref.subview %0[0] [%i] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @keep_shifted_subview_of_subview(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]]] [%[[ARG2]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[SUBVIEW]][1] [%[[ARG2]]] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW_0]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @keep_shifted_subview_of_subview(%m: memref<?xf32>, %i: index, %n: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%i] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %1 = memref.subview %0[1] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @keep_stretched_subview_of_subview(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32, strided<[?]>>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]]] [%[[ARG2]]] [1] : memref<?xf32, strided<[?]>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[SUBVIEW]][0] [%[[ARG2]]] [2] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW_0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @keep_stretched_subview_of_subview(%m: memref<?xf32, strided<[?]>>, %i: index, %n: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %0 = memref.subview %m[%i] [%n] [1] : memref<?xf32, strided<[?]>> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.subview %0[0] [%n] [2] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %1 : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: func.func @subview_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: memref<16x16xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][1, 2] [4, 2] [2, 1] : memref<16x16xf32> to memref<4x2xf32, strided<[32, 1], offset: 18>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[SUBVIEW]] : memref<4x2xf32, strided<[32, 1], offset: 18>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @subview_with_constants(%m: memref<16x16xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c1, %c2] [%c4, %c2] [%c2, %c1] : memref<16x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK-LABEL: func.func @reduced_subview_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: memref<16x16x16xf32>, %[[ARG1:.+]]: index) -> memref<?xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 0, 0] [1, 1, 4] [1, 1, 1] : memref<16x16x16xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[SUBVIEW]] : memref<4xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @reduced_subview_with_constants(%m: memref<16x16x16xf32>, %i: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%i, 0, 0] [1, 1, %c4] [1, 1, 1] : memref<16x16x16xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %0 : memref<?xf32, strided<[1], offset: ?>>
}

// Only one of two sizes of 1 is left out: the one whose stride is missing.
// CHECK-LABEL: func.func @subview_drops_first_of_two(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8x8xf32>) -> memref<1x?xf32, strided<[8, 1]>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x8x8xf32> to memref<1x4xf32, strided<[8, 1]>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[SUBVIEW]] : memref<1x4xf32, strided<[8, 1]>> to memref<1x?xf32, strided<[8, 1]>>
// CHECK-NEXT:   return %[[CAST]] : memref<1x?xf32, strided<[8, 1]>>
// CHECK-NEXT: }
func.func @subview_drops_first_of_two(%m: memref<8x8x8xf32>) -> memref<1x?xf32, strided<[8, 1]>> {
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[0, 0, 0] [1, 1, %c4] [1, 1, 1] : memref<8x8x8xf32> to memref<1x?xf32, strided<[8, 1]>>
  return %0 : memref<1x?xf32, strided<[8, 1]>>
}

// CHECK-LABEL: func.func @subview_drops_second_of_two(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8x8xf32>) -> memref<1x?xf32, strided<[64, 1]>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x8x8xf32> to memref<1x4xf32, strided<[64, 1]>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[SUBVIEW]] : memref<1x4xf32, strided<[64, 1]>> to memref<1x?xf32, strided<[64, 1]>>
// CHECK-NEXT:   return %[[CAST]] : memref<1x?xf32, strided<[64, 1]>>
// CHECK-NEXT: }
func.func @subview_drops_second_of_two(%m: memref<8x8x8xf32>) -> memref<1x?xf32, strided<[64, 1]>> {
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[0, 0, 0] [1, 1, %c4] [1, 1, 1] : memref<8x8x8xf32> to memref<1x?xf32, strided<[64, 1]>>
  return %0 : memref<1x?xf32, strided<[64, 1]>>
}

// It would not verify with these.
// CHECK-LABEL: func.func @keep_negative_offset(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[C_1]]] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @keep_negative_offset(%m: memref<16xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
  %c-1 = arith.constant -1 : index
  %0 = memref.subview %m[%c-1] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %0 : memref<4xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @keep_negative_size(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>) -> memref<?xf32, strided<[1]>> {
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0] [%[[C_1]]] [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<?xf32, strided<[1]>>
// CHECK-NEXT: }
func.func @keep_negative_size(%m: memref<16xf32>) -> memref<?xf32, strided<[1]>> {
  %c-1 = arith.constant -1 : index
  %0 = memref.subview %m[0] [%c-1] [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
  return %0 : memref<?xf32, strided<[1]>>
}

// CHECK-LABEL: func.func @keep_stride_of_zero(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>) -> memref<4xf32, strided<[?]>> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0] [4] [%[[C0]]] : memref<16xf32> to memref<4xf32, strided<[?]>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<4xf32, strided<[?]>>
// CHECK-NEXT: }
func.func @keep_stride_of_zero(%m: memref<16xf32>) -> memref<4xf32, strided<[?]>> {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %m[0] [4] [%c0] : memref<16xf32> to memref<4xf32, strided<[?]>>
  return %0 : memref<4xf32, strided<[?]>>
}

// CHECK-LABEL: func.func @keep_subview_that_runs_outside(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[C14:.+]] = arith.constant 14 : index
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[C14]]] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @keep_subview_that_runs_outside(%m: memref<16xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
  %c14 = arith.constant 14 : index
  %0 = memref.subview %m[%c14] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %0 : memref<4xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @subview_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<16x16xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 0] [%[[ARG2]], 4] [1, 2] : memref<16x16xf32> to memref<?x4xf32, strided<[16, 2], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[SUBVIEW]] : memref<?x4xf32, strided<[16, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @subview_of_cast(%m: memref<16x16xf32>, %i: index, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.cast %m : memref<16x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %0[%i, 0] [%n, 4] [1, 2] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %2 = memref.cast %1 : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %2 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK-LABEL: func.func @reduced_subview_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<16x16xf32>, %[[ARG1:.+]]: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 0] [1, 4] [1, 2] : memref<16x16xf32> to memref<4xf32, strided<[2], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[SUBVIEW]] : memref<4xf32, strided<[2], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @reduced_subview_of_cast(%m: memref<16x16xf32>, %i: index) -> memref<4xf32, strided<[?], offset: ?>> {
  %0 = memref.cast %m : memref<16x16xf32> to memref<?x16xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %0[%i, 0] [1, 4] [1, 2] : memref<?x16xf32, strided<[?, ?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  return %1 : memref<4xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: func.func @keep_subview_of_cast_that_learns_size(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index) -> memref<4xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<?xf32> to memref<16xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[CAST]][%[[ARG1]]] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @keep_subview_of_cast_that_learns_size(%m: memref<?xf32>, %i: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %0 = memref.cast %m : memref<?xf32> to memref<16xf32>
  %1 = memref.subview %0[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %1 : memref<4xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @keep_subview_of_cast_that_learns_stride(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32, strided<[?]>>, %[[ARG1:.+]]: index) -> memref<4xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<16xf32, strided<[?]>> to memref<16xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[CAST]][%[[ARG1]]] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @keep_subview_of_cast_that_learns_stride(%m: memref<16xf32, strided<[?]>>, %i: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %0 = memref.cast %m : memref<16xf32, strided<[?]>> to memref<16xf32>
  %1 = memref.subview %0[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %1 : memref<4xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @keep_subview_of_cast_that_learns_offset(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32, strided<[1], offset: ?>>) -> memref<4xf32, strided<[1], offset: 2>> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<16xf32, strided<[1], offset: ?>> to memref<16xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[CAST]][2] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT: }
func.func @keep_subview_of_cast_that_learns_offset(%m: memref<16xf32, strided<[1], offset: ?>>) -> memref<4xf32, strided<[1], offset: 2>> {
  %0 = memref.cast %m : memref<16xf32, strided<[1], offset: ?>> to memref<16xf32>
  %1 = memref.subview %0[2] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 2>>
  return %1 : memref<4xf32, strided<[1], offset: 2>>
}

// CHECK-LABEL: func.func @keep_subview_of_cast_from_unranked(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: index) -> memref<4xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<*xf32> to memref<16xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[CAST]][%[[ARG1]]] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]] : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @keep_subview_of_cast_from_unranked(%m: memref<*xf32>, %i: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %0 = memref.cast %m : memref<*xf32> to memref<16xf32>
  %1 = memref.subview %0[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %1 : memref<4xf32, strided<[1], offset: ?>>
}

// The dimension that is left out cannot be found among the unknown strides of the source.
// CHECK-LABEL: func.func @subview_of_cast_with_two_sizes_of_one(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8x8xf32>) -> memref<1x4xf32, strided<[?, ?]>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x8x8xf32> to memref<1x4xf32, strided<[8, 1]>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[SUBVIEW]] : memref<1x4xf32, strided<[8, 1]>> to memref<1x4xf32, strided<[?, ?]>>
// CHECK-NEXT:   return %[[CAST]] : memref<1x4xf32, strided<[?, ?]>>
// CHECK-NEXT: }
func.func @subview_of_cast_with_two_sizes_of_one(%m: memref<8x8x8xf32>) -> memref<1x4xf32, strided<[?, ?]>> {
  %0 = memref.cast %m : memref<8x8x8xf32> to memref<8x8x8xf32, strided<[?, ?, ?]>>
  %1 = memref.subview %0[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x8x8xf32, strided<[?, ?, ?]>> to memref<1x4xf32, strided<[?, ?]>>
  return %1 : memref<1x4xf32, strided<[?, ?]>>
}

// CHECK-LABEL: func.func @dim_of_static_size(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32>) -> index {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   return %[[C4]] : index
// CHECK-NEXT: }
func.func @dim_of_static_size(%m: memref<?x4xf32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c1 : memref<?x4xf32>
  return %0 : index
}

// CHECK-LABEL: func.func @dim_of_allocations(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x4x?xf32>
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]], %[[ARG1]]) : memref<?x4x?xf32>
// CHECK-NEXT:   "test.use"(%[[ALLOC]], %[[ALLOCA]]) : (memref<?x4x?xf32>, memref<?x4x?xf32>) -> ()
// CHECK-NEXT:   return %[[ARG1]], %[[ARG0]] : index, index
// CHECK-NEXT: }
func.func @dim_of_allocations(%n: index, %p: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = memref.alloc(%n, %p) : memref<?x4x?xf32>
  %1 = memref.dim %0, %c2 : memref<?x4x?xf32>
  %2 = memref.alloca(%n, %p) : memref<?x4x?xf32>
  %3 = memref.dim %2, %c0 : memref<?x4x?xf32>
  "test.use"(%0, %2) : (memref<?x4x?xf32>, memref<?x4x?xf32>) -> ()
  return %1, %3 : index, index
}

// CHECK-LABEL: func.func @dim_of_views(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xi8>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (index, index) {
// CHECK-NEXT:   return %[[ARG2]], %[[ARG1]] : index, index
// CHECK-NEXT: }
func.func @dim_of_views(%m: memref<?xi8>, %n: index, %p: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.view %m[%c0][%n, %p] : memref<?xi8> to memref<?x?xf32>
  %1 = memref.dim %0, %c1 : memref<?x?xf32>
  %2 = memref.subview %0[0, 0] [%n, %p] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %3 = memref.dim %2, %c0 : memref<?x?xf32, strided<[?, 1]>>
  return %1, %3 : index, index
}

// CHECK-LABEL: func.func @dim_of_subview_that_drops_dimensions(
// CHECK-SAME: %[[ARG0:.+]]: memref<8x8x8x8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (index, index) {
// CHECK-NEXT:   return %[[ARG1]], %[[ARG2]] : index, index
// CHECK-NEXT: }
func.func @dim_of_subview_that_drops_dimensions(%m: memref<8x8x8x8xf32>, %n: index, %p: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 0, 0, 0] [1, %n, 1, %p] [1, 1, 1, 1] : memref<8x8x8x8xf32> to memref<?x?xf32, strided<[64, 1]>>
  %1 = memref.dim %0, %c0 : memref<?x?xf32, strided<[64, 1]>>
  %2 = memref.dim %0, %c1 : memref<?x?xf32, strided<[64, 1]>>
  return %1, %2 : index, index
}

// CHECK-LABEL: func.func @dim_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<?xf32>, %[[ARG2:.+]]: memref<*xf32>) -> (index, index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG2]] : memref<*xf32> to memref<?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[CAST]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   return %[[C4]], %[[DIM]], %[[DIM_0]] : index, index, index
// CHECK-NEXT: }
func.func @dim_of_cast(%m: memref<4xf32>, %p: memref<?xf32>, %u: memref<*xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.dim %0, %c0 : memref<?xf32>
  %2 = memref.cast %p : memref<?xf32> to memref<?xf32, strided<[?]>>
  %3 = memref.dim %2, %c0 : memref<?xf32, strided<[?]>>
  %4 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %5 = memref.dim %4, %c0 : memref<?xf32>
  return %1, %3, %5 : index, index, index
}

// The index is unknown, or out of range, or the source has no rank.
// CHECK-LABEL: func.func @keep_unknown_dim(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: memref<*xf32>, %[[ARG2:.+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[ARG2]] : memref<?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG1]], %[[C0]] : memref<*xf32>
// CHECK-NEXT:   %[[DIM_1:.+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?xf32>
// CHECK-NEXT:   %[[DIM_2:.+]] = memref.dim %[[ARG0]], %[[C_1]] : memref<?xf32>
// CHECK-NEXT:   return %[[DIM]], %[[DIM_0]], %[[DIM_1]], %[[DIM_2]] : index, index, index, index
// CHECK-NEXT: }
func.func @keep_unknown_dim(%m: memref<?xf32>, %u: memref<*xf32>, %i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c-1 = arith.constant -1 : index
  %0 = memref.dim %m, %i : memref<?xf32>
  %1 = memref.dim %u, %c0 : memref<*xf32>
  %2 = memref.dim %m, %c1 : memref<?xf32>
  %3 = memref.dim %m, %c-1 : memref<?xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK-LABEL: func.func @dim_of_reshape(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: memref<?xindex>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) -> index {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG1]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @dim_of_reshape(%m: memref<*xf32>, %shape: memref<?xindex>, %i: index, %x: index) -> index {
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  memref.store %x, %shape[%i] : memref<?xindex>
  %1 = memref.dim %0, %i : memref<*xf32>
  return %1 : index
}

// CHECK-LABEL: func.func @dim_of_reshape_by_integers(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: memref<?xi32>) -> index {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG1]][%[[C1]]] : memref<?xi32>
// CHECK-NEXT:   %[[V1:.+]] = arith.index_cast %[[V0]] : i32 to index
// CHECK-NEXT:   return %[[V1]] : index
// CHECK-NEXT: }
func.func @dim_of_reshape_by_integers(%m: memref<*xf32>, %shape: memref<?xi32>) -> index {
  %i = arith.constant 1 : index
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.dim %0, %i : memref<*xf32>
  return %1 : index
}

// CHECK-LABEL: func.func @keep_dim_of_reshape_with_later_index(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: memref<?xindex>) -> index {
// CHECK-NEXT:   %[[RESHAPE:.+]] = memref.reshape %[[ARG0]](%[[ARG1]]) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:   %[[V0:.+]] = "test.index"() : () -> index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[RESHAPE]], %[[V0]] : memref<*xf32>
// CHECK-NEXT:   return %[[DIM]] : index
// CHECK-NEXT: }
func.func @keep_dim_of_reshape_with_later_index(%m: memref<*xf32>, %shape: memref<?xindex>) -> index {
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %i = "test.index"() : () -> index
  %1 = memref.dim %0, %i : memref<*xf32>
  return %1 : index
}

// CHECK-LABEL: func.func @dim_of_reshape_with_index_of_outer_block(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: memref<?xindex>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: i1) -> index {
// CHECK-NEXT:   cf.cond_br %[[ARG3]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG1]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return %[[ARG2]] : index
// CHECK-NEXT: }
func.func @dim_of_reshape_with_index_of_outer_block(%m: memref<*xf32>, %shape: memref<?xindex>, %i: index, %c: i1) -> index {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %1 = memref.dim %0, %i : memref<*xf32>
  return %1 : index
^b:
  return %i : index
}

// CHECK-LABEL: func.func @dim_of_reshape_in_loop(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: memref<?xindex>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[RESHAPE:.+]] = memref.reshape %[[ARG0]](%[[ARG1]]) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG1]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[C0]] to %[[ARG3]] step %[[C1]] {
// CHECK-NEXT:     %[[DIM:.+]] = memref.dim %[[RESHAPE]], %[[ARG4]] : memref<*xf32>
// CHECK-NEXT:     "test.use"(%[[V0]], %[[DIM]]) : (index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dim_of_reshape_in_loop(%m: memref<*xf32>, %shape: memref<?xindex>, %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  scf.for %k = %c0 to %n step %c1 {
    %1 = memref.dim %0, %i : memref<*xf32>
    %2 = memref.dim %0, %k : memref<*xf32>
    "test.use"(%1, %2) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @dim_of_reshape_two_loops_deep(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: memref<?xindex>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[C0]] to %[[ARG3]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ARG1]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:     scf.for %[[ARG5:.+]] = %[[C0]] to %[[ARG3]] step %[[C1]] {
// CHECK-NEXT:       "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dim_of_reshape_two_loops_deep(%m: memref<*xf32>, %shape: memref<?xindex>, %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
    scf.for %l = %c0 to %n step %c1 {
      %1 = memref.dim %0, %i : memref<*xf32>
      "test.use"(%1) : (index) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @view_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xi8>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?x4x?xf32> {
// CHECK-NEXT:   %[[VIEW:.+]] = memref.view %[[ARG0]][%[[ARG1]]][%[[ARG2]]] : memref<?xi8> to memref<8x4x?xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[VIEW]] : memref<8x4x?xf32> to memref<?x4x?xf32>
// CHECK-NEXT:   return %[[CAST]] : memref<?x4x?xf32>
// CHECK-NEXT: }
func.func @view_with_constants(%m: memref<?xi8>, %i: index, %n: index) -> memref<?x4x?xf32> {
  %c8 = arith.constant 8 : index
  %0 = memref.view %m[%i][%c8, %n] : memref<?xi8> to memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// CHECK-LABEL: func.func @view_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<64xi8>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?xf32> {
// CHECK-NEXT:   %[[VIEW:.+]] = memref.view %[[ARG0]][%[[ARG1]]][%[[ARG2]]] : memref<64xi8> to memref<?xf32>
// CHECK-NEXT:   return %[[VIEW]] : memref<?xf32>
// CHECK-NEXT: }
func.func @view_of_cast(%m: memref<64xi8>, %i: index, %n: index) -> memref<?xf32> {
  %0 = memref.cast %m : memref<64xi8> to memref<?xi8>
  %1 = memref.view %0[%i][%n] : memref<?xi8> to memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK-LABEL: func.func @view_as_the_same_bytes(
// CHECK-SAME: %[[ARG0:.+]]: memref<64xi8>, %[[ARG1:.+]]: memref<?xi8>, %[[ARG2:.+]]: index) -> (memref<64xi8>, memref<?xi8>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[VIEW:.+]] = memref.view %[[ARG1]][%[[C0]]][%[[ARG2]]] : memref<?xi8> to memref<?xi8>
// CHECK-NEXT:   return %[[ARG0]], %[[VIEW]] : memref<64xi8>, memref<?xi8>
// CHECK-NEXT: }
func.func @view_as_the_same_bytes(%m: memref<64xi8>, %p: memref<?xi8>, %n: index) -> (memref<64xi8>, memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %0 = memref.view %m[%c0][] : memref<64xi8> to memref<64xi8>
  %1 = memref.view %p[%c0][%n] : memref<?xi8> to memref<?xi8>
  return %0, %1 : memref<64xi8>, memref<?xi8>
}

// CHECK-LABEL: func.func @reinterpret_cast_of_views(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [4], strides: [1] : memref<16xf32> to memref<4xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST_0:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [4], strides: [1] : memref<16xf32> to memref<4xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST_1:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [4], strides: [1] : memref<16xf32> to memref<4xf32>
// CHECK-NEXT:   return %[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_0]], %[[REINTERPRET_CAST_1]] : memref<4xf32>, memref<4xf32>, memref<4xf32>
// CHECK-NEXT: }
func.func @reinterpret_cast_of_views(%m: memref<16xf32>) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [2], sizes: [8], strides: [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 2>>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [4], strides: [1] : memref<8xf32, strided<[1], offset: 2>> to memref<4xf32>
  %2 = memref.cast %m : memref<16xf32> to memref<?xf32>
  %3 = memref.reinterpret_cast %2 to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
  %4 = memref.subview %m[0] [8] [2] : memref<16xf32> to memref<8xf32, strided<[2]>>
  %5 = memref.reinterpret_cast %4 to offset: [0], sizes: [4], strides: [1] : memref<8xf32, strided<[2]>> to memref<4xf32>
  return %1, %3, %5 : memref<4xf32>, memref<4xf32>, memref<4xf32>
}

// CHECK-LABEL: func.func @keep_reinterpret_cast_of_shifted_subview(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>) -> memref<4xf32> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][1] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 1>>
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[SUBVIEW]] to offset: [0], sizes: [4], strides: [1] : memref<8xf32, strided<[1], offset: 1>> to memref<4xf32>
// CHECK-NEXT:   return %[[REINTERPRET_CAST]] : memref<4xf32>
// CHECK-NEXT: }
func.func @keep_reinterpret_cast_of_shifted_subview(%m: memref<16xf32>) -> memref<4xf32> {
  %0 = memref.subview %m[1] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 1>>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [4], strides: [1] : memref<8xf32, strided<[1], offset: 1>> to memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK-LABEL: func.func @reinterpret_cast_to_the_same_type(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>, %[[ARG1:.+]]: memref<?xf32>, %[[ARG2:.+]]: index) -> (memref<16xf32>, memref<?xf32>) {
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG1]] to offset: [0], sizes: [%[[ARG2]]], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[REINTERPRET_CAST]] : memref<16xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @reinterpret_cast_to_the_same_type(%m: memref<16xf32>, %p: memref<?xf32>, %n: index) -> (memref<16xf32>, memref<?xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [16], strides: [1] : memref<16xf32> to memref<16xf32>
  %1 = memref.reinterpret_cast %p to offset: [0], sizes: [%n], strides: [1] : memref<?xf32> to memref<?xf32>
  return %0, %1 : memref<16xf32>, memref<?xf32>
}

// CHECK-LABEL: func.func @keep_reinterpret_cast_to_other_offset(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32, strided<[1], offset: 4>>) -> memref<16xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [4], sizes: [16], strides: [1] : memref<16xf32, strided<[1], offset: 4>> to memref<16xf32, strided<[1], offset: 4>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[REINTERPRET_CAST]] : memref<16xf32, strided<[1], offset: 4>> to memref<16xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<16xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @keep_reinterpret_cast_to_other_offset(%m: memref<16xf32, strided<[1], offset: 4>>) -> memref<16xf32, strided<[1], offset: ?>> {
  %0 = memref.reinterpret_cast %m to offset: [4], sizes: [16], strides: [1] : memref<16xf32, strided<[1], offset: 4>> to memref<16xf32, strided<[1], offset: 4>>
  %1 = memref.cast %0 : memref<16xf32, strided<[1], offset: 4>> to memref<16xf32, strided<[1], offset: ?>>
  return %1 : memref<16xf32, strided<[1], offset: ?>>
}

// CHECK-LABEL: func.func @reinterpret_cast_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>, %[[ARG1:.+]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [1], sizes: [4, %[[ARG1]]], strides: [4, 1] : memref<16xf32> to memref<4x?xf32, strided<[4, 1], offset: 1>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[REINTERPRET_CAST]] : memref<4x?xf32, strided<[4, 1], offset: 1>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @reinterpret_cast_with_constants(%m: memref<16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.reinterpret_cast %m to offset: [%c1], sizes: [%c4, %n], strides: [%c4, %c1] : memref<16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK-LABEL: func.func @put_together_again(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT:   return %[[ARG0]] : memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @put_together_again(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, 4], strides: [%strides#0, 1]
      : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
}

// CHECK-LABEL: func.func @put_together_as_another_type(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @put_together_as_another_type(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1]
      : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK-LABEL: func.func @put_together_in_another_way(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32, strided<[?, 1], offset: ?>>, %[[ARG1:.+]]: index) -> (memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>) {
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [%[[OFFSET]]], sizes: [%[[SIZES]]#0, 4], strides: [%[[ARG1]], 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[REINTERPRET_CAST_0:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [%[[OFFSET]]], sizes: [%[[ARG1]], 4], strides: [%[[STRIDES]]#0, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[REINTERPRET_CAST_1:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [%[[ARG1]]], sizes: [%[[SIZES]]#0, 4], strides: [%[[STRIDES]]#0, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   return %[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_0]], %[[REINTERPRET_CAST_1]] : memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
func.func @put_together_in_another_way(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>, %n: index)
    -> (memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, 4], strides: [%n, 1]
      : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %1 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%n, 4], strides: [%strides#0, 1]
      : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %2 = memref.reinterpret_cast %base to offset: [%n], sizes: [%sizes#0, 4], strides: [%strides#0, 1]
      : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %0, %1, %2 : memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>
}

// CHECK-LABEL: func.func @metadata_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x8xf32>) -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]]:2, %[[STRIDES:.+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   return %[[BASE_BUFFER]], %[[C0]], %[[C4]], %[[C8]], %[[C8]], %[[C1]] : memref<f32>, index, index, index, index, index
// CHECK-NEXT: }
func.func @metadata_of_cast(%m: memref<4x8xf32>) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0
      : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %base, %offset, %sizes#0, %sizes#1, %strides#0, %strides#1 : memref<f32>, index, index, index, index, index
}

// CHECK-LABEL: func.func @metadata_of_cast_from_unranked(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>) -> (index, index, index) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<*xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[CAST]] : memref<4xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:   return %[[OFFSET]], %[[C4]], %[[STRIDES]] : index, index, index
// CHECK-NEXT: }
func.func @metadata_of_cast_from_unranked(%u: memref<*xf32>) -> (index, index, index) {
  %0 = memref.cast %u : memref<*xf32> to memref<4xf32, strided<[?], offset: ?>>
  %base, %offset, %sizes, %strides = memref.extract_strided_metadata %0
      : memref<4xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %offset, %sizes, %strides : index, index, index
}

// CHECK-LABEL: func.func @cast_of_casts(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> (memref<4xf32>, memref<?xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[CAST]] : memref<4xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @cast_of_casts(%m: memref<4xf32>) -> (memref<4xf32>, memref<?xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  %2 = memref.cast %0 : memref<?xf32> to memref<?xf32>
  return %1, %2 : memref<4xf32>, memref<?xf32>
}

// CHECK-LABEL: func.func @memory_space_casts(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> (memref<4xf32>, memref<4xf32, 2>, memref<4xf32>, memref<4xf32, 1>) {
// CHECK-NEXT:   %[[MEMSPACECAST:.+]] = memref.memory_space_cast %[[ARG0]] : memref<4xf32> to memref<4xf32, 1>
// CHECK-NEXT:   %[[MEMSPACECAST_0:.+]] = memref.memory_space_cast %[[ARG0]] : memref<4xf32> to memref<4xf32, 2>
// CHECK-NEXT:   return %[[ARG0]], %[[MEMSPACECAST_0]], %[[ARG0]], %[[MEMSPACECAST]] : memref<4xf32>, memref<4xf32, 2>, memref<4xf32>, memref<4xf32, 1>
// CHECK-NEXT: }
func.func @memory_space_casts(%m: memref<4xf32>) -> (memref<4xf32>, memref<4xf32, 2>, memref<4xf32>, memref<4xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32>
  %2 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32, 2>
  %3 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32>
  return %1, %2, %3, %0 : memref<4xf32>, memref<4xf32, 2>, memref<4xf32>, memref<4xf32, 1>
}

// CHECK-LABEL: func.func @transposes(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x3xf32>) -> (memref<2x3xf32>, memref<2x3xf32, strided<[3, 1]>>) {
// CHECK-NEXT:   %[[TRANSPOSE:.+]] = memref.transpose %[[ARG0]] (d0, d1) -> (d0, d1) : memref<2x3xf32> to memref<2x3xf32, strided<[3, 1]>>
// CHECK-NEXT:   return %[[ARG0]], %[[TRANSPOSE]] : memref<2x3xf32>, memref<2x3xf32, strided<[3, 1]>>
// CHECK-NEXT: }
func.func @transposes(%m: memref<2x3xf32>) -> (memref<2x3xf32>, memref<2x3xf32, strided<[3, 1]>>) {
  %0 = memref.transpose %m (i, j) -> (i, j) : memref<2x3xf32> to memref<2x3xf32>
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  %2 = memref.transpose %1 (i, j) -> (j, i) : memref<3x2xf32, strided<[1, 3]>> to memref<2x3xf32, strided<[3, 1]>>
  return %0, %2 : memref<2x3xf32>, memref<2x3xf32, strided<[3, 1]>>
}

// CHECK-LABEL: func.func @assumed_alignments(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:   %[[ASSUME_ALIGN:.+]] = memref.assume_alignment %[[ARG0]], 16 : memref<4xf32>
// CHECK-NEXT:   %[[ASSUME_ALIGN_0:.+]] = memref.assume_alignment %[[ASSUME_ALIGN]], 32 : memref<4xf32>
// CHECK-NEXT:   return %[[ASSUME_ALIGN]], %[[ASSUME_ALIGN_0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT: }
func.func @assumed_alignments(%m: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  %1 = memref.assume_alignment %0, 16 : memref<4xf32>
  %2 = memref.assume_alignment %0, 32 : memref<4xf32>
  return %1, %2 : memref<4xf32>, memref<4xf32>
}

// CHECK-LABEL: func.func @rank(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x4xf32>, %[[ARG1:.+]]: memref<*xf32>) -> (index, index) {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = memref.rank %[[ARG1]] : memref<*xf32>
// CHECK-NEXT:   return %[[C2]], %[[V0]] : index, index
// CHECK-NEXT: }
func.func @rank(%m: memref<4x4xf32>, %u: memref<*xf32>) -> (index, index) {
  %0 = memref.rank %m : memref<4x4xf32>
  %1 = memref.rank %u : memref<*xf32>
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @subview_of_everything_without_layout(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:   return %[[ARG0]] : memref<4xf32>
// CHECK-NEXT: }
func.func @subview_of_everything_without_layout(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK-LABEL: func.func @keep_shorter_subview_of_subview(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]]] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[SUBVIEW]][0] [%[[ARG2]]] [1] : memref<4xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW_0]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
func.func @keep_shorter_subview_of_subview(%m: memref<8xf32>, %i: index, %n: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.cast %0 : memref<4xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  %2 = memref.subview %1[0] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %2 : memref<?xf32, strided<[1], offset: ?>>
}

// The size is asked for in a loop beside the reshape.
// CHECK-LABEL: func.func @dim_of_reshape_in_another_block(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: memref<?xindex>, %[[ARG2:.+]]: i1) -> index {
// CHECK-NEXT:   %[[RESHAPE:.+]] = memref.reshape %[[ARG0]](%[[ARG1]]) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[V0:.+]] = "test.index"() : () -> index
// CHECK-NEXT:   cf.cond_br %[[ARG2]], ^bb2, ^bb1
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[RESHAPE]], %[[V0]] : memref<*xf32>
// CHECK-NEXT:   return %[[DIM]] : index
// CHECK-NEXT: }
func.func @dim_of_reshape_in_another_block(%m: memref<*xf32>, %shape: memref<?xindex>, %c: i1) -> index {
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  cf.br ^a
^a:
  %i = "test.index"() : () -> index
  cf.cond_br %c, ^b, ^a
^b:
  %1 = memref.dim %0, %i : memref<*xf32>
  return %1 : index
}
