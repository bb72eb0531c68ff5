// RUN: freehold-opt %s -convert-linalg-to-loops | FileCheck %s

// CHECK-LABEL: func.func @identical_blocks(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i64, %[[ARG2:.+]]: i64) -> i64 {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG1]], %[[ARG2]] : i64
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   return %[[V0]] : i64
// CHECK-NEXT: }
func.func @identical_blocks(%c: i1, %x: i64, %y: i64) -> i64 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %x, %y : i64
  cf.br ^bb3(%0 : i64)
^bb2:
  %1 = arith.addi %x, %y : i64
  cf.br ^bb3(%1 : i64)
^bb3(%r: i64):
  return %r : i64
}

// CHECK-LABEL: func.func @size_of_empty(
// CHECK-SAME: %[[ARG0:.+]]: index) -> index {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[ARG0]]) : tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   return %[[DIM]] : index
// CHECK-NEXT: }
func.func @size_of_empty(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %t = tensor.empty(%n) : tensor<?xf32>
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  return %d : index
}

// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<?x4xf32>) -> (index, index, index, index, index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[ARG0]]) : tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.alloc_tensor(%[[ARG0]]) : tensor<?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = tensor.dim %[[V1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[DIM_1:.+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x4xf32>
// CHECK-NEXT:   %[[DIM_2:.+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x4xf32>
// CHECK-NEXT:   %[[EXPANDED:.+]] = tensor.expand_shape %[[ARG1]] {{\[\[}}0, 1], [2]] output_shape [%[[ARG0]], 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
// CHECK-NEXT:   %[[DIM_3:.+]] = tensor.dim %[[EXPANDED]], %[[C0]] : tensor<?x2x4xf32>
// CHECK-NEXT:   %[[COLLAPSED:.+]] = tensor.collapse_shape %[[ARG1]] {{\[\[}}0, 1]] : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT:   %[[DIM_4:.+]] = tensor.dim %[[COLLAPSED]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   return %[[DIM]], %[[DIM_0]], %[[DIM_1]], %[[DIM_2]], %[[DIM_3]], %[[DIM_4]] : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @sizes(%n: index, %m: tensor<?x4xf32>) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %t = tensor.empty(%n) : tensor<?xf32>
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  %u = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %e = tensor.dim %u, %c0 : tensor<?xf32>
  %v = tensor.cast %m : tensor<?x4xf32> to tensor<?x?xf32>
  %g = tensor.dim %v, %c0 : tensor<?x?xf32>
  %x = arith.constant 1.0 : f32
  %w = linalg.fill ins(%x : f32) outs(%m : tensor<?x4xf32>) -> tensor<?x4xf32>
  %h = tensor.dim %w, %c0 : tensor<?x4xf32>
  %ex = tensor.expand_shape %m [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %i = tensor.dim %ex, %c0 : tensor<?x2x4xf32>
  %co = tensor.collapse_shape %m [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %j = tensor.dim %co, %c0 : tensor<?xf32>
  return %d, %e, %g, %h, %i, %j : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @size_of_loop(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<?xf32>) -> index {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   return %[[DIM]] : index
// CHECK-NEXT: }
func.func @size_of_loop(%n: index, %t: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
    }
  }
  %d = tensor.dim %r, %c0 : tensor<?xf32>
  return %d : index
}
