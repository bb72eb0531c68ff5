// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Casts.

// CHECK: #[[MAP:.+]] = affine_map<()[s0] -> (s0 + 2)>
// CHECK-LABEL: func.func @cast_to_same(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @cast_to_same(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @cast_twice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x?xf32>, %[[ARG1:.+]]: tensor<*xf32>) -> (tensor<4x8xf32>, tensor<?x?xf32>, tensor<*xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[ARG0]] : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[CAST_1:.+]] = tensor.cast %[[ARG1]] : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[CAST_2:.+]] = tensor.cast %[[CAST_1]] : tensor<?xf32> to tensor<*xf32>
// CHECK-NEXT:   return %[[CAST]], %[[CAST_0]], %[[CAST_2]] : tensor<4x8xf32>, tensor<?x?xf32>, tensor<*xf32>
// CHECK-NEXT: }
func.func @cast_twice(%t: tensor<4x?xf32>, %u: tensor<*xf32>) -> (tensor<4x8xf32>, tensor<?x?xf32>, tensor<*xf32>) {
  %a = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = tensor.cast %a : tensor<?x?xf32> to tensor<4x8xf32>
  %b = tensor.cast %t : tensor<4x?xf32> to tensor<*xf32>
  %1 = tensor.cast %b : tensor<*xf32> to tensor<?x?xf32>
  %c = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %2 = tensor.cast %c : tensor<?xf32> to tensor<*xf32>
  return %0, %1, %2 : tensor<4x8xf32>, tensor<?x?xf32>, tensor<*xf32>
}

// What the type in between promises would be lost, or contradicts the others.
// CHECK-LABEL: func.func @cast_twice_with_promise(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x?xf32>, %[[ARG1:.+]]: tensor<*xf32>) -> (tensor<?x?xf32>, tensor<4x8xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[CAST]] : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[CAST_1:.+]] = tensor.cast %[[ARG0]] : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:   %[[CAST_2:.+]] = tensor.cast %[[ARG1]] : tensor<*xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[CAST_3:.+]] = tensor.cast %[[CAST_2]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[CAST_0]], %[[CAST_1]], %[[CAST_3]] : tensor<?x?xf32>, tensor<4x8xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @cast_twice_with_promise(%t: tensor<?x?xf32>, %u: tensor<*xf32>) -> (tensor<?x?xf32>, tensor<4x8xf32>, tensor<?xf32>) {
  %a = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %b = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.cast %b : tensor<4x?xf32> to tensor<4x8xf32>
  %c = tensor.cast %u : tensor<*xf32> to tensor<4xf32>
  %2 = tensor.cast %c : tensor<4xf32> to tensor<?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<4x8xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @cast_twice_contradicting(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<?xf32>) -> (tensor<5xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[CAST]] : tensor<?xf32> to tensor<5xf32>
// CHECK-NEXT:   %[[CAST_1:.+]] = tensor.cast %[[ARG1]] : tensor<?xf32> to tensor<*xf32>
// CHECK-NEXT:   %[[CAST_2:.+]] = tensor.cast %[[CAST_1]] : tensor<*xf32> to tensor<?x?xf32>
// CHECK-NEXT:   return %[[CAST_0]], %[[CAST_2]] : tensor<5xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @cast_twice_contradicting(%t: tensor<4xf32>, %u: tensor<?xf32>) -> (tensor<5xf32>, tensor<?x?xf32>) {
  %a = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.cast %a : tensor<?xf32> to tensor<5xf32>
  %b = tensor.cast %u : tensor<?xf32> to tensor<*xf32>
  %1 = tensor.cast %b : tensor<*xf32> to tensor<?x?xf32>
  return %0, %1 : tensor<5xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @cast_of_slice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x?xf32>, %[[ARG1:.+]]: index) -> (tensor<8x4xf32>, tensor<?x?xf32>, tensor<*xf32>) {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][0, 0] [%[[ARG1]], 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_0:.+]] = tensor.extract_slice %[[ARG0]][0, 0] [8, 4] [1, 1] : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[CAST_1:.+]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<?x4xf32> to tensor<*xf32>
// CHECK-NEXT:   return %[[EXTRACTED_SLICE_0]], %[[CAST]], %[[CAST_1]] : tensor<8x4xf32>, tensor<?x?xf32>, tensor<*xf32>
// CHECK-NEXT: }
func.func @cast_of_slice(%t: tensor<?x?xf32>, %n: index) -> (tensor<8x4xf32>, tensor<?x?xf32>, tensor<*xf32>) {
  %s = tensor.extract_slice %t[0, 0] [%n, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %0 = tensor.cast %s : tensor<?x4xf32> to tensor<8x4xf32>
  %1 = tensor.cast %s : tensor<?x4xf32> to tensor<?x?xf32>
  %2 = tensor.cast %s : tensor<?x4xf32> to tensor<*xf32>
  return %0, %1, %2 : tensor<8x4xf32>, tensor<?x?xf32>, tensor<*xf32>
}

// CHECK-LABEL: func.func @cast_of_rank_reduced_slice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x?xf32>, %[[ARG1:.+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][0, 0] [1, 8] [1, 1] : tensor<?x?xf32> to tensor<8xf32>
// CHECK-NEXT:   return %[[EXTRACTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @cast_of_rank_reduced_slice(%t: tensor<?x?xf32>, %n: index) -> tensor<8xf32> {
  %s = tensor.extract_slice %t[0, 0] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %0 = tensor.cast %s : tensor<?xf32> to tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @cast_of_empty(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (tensor<?x8x4xf32>, tensor<?x?x?xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[ARG0]], %[[ARG1]]) : tensor<?x?x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = tensor.empty(%[[ARG0]]) : tensor<?x8x4xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[V0]] : tensor<?x?x4xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:   return %[[V1]], %[[CAST]] : tensor<?x8x4xf32>, tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @cast_of_empty(%n: index, %m: index) -> (tensor<?x8x4xf32>, tensor<?x?x?xf32>) {
  %e = tensor.empty(%n, %m) : tensor<?x?x4xf32>
  %0 = tensor.cast %e : tensor<?x?x4xf32> to tensor<?x8x4xf32>
  %1 = tensor.cast %e : tensor<?x?x4xf32> to tensor<?x?x?xf32>
  return %0, %1 : tensor<?x8x4xf32>, tensor<?x?x?xf32>
}

// CHECK-LABEL: func.func @bitcasts(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xui32>) {
// CHECK-NEXT:   %[[V0:.+]] = tensor.bitcast %[[ARG0]] : tensor<4xf32> to tensor<4xui32>
// CHECK-NEXT:   return %[[ARG0]], %[[V0]] : tensor<4xf32>, tensor<4xui32>
// CHECK-NEXT: }
func.func @bitcasts(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xui32>) {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xf32>
  %a = tensor.bitcast %t : tensor<4xf32> to tensor<4xi32>
  %1 = tensor.bitcast %a : tensor<4xi32> to tensor<4xui32>
  return %0, %1 : tensor<4xf32>, tensor<4xui32>
}

// Sizes.

// CHECK-LABEL: func.func @empty_of_constant_size(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (tensor<?x?x4xf32>, tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[ARG0]]) : tensor<8x?x4xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[V0]] : tensor<8x?x4xf32> to tensor<?x?x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = tensor.empty(%[[C_1]]) : tensor<?xf32>
// CHECK-NEXT:   %[[V2:.+]] = tensor.empty(%[[ARG0]]) : tensor<?xf32>
// CHECK-NEXT:   return %[[CAST]], %[[V1]], %[[V2]] : tensor<?x?x4xf32>, tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @empty_of_constant_size(%n: index) -> (tensor<?x?x4xf32>, tensor<?xf32>, tensor<?xf32>) {
  %c8 = arith.constant 8 : index
  %0 = tensor.empty(%c8, %n) : tensor<?x?x4xf32>
  %cm1 = arith.constant -1 : index
  %1 = tensor.empty(%cm1) : tensor<?xf32>
  %2 = tensor.empty(%n) : tensor<?xf32>
  return %0, %1, %2 : tensor<?x?x4xf32>, tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @generate_of_constant_size(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> (tensor<?x?x4xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[C_8:.+]] = arith.constant -8 : index
// CHECK-NEXT:   %[[GENERATED:.+]] = tensor.generate %[[ARG0]] {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:   } : tensor<8x?x4xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[GENERATED]] : tensor<8x?x4xf32> to tensor<?x?x4xf32>
// CHECK-NEXT:   %[[GENERATED_0:.+]] = tensor.generate %[[C_8]] {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:   } : tensor<?xf32>
// CHECK-NEXT:   return %[[CAST]], %[[GENERATED_0]] : tensor<?x?x4xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @generate_of_constant_size(%n: index, %x: f32) -> (tensor<?x?x4xf32>, tensor<?xf32>) {
  %c8 = arith.constant 8 : index
  %0 = tensor.generate %c8, %n {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %x : f32
  } : tensor<?x?x4xf32>
  %cm8 = arith.constant -8 : index
  %1 = tensor.generate %cm8 {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  return %0, %1 : tensor<?x?x4xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @rank(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x?xf32>, %[[ARG1:.+]]: tensor<*xf32>) -> (index, index) {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[RANK:.+]] = tensor.rank %[[ARG1]] : tensor<*xf32>
// CHECK-NEXT:   return %[[C2]], %[[RANK]] : index, index
// CHECK-NEXT: }
func.func @rank(%t: tensor<4x?xf32>, %u: tensor<*xf32>) -> (index, index) {
  %0 = tensor.rank %t : tensor<4x?xf32>
  %1 = tensor.rank %u : tensor<*xf32>
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @dim_in_type(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x?xf32>, %[[ARG1:.+]]: tensor<*xf32>, %[[ARG2:.+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = tensor.dim %[[ARG0]], %[[ARG2]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[DIM_1:.+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<*xf32>
// CHECK-NEXT:   return %[[C4]], %[[DIM]], %[[DIM_0]], %[[DIM_1]] : index, index, index, index
// CHECK-NEXT: }
func.func @dim_in_type(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %t, %c0 : tensor<4x?xf32>
  %c1 = arith.constant 1 : index
  %1 = tensor.dim %t, %c1 : tensor<4x?xf32>
  %2 = tensor.dim %t, %i : tensor<4x?xf32>
  %3 = tensor.dim %u, %c0 : tensor<*xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK-LABEL: func.func @dim_of_empty(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[ARG0]], %[[ARG1]]) : tensor<?x4x?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[V0]], %[[ARG2]] : tensor<?x4x?xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[C4]], %[[ARG1]], %[[DIM]] : index, index, index, index
// CHECK-NEXT: }
func.func @dim_of_empty(%n: index, %m: index, %i: index) -> (index, index, index, index) {
  %e = tensor.empty(%n, %m) : tensor<?x4x?xf32>
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %e, %c0 : tensor<?x4x?xf32>
  %c1 = arith.constant 1 : index
  %1 = tensor.dim %e, %c1 : tensor<?x4x?xf32>
  %c2 = arith.constant 2 : index
  %2 = tensor.dim %e, %c2 : tensor<?x4x?xf32>
  %3 = tensor.dim %e, %i : tensor<?x4x?xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK-LABEL: func.func @dim_of_generated(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> (index, index) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]] : index, index
// CHECK-NEXT: }
func.func @dim_of_generated(%n: index, %m: index, %x: f32) -> (index, index) {
  %g = tensor.generate %n, %m {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %x : f32
  } : tensor<?x4x?xf32>
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %g, %c0 : tensor<?x4x?xf32>
  %c2 = arith.constant 2 : index
  %1 = tensor.dim %g, %c2 : tensor<?x4x?xf32>
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @dim_of_slice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][0, 0] [1, %[[ARG2]]] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[EXTRACTED_SLICE]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   return %[[ARG1]], %[[ARG2]], %[[DIM]] : index, index, index
// CHECK-NEXT: }
func.func @dim_of_slice(%t: tensor<?x?xf32>, %n: index, %m: index) -> (index, index, index) {
  %s = tensor.extract_slice %t[0, 0] [%n, %m] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = tensor.extract_slice %t[0, 0] [1, %m] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %s, %c0 : tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  %1 = tensor.dim %s, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %r, %c0 : tensor<?xf32>
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @dim_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x?xf32>, %[[ARG1:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<4x?xf32>
// CHECK-NEXT:   return %[[C4]], %[[DIM]] : index, index
// CHECK-NEXT: }
func.func @dim_of_cast(%t: tensor<4x?xf32>, %i: index) -> (index, index) {
  %c = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %c, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %c, %i : tensor<?x?xf32>
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @dim_of_destination(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: tensor<2xf32>, %[[ARG2:.+]]: f32) -> (index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT: }
func.func @dim_of_destination(%t: tensor<?xf32>, %p: tensor<2xf32>, %x: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %a = tensor.insert %x into %t[%c0] : tensor<?xf32>
  %0 = tensor.dim %a, %c0 : tensor<?xf32>
  %b = tensor.insert_slice %p into %t[0] [2] [1] : tensor<2xf32> into tensor<?xf32>
  %1 = tensor.dim %b, %c0 : tensor<?xf32>
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @dim_of_reshaped(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: tensor<2xindex>, %[[ARG2:.+]]: tensor<2xi32>, %[[ARG3:.+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[ARG1]][%[[C1]]] : tensor<2xindex>
// CHECK-NEXT:   %[[EXTRACTED_0:.+]] = tensor.extract %[[ARG2]][%[[ARG3]]] : tensor<2xi32>
// CHECK-NEXT:   %[[V0:.+]] = arith.index_cast %[[EXTRACTED_0]] : i32 to index
// CHECK-NEXT:   return %[[EXTRACTED]], %[[V0]] : index, index
// CHECK-NEXT: }
func.func @dim_of_reshaped(%t: tensor<?xf32>, %s: tensor<2xindex>, %q: tensor<2xi32>, %i: index) -> (index, index) {
  %a = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %b = tensor.reshape %t(%q) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %1 = tensor.dim %b, %i : tensor<?x?xf32>
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @dim_of_forall(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: tensor<1xf32>) -> index {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   return %[[DIM]] : index
// CHECK-NEXT: }
func.func @dim_of_forall(%t: tensor<?xf32>, %n: index, %p: tensor<1xf32>) -> index {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %r, %c0 : tensor<?xf32>
  return %0 : index
}

// CHECK-LABEL: func.func @dim_of_argument(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: tensor<?xf32>) -> index {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   cf.br ^bb1(%[[ARG1]] : tensor<?xf32>)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: tensor<?xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[V0]] : tensor<?xf32>), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   return %[[DIM]] : index
// CHECK-NEXT: }
func.func @dim_of_argument(%c: i1, %t: tensor<?xf32>) -> index {
  cf.br ^bb1(%t : tensor<?xf32>)
  ^bb1(%u: tensor<?xf32>):
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %u, %c0 : tensor<?xf32>
  cf.cond_br %c, ^bb1(%u : tensor<?xf32>), ^bb2
  ^bb2:
  return %0 : index
}

// Elements.

// CHECK-LABEL: func.func @extract_from_constant(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[C7_I32:.+]] = arith.constant 7 : i32
// CHECK-NEXT:   %[[C5_I32:.+]] = arith.constant 5 : i32
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[CST]][%[[C1]], %[[ARG0]]] : tensor<2x2xi32>
// CHECK-NEXT:   return %[[C3_I32]], %[[C7_I32]], %[[C5_I32]], %[[C0_I32]], %[[EXTRACTED]] : i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @extract_from_constant(%i: index) -> (i32, i32, i32, i32, i32) {
  %k0 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.extract %k0[%c1, %c0] : tensor<2x2xi32>
  %k1 = arith.constant dense<7> : tensor<2x2xi32>
  %1 = tensor.extract %k1[%i, %i] : tensor<2x2xi32>
  %k2 = arith.constant sparse<[[1]], [5]> : tensor<3xi32>
  %2 = tensor.extract %k2[%c1] : tensor<3xi32>
  %3 = tensor.extract %k2[%c0] : tensor<3xi32>
  %4 = tensor.extract %k0[%c1, %i] : tensor<2x2xi32>
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @extract_complex() -> complex<f32> {
// CHECK-NEXT:   %[[CST:.+]] = complex.constant [3.000000e+00 : f32, 4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   return %[[CST]] : complex<f32>
// CHECK-NEXT: }
func.func @extract_complex() -> complex<f32> {
  %t = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %c1 = arith.constant 1 : index
  %0 = tensor.extract %t[%c1] : tensor<2xcomplex<f32>>
  return %0 : complex<f32>
}

// CHECK-LABEL: func.func @extract_inserted(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> (f32, f32, f32) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[ARG1]] into %[[ARG0]][%[[C2]]] : tensor<4xf32>
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[INSERTED]][%[[C1]]] : tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_0:.+]] = tensor.insert %[[ARG1]] into %[[ARG0]][%[[ARG2]]] : tensor<4xf32>
// CHECK-NEXT:   %[[EXTRACTED_1:.+]] = tensor.extract %[[INSERTED_0]][%[[ARG2]]] : tensor<4xf32>
// CHECK-NEXT:   return %[[ARG1]], %[[EXTRACTED]], %[[EXTRACTED_1]] : f32, f32, f32
// CHECK-NEXT: }
func.func @extract_inserted(%t: tensor<4xf32>, %x: f32, %i: index) -> (f32, f32, f32) {
  %c2 = arith.constant 2 : index
  %a = tensor.insert %x into %t[%c2] : tensor<4xf32>
  %0 = tensor.extract %a[%c2] : tensor<4xf32>
  %c1 = arith.constant 1 : index
  %1 = tensor.extract %a[%c1] : tensor<4xf32>
  %b = tensor.insert %x into %t[%i] : tensor<4xf32>
  %2 = tensor.extract %b[%i] : tensor<4xf32>
  return %0, %1, %2 : f32, f32, f32
}

// CHECK-LABEL: func.func @extract_from_elements(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> (f32, f32) {
// CHECK-NEXT:   %[[FROM_ELEMENTS:.+]] = tensor.from_elements %[[ARG0]], %[[ARG1]] : tensor<2xf32>
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[FROM_ELEMENTS]][%[[ARG2]]] : tensor<2xf32>
// CHECK-NEXT:   return %[[ARG1]], %[[EXTRACTED]] : f32, f32
// CHECK-NEXT: }
func.func @extract_from_elements(%x: f32, %y: f32, %i: index) -> (f32, f32) {
  %t = tensor.from_elements %x, %y : tensor<2xf32>
  %c1 = arith.constant 1 : index
  %0 = tensor.extract %t[%c1] : tensor<2xf32>
  %1 = tensor.extract %t[%i] : tensor<2xf32>
  return %0, %1 : f32, f32
}

// CHECK-LABEL: func.func @extract_generated(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG1]], %[[ARG1]] : index
// CHECK-NEXT:   return %[[V0]], %[[ARG0]], %[[ARG1]] : index, index, index
// CHECK-NEXT: }
func.func @extract_generated(%n: index, %i: index) -> (index, index, index) {
  %a = tensor.generate %n {
  ^bb0(%k: index):
    %s = arith.addi %k, %k : index
    tensor.yield %s : index
  } : tensor<?xindex>
  %0 = tensor.extract %a[%i] : tensor<?xindex>
  %b = tensor.generate %n {
  ^bb0(%k: index):
    tensor.yield %n : index
  } : tensor<?xindex>
  %1 = tensor.extract %b[%i] : tensor<?xindex>
  %c = tensor.generate %n {
  ^bb0(%k: index):
    tensor.yield %k : index
  } : tensor<?xindex>
  %2 = tensor.extract %c[%i] : tensor<?xindex>
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @extract_from_generated_with_region(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: i1) -> index {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG2]] -> (index) {
// CHECK-NEXT:     %[[V1:.+]] = arith.addi %[[ARG1]], %[[ARG1]] : index
// CHECK-NEXT:     scf.yield %[[V1]] : index
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[ARG1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : index
// CHECK-NEXT: }
func.func @extract_from_generated_with_region(%n: index, %i: index, %c: i1) -> index {
  %a = tensor.generate %n {
  ^bb0(%k: index):
    %s = scf.if %c -> index {
      %t = arith.addi %k, %k : index
      scf.yield %t : index
    } else {
      scf.yield %k : index
    }
    tensor.yield %s : index
  } : tensor<?xindex>
  %0 = tensor.extract %a[%i] : tensor<?xindex>
  return %0 : index
}

// CHECK-LABEL: func.func @extract_cast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<*xf32>, %[[ARG2:.+]]: tensor<4xi32>, %[[ARG3:.+]]: index) -> (f32, f32, index) {
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[ARG0]][%[[ARG3]]] : tensor<4xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG1]] : tensor<*xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[EXTRACTED_0:.+]] = tensor.extract %[[CAST]][%[[ARG3]]] : tensor<?xf32>
// CHECK-NEXT:   %[[EXTRACTED_1:.+]] = tensor.extract %[[ARG2]][%[[ARG3]]] : tensor<4xi32>
// CHECK-NEXT:   %[[V0:.+]] = arith.index_cast %[[EXTRACTED_1]] : i32 to index
// CHECK-NEXT:   return %[[EXTRACTED]], %[[EXTRACTED_0]], %[[V0]] : f32, f32, index
// CHECK-NEXT: }
func.func @extract_cast(%t: tensor<4xf32>, %u: tensor<*xf32>, %v: tensor<4xi32>, %i: index) -> (f32, f32, index) {
  %a = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.extract %a[%i] : tensor<?xf32>
  %b = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %1 = tensor.extract %b[%i] : tensor<?xf32>
  %c = arith.index_cast %v : tensor<4xi32> to tensor<4xindex>
  %2 = tensor.extract %c[%i] : tensor<4xindex>
  return %0, %1, %2 : f32, f32, index
}

// CHECK-LABEL: func.func @from_constant_elements(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<0xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<> : tensor<0xi32>
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:   %[[FROM_ELEMENTS:.+]] = tensor.from_elements %[[C1_I32]], %[[ARG0]] : tensor<2xi32>
// CHECK-NEXT:   return %[[CST_0]], %[[CST_1]], %[[FROM_ELEMENTS]], %[[CST]] : tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<0xi32>
// CHECK-NEXT: }
func.func @from_constant_elements(%x: i32) -> (tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<0xi32>) {
  %c1_i32 = arith.constant 1 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = tensor.from_elements %c1_i32, %c2_i32 : tensor<2xi32>
  %c1_0_f32 = arith.constant 1.0 : f32
  %c2_0_f32 = arith.constant 2.0 : f32
  %1 = tensor.from_elements %c1_0_f32, %c2_0_f32 : tensor<2xf32>
  %2 = tensor.from_elements %c1_i32, %x : tensor<2xi32>
  %3 = tensor.from_elements : tensor<0xi32>
  return %0, %1, %2, %3 : tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<0xi32>
}

// CHECK-LABEL: func.func @from_complex_elements() -> tensor<2xcomplex<f32>> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
// CHECK-NEXT:   return %[[CST]] : tensor<2xcomplex<f32>>
// CHECK-NEXT: }
func.func @from_complex_elements() -> tensor<2xcomplex<f32>> {
  %z = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = tensor.from_elements %z, %z : tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

// CHECK-LABEL: func.func @insert_what_is_there(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: index) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
// CHECK-NEXT:   %[[C8_I32:.+]] = arith.constant 8 : i32
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<7> : tensor<4xi32>
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[C8_I32]] into %[[CST]][%[[ARG1]]] : tensor<4xi32>
// CHECK-NEXT:   %[[INSERTED_0:.+]] = tensor.insert %[[ARG0]] into %[[CST]][%[[ARG1]]] : tensor<4xi32>
// CHECK-NEXT:   return %[[CST]], %[[INSERTED]], %[[INSERTED_0]] : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
// CHECK-NEXT: }
func.func @insert_what_is_there(%x: i32, %i: index) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %c7_i32 = arith.constant 7 : i32
  %k0 = arith.constant dense<7> : tensor<4xi32>
  %0 = tensor.insert %c7_i32 into %k0[%i] : tensor<4xi32>
  %c8_i32 = arith.constant 8 : i32
  %1 = tensor.insert %c8_i32 into %k0[%i] : tensor<4xi32>
  %2 = tensor.insert %x into %k0[%i] : tensor<4xi32>
  return %0, %1, %2 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @insert_into_cast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[INSERTED:.+]] = tensor.insert %[[ARG1]] into %[[ARG0]][%[[ARG2]]] : tensor<4xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[INSERTED]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @insert_into_cast(%t: tensor<4xf32>, %x: f32, %i: index) -> tensor<?xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.insert %x into %c[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @splat(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<3> : tensor<2x2xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<1.500000e+00> : tensor<4xf32>
// CHECK-NEXT:   %[[SPLAT:.+]] = tensor.splat %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:   %[[SPLAT_2:.+]] = tensor.splat %[[CST_0]][%[[ARG1]]] : tensor<?xf32>
// CHECK-NEXT:   return %[[CST_1]], %[[SPLAT]], %[[SPLAT_2]], %[[CST]] : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xi32>
// CHECK-NEXT: }
func.func @splat(%x: f32, %n: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xi32>) {
  %c1_5_f32 = arith.constant 1.5 : f32
  %0 = tensor.splat %c1_5_f32 : tensor<4xf32>
  %1 = tensor.splat %x : tensor<4xf32>
  %2 = tensor.splat %c1_5_f32[%n] : tensor<?xf32>
  %c3_i32 = arith.constant 3 : i32
  %3 = tensor.splat %c3_i32 : tensor<2x2xi32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x2xi32>
}

// CHECK-LABEL: func.func @gather_same(
// CHECK-SAME: %[[ARG0:.+]]: tensor<6x1xindex>) -> tensor<6x1x5xi32> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<7> : tensor<6x1x5xi32>
// CHECK-NEXT:   return %[[CST]] : tensor<6x1x5xi32>
// CHECK-NEXT: }
func.func @gather_same(%i: tensor<6x1xindex>) -> tensor<6x1x5xi32> {
  %k0 = arith.constant dense<7> : tensor<4x5xi32>
  %0 = tensor.gather %k0[%i] gather_dims([0]) : (tensor<4x5xi32>, tensor<6x1xindex>) -> tensor<6x1x5xi32>
  return %0 : tensor<6x1x5xi32>
}

// CHECK-LABEL: func.func @gather_from_others(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x5xi32>, %[[ARG1:.+]]: tensor<?x1xindex>) -> (tensor<?x5xi32>, tensor<?x5xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<7> : tensor<4x5xi32>
// CHECK-NEXT:   %[[GATHER:.+]] = tensor.gather %[[CST]][%[[ARG1]]] gather_dims([0]) : (tensor<4x5xi32>, tensor<?x1xindex>) -> tensor<?x5xi32>
// CHECK-NEXT:   %[[GATHER_0:.+]] = tensor.gather %[[ARG0]][%[[ARG1]]] gather_dims([0]) : (tensor<4x5xi32>, tensor<?x1xindex>) -> tensor<?x5xi32>
// CHECK-NEXT:   return %[[GATHER]], %[[GATHER_0]] : tensor<?x5xi32>, tensor<?x5xi32>
// CHECK-NEXT: }
func.func @gather_from_others(%t: tensor<4x5xi32>, %i: tensor<?x1xindex>) -> (tensor<?x5xi32>, tensor<?x5xi32>) {
  %k0 = arith.constant dense<7> : tensor<4x5xi32>
  %0 = tensor.gather %k0[%i] gather_dims([0]) : (tensor<4x5xi32>, tensor<?x1xindex>) -> tensor<?x5xi32>
  %1 = tensor.gather %t[%i] gather_dims([0]) : (tensor<4x5xi32>, tensor<?x1xindex>) -> tensor<?x5xi32>
  return %0, %1 : tensor<?x5xi32>, tensor<?x5xi32>
}

// Tensors one after the other.

// CHECK-LABEL: func.func @concat_of_one(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[CAST]] : tensor<4xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @concat_of_one(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  %0 = tensor.concat dim(0) %t : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.concat dim(0) %t : (tensor<4xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<4xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @concat_learns_sizes(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x12xf32>, %[[ARG1:.+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG1]] : tensor<?x?xf32> to tensor<?x12xf32>
// CHECK-NEXT:   %[[CONCAT:.+]] = tensor.concat dim(0) %[[ARG0]], %[[CAST]] : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[CONCAT]] : tensor<?x12xf32> to tensor<?x?xf32>
// CHECK-NEXT:   return %[[CAST_0]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @concat_learns_sizes(%a: tensor<?x12xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x12xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @concat_learns_sum(
// CHECK-SAME: %[[ARG0:.+]]: tensor<3x12xf32>, %[[ARG1:.+]]: tensor<4x12xf32>) -> (tensor<?x12xf32>, tensor<7x12xf32>) {
// CHECK-NEXT:   %[[CONCAT:.+]] = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] : (tensor<3x12xf32>, tensor<4x12xf32>) -> tensor<7x12xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[CONCAT]] : tensor<7x12xf32> to tensor<?x12xf32>
// CHECK-NEXT:   %[[CONCAT_0:.+]] = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] : (tensor<3x12xf32>, tensor<4x12xf32>) -> tensor<7x12xf32>
// CHECK-NEXT:   return %[[CAST]], %[[CONCAT_0]] : tensor<?x12xf32>, tensor<7x12xf32>
// CHECK-NEXT: }
func.func @concat_learns_sum(%a: tensor<3x12xf32>, %b: tensor<4x12xf32>) -> (tensor<?x12xf32>, tensor<7x12xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3x12xf32>, tensor<4x12xf32>) -> tensor<?x12xf32>
  %1 = tensor.concat dim(0) %a, %b : (tensor<3x12xf32>, tensor<4x12xf32>) -> tensor<7x12xf32>
  return %0, %1 : tensor<?x12xf32>, tensor<7x12xf32>
}

// Dimensions.

// CHECK-LABEL: func.func @collapse_same(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:   return %[[ARG0]] : tensor<4x?xf32>
// CHECK-NEXT: }
func.func @collapse_same(%t: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = tensor.collapse_shape %t [[0], [1]] : tensor<4x?xf32> into tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK-LABEL: func.func @collapse_twice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<2x3x4x5xf32>) -> tensor<6x20xf32> {
// CHECK-NEXT:   %[[COLLAPSED:.+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] : tensor<2x3x4x5xf32> into tensor<6x20xf32>
// CHECK-NEXT:   return %[[COLLAPSED]] : tensor<6x20xf32>
// CHECK-NEXT: }
func.func @collapse_twice(%t: tensor<2x3x4x5xf32>) -> tensor<6x20xf32> {
  %a = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<6x4x5xf32>
  %0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<6x4x5xf32> into tensor<6x20xf32>
  return %0 : tensor<6x20xf32>
}

// CHECK-LABEL: func.func @expand_twice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> tensor<?x2x4xf32> {
// CHECK-NEXT:   %[[EXPANDED:.+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1, 2]] output_shape [%[[ARG1]], 2, 4] : tensor<?xf32> into tensor<?x2x4xf32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<?x2x4xf32>
// CHECK-NEXT: }
func.func @expand_twice(%t: tensor<?xf32>, %n: index, %m: index) -> tensor<?x2x4xf32> {
  %a = tensor.expand_shape %t [[0, 1]] output_shape [%n, 8] : tensor<?xf32> into tensor<?x8xf32>
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [%n, 2, 4] : tensor<?x8xf32> into tensor<?x2x4xf32>
  return %0 : tensor<?x2x4xf32>
}

// CHECK-LABEL: func.func @collapse_expanded(
// CHECK-SAME: %[[ARG0:.+]]: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<24xf32>, tensor<2x12xf32>) {
// CHECK-NEXT:   %[[EXPANDED:.+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
// CHECK-NEXT:   %[[COLLAPSED:.+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : tensor<6x4xf32> into tensor<24xf32>
// CHECK-NEXT:   %[[COLLAPSED_0:.+]] = tensor.collapse_shape %[[EXPANDED]] {{\[\[}}0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[COLLAPSED]], %[[COLLAPSED_0]] : tensor<6x4xf32>, tensor<24xf32>, tensor<2x12xf32>
// CHECK-NEXT: }
func.func @collapse_expanded(%t: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<24xf32>, tensor<2x12xf32>) {
  %a = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %2 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
  return %0, %1, %2 : tensor<6x4xf32>, tensor<24xf32>, tensor<2x12xf32>
}

// CHECK-LABEL: func.func @expand_collapsed(
// CHECK-SAME: %[[ARG0:.+]]: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3x2x4xf32>, tensor<2x3x2x2xf32>) {
// CHECK-NEXT:   %[[COLLAPSED:.+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
// CHECK-NEXT:   %[[EXPANDED:.+]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1], [2]] output_shape [3, 2, 4] : tensor<6x4xf32> into tensor<3x2x4xf32>
// CHECK-NEXT:   %[[EXPANDED_0:.+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0], [1], [2, 3]] output_shape [2, 3, 2, 2] : tensor<2x3x4xf32> into tensor<2x3x2x2xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[EXPANDED]], %[[EXPANDED_0]] : tensor<2x3x4xf32>, tensor<3x2x4xf32>, tensor<2x3x2x2xf32>
// CHECK-NEXT: }
func.func @expand_collapsed(%t: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3x2x4xf32>, tensor<2x3x2x2xf32>) {
  %a = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %1 = tensor.expand_shape %a [[0, 1], [2]] output_shape [3, 2, 4] : tensor<6x4xf32> into tensor<3x2x4xf32>
  %2 = tensor.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : tensor<6x4xf32> into tensor<2x3x2x2xf32>
  return %0, %1, %2 : tensor<2x3x4xf32>, tensor<3x2x4xf32>, tensor<2x3x2x2xf32>
}

// CHECK-LABEL: func.func @collapse_constant() -> (tensor<4xi32>, tensor<2x2xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<7> : tensor<2x2xi32>
// CHECK-NEXT:   return %[[CST]], %[[CST_0]] : tensor<4xi32>, tensor<2x2xi32>
// CHECK-NEXT: }
func.func @collapse_constant() -> (tensor<4xi32>, tensor<2x2xi32>) {
  %k0 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %0 = tensor.collapse_shape %k0 [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  %k1 = arith.constant dense<7> : tensor<4xi32>
  %1 = tensor.expand_shape %k1 [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  return %0, %1 : tensor<4xi32>, tensor<2x2xi32>
}

// CHECK-LABEL: func.func @reshape_elements(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> (tensor<2x2xf32>, tensor<1x2xf32>, tensor<4xf32>) {
// CHECK-NEXT:   %[[SPLAT:.+]] = tensor.splat %[[ARG0]] : tensor<2x2xf32>
// CHECK-NEXT:   %[[FROM_ELEMENTS:.+]] = tensor.from_elements %[[ARG0]], %[[ARG1]] : tensor<1x2xf32>
// CHECK-NEXT:   %[[SPLAT_0:.+]] = tensor.splat %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:   return %[[SPLAT]], %[[FROM_ELEMENTS]], %[[SPLAT_0]] : tensor<2x2xf32>, tensor<1x2xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @reshape_elements(%x: f32, %y: f32) -> (tensor<2x2xf32>, tensor<1x2xf32>, tensor<4xf32>) {
  %s = tensor.splat %x : tensor<4xf32>
  %e = tensor.from_elements %x, %y : tensor<2xf32>
  %0 = tensor.expand_shape %s [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %1 = tensor.expand_shape %e [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
  %2 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %0, %1, %2 : tensor<2x2xf32>, tensor<1x2xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @expand_splat_of_unknown_size(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index) -> tensor<?x1xf32> {
// CHECK-NEXT:   %[[SPLAT:.+]] = tensor.splat %[[ARG0]][%[[ARG1]]] : tensor<?xf32>
// CHECK-NEXT:   %[[EXPANDED:.+]] = tensor.expand_shape %[[SPLAT]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], 1] : tensor<?xf32> into tensor<?x1xf32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<?x1xf32>
// CHECK-NEXT: }
func.func @expand_splat_of_unknown_size(%x: f32, %n: index) -> tensor<?x1xf32> {
  %s = tensor.splat %x[%n] : tensor<?xf32>
  %0 = tensor.expand_shape %s [[0, 1]] output_shape [%n, 1] : tensor<?xf32> into tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}

// CHECK-LABEL: func.func @collapse_cast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<2x3x4xf32>, %[[ARG1:.+]]: tensor<2x?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
// CHECK-NEXT:   %[[COLLAPSED:.+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[COLLAPSED]] : tensor<6x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:   %[[COLLAPSED_0:.+]] = tensor.collapse_shape %[[ARG1]] {{\[\[}}0, 1], [2]] : tensor<2x?x4xf32> into tensor<?x4xf32>
// CHECK-NEXT:   return %[[CAST]], %[[COLLAPSED_0]] : tensor<?x4xf32>, tensor<?x4xf32>
// CHECK-NEXT: }
func.func @collapse_cast(%t: tensor<2x3x4xf32>, %u: tensor<2x?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %a = tensor.cast %t : tensor<2x3x4xf32> to tensor<?x?x4xf32>
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  %b = tensor.cast %u : tensor<2x?x4xf32> to tensor<?x?x4xf32>
  %1 = tensor.collapse_shape %b [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<?x4xf32>
}

// Sizes into which a hidden size is split.
// CHECK-LABEL: func.func @expand_cast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<6x?xf32>, %[[ARG1:.+]]: index) -> (tensor<?x?x?x4xf32>, tensor<?x3x?x4xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] : tensor<6x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[EXPANDED:.+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] output_shape [2, 3, %[[ARG1]], 4] : tensor<6x?xf32> into tensor<2x3x?x4xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[EXPANDED]] : tensor<2x3x?x4xf32> to tensor<?x?x?x4xf32>
// CHECK-NEXT:   %[[EXPANDED_1:.+]] = tensor.expand_shape %[[CAST]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[ARG1]], 3, %[[ARG1]], 4] : tensor<?x?xf32> into tensor<?x3x?x4xf32>
// CHECK-NEXT:   return %[[CAST_0]], %[[EXPANDED_1]] : tensor<?x?x?x4xf32>, tensor<?x3x?x4xf32>
// CHECK-NEXT: }
func.func @expand_cast(%t: tensor<6x?xf32>, %n: index) -> (tensor<?x?x?x4xf32>, tensor<?x3x?x4xf32>) {
  %a = tensor.cast %t : tensor<6x?xf32> to tensor<?x?xf32>
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.expand_shape %a [[0, 1], [2, 3]] output_shape [%c2, %c3, %n, 4] : tensor<?x?xf32> into tensor<?x?x?x4xf32>
  %1 = tensor.expand_shape %a [[0, 1], [2, 3]] output_shape [%n, 3, %n, 4] : tensor<?x?xf32> into tensor<?x3x?x4xf32>
  return %0, %1 : tensor<?x?x?x4xf32>, tensor<?x3x?x4xf32>
}

// CHECK-LABEL: func.func @reshape_constant(
// CHECK-SAME: %[[ARG0:.+]]: tensor<2xi32>) -> (tensor<2x2xi32>, tensor<?x2xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:   %[[RESHAPE:.+]] = tensor.reshape %[[CST]](%[[ARG0]]) : (tensor<4xi32>, tensor<2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:   %[[RESHAPE_0:.+]] = tensor.reshape %[[CST]](%[[ARG0]]) : (tensor<4xi32>, tensor<2xi32>) -> tensor<?x2xi32>
// CHECK-NEXT:   return %[[RESHAPE]], %[[RESHAPE_0]] : tensor<2x2xi32>, tensor<?x2xi32>
// CHECK-NEXT: }
func.func @reshape_constant(%s: tensor<2xi32>) -> (tensor<2x2xi32>, tensor<?x2xi32>) {
  %k0 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = tensor.reshape %k0(%s) : (tensor<4xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  %1 = tensor.reshape %k0(%s) : (tensor<4xi32>, tensor<2xi32>) -> tensor<?x2xi32>
  return %0, %1 : tensor<2x2xi32>, tensor<?x2xi32>
}

// CHECK-LABEL: func.func @reshape_twice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: tensor<2xi32>, %[[ARG2:.+]]: tensor<1xi32>) -> tensor<?xf32> {
// CHECK-NEXT:   return %[[ARG0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @reshape_twice(%t: tensor<?xf32>, %s: tensor<2xi32>, %r: tensor<1xi32>) -> tensor<?xf32> {
  %a = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %0 = tensor.reshape %a(%r) : (tensor<?x?xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @reshape_to_same(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<4x?xf32>, %[[ARG2:.+]]: tensor<1xi32>, %[[ARG3:.+]]: tensor<2xindex>) -> (tensor<4xf32>, tensor<4x?xf32>) {
// CHECK-NEXT:   %[[RESHAPE:.+]] = tensor.reshape %[[ARG1]](%[[ARG3]]) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[RESHAPE]] : tensor<4xf32>, tensor<4x?xf32>
// CHECK-NEXT: }
func.func @reshape_to_same(%t: tensor<4xf32>, %u: tensor<4x?xf32>, %r: tensor<1xi32>, %s: tensor<2xindex>) -> (tensor<4xf32>, tensor<4x?xf32>) {
  %0 = tensor.reshape %t(%r) : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
  %1 = tensor.reshape %u(%s) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
  return %0, %1 : tensor<4xf32>, tensor<4x?xf32>
}

// CHECK-LABEL: func.func @reshape_to_own_sizes(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x?xf32>, %[[ARG1:.+]]: tensor<4x?xf32>) -> (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:   %[[FROM_ELEMENTS:.+]] = tensor.from_elements %[[C4]], %[[DIM_0]] : tensor<2xindex>
// CHECK-NEXT:   %[[RESHAPE:.+]] = tensor.reshape %[[ARG0]](%[[FROM_ELEMENTS]]) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
// CHECK-NEXT:   %[[FROM_ELEMENTS_1:.+]] = tensor.from_elements %[[C5]], %[[DIM]] : tensor<2xindex>
// CHECK-NEXT:   %[[RESHAPE_2:.+]] = tensor.reshape %[[ARG0]](%[[FROM_ELEMENTS_1]]) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[RESHAPE]], %[[RESHAPE_2]] : tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>
// CHECK-NEXT: }
func.func @reshape_to_own_sizes(%t: tensor<4x?xf32>, %u: tensor<4x?xf32>) -> (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) {
  %c1 = arith.constant 1 : index
  %d = tensor.dim %t, %c1 : tensor<4x?xf32>
  %e = tensor.dim %u, %c1 : tensor<4x?xf32>
  %c4 = arith.constant 4 : index
  %own = tensor.from_elements %c4, %d : tensor<2xindex>
  %0 = tensor.reshape %t(%own) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
  %other = tensor.from_elements %c4, %e : tensor<2xindex>
  %1 = tensor.reshape %t(%other) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
  %c5 = arith.constant 5 : index
  %wrong = tensor.from_elements %c5, %d : tensor<2xindex>
  %2 = tensor.reshape %t(%wrong) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
  return %0, %1, %2 : tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>
}

// CHECK-LABEL: func.func @reshape_to_swapped_sizes(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[FROM_ELEMENTS:.+]] = tensor.from_elements %[[DIM_0]], %[[DIM]] : tensor<2xindex>
// CHECK-NEXT:   %[[RESHAPE:.+]] = tensor.reshape %[[ARG0]](%[[FROM_ELEMENTS]]) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT:   return %[[RESHAPE]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @reshape_to_swapped_sizes(%t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  %e = tensor.dim %t, %c1 : tensor<?x?xf32>
  %swapped = tensor.from_elements %e, %d : tensor<2xindex>
  %0 = tensor.reshape %t(%swapped) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @reshape_unranked(
// CHECK-SAME: %[[ARG0:.+]]: tensor<*xf32>, %[[ARG1:.+]]: tensor<?xi32>) -> tensor<*xf32> {
// CHECK-NEXT:   %[[RESHAPE:.+]] = tensor.reshape %[[ARG0]](%[[ARG1]]) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
// CHECK-NEXT:   return %[[RESHAPE]] : tensor<*xf32>
// CHECK-NEXT: }
func.func @reshape_unranked(%t: tensor<*xf32>, %s: tensor<?xi32>) -> tensor<*xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// Slices.

// CHECK-LABEL: func.func @slice_of_splat(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (tensor<4x4xi32>, tensor<?x4xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<7> : tensor<8x8xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<7> : tensor<4x4xi32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[CST]][0, 0] [%[[ARG0]], 4] [1, 1] : tensor<8x8xi32> to tensor<?x4xi32>
// CHECK-NEXT:   return %[[CST_0]], %[[EXTRACTED_SLICE]] : tensor<4x4xi32>, tensor<?x4xi32>
// CHECK-NEXT: }
func.func @slice_of_splat(%n: index) -> (tensor<4x4xi32>, tensor<?x4xi32>) {
  %c = arith.constant dense<7> : tensor<8x8xi32>
  %0 = tensor.extract_slice %c[%n, 0] [4, 4] [1, 1] : tensor<8x8xi32> to tensor<4x4xi32>
  %1 = tensor.extract_slice %c[0, 0] [%n, 4] [1, 1] : tensor<8x8xi32> to tensor<?x4xi32>
  return %0, %1 : tensor<4x4xi32>, tensor<?x4xi32>
}

// CHECK-LABEL: func.func @slice_of_everything(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x4xf32>, %[[ARG1:.+]]: tensor<?xf32>) -> (tensor<4x4xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG1]][0] [%[[DIM]]] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[EXTRACTED_SLICE]] : tensor<4x4xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @slice_of_everything(%t: tensor<4x4xf32>, %u: tensor<?xf32>) -> (tensor<4x4xf32>, tensor<?xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %u, %c0 : tensor<?xf32>
  %1 = tensor.extract_slice %u[0] [%d] [1] : tensor<?xf32> to tensor<?xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @slice_of_inserted(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) {
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][%[[ARG2]]] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[INSERTED_SLICE]][1] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_0:.+]] = tensor.extract_slice %[[INSERTED_SLICE]][%[[ARG2]]] [2] [1] : tensor<8xf32> to tensor<2xf32>
// CHECK-NEXT:   return %[[ARG1]], %[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>
// CHECK-NEXT: }
func.func @slice_of_inserted(%t: tensor<8xf32>, %p: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) {
  %a = tensor.insert_slice %p into %t[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %0 = tensor.extract_slice %a[%n] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.extract_slice %a[1] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %2 = tensor.extract_slice %a[%n] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @slice_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x?xf32>, %[[ARG1:.+]]: index) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][0, %[[ARG1]]] [4, %[[ARG1]]] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_0:.+]] = tensor.extract_slice %[[ARG0]][0, %[[ARG1]]] [1, %[[ARG1]]] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_1:.+]] = tensor.extract_slice %[[ARG0]][%[[C_1]], %[[ARG1]]] [%[[ARG1]], %[[ARG1]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   return %[[CAST]], %[[EXTRACTED_SLICE_0]], %[[EXTRACTED_SLICE_1]] : tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @slice_with_constants(%t: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[%c0, %n] [%c4, %n] [%c1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %t[%c0, %n] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %cm1 = arith.constant -1 : index
  %2 = tensor.extract_slice %t[%cm1, %n] [%n, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>
}

// A slice that would be out of bounds stays as it is.
// CHECK-LABEL: func.func @slice_out_of_bounds(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][3] [%[[C4]]] [1] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[EXTRACTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @slice_out_of_bounds(%t: tensor<4xf32>) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%c3] [%c4] [1] : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @slice_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8x?xf32>, %[[ARG1:.+]]: index) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] : tensor<8x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[ARG1]], 0] [4, 4] [1, 1] : tensor<8x?xf32> to tensor<4x4xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_0:.+]] = tensor.extract_slice %[[CAST]][6, 0] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
// CHECK-NEXT:   return %[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<4x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: }
func.func @slice_of_cast(%t: tensor<8x?xf32>, %n: index) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %a = tensor.cast %t : tensor<8x?xf32> to tensor<?x?xf32>
  %0 = tensor.extract_slice %a[%n, 0] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
  %1 = tensor.extract_slice %a[6, 0] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
}

// CHECK-LABEL: func.func @slice_of_promising_cast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[CAST]][0] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:   return %[[EXTRACTED_SLICE]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @slice_of_promising_cast(%t: tensor<?xf32>) -> tensor<4xf32> {
  %a = tensor.cast %t : tensor<?xf32> to tensor<8xf32>
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @insert_everything(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   return %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @insert_everything(%t: tensor<4xf32>, %p: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.insert_slice %p into %t[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @insert_nothing(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<0xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @insert_nothing(%t: tensor<4xf32>, %p: tensor<0xf32>) -> tensor<4xf32> {
  %0 = tensor.insert_slice %p into %t[0] [0] [1] : tensor<0xf32> into tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @insert_over_inserted(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<4xf32>, %[[ARG3:.+]]: index) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG2]] into %[[ARG0]][%[[ARG3]]] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][0] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_1:.+]] = tensor.insert_slice %[[ARG2]] into %[[INSERTED_SLICE_0]][%[[ARG3]]] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]], %[[INSERTED_SLICE_1]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @insert_over_inserted(%t: tensor<8xf32>, %p: tensor<4xf32>, %q: tensor<4xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = tensor.insert_slice %p into %t[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %0 = tensor.insert_slice %q into %a[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %b = tensor.insert_slice %p into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %q into %b[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @insert_what_was_cut_out(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: tensor<8xf32>, %[[ARG2:.+]]: index) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[ARG2]]] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG1]][%[[ARG2]]] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG0]][0] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[INSERTED_SLICE]], %[[INSERTED_SLICE_0]] : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @insert_what_was_cut_out(%t: tensor<8xf32>, %u: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %s = tensor.extract_slice %t[%n] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %0 = tensor.insert_slice %s into %t[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %s into %u[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %2 = tensor.insert_slice %s into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @insert_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?x?xf32>, %[[ARG1:.+]]: tensor<?x?xf32>, %[[ARG2:.+]]: tensor<?xf32>, %[[ARG3:.+]]: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG1]] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[CAST]] into %[[ARG0]][0, %[[ARG3]]] [4, %[[ARG3]]] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[ARG2]] into %[[ARG0]][2, 0] [1, %[[ARG3]]] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_1:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][0, 0] [%[[ARG3]], %[[ARG3]]] [%[[C0]], 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]], %[[INSERTED_SLICE_0]], %[[INSERTED_SLICE_1]] : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @insert_with_constants(%t: tensor<?x?xf32>, %p: tensor<?x?xf32>, %r: tensor<?xf32>, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %p into %t[%c0, %n] [%c4, %n] [%c1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %c2 = arith.constant 2 : index
  %1 = tensor.insert_slice %r into %t[%c2, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  %2 = tensor.insert_slice %p into %t[0, 0] [%n, %n] [%c0, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @insert_cast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: index) -> (tensor<?xf32>, tensor<?xf32>, tensor<8xf32>) {
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][0] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[INSERTED_SLICE]] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_0:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][%[[ARG2]]] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   %[[CAST_1:.+]] = tensor.cast %[[INSERTED_SLICE_0]] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_2:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][%[[ARG2]]] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[CAST]], %[[CAST_1]], %[[INSERTED_SLICE_2]] : tensor<?xf32>, tensor<?xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @insert_cast(%t: tensor<8xf32>, %p: tensor<4xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>, tensor<8xf32>) {
  %a = tensor.cast %p : tensor<4xf32> to tensor<?xf32>
  %b = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %0 = tensor.insert_slice %a into %b[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %p into %b[%n] [4] [1] : tensor<4xf32> into tensor<?xf32>
  %2 = tensor.insert_slice %a into %t[%n] [%n] [1] : tensor<?xf32> into tensor<8xf32>
  return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @insert_cast_of_lower_rank(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8x8xf32>, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: index) -> tensor<8x8xf32> {
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8x8xf32>
// CHECK-NEXT: }
func.func @insert_cast_of_lower_rank(%t: tensor<8x8xf32>, %p: tensor<4xf32>, %n: index) -> tensor<8x8xf32> {
  %a = tensor.cast %p : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.insert_slice %a into %t[0, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @insert_in_parallel(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: tensor<1xf32>, %[[ARG2:.+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:   %[[V0:.+]] = scf.forall (%[[ARG3:.+]]) in (%[[ARG2]]) shared_outs(%[[ARG4:.+]] = %[[ARG0]]) -> (tensor<8xf32>) {
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[ARG1]] into %[[ARG4]][%[[ARG3]]] [1] [1] : tensor<1xf32> into tensor<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @insert_in_parallel(%t: tensor<8xf32>, %p: tensor<1xf32>, %n: index) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %c = tensor.cast %p : tensor<1xf32> to tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %o[%i] [%n] [1] : tensor<?xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @insert_in_parallel_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: tensor<?xf32>, %[[ARG2:.+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:   %[[V0:.+]] = scf.forall (%[[ARG3:.+]]) in (%[[ARG2]]) shared_outs(%[[ARG4:.+]] = %[[ARG0]]) -> (tensor<8xf32>) {
// CHECK-NEXT:     %[[CAST:.+]] = tensor.cast %[[ARG1]] : tensor<?xf32> to tensor<1xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[CAST]] into %[[ARG4]][%[[ARG3]]] [1] [1] : tensor<1xf32> into tensor<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @insert_in_parallel_with_constants(%t: tensor<8xf32>, %p: tensor<?xf32>, %n: index) -> tensor<8xf32> {
  %one = arith.constant 1 : index
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i] [%one] [%one] : tensor<?xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

// Padding.

// CHECK-LABEL: func.func @pad_nothing(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<?xf32>, %[[ARG2:.+]]: f32) -> (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG1]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG0]] nofold low[0] high[0] {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:   } : tensor<4xf32> to tensor<4xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]], %[[CAST]], %[[PADDED]] : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @pad_nothing(%t: tensor<4xf32>, %u: tensor<?xf32>, %x: f32) -> (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.pad %t low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<4xf32>
  %1 = tensor.pad %u low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  %2 = tensor.pad %u low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<4xf32>
  %3 = tensor.pad %t nofold low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @pad_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<4x?xf32>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> (tensor<?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG0]] low[1] high[2] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG3]] : f32
// CHECK-NEXT:   } : tensor<4xf32> to tensor<7xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[PADDED]] : tensor<7xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[PADDED_0:.+]] = tensor.pad %[[ARG1]] low[%[[ARG2]], 0] high[0, 0] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index, %[[ARG5:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG3]] : f32
// CHECK-NEXT:   } : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   return %[[CAST]], %[[PADDED_0]] : tensor<?xf32>, tensor<?x?xf32>
// CHECK-NEXT: }
func.func @pad_of_cast(%t: tensor<4xf32>, %u: tensor<4x?xf32>, %n: index, %x: f32) -> (tensor<?xf32>, tensor<?x?xf32>) {
  %a = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  %b = tensor.cast %u : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %b low[%n, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @cast_of_pad(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> tensor<8xf32> {
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG0]] low[1] high[%[[ARG1]]] {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:   } : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT:   return %[[PADDED]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @cast_of_pad(%t: tensor<?xf32>, %n: index, %x: f32) -> tensor<8xf32> {
  %a = tensor.pad %t low[1] high[%n] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  %0 = tensor.cast %a : tensor<?xf32> to tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @cast_of_pad_that_forgets(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: f32) -> (tensor<?xf32>, tensor<7xf32>) {
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG0]] low[1] high[2] {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:   } : tensor<4xf32> to tensor<7xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[PADDED]] : tensor<7xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[CAST]], %[[PADDED]] : tensor<?xf32>, tensor<7xf32>
// CHECK-NEXT: }
func.func @cast_of_pad_that_forgets(%t: tensor<4xf32>, %x: f32) -> (tensor<?xf32>, tensor<7xf32>) {
  %a = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<7xf32>
  %0 = tensor.cast %a : tensor<7xf32> to tensor<?xf32>
  return %0, %a : tensor<?xf32>, tensor<7xf32>
}

// CHECK-LABEL: func.func @pad_by_constants(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4x?xf32>, %[[ARG1:.+]]: tensor<?xf32>, %[[ARG2:.+]]: f32) -> (tensor<?x?xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG0]] low[1, 0] high[0, 2] {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: index, %[[ARG4:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:   } : tensor<4x?xf32> to tensor<5x?xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[PADDED]] : tensor<5x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[PADDED_0:.+]] = tensor.pad %[[ARG1]] low[%[[C1]]] high[0] {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:   } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[CAST]], %[[PADDED_0]] : tensor<?x?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @pad_by_constants(%t: tensor<4x?xf32>, %u: tensor<?xf32>, %x: f32) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %t low[%c1, 0] high[0, %c2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %u low[%c1] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @pad_twice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: f32) -> (tensor<?xf32>, tensor<14xf32>, tensor<14xf32>) {
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG0]] low[1] high[2] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:   } : tensor<4xf32> to tensor<7xf32>
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG1]]]
// CHECK-NEXT:   %[[PADDED_0:.+]] = tensor.pad %[[ARG0]] low[4] high[%[[V0]]] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:   } : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[PADDED_1:.+]] = tensor.pad %[[PADDED]] low[3] high[4] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG3]] : f32
// CHECK-NEXT:   } : tensor<7xf32> to tensor<14xf32>
// CHECK-NEXT:   %[[PADDED_2:.+]] = tensor.pad %[[PADDED]] nofold low[3] high[4] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:   } : tensor<7xf32> to tensor<14xf32>
// CHECK-NEXT:   return %[[PADDED_0]], %[[PADDED_1]], %[[PADDED_2]] : tensor<?xf32>, tensor<14xf32>, tensor<14xf32>
// CHECK-NEXT: }
func.func @pad_twice(%t: tensor<4xf32>, %n: index, %x: f32, %y: f32) -> (tensor<?xf32>, tensor<14xf32>, tensor<14xf32>) {
  %a = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32> to tensor<7xf32>
  %0 = tensor.pad %a low[3] high[%n] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<7xf32> to tensor<?xf32>
  %1 = tensor.pad %a low[3] high[4] {
  ^bb0(%i: index):
    tensor.yield %y : f32
  } : tensor<7xf32> to tensor<14xf32>
  %2 = tensor.pad %a nofold low[3] high[4] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<7xf32> to tensor<14xf32>
  return %0, %1, %2 : tensor<?xf32>, tensor<14xf32>, tensor<14xf32>
}

// CHECK-LABEL: func.func @pad_twice_by_position(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xindex>) -> tensor<14xindex> {
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG0]] low[1] high[2] {
// CHECK-NEXT:   ^bb0(%[[ARG1:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG1]] : index
// CHECK-NEXT:   } : tensor<4xindex> to tensor<7xindex>
// CHECK-NEXT:   %[[PADDED_0:.+]] = tensor.pad %[[PADDED]] low[3] high[4] {
// CHECK-NEXT:   ^bb0(%[[ARG1:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG1]] : index
// CHECK-NEXT:   } : tensor<7xindex> to tensor<14xindex>
// CHECK-NEXT:   return %[[PADDED_0]] : tensor<14xindex>
// CHECK-NEXT: }
func.func @pad_twice_by_position(%t: tensor<4xindex>) -> tensor<14xindex> {
  %a = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<4xindex> to tensor<7xindex>
  %0 = tensor.pad %a low[3] high[4] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<7xindex> to tensor<14xindex>
  return %0 : tensor<14xindex>
}

// Cut out and padded in one dimension, then in the other: once is enough.
// CHECK-LABEL: func.func @pad_in_two_dimensions(
// CHECK-SAME: %[[ARG0:.+]]: tensor<64x64xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) -> tensor<8x4xf32> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[ARG1]], %[[ARG2]]] [%[[ARG3]], %[[ARG3]]] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[EXTRACTED_SLICE]] low[0, 0] high[%[[ARG1]], %[[ARG2]]] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index, %[[ARG5:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[CST]] : f32
// CHECK-NEXT:   } : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:   return %[[PADDED]] : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @pad_in_two_dimensions(%t: tensor<64x64xf32>, %h: index, %w: index, %n: index) -> tensor<8x4xf32> {
  %s = tensor.extract_slice %t[%h, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 0] high[%h, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %r = tensor.extract_slice %p[0, %w] [8, %n] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %0 = tensor.pad %r low[0, 0] high[0, %w] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @pad_in_one_dimension_twice(
// CHECK-SAME: %[[ARG0:.+]]: tensor<64x64xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) -> tensor<8x64xf32> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[ARG1]], 0] [%[[ARG2]], 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[EXTRACTED_SLICE]] low[0, 0] high[%[[ARG1]], 0] {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: index, %[[ARG4:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[CST]] : f32
// CHECK-NEXT:   } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_0:.+]] = tensor.extract_slice %[[PADDED]][0, 0] [%[[ARG2]], 64] [1, 1] : tensor<8x64xf32> to tensor<?x64xf32>
// CHECK-NEXT:   %[[PADDED_1:.+]] = tensor.pad %[[EXTRACTED_SLICE_0]] low[0, 0] high[%[[ARG2]], 0] {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: index, %[[ARG4:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[CST]] : f32
// CHECK-NEXT:   } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT:   return %[[PADDED_1]] : tensor<8x64xf32>
// CHECK-NEXT: }
func.func @pad_in_one_dimension_twice(%t: tensor<64x64xf32>, %h: index, %n: index) -> tensor<8x64xf32> {
  %s = tensor.extract_slice %t[%h, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 0] high[%h, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %r = tensor.extract_slice %p[0, 0] [%n, 64] [1, 1] : tensor<8x64xf32> to tensor<?x64xf32>
  %0 = tensor.pad %r low[0, 0] high[%n, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}

// CHECK-LABEL: func.func @pad_in_two_dimensions_with_two_values(
// CHECK-SAME: %[[ARG0:.+]]: tensor<64x64xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) -> tensor<8x4xf32> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[ARG1]], 0] [%[[ARG3]], 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[EXTRACTED_SLICE]] low[0, 0] high[%[[ARG1]], 0] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index, %[[ARG5:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[CST_0]] : f32
// CHECK-NEXT:   } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_1:.+]] = tensor.extract_slice %[[PADDED]][0, %[[ARG2]]] [8, %[[ARG3]]] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
// CHECK-NEXT:   %[[PADDED_2:.+]] = tensor.pad %[[EXTRACTED_SLICE_1]] low[0, 0] high[0, %[[ARG2]]] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index, %[[ARG5:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[CST]] : f32
// CHECK-NEXT:   } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:   return %[[PADDED_2]] : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @pad_in_two_dimensions_with_two_values(%t: tensor<64x64xf32>, %h: index, %w: index, %n: index) -> tensor<8x4xf32> {
  %s = tensor.extract_slice %t[%h, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %z = arith.constant 0.0 : f32
  %y = arith.constant 1.0 : f32
  %p = tensor.pad %s low[0, 0] high[%h, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %r = tensor.extract_slice %p[0, %w] [8, %n] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %0 = tensor.pad %r low[0, 0] high[0, %w] {
  ^bb0(%i: index, %j: index):
    tensor.yield %y : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// The second slice does not take what was padded as a whole, or both begin somewhere.
// CHECK-LABEL: func.func @pad_of_partial_slices(
// CHECK-SAME: %[[ARG0:.+]]: tensor<64x64xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) -> (tensor<4x4xf32>, tensor<8x4xf32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG0]][%[[ARG1]], 0] [%[[ARG3]], 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[EXTRACTED_SLICE]] low[0, 0] high[%[[ARG1]], 0] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index, %[[ARG5:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[CST]] : f32
// CHECK-NEXT:   } : tensor<?x64xf32> to tensor<8x64xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_0:.+]] = tensor.extract_slice %[[PADDED]][0, %[[ARG2]]] [4, %[[ARG3]]] [1, 1] : tensor<8x64xf32> to tensor<4x?xf32>
// CHECK-NEXT:   %[[PADDED_1:.+]] = tensor.pad %[[EXTRACTED_SLICE_0]] low[0, 0] high[0, %[[ARG2]]] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index, %[[ARG5:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[CST]] : f32
// CHECK-NEXT:   } : tensor<4x?xf32> to tensor<4x4xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_2:.+]] = tensor.extract_slice %[[PADDED]][%[[ARG1]], %[[ARG2]]] [8, %[[ARG3]]] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
// CHECK-NEXT:   %[[PADDED_3:.+]] = tensor.pad %[[EXTRACTED_SLICE_2]] low[0, 0] high[0, %[[ARG2]]] {
// CHECK-NEXT:   ^bb0(%[[ARG4:.+]]: index, %[[ARG5:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[CST]] : f32
// CHECK-NEXT:   } : tensor<8x?xf32> to tensor<8x4xf32>
// CHECK-NEXT:   return %[[PADDED_1]], %[[PADDED_3]] : tensor<4x4xf32>, tensor<8x4xf32>
// CHECK-NEXT: }
func.func @pad_of_partial_slices(%t: tensor<64x64xf32>, %h: index, %w: index, %n: index) -> (tensor<4x4xf32>, tensor<8x4xf32>) {
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[%h, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %p = tensor.pad %s low[0, 0] high[%h, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %r = tensor.extract_slice %p[0, %w] [4, %n] [1, 1] : tensor<8x64xf32> to tensor<4x?xf32>
  %0 = tensor.pad %r low[0, 0] high[0, %w] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<4x?xf32> to tensor<4x4xf32>
  %q = tensor.extract_slice %p[%h, %w] [8, %n] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %1 = tensor.pad %q low[0, 0] high[0, %w] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<8x4xf32>
}
