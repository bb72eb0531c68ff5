// RUN: freehold-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<()[s0, s1] -> (s0 + s1 + 1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
// CHECK-NEXT: #[[MAP4:.+]] = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-LABEL: func.func @views(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<2x4xf32, strided<[?, ?], offset: ?>>, memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]]] [%[[ARG1]]] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [2, 4] : memref<8xf32, strided<[?], offset: ?>> into memref<2x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<8xf32, strided<[?], offset: ?>> to memref<*xf32>
// CHECK-NEXT:   return %[[SUBVIEW]], %[[EXPAND_SHAPE]], %[[ARG0]] : memref<?xf32, strided<[?], offset: ?>>, memref<2x4xf32, strided<[?, ?], offset: ?>>, memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @views(%a: tensor<8xf32>, %i: index) -> (tensor<?xf32>, tensor<2x4xf32>, tensor<*xf32>) {
  %s = tensor.extract_slice %a[%i] [%i] [1] : tensor<8xf32> to tensor<?xf32>
  %e = tensor.expand_shape %a [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %u = tensor.cast %a : tensor<8xf32> to tensor<*xf32>
  return %s, %e, %u : tensor<?xf32>, tensor<2x4xf32>, tensor<*xf32>
}

// CHECK-LABEL: func.func @made(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32) -> (memref<2xf32>, memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C0]]] : memref<2xf32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[C1]]] : memref<2xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc(%[[ARG0]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC_0]] : memref<?xf32>)
// CHECK-NEXT:     (%[[INIT:.+]]: f32) {
// CHECK-NEXT:       %[[V0:.+]] = linalg.index 0 : index
// CHECK-NEXT:       linalg.yield %[[ARG1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc(%[[ARG0]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC_1]] : memref<?xf32>)
// CHECK-NEXT:     (%[[INIT]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST_2:.+]] = memref.cast %[[ALLOC_0]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST_3:.+]] = memref.cast %[[ALLOC_1]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]], %[[ALLOC_0]], %[[ALLOC_1]] : memref<2xf32>, memref<?xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @made(%i: index, %f: f32) -> (tensor<2xf32>, tensor<?xf32>, tensor<?xf32>) {
  %e = tensor.from_elements %f, %f : tensor<2xf32>
  %g = tensor.generate %i {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<?xf32>
  %s = tensor.splat %f[%i] : tensor<?xf32>
  return %e, %g, %s : tensor<2xf32>, tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> memref<?xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[DIM]], %[[ARG1]], %[[C1]]]
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_1:.+]] = memref.dim %[[ARG0]], %[[C0_0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP1]]()[%[[DIM_1]], %[[ARG1]]]
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[V1]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC]] : memref<?xf32>)
// CHECK-NEXT:     (%[[INIT:.+]]: f32) {
// CHECK-NEXT:       %[[V2:.+]] = linalg.index 0 : index
// CHECK-NEXT:       linalg.yield %[[ARG2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[C0_2:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_3:.+]] = memref.dim %[[ARG0]], %[[C0_2]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][%[[ARG1]]] [%[[DIM_3]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT: }
func.func @pad(%a: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %p = tensor.pad %a low[%n] high[1] {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}

// CHECK-LABEL: func.func @concat(
// CHECK-SAME: %[[ARG0:.+]]: memref<2xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: memref<3xf32, strided<[?], offset: ?>>) -> memref<5xf32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][0] [2] [1] : memref<5xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[ALLOC]][2] [3] [1] : memref<5xf32> to memref<3xf32, strided<[1], offset: 2>>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[SUBVIEW_0]] : memref<3xf32, strided<[?], offset: ?>> to memref<3xf32, strided<[1], offset: 2>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]] : memref<5xf32>
// CHECK-NEXT: }
func.func @concat(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<5xf32> {
  %r = tensor.concat dim(0) %a, %b : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// The size of each input is looked up where it comes from.
// CHECK-LABEL: func.func @concatOfCasts(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: memref<3xf32, strided<[?], offset: ?>>, %[[ARG2:.+]]: index) -> memref<?xf32> {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<3xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[ARG2]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_1:.+]] = memref.dim %[[CAST]], %[[C0_0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[C0_2:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_3:.+]] = memref.dim %[[ALLOC]], %[[C0_2]] : memref<?xf32>
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[DIM]], %[[DIM_1]], %[[DIM_3]]]
// CHECK-NEXT:   %[[ALLOC_4:.+]] = memref.alloc(%[[V0]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   %[[C0_5:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_6:.+]] = memref.dim %[[ALLOC_4]], %[[C0_5]] : memref<?xf32>
// CHECK-NEXT:   %[[C0_7:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_8:.+]] = memref.dim %[[ARG0]], %[[C0_7]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC_4]][0] [%[[DIM_8]]] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:   %[[C0_9:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[SUBVIEW_10:.+]] = memref.subview %[[ALLOC_4]][%[[DIM_8]]] [%[[C3]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   memref.copy %[[CAST]], %[[SUBVIEW_10]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP2]]()[%[[DIM_8]]]
// CHECK-NEXT:   %[[C0_11:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[SUBVIEW_12:.+]] = memref.subview %[[ALLOC_4]][%[[V1]]] [%[[ARG2]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[SUBVIEW_12]] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[V2:.+]] = affine.apply #[[MAP3]]()[%[[ARG2]], %[[DIM_8]]]
// CHECK-NEXT:   %[[CAST_13:.+]] = memref.cast %[[ALLOC_4]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC_4]] : memref<?xf32>
// CHECK-NEXT: }
func.func @concatOfCasts(%a: tensor<?xf32>, %b: tensor<3xf32>, %i: index) -> tensor<?xf32> {
  %0 = tensor.cast %b : tensor<3xf32> to tensor<?xf32>
  %1 = bufferization.alloc_tensor(%i) : tensor<?xf32>
  %r = tensor.concat dim(0) %a, %0, %1 : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// The copy is as large as the concatenation: of casts, their sources are asked.
// CHECK-LABEL: func.func @copyOfConcat(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: memref<3xf32, strided<[?], offset: ?>>, %[[ARG2:.+]]: f32) -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<3xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_1:.+]] = memref.dim %[[CAST]], %[[C0_0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP4]]()[%[[DIM]], %[[DIM_1]]]
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[V0]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   %[[C0_2:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_3:.+]] = memref.dim %[[ALLOC]], %[[C0_2]] : memref<?xf32>
// CHECK-NEXT:   %[[C0_4:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_5:.+]] = memref.dim %[[ARG0]], %[[C0_4]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][0] [%[[DIM_5]]] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:   %[[C0_6:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[SUBVIEW_7:.+]] = memref.subview %[[ALLOC]][%[[DIM_5]]] [%[[C3]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   memref.copy %[[CAST]], %[[SUBVIEW_7]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = affine.apply #[[MAP2]]()[%[[DIM_5]]]
// CHECK-NEXT:   %[[C0_8:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_9:.+]] = memref.dim %[[ARG0]], %[[C0_8]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[C0_10:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C3_11:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[V2:.+]] = affine.apply #[[MAP2]]()[%[[DIM_9]]]
// CHECK-NEXT:   %[[ALLOC_12:.+]] = memref.alloc(%[[V2]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG2]] : f32) outs(%[[ALLOC_12]] : memref<?xf32>)
// CHECK-NEXT:   %[[CAST_13:.+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST_14:.+]] = memref.cast %[[ALLOC_12]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]], %[[ALLOC_12]] : memref<?xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @copyOfConcat(%a: tensor<?xf32>, %b: tensor<3xf32>, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.cast %b : tensor<3xf32> to tensor<?xf32>
  %1 = tensor.concat dim(0) %a, %0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.fill ins(%f : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
  return %1, %r : tensor<?xf32>, tensor<?xf32>
}
