// RUN: freehold-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// How large a copy of a tensor is whose elements do not matter: as the operation that has made it says.

// CHECK: #[[MAP:.+]] = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<()[s0, s1] -> ((s0 * s1) * 4)>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #[[MAP4:.+]] = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #[[MAP5:.+]] = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #[[MAP6:.+]] = affine_map<(d0) -> (d0 * 2)>
// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: f32) -> (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[CAST]], %[[C0]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[CAST]], %[[C1]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[DIM]], %[[DIM_0]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG1]] : f32) outs(%[[ALLOC]] : memref<?x?xf32>)
// CHECK-NEXT:   %[[CAST_1:.+]] = memref.cast %[[ALLOC]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[ARG0]], %[[ALLOC]] : memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>
// CHECK-NEXT: }
func.func @cast(%a: tensor<?x4xf32>, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %a : tensor<?x4xf32> to tensor<?x?xf32>
  %r = linalg.fill ins(%f : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %r : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @collapse(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>, %[[ARG1:.+]]: f32) -> (memref<?x?xf32>, memref<?x?xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG0]], %[[C2]] : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[DIM]], %[[DIM_0]]) {alignment = 64 : i64} : memref<?x4x?xf32>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x4x?xf32>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ALLOC]] {{\[\[}}0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
// CHECK-NEXT:   %[[C0_1:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_2:.+]] = memref.dim %[[ARG0]], %[[C0_1]] : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[DIM_2]]]
// CHECK-NEXT:   %[[C2_3:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[DIM_4:.+]] = memref.dim %[[ARG0]], %[[C2_3]] : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP1]]()[%[[DIM_4]]]
// CHECK-NEXT:   %[[ALLOC_5:.+]] = memref.alloc(%[[V0]], %[[V1]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG1]] : f32) outs(%[[ALLOC_5]] : memref<?x?xf32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[COLLAPSE_SHAPE]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[CAST_6:.+]] = memref.cast %[[ALLOC_5]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]], %[[ALLOC_5]] : memref<?x?xf32>, memref<?x?xf32>
// CHECK-NEXT: }
func.func @collapse(%a: tensor<?x4x?xf32>, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %r = linalg.fill ins(%f : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %r : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @collapse2(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>, %[[ARG1:.+]]: f32) -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG0]], %[[C2]] : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[DIM]], %[[DIM_0]]) {alignment = 64 : i64} : memref<?x4x?xf32>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x4x?xf32>
// CHECK-NEXT:   %[[COLLAPSE_SHAPE:.+]] = memref.collapse_shape %[[ALLOC]] {{\[\[}}0, 1, 2]] : memref<?x4x?xf32> into memref<?xf32>
// CHECK-NEXT:   %[[C0_1:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_2:.+]] = memref.dim %[[ARG0]], %[[C0_1]] : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C2_3:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[DIM_4:.+]] = memref.dim %[[ARG0]], %[[C2_3]] : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP2]]()[%[[DIM_2]], %[[DIM_4]]]
// CHECK-NEXT:   %[[ALLOC_5:.+]] = memref.alloc(%[[V0]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG1]] : f32) outs(%[[ALLOC_5]] : memref<?xf32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[COLLAPSE_SHAPE]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST_6:.+]] = memref.cast %[[ALLOC_5]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[COLLAPSE_SHAPE]], %[[ALLOC_5]] : memref<?xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @collapse2(%a: tensor<?x4x?xf32>, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x4x?xf32> into tensor<?xf32>
  %r = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  return %0, %r : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @expand(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> (memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>, memref<?x4x?xf32>) {
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [%[[ARG1]], 4, %[[ARG2]]] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG1]], %[[ARG2]]) {alignment = 64 : i64} : memref<?x4x?xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG3]] : f32) outs(%[[ALLOC]] : memref<?x4x?xf32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<?x4x?xf32> to memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   return %[[EXPAND_SHAPE]], %[[ALLOC]] : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>, memref<?x4x?xf32>
// CHECK-NEXT: }
func.func @expand(%a: tensor<?x?xf32>, %l: index, %m: index, %f: f32) -> (tensor<?x4x?xf32>, tensor<?x4x?xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%l, 4, %m] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %r = linalg.fill ins(%f : f32) outs(%0 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
  return %0, %r : tensor<?x4x?xf32>, tensor<?x4x?xf32>
}

// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>) {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 0, %[[ARG2]]] [1, %[[ARG2]], %[[ARG1]]] [1, 1, 1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG2]], %[[ARG1]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG3]] : f32) outs(%[[ALLOC]] : memref<?x?xf32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]], %[[ALLOC]] : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>
// CHECK-NEXT: }
func.func @slice(%a: tensor<?x?x?xf32>, %l: index, %m: index, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.extract_slice %a[%l, 0, %m] [1, %m, %l] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  %r = linalg.fill ins(%f : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %r : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @slice1(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>) {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]], 0, %[[ARG2]]] [1, %[[ARG2]], 1] [1, 1, 1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG2]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG3]] : f32) outs(%[[ALLOC]] : memref<?xf32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[SUBVIEW]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>
// CHECK-NEXT: }
func.func @slice1(%a: tensor<?x?x?xf32>, %l: index, %m: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.extract_slice %a[%l, 0, %m] [1, %m, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?xf32>
  %r = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  return %0, %r : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: memref<?x4xf32, strided<[?, ?], offset: ?>>, %[[ARG2:.+]]: f32) -> (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32>) {
// CHECK-NEXT:   linalg.softmax dimension(1) ins(%[[ARG0]] : memref<?x4xf32, strided<[?, ?], offset: ?>>) outs(%[[ARG1]] : memref<?x4xf32, strided<[?, ?], offset: ?>>)
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?x4xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG2]] : f32) outs(%[[ALLOC]] : memref<?x4xf32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[ARG1]], %[[ALLOC]] : memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32>
// CHECK-NEXT: }
func.func @softmax(%a: tensor<?x4xf32>, %o: tensor<?x4xf32>, %f: f32) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<?x4xf32>) outs(%o : tensor<?x4xf32>) -> tensor<?x4xf32>
  %r = linalg.fill ins(%f : f32) outs(%0 : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0, %r : tensor<?x4xf32>, tensor<?x4xf32>
}

// CHECK-LABEL: func.func @concat0(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: memref<?x3xf32, strided<[?, ?], offset: ?>>, %[[ARG2:.+]]: f32) -> (memref<?x?xf32>, memref<?x?xf32>) {
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_1:.+]] = memref.dim %[[ARG1]], %[[C0_0]] : memref<?x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP3]]()[%[[DIM]], %[[DIM_1]]]
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[V0]], %[[C3]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:   %[[C0_2:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_3:.+]] = memref.dim %[[ALLOC]], %[[C0_2]] : memref<?x?xf32>
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_4:.+]] = memref.dim %[[ALLOC]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:   %[[C0_5:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_6:.+]] = memref.dim %[[ARG0]], %[[C0_5]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][0, 0] [%[[DIM_6]], %[[DIM_4]]] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:   %[[C0_7:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_8:.+]] = memref.dim %[[ARG1]], %[[C0_7]] : memref<?x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW_9:.+]] = memref.subview %[[ALLOC]][%[[DIM_6]], 0] [%[[DIM_8]], %[[DIM_4]]] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[SUBVIEW_9]] : memref<?x3xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP3]]()[%[[DIM_6]], %[[DIM_8]]]
// CHECK-NEXT:   %[[C3_10:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C0_11:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_12:.+]] = memref.dim %[[ARG0]], %[[C0_11]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C0_13:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_14:.+]] = memref.dim %[[ARG1]], %[[C0_13]] : memref<?x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[V2:.+]] = affine.apply #[[MAP3]]()[%[[DIM_12]], %[[DIM_14]]]
// CHECK-NEXT:   %[[ALLOC_15:.+]] = memref.alloc(%[[V2]], %[[C3_10]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG2]] : f32) outs(%[[ALLOC_15]] : memref<?x?xf32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[CAST_16:.+]] = memref.cast %[[ALLOC_15]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]], %[[ALLOC_15]] : memref<?x?xf32>, memref<?x?xf32>
// CHECK-NEXT: }
func.func @concat0(%a: tensor<?x?xf32>, %b: tensor<?x3xf32>, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x?xf32>, tensor<?x3xf32>) -> tensor<?x?xf32>
  %r = linalg.fill ins(%f : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %r : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @concat1(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: memref<?x3xf32, strided<[?, ?], offset: ?>>, %[[ARG2:.+]]: f32) -> (memref<?x?xf32>, memref<?x?xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP4]]()[%[[DIM_0]]]
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[DIM]], %[[V0]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:   %[[C0_2:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_3:.+]] = memref.dim %[[ALLOC]], %[[C0_2]] : memref<?x?xf32>
// CHECK-NEXT:   %[[C1_4:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_5:.+]] = memref.dim %[[ALLOC]], %[[C1_4]] : memref<?x?xf32>
// CHECK-NEXT:   %[[C1_6:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_7:.+]] = memref.dim %[[ARG0]], %[[C1_6]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][0, 0] [%[[DIM_3]], %[[DIM_7]]] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:   %[[SUBVIEW_8:.+]] = memref.subview %[[ALLOC]][0, %[[DIM_7]]] [%[[DIM_3]], 3] [1, 1] : memref<?x?xf32> to memref<?x3xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[SUBVIEW_8]] : memref<?x3xf32, strided<[?, ?], offset: ?>> to memref<?x3xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP4]]()[%[[DIM_7]]]
// CHECK-NEXT:   %[[C0_9:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_10:.+]] = memref.dim %[[ARG0]], %[[C0_9]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C1_11:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_12:.+]] = memref.dim %[[ARG0]], %[[C1_11]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C1_13:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3_14:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[V2:.+]] = affine.apply #[[MAP4]]()[%[[DIM_12]]]
// CHECK-NEXT:   %[[ALLOC_15:.+]] = memref.alloc(%[[DIM_10]], %[[V2]]) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG2]] : f32) outs(%[[ALLOC_15]] : memref<?x?xf32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[CAST_16:.+]] = memref.cast %[[ALLOC_15]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]], %[[ALLOC_15]] : memref<?x?xf32>, memref<?x?xf32>
// CHECK-NEXT: }
func.func @concat1(%a: tensor<?x?xf32>, %b: tensor<?x3xf32>, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.concat dim(1) %a, %b : (tensor<?x?xf32>, tensor<?x3xf32>) -> tensor<?x?xf32>
  %r = linalg.fill ins(%f : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %r : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func.func @concat2(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x2xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: memref<?x3xf32, strided<[?, ?], offset: ?>>, %[[ARG2:.+]]: f32) -> (memref<?x5xf32>, memref<?x5xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?x5xf32>
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_1:.+]] = memref.dim %[[ALLOC]], %[[C0_0]] : memref<?x5xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][0, 0] [%[[DIM_1]], 2] [1, 1] : memref<?x5xf32> to memref<?x2xf32, strided<[5, 1]>>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<?x2xf32, strided<[?, ?], offset: ?>> to memref<?x2xf32, strided<[5, 1]>>
// CHECK-NEXT:   %[[SUBVIEW_2:.+]] = memref.subview %[[ALLOC]][0, 2] [%[[DIM_1]], 3] [1, 1] : memref<?x5xf32> to memref<?x3xf32, strided<[5, 1], offset: 2>>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[SUBVIEW_2]] : memref<?x3xf32, strided<[?, ?], offset: ?>> to memref<?x3xf32, strided<[5, 1], offset: 2>>
// CHECK-NEXT:   %[[C0_3:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_4:.+]] = memref.dim %[[ARG0]], %[[C0_3]] : memref<?x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC_5:.+]] = memref.alloc(%[[DIM_4]]) {alignment = 64 : i64} : memref<?x5xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG2]] : f32) outs(%[[ALLOC_5]] : memref<?x5xf32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[CAST_6:.+]] = memref.cast %[[ALLOC_5]] : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]], %[[ALLOC_5]] : memref<?x5xf32>, memref<?x5xf32>
// CHECK-NEXT: }
func.func @concat2(%a: tensor<?x2xf32>, %b: tensor<?x3xf32>, %f: f32) -> (tensor<?x5xf32>, tensor<?x5xf32>) {
  %0 = tensor.concat dim(1) %a, %b : (tensor<?x2xf32>, tensor<?x3xf32>) -> tensor<?x5xf32>
  %r = linalg.fill ins(%f : f32) outs(%0 : tensor<?x5xf32>) -> tensor<?x5xf32>
  return %0, %r : tensor<?x5xf32>, tensor<?x5xf32>
}

// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG2:.+]]: f32) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>) {
// CHECK-NEXT:   linalg.reduce { arith.addf } ins(%[[ARG0]] : memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%[[ARG1]] : memref<?xf32, strided<[?], offset: ?>>) dimensions = [1] 
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C0_1:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_2:.+]] = memref.dim %[[ARG1]], %[[C0_1]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG2]] : f32) outs(%[[ALLOC]] : memref<?xf32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ARG1]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>
// CHECK-NEXT: }
func.func @reduce(%a: tensor<?x?xf32>, %o: tensor<?xf32>, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<?x?xf32>) outs(%o : tensor<?xf32>) dimensions = [1]
  %r = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  return %0, %r : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @insert_slice(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: memref<?x2xf32, strided<[?, ?], offset: ?>>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) -> (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32>) {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0, 0] [%[[ARG2]], 2] [1, 1] : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[SUBVIEW]] : memref<?x2xf32, strided<[?, ?], offset: ?>> to memref<?x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?x4xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG3]] : f32) outs(%[[ALLOC]] : memref<?x4xf32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[ARG0]], %[[ALLOC]] : memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32>
// CHECK-NEXT: }
func.func @insert_slice(%a: tensor<?x4xf32>, %b: tensor<?x2xf32>, %l: index, %f: f32) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %0 = tensor.insert_slice %b into %a[0, 0] [%l, 2] [1, 1] : tensor<?x2xf32> into tensor<?x4xf32>
  %r = linalg.fill ins(%f : f32) outs(%0 : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0, %r : tensor<?x4xf32>, tensor<?x4xf32>
}

// A size that is a constant becomes one of its own, and what it is computed by is put together anew.
// CHECK-LABEL: func.func @ofConstantSize(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: index) -> (memref<?xi32>, memref<?xi32>, memref<?xi32>) {
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[C5]]) {alignment = 64 : i64} : memref<?xi32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC]] : memref<?xi32>)
// CHECK-NEXT:     (%[[INIT:.+]]: i32) {
// CHECK-NEXT:       %[[V1:.+]] = linalg.index 0 : index
// CHECK-NEXT:       linalg.yield %[[ARG0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   linalg.generic {indexing_maps = [#[[MAP5]], #[[MAP5]]], iterator_types = ["parallel"]} ins(%[[ALLOC]] : memref<?xi32>) outs(%[[ALLOC]] : memref<?xi32>) {
// CHECK-NEXT:   ^bb0(%[[IN:.+]]: i32, %[[OUT:.+]]: i32):
// CHECK-NEXT:     linalg.yield %[[IN]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C5_1:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[ALLOC_2:.+]] = memref.alloc(%[[C5_1]]) {alignment = 64 : i64} : memref<?xi32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG0]] : i32) outs(%[[ALLOC_2]] : memref<?xi32>)
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP6]](%[[ARG1]])
// CHECK-NEXT:   %[[ALLOC_3:.+]] = memref.alloc(%[[V0]]) {alignment = 64 : i64} : memref<?xi32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC_3]] : memref<?xi32>)
// CHECK-NEXT:     (%[[INIT]]: i32) {
// CHECK-NEXT:       %[[V1:.+]] = linalg.index 0 : index
// CHECK-NEXT:       linalg.yield %[[ARG0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[C0_4:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_5:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C5_6:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[ALLOC_7:.+]] = memref.alloc(%[[C5_6]]) {alignment = 64 : i64} : memref<?xi32>
// CHECK-NEXT:   linalg.generic {indexing_maps = [#[[MAP5]], #[[MAP5]]], iterator_types = ["parallel"]} ins(%[[ALLOC_3]] : memref<?xi32>) outs(%[[ALLOC_7]] : memref<?xi32>) {
// CHECK-NEXT:   ^bb0(%[[IN:.+]]: i32, %[[OUT:.+]]: i32):
// CHECK-NEXT:     linalg.yield %[[IN]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   linalg.fill ins(%[[ARG0]] : i32) outs(%[[ALLOC_7]] : memref<?xi32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST_8:.+]] = memref.cast %[[ALLOC_2]] : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST_9:.+]] = memref.cast %[[ALLOC_7]] : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]], %[[ALLOC_2]], %[[ALLOC_7]] : memref<?xi32>, memref<?xi32>, memref<?xi32>
// CHECK-NEXT: }
func.func @ofConstantSize(%k: i32, %i: index) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) {
  %c5 = arith.constant 5 : index
  %g = tensor.generate %c5 {
  ^bb0(%x: index):
    tensor.yield %k : i32
  } : tensor<?xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%g : tensor<?xi32>) outs(%g : tensor<?xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<?xi32>
  %1 = linalg.fill ins(%k : i32) outs(%0 : tensor<?xi32>) -> tensor<?xi32>
  %s = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  %h = tensor.generate %s {
  ^bb0(%x: index):
    tensor.yield %k : i32
  } : tensor<?xi32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%h : tensor<?xi32>) outs(%0 : tensor<?xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<?xi32>
  %3 = linalg.fill ins(%k : i32) outs(%2 : tensor<?xi32>) -> tensor<?xi32>
  return %0, %1, %3 : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
}
