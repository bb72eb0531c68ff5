// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// -2^63 marks what is dynamic in static lists, so a constant of this value stays an operand. Negative sizes stay operands, too.

// CHECK-LABEL: func.func @slices(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: tensor<?xf32>) -> (memref<1xf32, strided<[?]>>, memref<?xf32, strided<[1], offset: ?>>, tensor<1xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[C_9223372036854775808:.+]] = arith.constant -9223372036854775808 : index
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][0] [1] [%[[C_9223372036854775808]]] : memref<?xf32> to memref<1xf32, strided<[?]>>
// CHECK-NEXT:   %[[SUBVIEW_0:.+]] = memref.subview %[[ARG0]][%[[C_9223372036854775808]]] [%[[C_9223372036854775808]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG1]][0] [1] [%[[C_9223372036854775808]]] : tensor<?xf32> to tensor<1xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.+]] = tensor.insert_slice %[[ARG1]] into %[[ARG1]][%[[C_9223372036854775808]]] [%[[C_9223372036854775808]]] [%[[C_9223372036854775808]]] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:   return %[[SUBVIEW]], %[[SUBVIEW_0]], %[[EXTRACTED_SLICE]], %[[INSERTED_SLICE]] : memref<1xf32, strided<[?]>>, memref<?xf32, strided<[1], offset: ?>>, tensor<1xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @slices(%m: memref<?xf32>, %t: tensor<?xf32>) -> (memref<1xf32, strided<[?]>>, memref<?xf32, strided<[1], offset: ?>>, tensor<1xf32>, tensor<?xf32>) {
  %k = arith.constant -9223372036854775808 : index
  %0 = memref.subview %m[0] [1] [%k] : memref<?xf32> to memref<1xf32, strided<[?]>>
  %1 = memref.subview %m[%k] [%k] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %2 = tensor.extract_slice %t[0] [1] [%k] : tensor<?xf32> to tensor<1xf32>
  %3 = tensor.insert_slice %t into %t[%k] [%k] [%k] : tensor<?xf32> into tensor<?xf32>
  return %0, %1, %2, %3 : memref<1xf32, strided<[?]>>, memref<?xf32, strided<[1], offset: ?>>, tensor<1xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[ARG0:.+]]: memref<8xf32>, %[[ARG1:.+]]: memref<?xf32>) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32>) {
// CHECK-NEXT:   %[[C_9223372036854775808:.+]] = arith.constant -9223372036854775808 : index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.+]] = memref.reinterpret_cast %[[ARG0]] to offset: [%[[C_9223372036854775808]]], sizes: [%[[C_9223372036854775808]]], strides: [%[[C_9223372036854775808]]] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:   %[[EXPAND_SHAPE:.+]] = memref.expand_shape %[[CAST]] {{\[\[}}0, 1]] output_shape [%[[C_9223372036854775808]], %[[C_9223372036854775808]]] : memref<?xf32> into memref<?x?xf32>
// CHECK-NEXT:   return %[[REINTERPRET_CAST]], %[[EXPAND_SHAPE]] : memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32>
// CHECK-NEXT: }
func.func @casts(%m: memref<8xf32>, %d: memref<?xf32>) -> (memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32>) {
  %k = arith.constant -9223372036854775808 : index
  %0 = memref.reinterpret_cast %m to offset: [%k], sizes: [%k], strides: [%k] : memref<8xf32> to memref<?xf32, strided<[?], offset: ?>>
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %1 = memref.expand_shape %c [[0, 1]] output_shape [%k, %k] : memref<?xf32> into memref<?x?xf32>
  return %0, %1 : memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32>
}

// CHECK-LABEL: func.func @view(
// CHECK-SAME: %[[ARG0:.+]]: memref<64xi8>) -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT:   %[[C_9223372036854775808:.+]] = arith.constant -9223372036854775808 : index
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[VIEW:.+]] = memref.view %[[ARG0]][%[[C_9223372036854775808]]][%[[C_9223372036854775808]]] : memref<64xi8> to memref<?xf32>
// CHECK-NEXT:   %[[VIEW_0:.+]] = memref.view %[[ARG0]][%[[C_9223372036854775808]]][%[[C_1]]] : memref<64xi8> to memref<?xf32>
// CHECK-NEXT:   return %[[VIEW]], %[[VIEW_0]] : memref<?xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @view(%b: memref<64xi8>) -> (memref<?xf32>, memref<?xf32>) {
  %k = arith.constant -9223372036854775808 : index
  %n = arith.constant -1 : index
  %0 = memref.view %b[%k][%k] : memref<64xi8> to memref<?xf32>
  %1 = memref.view %b[%k][%n] : memref<64xi8> to memref<?xf32>
  return %0, %1 : memref<?xf32>, memref<?xf32>
}

// CHECK-LABEL: func.func @loops(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[C_9223372036854775808:.+]] = arith.constant -9223372036854775808 : index
// CHECK-NEXT:   scf.forall (%[[ARG2:.+]], %[[ARG3:.+]]) = (%[[C_9223372036854775808]], %[[ARG0]]) to (%[[ARG0]], %[[ARG1]]) step (%[[ARG0]], %[[ARG0]]) {
// CHECK-NEXT:     "test.use"(%[[ARG2]], %[[ARG3]]) : (index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loops(%n: index, %m: index) {
  %k = arith.constant -9223372036854775808 : index
  scf.forall (%i, %j) = (%k, %n) to (%n, %m) step (%n, %n) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @padding(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>, %[[ARG1:.+]]: f32) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[C_9223372036854775808:.+]] = arith.constant -9223372036854775808 : index
// CHECK-NEXT:   %[[PADDED:.+]] = tensor.pad %[[ARG0]] low[%[[C_9223372036854775808]]] high[0] {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: index):
// CHECK-NEXT:     tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:   } : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[V0:.+]] = tensor.empty(%[[C_1]]) : tensor<?xf32>
// CHECK-NEXT:   %[[V1:.+]] = linalg.fill ins(%[[ARG1]] : f32) outs(%[[V0]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   return %[[PADDED]], %[[V1]] : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @padding(%t: tensor<8xf32>, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %k = arith.constant -9223372036854775808 : index
  %l = arith.constant -9 : index
  %0 = tensor.pad %t low[%k] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<8xf32> to tensor<?xf32>
  %filled = linalg.fill ins(%f : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.pad %filled low[%l] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<8xf32> to tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @expand(
// CHECK-SAME: %[[ARG0:.+]]: tensor<8xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[C_4:.+]] = arith.constant -4 : index
// CHECK-NEXT:   %[[C_2:.+]] = arith.constant -2 : index
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[EXPANDED:.+]] = tensor.expand_shape %[[CAST]] {{\[\[}}0, 1]] output_shape [%[[C_4]], %[[C_2]]] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:   return %[[EXPANDED]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @expand(%t: tensor<8xf32>) -> tensor<?x?xf32> {
  %k = arith.constant -4 : index
  %l = arith.constant -2 : index
  %c = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %0 = tensor.expand_shape %c [[0, 1]] output_shape [%k, %l] : tensor<?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @basis(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) -> (index, index, index, index, index) {
// CHECK-NEXT:   %[[C_9223372036854775808:.+]] = arith.constant -9223372036854775808 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]]:2 = affine.delinearize_index %[[ARG0]] into (%[[C_9223372036854775808]], %[[C0]]) : index, index
// CHECK-NEXT:   %[[V1:.+]] = affine.linearize_index [%[[ARG0]], %[[ARG1]]] by (%[[C_9223372036854775808]], %[[C_9223372036854775808]]) : index
// CHECK-NEXT:   %[[V2:.+]]:3 = affine.delinearize_index %[[ARG0]] into (4611686018427387904, 4611686018427387904, %[[ARG1]]) : index, index, index
// CHECK-NEXT:   %[[V3:.+]] = affine.linearize_index [%[[V2]]#0, %[[V2]]#1, %[[ARG1]]] by (4611686018427387904, 4611686018427387904, %[[ARG1]]) : index
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1, %[[V1]], %[[V2]]#2, %[[V3]] : index, index, index, index, index
// CHECK-NEXT: }
func.func @basis(%x: index, %y: index) -> (index, index, index, index, index) {
  %k = arith.constant -9223372036854775808 : index
  %z = arith.constant 0 : index
  %0:2 = affine.delinearize_index %x into (%k, %z) : index, index
  %1 = affine.linearize_index [%x, %y] by (%k, %k) : index
  %big = arith.constant 4611686018427387904 : index
  %2:3 = affine.delinearize_index %x into (%big, %big, %y) : index, index, index
  %3 = affine.linearize_index [%2#0, %2#1, %y] by (%big, %big, %y) : index
  return %0#0, %0#1, %1, %2#2, %3 : index, index, index, index, index
}
