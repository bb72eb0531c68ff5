// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Tensors that are filled with one value.

// CHECK: #[[MAP:.+]] = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: func.func @extract_from_filled(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> f32 {
// CHECK-NEXT:   return %[[ARG1]] : f32
// CHECK-NEXT: }
func.func @extract_from_filled(%t: tensor<4xf32>, %x: f32, %i: index) -> f32 {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %0 = tensor.extract %f[%i] : tensor<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @reshape_filled(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x3xf32>, %[[ARG1:.+]]: tensor<12xf32>, %[[ARG2:.+]]: f32) -> (tensor<12xf32>, tensor<4x3xf32>, tensor<12xf32>) {
// CHECK-NEXT:   %[[COLLAPSED:.+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : tensor<4x3xf32> into tensor<12xf32>
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[COLLAPSED]] : tensor<12xf32>) -> tensor<12xf32>
// CHECK-NEXT:   %[[EXPANDED:.+]] = tensor.expand_shape %[[ARG1]] {{\[\[}}0, 1]] output_shape [4, 3] : tensor<12xf32> into tensor<4x3xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[EXPANDED]] : tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:   %[[COLLAPSED_0:.+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : tensor<4x3xf32> into tensor<12xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[COLLAPSED_0]] : tensor<12xf32>, tensor<4x3xf32>, tensor<12xf32>
// CHECK-NEXT: }
func.func @reshape_filled(%t: tensor<4x3xf32>, %u: tensor<12xf32>, %x: f32) -> (tensor<12xf32>, tensor<4x3xf32>, tensor<12xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<4x3xf32>) -> tensor<4x3xf32>
  %0 = tensor.collapse_shape %f [[0, 1]] : tensor<4x3xf32> into tensor<12xf32>
  %g = linalg.fill ins(%x : f32) outs(%u : tensor<12xf32>) -> tensor<12xf32>
  %1 = tensor.expand_shape %g [[0, 1]] output_shape [4, 3] : tensor<12xf32> into tensor<4x3xf32>
  %2 = tensor.collapse_shape %t [[0, 1]] : tensor<4x3xf32> into tensor<12xf32>
  return %0, %1, %2 : tensor<12xf32>, tensor<4x3xf32>, tensor<12xf32>
}

// CHECK-LABEL: func.func @concatenated_filled(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<3xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: f32) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[ARG0]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill ins(%[[ARG3]] : f32) outs(%[[ARG1]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   %[[CONCAT:.+]] = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] : (tensor<4xf32>, tensor<3xf32>) -> tensor<7xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[CONCAT]] : tensor<7xf32>) -> tensor<7xf32>
// CHECK-NEXT:   %[[CONCAT_0:.+]] = tensor.concat dim(0) %[[V0]], %[[V1]] : (tensor<4xf32>, tensor<3xf32>) -> tensor<7xf32>
// CHECK-NEXT:   %[[CONCAT_1:.+]] = tensor.concat dim(0) %[[V0]], %[[ARG1]] : (tensor<4xf32>, tensor<3xf32>) -> tensor<7xf32>
// CHECK-NEXT:   return %[[V2]], %[[CONCAT_0]], %[[CONCAT_1]] : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
// CHECK-NEXT: }
func.func @concatenated_filled(%t: tensor<4xf32>, %u: tensor<3xf32>, %x: f32, %y: f32) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %g = linalg.fill ins(%x : f32) outs(%u : tensor<3xf32>) -> tensor<3xf32>
  %h = linalg.fill ins(%y : f32) outs(%u : tensor<3xf32>) -> tensor<3xf32>
  %0 = tensor.concat dim(0) %f, %g : (tensor<4xf32>, tensor<3xf32>) -> tensor<7xf32>
  %1 = tensor.concat dim(0) %f, %h : (tensor<4xf32>, tensor<3xf32>) -> tensor<7xf32>
  %2 = tensor.concat dim(0) %f, %u : (tensor<4xf32>, tensor<3xf32>) -> tensor<7xf32>
  return %0, %1, %2 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
}

// CHECK-LABEL: func.func @transposed_filled(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x3xf32>, %[[ARG1:.+]]: tensor<3x4xf32>, %[[ARG2:.+]]: f32) -> tensor<3x4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[ARG1]] : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<3x4xf32>
// CHECK-NEXT: }
func.func @transposed_filled(%t: tensor<4x3xf32>, %u: tensor<3x4xf32>, %x: f32) -> tensor<3x4xf32> {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<4x3xf32>) -> tensor<4x3xf32>
  %0 = linalg.transpose ins(%f : tensor<4x3xf32>) outs(%u : tensor<3x4xf32>) permutation = [1, 0]
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func.func @packed_filled(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: tensor<4x2xf32>, %[[ARG2:.+]]: f32) -> tensor<4x2xf32> {
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[ARG1]] : tensor<4x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<4x2xf32>
// CHECK-NEXT: }
func.func @packed_filled(%t: tensor<8xf32>, %p: tensor<4x2xf32>, %x: f32) -> tensor<4x2xf32> {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %0 = linalg.pack %f inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<8xf32> -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @packed_filled_with_same(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: tensor<3x3xf32>, %[[ARG2:.+]]: f32) -> tensor<3x3xf32> {
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[ARG1]] : tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<3x3xf32>
// CHECK-NEXT: }
func.func @packed_filled_with_same(%t: tensor<8xf32>, %q: tensor<3x3xf32>, %x: f32) -> tensor<3x3xf32> {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %0 = linalg.pack %f padding_value(%x : f32) inner_dims_pos = [0] inner_tiles = [3] into %q : tensor<8xf32> -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// CHECK-LABEL: func.func @packed_filled_with_other(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: tensor<3x3xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: f32) -> tensor<3x3xf32> {
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[ARG0]] : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:   %[[PACK:.+]] = linalg.pack %[[V0]] padding_value(%[[ARG3]] : f32) inner_dims_pos = [0] inner_tiles = [3] into %[[ARG1]] : tensor<8xf32> -> tensor<3x3xf32>
// CHECK-NEXT:   return %[[PACK]] : tensor<3x3xf32>
// CHECK-NEXT: }
func.func @packed_filled_with_other(%t: tensor<8xf32>, %q: tensor<3x3xf32>, %x: f32, %y: f32) -> tensor<3x3xf32> {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %0 = linalg.pack %f padding_value(%y : f32) inner_dims_pos = [0] inner_tiles = [3] into %q : tensor<8xf32> -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// CHECK-LABEL: func.func @packed_filled_into_used(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: tensor<4x2xf32>, %[[ARG2:.+]]: f32) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[ARG0]] : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:   %[[PACK:.+]] = linalg.pack %[[V0]] inner_dims_pos = [0] inner_tiles = [2] into %[[ARG1]] : tensor<8xf32> -> tensor<4x2xf32>
// CHECK-NEXT:   return %[[PACK]], %[[ARG1]] : tensor<4x2xf32>, tensor<4x2xf32>
// CHECK-NEXT: }
func.func @packed_filled_into_used(%t: tensor<8xf32>, %p: tensor<4x2xf32>, %x: f32) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %0 = linalg.pack %f inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<8xf32> -> tensor<4x2xf32>
  return %0, %p : tensor<4x2xf32>, tensor<4x2xf32>
}

// CHECK-LABEL: func.func @copied_filled(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<4xf32>, %[[ARG3:.+]]: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG3]] : f32) outs(%[[ARG1]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.copy ins(%[[ARG2]] : tensor<4xf32>) outs(%[[ARG0]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.copy ins(%[[ARG2]] : tensor<4xf32>) outs(%[[ARG1]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @copied_filled(%t: tensor<4xf32>, %u: tensor<4xf32>, %v: tensor<4xf32>, %x: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %0 = linalg.copy ins(%f : tensor<4xf32>) outs(%u : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%v : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.copy ins(%v : tensor<4xf32>) outs(%u : tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @copied_to_itself(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: memref<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   linalg.copy ins(%[[ARG1]] : memref<4xf32>) outs(%[[ARG2]] : memref<4xf32>)
// CHECK-NEXT:   return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @copied_to_itself(%t: tensor<4xf32>, %m: memref<4xf32>, %n: memref<4xf32>) -> tensor<4xf32> {
  %0 = linalg.copy ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  linalg.copy ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.copy ins(%m : memref<4xf32>) outs(%n : memref<4xf32>)
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @padded_filled(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x?xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> (tensor<7x?xf32>, tensor<7x?xf32>) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[ARG0]] : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP]]()[%[[DIM]], %[[ARG3]]]
// CHECK-NEXT:   %[[V2:.+]] = tensor.empty(%[[V1]]) : tensor<7x?xf32>
// CHECK-NEXT:   %[[V3:.+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[V2]] : tensor<7x?xf32>) -> tensor<7x?xf32>
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[V0]] low[1, 0] high[2, 0] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index, %[[ARG5:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:   } : tensor<4x?xf32> to tensor<7x?xf32>
// CHECK-NEXT:   return %[[V3]], %[[PADDED]] : tensor<7x?xf32>, tensor<7x?xf32>
// CHECK-NEXT: }
func.func @padded_filled(%t: tensor<4x?xf32>, %x: f32, %y: f32, %n: index) -> (tensor<7x?xf32>, tensor<7x?xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<4x?xf32>) -> tensor<4x?xf32>
  %0 = tensor.pad %f low[1, %n] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<7x?xf32>
  %1 = tensor.pad %f low[1, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %y : f32
  } : tensor<4x?xf32> to tensor<7x?xf32>
  return %0, %1 : tensor<7x?xf32>, tensor<7x?xf32>
}

// CHECK-LABEL: func.func @padded_filled_to_known_size(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[V0]] : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:   return %[[V1]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @padded_filled_to_known_size(%t: tensor<?xf32>, %x: f32, %n: index) -> tensor<8xf32> {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  %0 = tensor.pad %f low[%n] high[3] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<8xf32>
  return %0 : tensor<8xf32>
}

// What is put into a filled tensor needs no padding of the same value.
// CHECK-LABEL: func.func @padding_put_into_filled(
// CHECK-SAME: %[[ARG0:.+]]: tensor<16x16xf32>, %[[ARG1:.+]]: tensor<4x?xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> tensor<16x16xf32> {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[ARG0]] : tensor<16x16xf32>) -> tensor<16x16xf32>
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP1]]()[%[[ARG3]]]
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG1]] into %[[V0]][3, %[[V1]]] [4, %[[DIM]]] [1, 1] : tensor<4x?xf32> into tensor<16x16xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<16x16xf32>
// CHECK-NEXT: }
func.func @padding_put_into_filled(%t: tensor<16x16xf32>, %p: tensor<4x?xf32>, %x: f32, %n: index) -> tensor<16x16xf32> {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
  %a = tensor.pad %p low[1, %n] high[3, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<8x8xf32>
  %0 = tensor.insert_slice %a into %f[2, %n] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}

// CHECK-LABEL: func.func @padding_put_beside_others(
// CHECK-SAME: %[[ARG0:.+]]: tensor<16xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<4xf32>, %[[ARG3:.+]]: f32, %[[ARG4:.+]]: index) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG3]] : f32) outs(%[[ARG0]] : tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG1]] low[1] high[3] {
// CHECK-NEXT:   ^bb0(%[[ARG5:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG3]] : f32
// CHECK-NEXT:   } : tensor<4xf32> to tensor<8xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG2]] into %[[V0]][12] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[ARG1]] into %[[INSERTED_SLICE]][1] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_1:.+]] = tensor.insert_slice %[[ARG2]] into %[[V0]][6] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_2:.+]] = tensor.insert_slice %[[PADDED]] into %[[INSERTED_SLICE_1]][0] [8] [1] : tensor<8xf32> into tensor<16xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_3:.+]] = tensor.insert_slice %[[ARG2]] into %[[V0]][%[[ARG4]]] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_4:.+]] = tensor.insert_slice %[[PADDED]] into %[[INSERTED_SLICE_3]][0] [8] [1] : tensor<8xf32> into tensor<16xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE_0]], %[[INSERTED_SLICE_2]], %[[INSERTED_SLICE_4]] : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
// CHECK-NEXT: }
func.func @padding_put_beside_others(%t: tensor<16xf32>, %p: tensor<4xf32>, %q: tensor<4xf32>, %x: f32, %n: index) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<16xf32>) -> tensor<16xf32>
  %a = tensor.pad %p low[1] high[3] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<8xf32>
  %g = tensor.insert_slice %q into %f[12] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %0 = tensor.insert_slice %a into %g[0] [8] [1] : tensor<8xf32> into tensor<16xf32>
  %h = tensor.insert_slice %q into %f[6] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %1 = tensor.insert_slice %a into %h[0] [8] [1] : tensor<8xf32> into tensor<16xf32>
  %k = tensor.insert_slice %q into %f[%n] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %2 = tensor.insert_slice %a into %k[0] [8] [1] : tensor<8xf32> into tensor<16xf32>
  return %0, %1, %2 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
}

// CHECK-LABEL: func.func @padding_put_before_others(
// CHECK-SAME: %[[ARG0:.+]]: tensor<16x16xf32>, %[[ARG1:.+]]: tensor<4x4xf32>, %[[ARG2:.+]]: tensor<2x4xf32>, %[[ARG3:.+]]: tensor<4xf32>, %[[ARG4:.+]]: f32, %[[ARG5:.+]]: index) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG4]] : f32) outs(%[[ARG0]] : tensor<16x16xf32>) -> tensor<16x16xf32>
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG1]] low[1, 1] high[3, 3] {
// CHECK-NEXT:   ^bb0(%[[ARG6:.+]]: index, %[[ARG7:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG4]] : f32
// CHECK-NEXT:   } : tensor<4x4xf32> to tensor<8x8xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG2]] into %[[V0]][0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<16x16xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[ARG1]] into %[[INSERTED_SLICE]][5, 1] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<16x16xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_1:.+]] = tensor.insert_slice %[[ARG3]] into %[[V0]][0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<16x16xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_2:.+]] = tensor.insert_slice %[[PADDED]] into %[[INSERTED_SLICE_1]][4, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<16x16xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE_0]], %[[INSERTED_SLICE_2]] : tensor<16x16xf32>, tensor<16x16xf32>
// CHECK-NEXT: }
func.func @padding_put_before_others(%t: tensor<16x16xf32>, %p: tensor<4x4xf32>, %q: tensor<2x4xf32>, %l: tensor<4xf32>, %x: f32, %n: index) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
  %a = tensor.pad %p low[1, 1] high[3, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x4xf32> to tensor<8x8xf32>
  %g = tensor.insert_slice %q into %f[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<16x16xf32>
  %0 = tensor.insert_slice %a into %g[4, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<16x16xf32>
  %h = tensor.insert_slice %l into %f[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<16x16xf32>
  %1 = tensor.insert_slice %a into %h[4, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<16x16xf32>
  return %0, %1 : tensor<16x16xf32>, tensor<16x16xf32>
}

// CHECK-LABEL: func.func @padding_of_other_value_put_into_filled(
// CHECK-SAME: %[[ARG0:.+]]: tensor<16xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: f32) -> (tensor<16xf32>, tensor<16xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[ARG0]] : tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG1]] low[1] high[3] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG3]] : f32
// CHECK-NEXT:   } : tensor<4xf32> to tensor<8xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[PADDED]] into %[[V0]][2] [8] [1] : tensor<8xf32> into tensor<16xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[PADDED]] into %[[ARG0]][2] [8] [1] : tensor<8xf32> into tensor<16xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]], %[[INSERTED_SLICE_0]] : tensor<16xf32>, tensor<16xf32>
// CHECK-NEXT: }
func.func @padding_of_other_value_put_into_filled(%t: tensor<16xf32>, %p: tensor<4xf32>, %x: f32, %y: f32) -> (tensor<16xf32>, tensor<16xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<16xf32>) -> tensor<16xf32>
  %a = tensor.pad %p low[1] high[3] {
  ^bb0(%i: index):
    tensor.yield %y : f32
  } : tensor<4xf32> to tensor<8xf32>
  %0 = tensor.insert_slice %a into %f[2] [8] [1] : tensor<8xf32> into tensor<16xf32>
  %1 = tensor.insert_slice %a into %t[2] [8] [1] : tensor<8xf32> into tensor<16xf32>
  return %0, %1 : tensor<16xf32>, tensor<16xf32>
}
