// RUN: freehold-opt %s -canonicalize -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @expand_to_the_same_type(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x4xf32>) -> memref<2x4xf32> {
// CHECK-NEXT:   return %[[ARG0]] : memref<2x4xf32>
// CHECK-NEXT: }
func.func @expand_to_the_same_type(%m: memref<2x4xf32>) -> memref<2x4xf32> {
  %0 = memref.expand_shape %m [[0], [1]] output_shape [2, 4] : memref<2x4xf32> into memref<2x4xf32>
  return %0 : memref<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_undoes_expand(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>) -> memref<8xf32> {
// CHECK-NEXT:   return %[[ARG0]] : memref<8xf32>
// CHECK-NEXT: }
func.func @collapse_undoes_expand(%m: memref<8xf32>) -> memref<8xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x4xf32> into memref<8xf32>
  return %1 : memref<8xf32>
}

// -----

// CHECK-LABEL: func.func @expand_undoes_collapse(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x4xf32>) -> memref<2x4xf32> {
// CHECK-NEXT:   return %[[ARG0]] : memref<2x4xf32>
// CHECK-NEXT: }
func.func @expand_undoes_collapse(%m: memref<2x4xf32>) -> memref<2x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32> into memref<8xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  return %1 : memref<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @expand_undoes_collapse_of_one_dynamic_size(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32>, %[[ARG1:.+]]: index) -> memref<?x4xf32> {
// CHECK-NEXT:   return %[[ARG0]] : memref<?x4xf32>
// CHECK-NEXT: }
func.func @expand_undoes_collapse_of_one_dynamic_size(%m: memref<?x4xf32>, %n: index) -> memref<?x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

// -----

// The sizes may be distributed in another way.
// CHECK-LABEL: func.func @keep_collapse_of_two_dynamic_sizes(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?x?xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<?x?xf32> into memref<?xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], %[[ARG2]]] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<?x?xf32>
// CHECK-NEXT: }
func.func @keep_collapse_of_two_dynamic_sizes(%m: memref<?x?xf32>, %n: index, %p: index) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, %p] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @expand_undoes_collapse_with_one_dynamic_size_in_each_group(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?x4x?xf32> {
// CHECK-NEXT:   return %[[ARG0]] : memref<?x4x?xf32>
// CHECK-NEXT: }
func.func @expand_undoes_collapse_with_one_dynamic_size_in_each_group(%m: memref<?x4x?xf32>, %n: index, %p: index) -> memref<?x4x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, 4, %p] : memref<?x?xf32> into memref<?x4x?xf32>
  return %1 : memref<?x4x?xf32>
}

// -----

// CHECK-LABEL: func.func @keep_regrouped_dynamic_sizes(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?x4x?xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0], [1, 2]] output_shape [%[[ARG1]], 4, %[[ARG2]]] : memref<?x?xf32> into memref<?x4x?xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<?x4x?xf32>
// CHECK-NEXT: }
func.func @keep_regrouped_dynamic_sizes(%m: memref<?x4x?xf32>, %n: index, %p: index) -> memref<?x4x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [%n, 4, %p] : memref<?x?xf32> into memref<?x4x?xf32>
  return %1 : memref<?x4x?xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_undoes_expand_of_two_dynamic_sizes(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?x?xf32> {
// CHECK-NEXT:   return %[[ARG0]] : memref<?x?xf32>
// CHECK-NEXT: }
func.func @collapse_undoes_expand_of_two_dynamic_sizes(%m: memref<?x?xf32>, %n: index, %p: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %p] : memref<?x?xf32> into memref<?x4x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_twice(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x3x4x5xf32>) -> memref<120xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<120xf32>
// CHECK-NEXT: }
func.func @collapse_twice(%m: memref<2x3x4x5xf32>) -> memref<120xf32> {
  %0 = memref.collapse_shape %m [[0], [1, 2], [3]] : memref<2x3x4x5xf32> into memref<2x12x5xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<2x12x5xf32> into memref<120xf32>
  return %1 : memref<120xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_twice_to_scalar(
// CHECK-SAME: %[[ARG0:.+]]: memref<1x1xf32>) -> memref<f32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] [] : memref<1x1xf32> into memref<f32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<f32>
// CHECK-NEXT: }
func.func @collapse_twice_to_scalar(%m: memref<1x1xf32>) -> memref<f32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<1x1xf32> into memref<1xf32>
  %1 = memref.collapse_shape %0 [] : memref<1xf32> into memref<f32>
  return %1 : memref<f32>
}

// -----

// CHECK-LABEL: func.func @keep_collapses_of_strided(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x3x4xf32, strided<[24, 8, 2]>>) -> memref<24xf32, strided<[2]>> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : memref<2x3x4xf32, strided<[24, 8, 2]>> into memref<6x4xf32, strided<[8, 2]>>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE_0:.+]] = memref.collapse_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1]] : memref<6x4xf32, strided<[8, 2]>> into memref<24xf32, strided<[2]>>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE_0]] : memref<24xf32, strided<[2]>>
// CHECK-NEXT: }
func.func @keep_collapses_of_strided(%m: memref<2x3x4xf32, strided<[24, 8, 2]>>) -> memref<24xf32, strided<[2]>> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32, strided<[24, 8, 2]>> into memref<6x4xf32, strided<[8, 2]>>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x4xf32, strided<[8, 2]>> into memref<24xf32, strided<[2]>>
  return %1 : memref<24xf32, strided<[2]>>
}

// -----

// CHECK-LABEL: func.func @expand_twice(
// CHECK-SAME: %[[ARG0:.+]]: memref<24xf32>) -> memref<2x3x4xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<2x3x4xf32>
// CHECK-NEXT: }
func.func @expand_twice(%m: memref<24xf32>) -> memref<2x3x4xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  return %1 : memref<2x3x4xf32>
}

// -----

// CHECK-LABEL: func.func @expand_scalar_twice(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>) -> memref<1x1xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<1x1xf32>
// CHECK-NEXT: }
func.func @expand_scalar_twice(%m: memref<f32>) -> memref<1x1xf32> {
  %0 = memref.expand_shape %m [] output_shape [1] : memref<f32> into memref<1xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [1, 1] : memref<1xf32> into memref<1x1xf32>
  return %1 : memref<1x1xf32>
}

// -----

// CHECK-LABEL: func.func @keep_expansions_of_strided(
// CHECK-SAME: %[[ARG0:.+]]: memref<24xf32, strided<[2]>>) -> memref<2x3x4xf32, strided<[24, 8, 2]>> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [6, 4] : memref<24xf32, strided<[2]>> into memref<6x4xf32, strided<[8, 2]>>
// CHECK-NEXT:   %[[EXPAND_SHAPE_0:.+]] = memref.expand_shape %[[EXPAND_SHAPE]] {{\[\[}}0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32, strided<[8, 2]>> into memref<2x3x4xf32, strided<[24, 8, 2]>>
// CHECK-NEXT:   return %[[EXPAND_SHAPE_0]] : memref<2x3x4xf32, strided<[24, 8, 2]>>
// CHECK-NEXT: }
func.func @keep_expansions_of_strided(%m: memref<24xf32, strided<[2]>>) -> memref<2x3x4xf32, strided<[24, 8, 2]>> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [6, 4] : memref<24xf32, strided<[2]>> into memref<6x4xf32, strided<[8, 2]>>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32, strided<[8, 2]>> into memref<2x3x4xf32, strided<[24, 8, 2]>>
  return %1 : memref<2x3x4xf32, strided<[24, 8, 2]>>
}

// -----

// CHECK-LABEL: func.func @expand_what_is_not_expanded(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32>, %[[ARG1:.+]]: index) -> memref<?x2x2xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0], [1, 2]] output_shape [%[[ARG1]], 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<?x2x2xf32>
// CHECK-NEXT: }
func.func @expand_what_is_not_expanded(%m: memref<?x4xf32>, %n: index) -> memref<?x2x2xf32> {
  %0 = memref.expand_shape %m [[0], [1]] output_shape [%n, 4] : memref<?x4xf32> into memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [%n, 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
  return %1 : memref<?x2x2xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_more_than_expanded(
// CHECK-SAME: %[[ARG0:.+]]: memref<6x4xf32>) -> memref<24xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<6x4xf32> into memref<24xf32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<24xf32>
// CHECK-NEXT: }
func.func @collapse_more_than_expanded(%m: memref<6x4xf32>) -> memref<24xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  return %1 : memref<24xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_less_than_expanded(
// CHECK-SAME: %[[ARG0:.+]]: memref<24xf32>) -> memref<6x4xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<6x4xf32>
// CHECK-NEXT: }
func.func @collapse_less_than_expanded(%m: memref<24xf32>) -> memref<6x4xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  return %1 : memref<6x4xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_less_than_expanded_with_dynamic_sizes(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?x?xf32> {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG1]], %[[C3]] : index
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[ARG2]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V2:.+]] = arith.muli %[[V1]], %[[C2]] : index
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [%[[V0]], %[[V2]]] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<?x?xf32>
// CHECK-NEXT: }
func.func @collapse_less_than_expanded_with_dynamic_sizes(%m: memref<?xf32>, %n: index, %p: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2, 3, 4]] output_shape [%n, 3, %p, %n, 2] : memref<?xf32> into memref<?x3x?x?x2xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2, 3, 4]] : memref<?x3x?x?x2xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_expanded_to_one_dynamic_size(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?x6xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], 6] : memref<?xf32> into memref<?x6xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<?x6xf32>
// CHECK-NEXT: }
func.func @collapse_expanded_to_one_dynamic_size(%m: memref<?xf32>, %n: index, %p: index) -> memref<?x6xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%n, 2, 3] : memref<?xf32> into memref<?x2x3xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<?x2x3xf32> into memref<?x6xf32>
  return %1 : memref<?x6xf32>
}

// -----

// The groups cross.
// CHECK-LABEL: func.func @keep_collapse_across_groups(
// CHECK-SAME: %[[ARG0:.+]]: memref<6x4xf32>) -> memref<2x12xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<2x12xf32>
// CHECK-NEXT: }
func.func @keep_collapse_across_groups(%m: memref<6x4xf32>) -> memref<2x12xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  return %1 : memref<2x12xf32>
}

// -----

// CHECK-LABEL: func.func @keep_collapse_across_groups_to_lower_rank(
// CHECK-SAME: %[[ARG0:.+]]: memref<6x4x5xf32>) -> memref<2x60xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2], [3]] output_shape [2, 3, 4, 5] : memref<6x4x5xf32> into memref<2x3x4x5xf32>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0], [1, 2, 3]] : memref<2x3x4x5xf32> into memref<2x60xf32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<2x60xf32>
// CHECK-NEXT: }
func.func @keep_collapse_across_groups_to_lower_rank(%m: memref<6x4x5xf32>) -> memref<2x60xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2], [3]] output_shape [2, 3, 4, 5] : memref<6x4x5xf32> into memref<2x3x4x5xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2, 3]] : memref<2x3x4x5xf32> into memref<2x60xf32>
  return %1 : memref<2x60xf32>
}

// -----

// CHECK-LABEL: func.func @keep_collapse_of_strided_expansion(
// CHECK-SAME: %[[ARG0:.+]]: memref<24xf32, strided<[2]>>) -> memref<6x4xf32, strided<[8, 2]>> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32, strided<[2]>> into memref<2x3x4xf32, strided<[24, 8, 2]>>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0, 1], [2]] : memref<2x3x4xf32, strided<[24, 8, 2]>> into memref<6x4xf32, strided<[8, 2]>>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<6x4xf32, strided<[8, 2]>>
// CHECK-NEXT: }
func.func @keep_collapse_of_strided_expansion(%m: memref<24xf32, strided<[2]>>) -> memref<6x4xf32, strided<[8, 2]>> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32, strided<[2]>> into memref<2x3x4xf32, strided<[24, 8, 2]>>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<2x3x4xf32, strided<[24, 8, 2]>> into memref<6x4xf32, strided<[8, 2]>>
  return %1 : memref<6x4xf32, strided<[8, 2]>>
}

// -----

// CHECK-LABEL: func.func @expand_less_than_collapsed(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x3x4xf32>) -> memref<6x4xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<6x4xf32>
// CHECK-NEXT: }
func.func @expand_less_than_collapsed(%m: memref<2x3x4xf32>) -> memref<6x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  return %1 : memref<6x4xf32>
}

// -----

// CHECK-LABEL: func.func @expand_more_than_collapsed(
// CHECK-SAME: %[[ARG0:.+]]: memref<6x4xf32>) -> memref<2x3x4xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<2x3x4xf32>
// CHECK-NEXT: }
func.func @expand_more_than_collapsed(%m: memref<6x4xf32>) -> memref<2x3x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  return %1 : memref<2x3x4xf32>
}

// -----

// CHECK-LABEL: func.func @expand_more_than_collapsed_in_several_groups(
// CHECK-SAME: %[[ARG0:.+]]: memref<6x4x2x3xf32>) -> memref<2x3x4x6xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] : memref<6x4x2x3xf32> into memref<24x6xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1, 2], [3]] output_shape [2, 3, 4, 6] : memref<24x6xf32> into memref<2x3x4x6xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<2x3x4x6xf32>
// CHECK-NEXT: }
func.func @expand_more_than_collapsed_in_several_groups(%m: memref<6x4x2x3xf32>) -> memref<2x3x4x6xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<6x4x2x3xf32> into memref<24x6xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3]] output_shape [2, 3, 4, 6] : memref<24x6xf32> into memref<2x3x4x6xf32>
  return %1 : memref<2x3x4x6xf32>
}

// -----

// CHECK-LABEL: func.func @expand_one_group_of_two(
// CHECK-SAME: %[[ARG0:.+]]: memref<6x4x2x3xf32>) -> memref<2x3x4x2x3xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2], [3], [4]] output_shape [2, 3, 4, 2, 3] : memref<6x4x2x3xf32> into memref<2x3x4x2x3xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<2x3x4x2x3xf32>
// CHECK-NEXT: }
func.func @expand_one_group_of_two(%m: memref<6x4x2x3xf32>) -> memref<2x3x4x2x3xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<6x4x2x3xf32> into memref<24x6xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3, 4]] output_shape [2, 3, 4, 2, 3] : memref<24x6xf32> into memref<2x3x4x2x3xf32>
  return %1 : memref<2x3x4x2x3xf32>
}

// -----

// CHECK-LABEL: func.func @keep_regrouped_sizes(
// CHECK-SAME: %[[ARG0:.+]]: memref<6x4x2x3xf32>) -> memref<2x3x4x3x2xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] : memref<6x4x2x3xf32> into memref<24x6xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1, 2], [3, 4]] output_shape [2, 3, 4, 3, 2] : memref<24x6xf32> into memref<2x3x4x3x2xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<2x3x4x3x2xf32>
// CHECK-NEXT: }
func.func @keep_regrouped_sizes(%m: memref<6x4x2x3xf32>) -> memref<2x3x4x3x2xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<6x4x2x3xf32> into memref<24x6xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3, 4]] output_shape [2, 3, 4, 3, 2] : memref<24x6xf32> into memref<2x3x4x3x2xf32>
  return %1 : memref<2x3x4x3x2xf32>
}

// -----

// CHECK-LABEL: func.func @keep_expansion_of_other_factors(
// CHECK-SAME: %[[ARG0:.+]]: memref<6x4xf32>) -> memref<3x4x2xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<6x4xf32> into memref<24xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1, 2]] output_shape [3, 4, 2] : memref<24xf32> into memref<3x4x2xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<3x4x2xf32>
// CHECK-NEXT: }
func.func @keep_expansion_of_other_factors(%m: memref<6x4xf32>) -> memref<3x4x2xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [3, 4, 2] : memref<24xf32> into memref<3x4x2xf32>
  return %1 : memref<3x4x2xf32>
}

// -----

// Where the dimension of size 1 belongs to is open, and makes no difference.
// CHECK-LABEL: func.func @expand_collapsed_with_ones(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x1x3x1xf32>) -> memref<2x3xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0], [1, 2, 3]] : memref<2x1x3x1xf32> into memref<2x3xf32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<2x3xf32>
// CHECK-NEXT: }
func.func @expand_collapsed_with_ones(%m: memref<2x1x3x1xf32>) -> memref<2x3xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<2x1x3x1xf32> into memref<6xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  return %1 : memref<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @expand_collapsed_with_dynamic_size(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x2x3xf32>, %[[ARG1:.+]]: index) -> memref<?x3xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : memref<?x2x3xf32> into memref<?x3xf32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<?x3xf32>
// CHECK-NEXT: }
func.func @expand_collapsed_with_dynamic_size(%m: memref<?x2x3xf32>, %n: index) -> memref<?x3xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<?x2x3xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 3] : memref<?xf32> into memref<?x3xf32>
  return %1 : memref<?x3xf32>
}

// -----

// CHECK-LABEL: func.func @expand_collapsed_with_dynamic_size_behind(
// CHECK-SAME: %[[ARG0:.+]]: memref<3x2x?xf32>, %[[ARG1:.+]]: index) -> memref<3x?xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0], [1, 2]] : memref<3x2x?xf32> into memref<3x?xf32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<3x?xf32>
// CHECK-NEXT: }
func.func @expand_collapsed_with_dynamic_size_behind(%m: memref<3x2x?xf32>, %n: index) -> memref<3x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<3x2x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [3, %n] : memref<?xf32> into memref<3x?xf32>
  return %1 : memref<3x?xf32>
}

// -----

// Both sizes in the middle can belong to either side.
// CHECK-LABEL: func.func @keep_ambiguous_groups(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x2x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?x?xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2]] : memref<?x2x?xf32> into memref<?xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], %[[ARG2]]] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<?x?xf32>
// CHECK-NEXT: }
func.func @keep_ambiguous_groups(%m: memref<?x2x?xf32>, %n: index, %p: index) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<?x2x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, %p] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @keep_sizes_that_do_not_fit(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x2x5xf32>, %[[ARG1:.+]]: index) -> memref<?x3xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2]] : memref<?x2x5xf32> into memref<?xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], 3] : memref<?xf32> into memref<?x3xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<?x3xf32>
// CHECK-NEXT: }
func.func @keep_sizes_that_do_not_fit(%m: memref<?x2x5xf32>, %n: index) -> memref<?x3xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<?x2x5xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 3] : memref<?xf32> into memref<?x3xf32>
  return %1 : memref<?x3xf32>
}

// -----

// CHECK-LABEL: func.func @keep_where_the_dynamic_size_is_missing(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x?x5xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?x?xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2]] : memref<2x?x5xf32> into memref<?xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], %[[ARG2]]] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<?x?xf32>
// CHECK-NEXT: }
func.func @keep_where_the_dynamic_size_is_missing(%m: memref<2x?x5xf32>, %n: index, %p: index) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x?x5xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, %p] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @expand_scalar_of_ones(
// CHECK-SAME: %[[ARG0:.+]]: memref<1x1xf32>) -> memref<1xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<1x1xf32> into memref<1xf32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<1xf32>
// CHECK-NEXT: }
func.func @expand_scalar_of_ones(%m: memref<1x1xf32>) -> memref<1xf32> {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %1 = memref.expand_shape %0 [] output_shape [1] : memref<f32> into memref<1xf32>
  return %1 : memref<1xf32>
}

// -----

// CHECK-LABEL: func.func @expand_scalar_to_more_ones(
// CHECK-SAME: %[[ARG0:.+]]: memref<1xf32>) -> memref<1x1xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [1, 1] : memref<1xf32> into memref<1x1xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<1x1xf32>
// CHECK-NEXT: }
func.func @expand_scalar_to_more_ones(%m: memref<1xf32>) -> memref<1x1xf32> {
  %0 = memref.collapse_shape %m [] : memref<1xf32> into memref<f32>
  %1 = memref.expand_shape %0 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %1 : memref<1x1xf32>
}

// -----

// CHECK-LABEL: func.func @expand_collapsed_groups_of_the_same_size(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x?x3x4xf32>, %[[ARG1:.+]]: index) -> memref<2x?x12xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0], [1], [2, 3]] : memref<2x?x3x4xf32> into memref<2x?x12xf32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<2x?x12xf32>
// CHECK-NEXT: }
func.func @expand_collapsed_groups_of_the_same_size(%m: memref<2x?x3x4xf32>, %n: index) -> memref<2x?x12xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<2x?x3x4xf32> into memref<?x12xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, %n, 12] : memref<?x12xf32> into memref<2x?x12xf32>
  return %1 : memref<2x?x12xf32>
}

// -----

// CHECK-LABEL: func.func @keep_groups_with_two_dynamic_sizes(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?x3x4xf32>, %[[ARG1:.+]]: index) -> memref<?x?x12xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] : memref<?x?x3x4xf32> into memref<?x12xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1], [2]] output_shape [%[[ARG1]], %[[ARG1]], 12] : memref<?x12xf32> into memref<?x?x12xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<?x?x12xf32>
// CHECK-NEXT: }
func.func @keep_groups_with_two_dynamic_sizes(%m: memref<?x?x3x4xf32>, %n: index) -> memref<?x?x12xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x?x3x4xf32> into memref<?x12xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, %n, 12] : memref<?x12xf32> into memref<?x?x12xf32>
  return %1 : memref<?x?x12xf32>
}

// -----

// CHECK-LABEL: func.func @keep_expansion_of_strided_collapse(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x3x4xf32, strided<[24, 8, 2]>>) -> memref<6x4xf32, strided<[8, 2]>> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2]] : memref<2x3x4xf32, strided<[24, 8, 2]>> into memref<24xf32, strided<[2]>>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1]] output_shape [6, 4] : memref<24xf32, strided<[2]>> into memref<6x4xf32, strided<[8, 2]>>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<6x4xf32, strided<[8, 2]>>
// CHECK-NEXT: }
func.func @keep_expansion_of_strided_collapse(%m: memref<2x3x4xf32, strided<[24, 8, 2]>>) -> memref<6x4xf32, strided<[8, 2]>> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xf32, strided<[24, 8, 2]>> into memref<24xf32, strided<[2]>>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 4] : memref<24xf32, strided<[2]>> into memref<6x4xf32, strided<[8, 2]>>
  return %1 : memref<6x4xf32, strided<[8, 2]>>
}

// -----

// CHECK-LABEL: func.func @collapse_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x4xf32>) -> memref<?xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<2x4xf32> into memref<8xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[COLLAPSE_SHAPE]] : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:   return %[[CAST]] : memref<?xf32>
// CHECK-NEXT: }
func.func @collapse_of_cast(%m: memref<2x4xf32>) -> memref<?xf32> {
  %0 = memref.cast %m : memref<2x4xf32> to memref<?x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @collapse_of_cast_to_the_same_type(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x4xf32, strided<[4, 1]>>) -> memref<8xf32, strided<[1]>> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<2x4xf32, strided<[4, 1]>> into memref<8xf32, strided<[1]>>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<8xf32, strided<[1]>>
// CHECK-NEXT: }
func.func @collapse_of_cast_to_the_same_type(%m: memref<2x4xf32, strided<[4, 1]>>) -> memref<8xf32, strided<[1]>> {
  %0 = memref.cast %m : memref<2x4xf32, strided<[4, 1]>> to memref<2x4xf32, strided<[?, 1]>>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x4xf32, strided<[?, 1]>> into memref<8xf32, strided<[1]>>
  return %1 : memref<8xf32, strided<[1]>>
}

// -----

// CHECK-LABEL: func.func @keep_collapse_of_cast_that_learns(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32>) -> memref<8xf32> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<?x4xf32> to memref<2x4xf32>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[CAST]] {{\[\[}}0, 1]] : memref<2x4xf32> into memref<8xf32>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]] : memref<8xf32>
// CHECK-NEXT: }
func.func @keep_collapse_of_cast_that_learns(%m: memref<?x4xf32>) -> memref<8xf32> {
  %0 = memref.cast %m : memref<?x4xf32> to memref<2x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x4xf32> into memref<8xf32>
  return %1 : memref<8xf32>
}

// -----

// CHECK-LABEL: func.func @expand_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>) -> memref<2x?xf32> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[EXPAND_SHAPE]] : memref<2x4xf32> to memref<2x?xf32>
// CHECK-NEXT:   return %[[CAST]] : memref<2x?xf32>
// CHECK-NEXT: }
func.func @expand_of_cast(%m: memref<8xf32>) -> memref<2x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = memref.cast %m : memref<8xf32> to memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, %c4] : memref<?xf32> into memref<2x?xf32>
  return %1 : memref<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @keep_expand_of_cast_with_unknown_size(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: index) -> memref<2x?xf32> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[CAST]] {{\[\[}}0, 1]] output_shape [2, %[[ARG1]]] : memref<?xf32> into memref<2x?xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<2x?xf32>
// CHECK-NEXT: }
func.func @keep_expand_of_cast_with_unknown_size(%m: memref<8xf32>, %n: index) -> memref<2x?xf32> {
  %0 = memref.cast %m : memref<8xf32> to memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, %n] : memref<?xf32> into memref<2x?xf32>
  return %1 : memref<2x?xf32>
}

// -----

// CHECK-LABEL: func.func @expand_of_cast_of_strided(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32, strided<[2], offset: 1>>) -> memref<2x4xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [2, 4] : memref<8xf32, strided<[2], offset: 1>> into memref<2x4xf32, strided<[8, 2], offset: 1>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[EXPAND_SHAPE]] : memref<2x4xf32, strided<[8, 2], offset: 1>> to memref<2x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<2x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @expand_of_cast_of_strided(%m: memref<8xf32, strided<[2], offset: 1>>) -> memref<2x4xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.cast %m : memref<8xf32, strided<[2], offset: 1>> to memref<8xf32, strided<[?], offset: ?>>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 4] : memref<8xf32, strided<[?], offset: ?>> into memref<2x4xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<2x4xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @keep_expand_of_cast_from_unranked(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>) -> memref<2x4xf32> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<*xf32> to memref<8xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[CAST]] {{\[\[}}0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<2x4xf32>
// CHECK-NEXT: }
func.func @keep_expand_of_cast_from_unranked(%u: memref<*xf32>) -> memref<2x4xf32> {
  %0 = memref.cast %u : memref<*xf32> to memref<8xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  return %1 : memref<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @expand_of_cast_that_forgets_a_stride(
// CHECK-SAME: %[[ARG0:.+]]: memref<1x8xf32, strided<[8, 1]>>) -> memref<1x2x4xf32, strided<[?, 4, 1]>> {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0], [1, 2]] output_shape [1, 2, 4] : memref<1x8xf32, strided<[8, 1]>> into memref<1x2x4xf32, strided<[8, 4, 1]>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[EXPAND_SHAPE]] : memref<1x2x4xf32, strided<[8, 4, 1]>> to memref<1x2x4xf32, strided<[?, 4, 1]>>
// CHECK-NEXT:   return %[[CAST]] : memref<1x2x4xf32, strided<[?, 4, 1]>>
// CHECK-NEXT: }
func.func @expand_of_cast_that_forgets_a_stride(%m: memref<1x8xf32, strided<[8, 1]>>) -> memref<1x2x4xf32, strided<[?, 4, 1]>> {
  %0 = memref.cast %m : memref<1x8xf32, strided<[8, 1]>> to memref<1x8xf32, strided<[?, 1]>>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [1, 2, 4] : memref<1x8xf32, strided<[?, 1]>> into memref<1x2x4xf32, strided<[?, 4, 1]>>
  return %1 : memref<1x2x4xf32, strided<[?, 4, 1]>>
}

// -----

// CHECK-LABEL: func.func @keep_same_rank_with_other_sizes(
// CHECK-SAME: %[[ARG0:.+]]: memref<6x4xf32>) -> memref<3x8xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<6x4xf32> into memref<24xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1]] output_shape [3, 8] : memref<24xf32> into memref<3x8xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<3x8xf32>
// CHECK-NEXT: }
func.func @keep_same_rank_with_other_sizes(%m: memref<6x4xf32>) -> memref<3x8xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [3, 8] : memref<24xf32> into memref<3x8xf32>
  return %1 : memref<3x8xf32>
}

// -----

// The elements may be distributed in another way: ten by two by three are six by two by five.
// CHECK-LABEL: func.func @keep_two_dynamic_sizes_on_both_sides(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x?x2x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> memref<?x2x?xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2, 3]] : memref<2x?x2x?xf32> into memref<?xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1, 2]] output_shape [%[[ARG1]], 2, %[[ARG2]]] : memref<?xf32> into memref<?x2x?xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<?x2x?xf32>
// CHECK-NEXT: }
func.func @keep_two_dynamic_sizes_on_both_sides(%m: memref<2x?x2x?xf32>, %n: index, %p: index) -> memref<?x2x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<2x?x2x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [%n, 2, %p] : memref<?xf32> into memref<?x2x?xf32>
  return %1 : memref<?x2x?xf32>
}

// -----

// CHECK-LABEL: func.func @keep_where_known_sizes_are_left(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x3x5x2xf32>, %[[ARG1:.+]]: index) -> memref<?x2x3xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2, 3]] : memref<?x3x5x2xf32> into memref<?xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1, 2]] output_shape [%[[ARG1]], 2, 3] : memref<?xf32> into memref<?x2x3xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<?x2x3xf32>
// CHECK-NEXT: }
func.func @keep_where_known_sizes_are_left(%m: memref<?x3x5x2xf32>, %n: index) -> memref<?x2x3xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<?x3x5x2xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [%n, 2, 3] : memref<?xf32> into memref<?x2x3xf32>
  return %1 : memref<?x2x3xf32>
}

// -----

// CHECK-LABEL: func.func @keep_where_the_first_size_does_not_begin(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x3x4xf32>, %[[ARG1:.+]]: index) -> memref<3x?xf32> {
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2]] : memref<?x3x4xf32> into memref<?xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1]] output_shape [3, %[[ARG1]]] : memref<?xf32> into memref<3x?xf32>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]] : memref<3x?xf32>
// CHECK-NEXT: }
func.func @keep_where_the_first_size_does_not_begin(%m: memref<?x3x4xf32>, %n: index) -> memref<3x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<?x3x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [3, %n] : memref<?xf32> into memref<3x?xf32>
  return %1 : memref<3x?xf32>
}
