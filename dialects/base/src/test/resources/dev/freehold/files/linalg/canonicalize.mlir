// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Operations of any loops.

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @generic_that_copies(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @generic_that_copies(%t: tensor<4xf32>, %u: tensor<4xf32>, %v: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%u, %u : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    linalg.yield %a, %b : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%v : tensor<?xf32>) outs(%v : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<?xf32>
  return %0#0, %0#1, %1 : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @generic_that_does_more(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x4xf32>, %[[ARG1:.+]]: tensor<4x4xf32>, %[[ARG2:.+]]: f32) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = linalg.generic {indexing_maps = [#[[MAP]], #[[MAP1]]], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<4x4xf32>) outs(%[[ARG1]] : tensor<4x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:.+]]: f32, %[[OUT:.+]]: f32):
// CHECK-NEXT:     linalg.yield %[[IN]] : f32
// CHECK-NEXT:   } -> tensor<4x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.generic {indexing_maps = [#[[MAP]], #[[MAP]]], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<4x4xf32>) outs(%[[ARG1]] : tensor<4x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:.+]]: f32, %[[OUT:.+]]: f32):
// CHECK-NEXT:     %[[V3:.+]] = arith.addf %[[IN]], %[[OUT]] : f32
// CHECK-NEXT:     linalg.yield %[[V3]] : f32
// CHECK-NEXT:   } -> tensor<4x4xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.generic {indexing_maps = [#[[MAP]], #[[MAP]]], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<4x4xf32>) outs(%[[ARG1]] : tensor<4x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:.+]]: f32, %[[OUT:.+]]: f32):
// CHECK-NEXT:     linalg.yield %[[ARG2]] : f32
// CHECK-NEXT:   } -> tensor<4x4xf32>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: }
func.func @generic_that_does_more(%t: tensor<4x4xf32>, %u: tensor<4x4xf32>, %x: f32) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<4x4xf32>) outs(%u : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4x4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<4x4xf32>) outs(%u : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<4x4xf32>) outs(%u : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  return %0, %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// CHECK-LABEL: func.func @generic_that_copies_buffers(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: f32) {
// CHECK-NEXT:   linalg.generic {indexing_maps = [#[[MAP2]], #[[MAP2]]], iterator_types = ["parallel"]} ins(%[[ARG0]] : memref<4xf32>) outs(%[[ARG1]] : memref<4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:.+]]: f32, %[[OUT:.+]]: f32):
// CHECK-NEXT:     linalg.yield %[[IN]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   linalg.generic {indexing_maps = [#[[MAP2]], #[[MAP2]]], iterator_types = ["parallel"]} ins(%[[ARG0]] : memref<4xf32>) outs(%[[ARG0]] : memref<4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:.+]]: f32, %[[OUT:.+]]: f32):
// CHECK-NEXT:     linalg.yield %[[ARG2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @generic_that_copies_buffers(%m: memref<4xf32>, %n: memref<4xf32>, %x: f32) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%n : memref<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK-LABEL: func.func @empty_buffers(
// CHECK-SAME: %[[ARG0:.+]]: memref<0x4xf32>, %[[ARG1:.+]]: memref<0x4xf32>, %[[ARG2:.+]]: memref<4x4xf32>, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   linalg.fill ins(%[[ARG3]] : f32) outs(%[[ARG2]] : memref<4x4xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @empty_buffers(%m: memref<0x4xf32>, %n: memref<0x4xf32>, %o: memref<4x4xf32>, %x: f32) {
  linalg.fill ins(%x : f32) outs(%m : memref<0x4xf32>)
  linalg.copy ins(%m : memref<0x4xf32>) outs(%n : memref<0x4xf32>)
  linalg.fill ins(%x : f32) outs(%o : memref<4x4xf32>)
  return
}

// CHECK-LABEL: func.func @index_of_one_iteration(
// CHECK-SAME: %[[ARG0:.+]]: tensor<1x4xindex>) -> tensor<1x4xindex> {
// CHECK-NEXT:   %[[V0:.+]] = linalg.generic {indexing_maps = [#[[MAP]]], iterator_types = ["parallel", "parallel"]} outs(%[[ARG0]] : tensor<1x4xindex>) {
// CHECK-NEXT:   ^bb0(%[[OUT:.+]]: index):
// CHECK-NEXT:     %[[V1:.+]] = linalg.index 1 : index
// CHECK-NEXT:     linalg.yield %[[V1]] : index
// CHECK-NEXT:   } -> tensor<1x4xindex>
// CHECK-NEXT:   return %[[V0]] : tensor<1x4xindex>
// CHECK-NEXT: }
func.func @index_of_one_iteration(%t: tensor<1x4xindex>) -> tensor<1x4xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%t : tensor<1x4xindex>) {
  ^bb0(%a: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.addi %i, %j : index
    linalg.yield %s : index
  } -> tensor<1x4xindex>
  return %0 : tensor<1x4xindex>
}

// Sizes that one operand knows.

// CHECK-LABEL: func.func @known_sizes(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x?xf32>, %[[ARG1:.+]]: tensor<?x8xf32>, %[[ARG2:.+]]: tensor<?x?xf32>, %[[ARG3:.+]]: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[ARG1]] : tensor<?x8xf32> to tensor<4x8xf32>
// CHECK-NEXT:   %[[CAST_1:.+]] = tensor.cast %[[ARG2]] : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:   %[[V0:.+]] = linalg.add ins(%[[CAST]], %[[CAST_0]] : tensor<4x8xf32>, tensor<4x8xf32>) outs(%[[CAST_1]] : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:   %[[CAST_2:.+]] = tensor.cast %[[V0]] : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[CAST_3:.+]] = tensor.cast %[[ARG2]] : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.matmul ins(%[[ARG0]], %[[ARG1]] : tensor<4x?xf32>, tensor<?x8xf32>) outs(%[[CAST_3]] : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:   %[[CAST_4:.+]] = tensor.cast %[[V1]] : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[V2:.+]] = linalg.fill ins(%[[ARG3]] : f32) outs(%[[ARG2]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:   return %[[CAST_2]], %[[CAST_4]], %[[V2]] : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @known_sizes(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<?x?xf32>, %x: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.add ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = linalg.fill ins(%x : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @casts_of_operands(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x4xf32>, %[[ARG1:.+]]: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG1]] : tensor<?x?xf32> to tensor<4x4xf32>
// CHECK-NEXT:   %[[V0:.+]] = linalg.exp ins(%[[ARG0]] : tensor<4x4xf32>) outs(%[[CAST]] : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[V0]] : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[CAST_1:.+]] = tensor.cast %[[ARG1]] : tensor<?x?xf32> to tensor<4x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.exp ins(%[[CAST_1]] : tensor<4x4xf32>) outs(%[[ARG0]] : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:   %[[CAST_2:.+]] = tensor.cast %[[V1]] : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:   return %[[CAST_0]], %[[CAST_2]] : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @casts_of_operands(%a: tensor<4x4xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %b = tensor.cast %a : tensor<4x4xf32> to tensor<?x?xf32>
  %0 = linalg.exp ins(%b : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.exp ins(%c : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @cast_of_result(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x?xf32>, %[[ARG1:.+]]: tensor<?x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG1]] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[ARG0]] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:   %[[V0:.+]] = linalg.exp ins(%[[CAST_0]] : tensor<4x?xf32>) outs(%[[CAST]] : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<4x?xf32>
// CHECK-NEXT: }
func.func @cast_of_result(%a: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.exp ins(%a : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// CHECK-LABEL: func.func @cast_of_result_that_forgets(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x4xf32>, %[[ARG1:.+]]: tensor<4x4xf32>) -> tensor<?x4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = linalg.exp ins(%[[ARG0]] : tensor<4x4xf32>) outs(%[[ARG1]] : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[V0]] : tensor<4x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:   return %[[CAST]] : tensor<?x4xf32>
// CHECK-NEXT: }
func.func @cast_of_result_that_forgets(%a: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.exp ins(%a : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = tensor.cast %0 : tensor<4x4xf32> to tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @cast_of_result_elsewhere(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: tensor<?xf32>, %[[ARG2:.+]]: i1) -> tensor<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = linalg.exp ins(%[[ARG0]] : tensor<?xf32>) outs(%[[ARG1]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   cf.cond_br %[[ARG2]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[V0]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:   return %[[CAST]] : tensor<4xf32>
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: }
func.func @cast_of_result_elsewhere(%a: tensor<?xf32>, %c: tensor<?xf32>, %b: i1) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  cf.cond_br %b, ^bb1, ^bb2
  ^bb1:
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
  ^bb2:
  cf.br ^bb2
}

// CHECK-LABEL: func.func @sums_of_loops(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: tensor<3xf32>, %[[ARG2:.+]]: tensor<6xf32>) -> tensor<6xf32> {
// CHECK-NEXT:   %[[V0:.+]] = linalg.conv_1d ins(%[[ARG0]], %[[ARG1]] : tensor<?xf32>, tensor<3xf32>) outs(%[[ARG2]] : tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT:   return %[[V0]] : tensor<6xf32>
// CHECK-NEXT: }
func.func @sums_of_loops(%a: tensor<?xf32>, %b: tensor<3xf32>, %c: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.conv_1d ins(%a, %b : tensor<?xf32>, tensor<3xf32>) outs(%c : tensor<6xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// Moved elements.

// CHECK-LABEL: func.func @transposed_twice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<2x3x4xf32>, %[[ARG1:.+]]: tensor<3x4x2xf32>, %[[ARG2:.+]]: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT:   %[[TRANSPOSED:.+]] = linalg.transpose ins(%[[ARG0]] : tensor<2x3x4xf32>) outs(%[[ARG2]] : tensor<2x4x3xf32>) permutation = [0, 2, 1] 
// CHECK-NEXT:   return %[[TRANSPOSED]] : tensor<2x4x3xf32>
// CHECK-NEXT: }
func.func @transposed_twice(%t: tensor<2x3x4xf32>, %u: tensor<3x4x2xf32>, %v: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %a = linalg.transpose ins(%t : tensor<2x3x4xf32>) outs(%u : tensor<3x4x2xf32>) permutation = [1, 2, 0]
  %0 = linalg.transpose ins(%a : tensor<3x4x2xf32>) outs(%v : tensor<2x4x3xf32>) permutation = [2, 1, 0]
  return %0 : tensor<2x4x3xf32>
}

// CHECK-LABEL: func.func @transposed_back(
// CHECK-SAME: %[[ARG0:.+]]: tensor<2x3xf32>, %[[ARG1:.+]]: tensor<2x3xf32>, %[[ARG2:.+]]: memref<2x3xf32>, %[[ARG3:.+]]: memref<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:   linalg.transpose ins(%[[ARG2]] : memref<2x3xf32>) outs(%[[ARG3]] : memref<2x3xf32>) permutation = [0, 1] 
// CHECK-NEXT:   return %[[ARG0]] : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @transposed_back(%t: tensor<2x3xf32>, %u: tensor<2x3xf32>, %m: memref<2x3xf32>, %n: memref<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.transpose ins(%t : tensor<2x3xf32>) outs(%u : tensor<2x3xf32>) permutation = [0, 1]
  linalg.transpose ins(%m : memref<2x3xf32>) outs(%n : memref<2x3xf32>) permutation = [0, 1]
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @transposed_broadcast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x3xf32>, %[[ARG1:.+]]: tensor<?x5x3xf32>, %[[ARG2:.+]]: tensor<3x?x5xf32>) -> tensor<3x?x5xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x3xf32>
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[DIM]]) : tensor<3x?xf32>
// CHECK-NEXT:   %[[TRANSPOSED:.+]] = linalg.transpose ins(%[[ARG0]] : tensor<?x3xf32>) outs(%[[V0]] : tensor<3x?xf32>) permutation = [1, 0] 
// CHECK-NEXT:   %[[BROADCASTED:.+]] = linalg.broadcast ins(%[[TRANSPOSED]] : tensor<3x?xf32>) outs(%[[ARG2]] : tensor<3x?x5xf32>) dimensions = [2] 
// CHECK-NEXT:   return %[[BROADCASTED]] : tensor<3x?x5xf32>
// CHECK-NEXT: }
func.func @transposed_broadcast(%t: tensor<?x3xf32>, %u: tensor<?x5x3xf32>, %v: tensor<3x?x5xf32>) -> tensor<3x?x5xf32> {
  %a = linalg.broadcast ins(%t : tensor<?x3xf32>) outs(%u : tensor<?x5x3xf32>) dimensions = [1]
  %0 = linalg.transpose ins(%a : tensor<?x5x3xf32>) outs(%v : tensor<3x?x5xf32>) permutation = [2, 0, 1]
  return %0 : tensor<3x?x5xf32>
}

// CHECK-LABEL: func.func @transposed_broadcast_with_other_use(
// CHECK-SAME: %[[ARG0:.+]]: tensor<3xf32>, %[[ARG1:.+]]: tensor<5x3xf32>, %[[ARG2:.+]]: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<5x3xf32>) {
// CHECK-NEXT:   %[[BROADCASTED:.+]] = linalg.broadcast ins(%[[ARG0]] : tensor<3xf32>) outs(%[[ARG1]] : tensor<5x3xf32>) dimensions = [0] 
// CHECK-NEXT:   %[[TRANSPOSED:.+]] = linalg.transpose ins(%[[BROADCASTED]] : tensor<5x3xf32>) outs(%[[ARG2]] : tensor<3x5xf32>) permutation = [1, 0] 
// CHECK-NEXT:   return %[[TRANSPOSED]], %[[BROADCASTED]] : tensor<3x5xf32>, tensor<5x3xf32>
// CHECK-NEXT: }
func.func @transposed_broadcast_with_other_use(%t: tensor<3xf32>, %u: tensor<5x3xf32>, %v: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<5x3xf32>) {
  %a = linalg.broadcast ins(%t : tensor<3xf32>) outs(%u : tensor<5x3xf32>) dimensions = [0]
  %0 = linalg.transpose ins(%a : tensor<5x3xf32>) outs(%v : tensor<3x5xf32>) permutation = [1, 0]
  return %0, %a : tensor<3x5xf32>, tensor<5x3xf32>
}

// CHECK-LABEL: func.func @broadcast_of_nothing(
// CHECK-SAME: %[[ARG0:.+]]: tensor<3xf32>, %[[ARG1:.+]]: tensor<3xf32>, %[[ARG2:.+]]: memref<3xf32>, %[[ARG3:.+]]: memref<3xf32>) -> tensor<3xf32> {
// CHECK-NEXT:   linalg.broadcast ins(%[[ARG2]] : memref<3xf32>) outs(%[[ARG3]] : memref<3xf32>) dimensions = [] 
// CHECK-NEXT:   return %[[ARG0]] : tensor<3xf32>
// CHECK-NEXT: }
func.func @broadcast_of_nothing(%t: tensor<3xf32>, %u: tensor<3xf32>, %m: memref<3xf32>, %n: memref<3xf32>) -> tensor<3xf32> {
  %0 = linalg.broadcast ins(%t : tensor<3xf32>) outs(%u : tensor<3xf32>) dimensions = []
  linalg.broadcast ins(%m : memref<3xf32>) outs(%m : memref<3xf32>) dimensions = []
  linalg.broadcast ins(%m : memref<3xf32>) outs(%n : memref<3xf32>) dimensions = []
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func.func @broadcast_twice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<3xf32>, %[[ARG1:.+]]: tensor<5x3xf32>, %[[ARG2:.+]]: tensor<5x7x3xf32>) -> tensor<5x7x3xf32> {
// CHECK-NEXT:   %[[BROADCASTED:.+]] = linalg.broadcast ins(%[[ARG0]] : tensor<3xf32>) outs(%[[ARG2]] : tensor<5x7x3xf32>) dimensions = [0, 1] 
// CHECK-NEXT:   return %[[BROADCASTED]] : tensor<5x7x3xf32>
// CHECK-NEXT: }
func.func @broadcast_twice(%t: tensor<3xf32>, %u: tensor<5x3xf32>, %v: tensor<5x7x3xf32>) -> tensor<5x7x3xf32> {
  %a = linalg.broadcast ins(%t : tensor<3xf32>) outs(%u : tensor<5x3xf32>) dimensions = [0]
  %0 = linalg.broadcast ins(%a : tensor<5x3xf32>) outs(%v : tensor<5x7x3xf32>) dimensions = [1]
  return %0 : tensor<5x7x3xf32>
}

// Tiles.

// CHECK-LABEL: func.func @packed_constant(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x2xi32>, %[[ARG1:.+]]: tensor<?x2xi32>, %[[ARG2:.+]]: i32) -> (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<7> : tensor<7xi32>
// CHECK-NEXT:   %[[C8_I32:.+]] = arith.constant 8 : i32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<7> : tensor<4x2xi32>
// CHECK-NEXT:   %[[PACK:.+]] = linalg.pack %[[CST]] padding_value(%[[C8_I32]] : i32) inner_dims_pos = [0] inner_tiles = [2] into %[[ARG0]] : tensor<7xi32> -> tensor<4x2xi32>
// CHECK-NEXT:   return %[[CST_0]], %[[CST_0]], %[[PACK]] : tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>
// CHECK-NEXT: }
func.func @packed_constant(%p: tensor<4x2xi32>, %q: tensor<?x2xi32>, %x: i32) -> (tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>) {
  %c = arith.constant dense<7> : tensor<8xi32>
  %d = arith.constant dense<7> : tensor<7xi32>
  %s = arith.constant 7 : i32
  %o = arith.constant 8 : i32
  %0 = linalg.pack %c inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<8xi32> -> tensor<4x2xi32>
  %1 = linalg.pack %d padding_value(%s : i32) inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<7xi32> -> tensor<4x2xi32>
  %2 = linalg.pack %d padding_value(%o : i32) inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<7xi32> -> tensor<4x2xi32>
  return %0, %1, %2 : tensor<4x2xi32>, tensor<4x2xi32>, tensor<4x2xi32>
}

// CHECK-LABEL: func.func @unpacked_constant(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xi32>) -> tensor<8xi32> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<7> : tensor<8xi32>
// CHECK-NEXT:   return %[[CST]] : tensor<8xi32>
// CHECK-NEXT: }
func.func @unpacked_constant(%t: tensor<8xi32>) -> tensor<8xi32> {
  %c = arith.constant dense<7> : tensor<4x2xi32>
  %0 = linalg.unpack %c inner_dims_pos = [0] inner_tiles = [2] into %t : tensor<4x2xi32> -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// CHECK-LABEL: func.func @packed_and_unpacked(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8x6xf32>, %[[ARG1:.+]]: tensor<8x6xf32>, %[[ARG2:.+]]: tensor<4x6x2xf32>) -> tensor<8x6xf32> {
// CHECK-NEXT:   return %[[ARG0]] : tensor<8x6xf32>
// CHECK-NEXT: }
func.func @packed_and_unpacked(%t: tensor<8x6xf32>, %u: tensor<8x6xf32>, %p: tensor<4x6x2xf32>) -> tensor<8x6xf32> {
  %a = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<8x6xf32> -> tensor<4x6x2xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %u : tensor<4x6x2xf32> -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}

// CHECK-LABEL: func.func @unpacked_and_packed(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x6x2xf32>, %[[ARG1:.+]]: tensor<8x6xf32>, %[[ARG2:.+]]: tensor<4x6x2xf32>) -> tensor<4x6x2xf32> {
// CHECK-NEXT:   return %[[ARG0]] : tensor<4x6x2xf32>
// CHECK-NEXT: }
func.func @unpacked_and_packed(%t: tensor<4x6x2xf32>, %u: tensor<8x6xf32>, %p: tensor<4x6x2xf32>) -> tensor<4x6x2xf32> {
  %a = linalg.unpack %t outer_dims_perm = [0, 1] inner_dims_pos = [0] inner_tiles = [2] into %u : tensor<4x6x2xf32> -> tensor<8x6xf32>
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<8x6xf32> -> tensor<4x6x2xf32>
  return %0 : tensor<4x6x2xf32>
}

// CHECK-LABEL: func.func @packed_and_unpacked_in_other_order(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8x8xf32>, %[[ARG1:.+]]: tensor<8x8xf32>, %[[ARG2:.+]]: tensor<4x8x2xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT:   %[[PACK:.+]] = linalg.pack %[[ARG0]] outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %[[ARG2]] : tensor<8x8xf32> -> tensor<4x8x2xf32>
// CHECK-NEXT:   %[[UNPACK:.+]] = linalg.unpack %[[PACK]] inner_dims_pos = [0] inner_tiles = [2] into %[[ARG1]] : tensor<4x8x2xf32> -> tensor<8x8xf32>
// CHECK-NEXT:   return %[[UNPACK]] : tensor<8x8xf32>
// CHECK-NEXT: }
func.func @packed_and_unpacked_in_other_order(%t: tensor<8x8xf32>, %u: tensor<8x8xf32>, %p: tensor<4x8x2xf32>) -> tensor<8x8xf32> {
  %a = linalg.pack %t outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %p : tensor<8x8xf32> -> tensor<4x8x2xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %u : tensor<4x8x2xf32> -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @padded_and_unpacked(
// CHECK-SAME: %[[ARG0:.+]]: tensor<7xf32>, %[[ARG1:.+]]: tensor<7xf32>, %[[ARG2:.+]]: tensor<4x2xf32>, %[[ARG3:.+]]: f32) -> tensor<7xf32> {
// CHECK-NEXT:   %[[PACK:.+]] = linalg.pack %[[ARG0]] padding_value(%[[ARG3]] : f32) inner_dims_pos = [0] inner_tiles = [2] into %[[ARG2]] : tensor<7xf32> -> tensor<4x2xf32>
// CHECK-NEXT:   %[[UNPACK:.+]] = linalg.unpack %[[PACK]] inner_dims_pos = [0] inner_tiles = [2] into %[[ARG1]] : tensor<4x2xf32> -> tensor<7xf32>
// CHECK-NEXT:   return %[[UNPACK]] : tensor<7xf32>
// CHECK-NEXT: }
func.func @padded_and_unpacked(%t: tensor<7xf32>, %u: tensor<7xf32>, %p: tensor<4x2xf32>, %x: f32) -> tensor<7xf32> {
  %a = linalg.pack %t padding_value(%x : f32) inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<7xf32> -> tensor<4x2xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %u : tensor<4x2xf32> -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func.func @padding_of_full_tiles(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: tensor<?xf32>, %[[ARG2:.+]]: tensor<4x2xf32>, %[[ARG3:.+]]: tensor<?x2xf32>, %[[ARG4:.+]]: tensor<4x?xf32>, %[[ARG5:.+]]: f32, %[[ARG6:.+]]: index) -> (tensor<4x2xf32>, tensor<?x2xf32>, tensor<4x?xf32>) {
// CHECK-NEXT:   %[[PACK:.+]] = linalg.pack %[[ARG0]] inner_dims_pos = [0] inner_tiles = [2] into %[[ARG2]] : tensor<8xf32> -> tensor<4x2xf32>
// CHECK-NEXT:   %[[PACK_0:.+]] = linalg.pack %[[ARG1]] padding_value(%[[ARG5]] : f32) inner_dims_pos = [0] inner_tiles = [2] into %[[ARG3]] : tensor<?xf32> -> tensor<?x2xf32>
// CHECK-NEXT:   %[[PACK_1:.+]] = linalg.pack %[[ARG0]] padding_value(%[[ARG5]] : f32) inner_dims_pos = [0] inner_tiles = [%[[ARG6]]] into %[[ARG4]] : tensor<8xf32> -> tensor<4x?xf32>
// CHECK-NEXT:   return %[[PACK]], %[[PACK_0]], %[[PACK_1]] : tensor<4x2xf32>, tensor<?x2xf32>, tensor<4x?xf32>
// CHECK-NEXT: }
func.func @padding_of_full_tiles(%t: tensor<8xf32>, %v: tensor<?xf32>, %p: tensor<4x2xf32>, %q: tensor<?x2xf32>, %r: tensor<4x?xf32>, %x: f32, %n: index) -> (tensor<4x2xf32>, tensor<?x2xf32>, tensor<4x?xf32>) {
  %0 = linalg.pack %t padding_value(%x : f32) inner_dims_pos = [0] inner_tiles = [2] into %p : tensor<8xf32> -> tensor<4x2xf32>
  %1 = linalg.pack %v padding_value(%x : f32) inner_dims_pos = [0] inner_tiles = [2] into %q : tensor<?xf32> -> tensor<?x2xf32>
  %2 = linalg.pack %t padding_value(%x : f32) inner_dims_pos = [0] inner_tiles = [%n] into %r : tensor<8xf32> -> tensor<4x?xf32>
  return %0, %1, %2 : tensor<4x2xf32>, tensor<?x2xf32>, tensor<4x?xf32>
}

// CHECK-LABEL: func.func @sizes_outside_of_tiles(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x8xf32>, %[[ARG1:.+]]: tensor<6x4x2xf32>, %[[ARG2:.+]]: tensor<6x8xf32>, %[[ARG3:.+]]: tensor<?x4x2xf32>) -> (tensor<6x4x2xf32>, tensor<?x4x2xf32>, tensor<6x8xf32>, tensor<?x8xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] : tensor<?x8xf32> to tensor<6x8xf32>
// CHECK-NEXT:   %[[PACK:.+]] = linalg.pack %[[CAST]] inner_dims_pos = [1] inner_tiles = [2] into %[[ARG1]] : tensor<6x8xf32> -> tensor<6x4x2xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[ARG3]] : tensor<?x4x2xf32> to tensor<6x4x2xf32>
// CHECK-NEXT:   %[[PACK_1:.+]] = linalg.pack %[[ARG2]] inner_dims_pos = [1] inner_tiles = [2] into %[[CAST_0]] : tensor<6x8xf32> -> tensor<6x4x2xf32>
// CHECK-NEXT:   %[[CAST_2:.+]] = tensor.cast %[[PACK_1]] : tensor<6x4x2xf32> to tensor<?x4x2xf32>
// CHECK-NEXT:   %[[CAST_3:.+]] = tensor.cast %[[ARG3]] : tensor<?x4x2xf32> to tensor<6x4x2xf32>
// CHECK-NEXT:   %[[UNPACK:.+]] = linalg.unpack %[[CAST_3]] inner_dims_pos = [1] inner_tiles = [2] into %[[ARG2]] : tensor<6x4x2xf32> -> tensor<6x8xf32>
// CHECK-NEXT:   %[[CAST_4:.+]] = tensor.cast %[[ARG0]] : tensor<?x8xf32> to tensor<6x8xf32>
// CHECK-NEXT:   %[[UNPACK_5:.+]] = linalg.unpack %[[ARG1]] inner_dims_pos = [1] inner_tiles = [2] into %[[CAST_4]] : tensor<6x4x2xf32> -> tensor<6x8xf32>
// CHECK-NEXT:   %[[CAST_6:.+]] = tensor.cast %[[UNPACK_5]] : tensor<6x8xf32> to tensor<?x8xf32>
// CHECK-NEXT:   return %[[PACK]], %[[CAST_2]], %[[UNPACK]], %[[CAST_6]] : tensor<6x4x2xf32>, tensor<?x4x2xf32>, tensor<6x8xf32>, tensor<?x8xf32>
// CHECK-NEXT: }
func.func @sizes_outside_of_tiles(%t: tensor<?x8xf32>, %p: tensor<6x4x2xf32>, %u: tensor<6x8xf32>, %q: tensor<?x4x2xf32>) -> (tensor<6x4x2xf32>, tensor<?x4x2xf32>, tensor<6x8xf32>, tensor<?x8xf32>) {
  %0 = linalg.pack %t inner_dims_pos = [1] inner_tiles = [2] into %p : tensor<?x8xf32> -> tensor<6x4x2xf32>
  %1 = linalg.pack %u inner_dims_pos = [1] inner_tiles = [2] into %q : tensor<6x8xf32> -> tensor<?x4x2xf32>
  %2 = linalg.unpack %q inner_dims_pos = [1] inner_tiles = [2] into %u : tensor<?x4x2xf32> -> tensor<6x8xf32>
  %3 = linalg.unpack %p inner_dims_pos = [1] inner_tiles = [2] into %t : tensor<6x4x2xf32> -> tensor<?x8xf32>
  return %0, %1, %2, %3 : tensor<6x4x2xf32>, tensor<?x4x2xf32>, tensor<6x8xf32>, tensor<?x8xf32>
}

// CHECK-LABEL: func.func @tiles_of_casts(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: tensor<4x2xf32>, %[[ARG2:.+]]: index) -> (tensor<?x?xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[PACK:.+]] = linalg.pack %[[ARG0]] inner_dims_pos = [0] inner_tiles = [2] into %[[ARG1]] : tensor<8xf32> -> tensor<4x2xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[PACK]] : tensor<4x2xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[UNPACK:.+]] = linalg.unpack %[[ARG1]] inner_dims_pos = [0] inner_tiles = [2] into %[[ARG0]] : tensor<4x2xf32> -> tensor<8xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[UNPACK]] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[CAST]], %[[CAST_0]] : tensor<?x?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @tiles_of_casts(%t: tensor<8xf32>, %p: tensor<4x2xf32>, %n: index) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %a = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %b = tensor.cast %p : tensor<4x2xf32> to tensor<?x?xf32>
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%n] into %b : tensor<?xf32> -> tensor<?x?xf32>
  %1 = linalg.unpack %b inner_dims_pos = [0] inner_tiles = [%n] into %a : tensor<?x?xf32> -> tensor<?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @unpacked_into_result(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x2xf32>, %[[ARG1:.+]]: tensor<8xf32>, %[[ARG2:.+]]: f32) -> tensor<8xf32> {
// CHECK-NEXT:   %[[UNPACK:.+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [0] inner_tiles = [2] into %[[ARG1]] : tensor<4x2xf32> -> tensor<8xf32>
// CHECK-NEXT:   return %[[UNPACK]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @unpacked_into_result(%p: tensor<4x2xf32>, %t: tensor<8xf32>, %x: f32) -> tensor<8xf32> {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %0 = linalg.unpack %p inner_dims_pos = [0] inner_tiles = [2] into %f : tensor<4x2xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @unpacked_and_cut_off(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x3x2xf32>, %[[ARG1:.+]]: tensor<8x3xf32>) -> tensor<7x3xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG1]][0, 0] [7, 3] [1, 1] : tensor<8x3xf32> to tensor<7x3xf32>
// CHECK-NEXT:   %[[UNPACK:.+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [0] inner_tiles = [2] into %[[EXTRACTED_SLICE]] : tensor<4x3x2xf32> -> tensor<7x3xf32>
// CHECK-NEXT:   return %[[UNPACK]] : tensor<7x3xf32>
// CHECK-NEXT: }
func.func @unpacked_and_cut_off(%p: tensor<4x3x2xf32>, %t: tensor<8x3xf32>) -> tensor<7x3xf32> {
  %a = linalg.unpack %p inner_dims_pos = [0] inner_tiles = [2] into %t : tensor<4x3x2xf32> -> tensor<8x3xf32>
  %0 = tensor.extract_slice %a[0, 0] [7, 3] [1, 1] : tensor<8x3xf32> to tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

// CHECK-LABEL: func.func @unpacked_and_cut_off_too_much(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x3x2xf32>, %[[ARG1:.+]]: tensor<8x3xf32>) -> (tensor<6x3xf32>, tensor<7x3xf32>) {
// CHECK-NEXT:   %[[UNPACK:.+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [0] inner_tiles = [2] into %[[ARG1]] : tensor<4x3x2xf32> -> tensor<8x3xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[UNPACK]][0, 0] [6, 3] [1, 1] : tensor<8x3xf32> to tensor<6x3xf32>
// CHECK-NEXT:   %[[UNPACK_0:.+]] = linalg.unpack %[[ARG0]] inner_dims_pos = [0] inner_tiles = [2] into %[[ARG1]] : tensor<4x3x2xf32> -> tensor<8x3xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_1:.+]] = tensor.extract_slice %[[UNPACK_0]][1, 0] [7, 3] [1, 1] : tensor<8x3xf32> to tensor<7x3xf32>
// CHECK-NEXT:   return %[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_1]] : tensor<6x3xf32>, tensor<7x3xf32>
// CHECK-NEXT: }
func.func @unpacked_and_cut_off_too_much(%p: tensor<4x3x2xf32>, %t: tensor<8x3xf32>) -> (tensor<6x3xf32>, tensor<7x3xf32>) {
  %a = linalg.unpack %p inner_dims_pos = [0] inner_tiles = [2] into %t : tensor<4x3x2xf32> -> tensor<8x3xf32>
  %0 = tensor.extract_slice %a[0, 0] [6, 3] [1, 1] : tensor<8x3xf32> to tensor<6x3xf32>
  %c = linalg.unpack %p inner_dims_pos = [0] inner_tiles = [2] into %t : tensor<4x3x2xf32> -> tensor<8x3xf32>
  %2 = tensor.extract_slice %c[1, 0] [7, 3] [1, 1] : tensor<8x3xf32> to tensor<7x3xf32>
  return %0, %2 : tensor<6x3xf32>, tensor<7x3xf32>
}

// Nothing is dead that writes to memory.
// CHECK-LABEL: func.func @effects(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32>, %[[ARG2:.+]]: tensor<4xf32>, %[[ARG3:.+]]: tensor<4xf32>) {
// CHECK-NEXT:   linalg.exp ins(%[[ARG0]] : memref<4xf32>) outs(%[[ARG1]] : memref<4xf32>)
// CHECK-NEXT:   linalg.softmax dimension(0) ins(%[[ARG0]] : memref<4xf32>) outs(%[[ARG1]] : memref<4xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @effects(%m: memref<4xf32>, %n: memref<4xf32>, %t: tensor<4xf32>, %u: tensor<4xf32>) {
  %0 = linalg.exp ins(%t : tensor<4xf32>) outs(%u : tensor<4xf32>) -> tensor<4xf32>
  linalg.exp ins(%m : memref<4xf32>) outs(%n : memref<4xf32>)
  %1 = linalg.softmax dimension(0) ins(%t : tensor<4xf32>) outs(%u : tensor<4xf32>) -> tensor<4xf32>
  linalg.softmax dimension(0) ins(%m : memref<4xf32>) outs(%n : memref<4xf32>)
  return
}
