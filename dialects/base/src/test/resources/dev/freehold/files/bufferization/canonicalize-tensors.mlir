// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<(d0) -> (d0 mod 2)>
// CHECK-LABEL: func.func @alloc_tensor_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<?xf32>) -> (tensor<?x2x?xf32>, tensor<?xf32>) {
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[V0:.+]] = bufferization.alloc_tensor(%[[ARG0]]) : tensor<4x2x?xf32>
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[V0]] : tensor<4x2x?xf32> to tensor<?x2x?xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.alloc_tensor(%[[C_1]]) : tensor<?xf32>
// CHECK-NEXT:   %[[V2:.+]] = bufferization.alloc_tensor() copy(%[[ARG1]]) : tensor<?xf32>
// CHECK-NEXT:   "test.use"(%[[V2]]) : (tensor<?xf32>) -> ()
// CHECK-NEXT:   return %[[CAST]], %[[V1]] : tensor<?x2x?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @alloc_tensor_with_constants(%n: index, %u: tensor<?xf32>) -> (tensor<?x2x?xf32>, tensor<?xf32>) {
  %c4 = arith.constant 4 : index
  %c-1 = arith.constant -1 : index
  %0 = bufferization.alloc_tensor(%c4, %n) : tensor<?x2x?xf32>
  %1 = bufferization.alloc_tensor(%c-1) : tensor<?xf32>
  %2 = bufferization.alloc_tensor() copy(%u) : tensor<?xf32>
  "test.use"(%2) : (tensor<?xf32>) -> ()
  return %0, %1 : tensor<?x2x?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @dim_of_alloc_tensor(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<?xf32>, %[[ARG2:.+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = bufferization.alloc_tensor(%[[ARG2]], %[[ARG0]]) : tensor<?x2x?xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.alloc_tensor() copy(%[[ARG1]]) : tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = tensor.dim %[[V0]], %[[ARG2]] : tensor<?x2x?xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[C2]], %[[DIM]], %[[DIM_0]] : index, index, index, index
// CHECK-NEXT: }
func.func @dim_of_alloc_tensor(%n: index, %u: tensor<?xf32>, %i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = bufferization.alloc_tensor(%i, %n) : tensor<?x2x?xf32>
  %1 = bufferization.alloc_tensor() copy(%u) : tensor<?xf32>
  %2 = tensor.dim %0, %c2 : tensor<?x2x?xf32>
  %3 = tensor.dim %0, %c1 : tensor<?x2x?xf32>
  %4 = tensor.dim %1, %c0 : tensor<?xf32>
  %5 = tensor.dim %0, %i : tensor<?x2x?xf32>
  return %2, %3, %4, %5 : index, index, index, index
}

// CHECK-LABEL: func.func @keep_dim_out_of_range(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<?xf32>) -> (index, index, index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[V0:.+]] = bufferization.alloc_tensor(%[[ARG0]]) : tensor<?xf32>
// CHECK-NEXT:   %[[DIM:.+]] = tensor.dim %[[V0]], %[[C1]] : tensor<?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = tensor.dim %[[V0]], %[[C_1]] : tensor<?xf32>
// CHECK-NEXT:   %[[DIM_1:.+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   return %[[DIM]], %[[DIM_0]], %[[DIM_1]] : index, index, index
// CHECK-NEXT: }
func.func @keep_dim_out_of_range(%n: index, %u: tensor<?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c-1 = arith.constant -1 : index
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %1 = tensor.dim %0, %c1 : tensor<?xf32>
  %2 = tensor.dim %0, %c-1 : tensor<?xf32>
  %3 = tensor.dim %u, %c0 : tensor<?xf32>
  return %1, %2, %3 : index, index, index
}

// CHECK-LABEL: func.func @to_buffer_of_to_tensor(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32>, %[[ARG1:.+]]: memref<4xf32, strided<[2], offset: 1>>, %[[ARG2:.+]]: memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<4xf32, strided<[2], offset: 1>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ALLOC]] : memref<4xf32, strided<[2], offset: 1>> to memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.copy %[[ARG2]], %[[ALLOC_0]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[CAST]], %[[ALLOC]], %[[ALLOC_0]] : memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>, memref<4xf32>
// CHECK-NEXT: }
func.func @to_buffer_of_to_tensor(%m: memref<4xf32>, %s: memref<4xf32, strided<[2], offset: 1>>, %d: memref<4xf32, strided<[?], offset: ?>>)
    -> (memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>, memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %same = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  %1 = bufferization.to_tensor %s : memref<4xf32, strided<[2], offset: 1>> to tensor<4xf32>
  %cast = bufferization.to_buffer %1 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %copied = bufferization.to_buffer %1 : tensor<4xf32> to memref<4xf32>
  %2 = bufferization.to_tensor %d : memref<4xf32, strided<[?], offset: ?>> to tensor<4xf32>
  %might_fail = bufferization.to_buffer %2 : tensor<4xf32> to memref<4xf32>
  return %same, %cast, %copied, %might_fail : memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>, memref<4xf32>
}

// CHECK-LABEL: func.func @to_buffer_with_another_stride(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32, strided<[?, 1]>>) -> memref<?x4xf32> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x4xf32, strided<[?, 1]>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[DIM]]) : memref<?x4xf32>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<?x4xf32, strided<[?, 1]>> to memref<?x4xf32>
// CHECK-NEXT:   return %[[ALLOC]] : memref<?x4xf32>
// CHECK-NEXT: }
func.func @to_buffer_with_another_stride(%m: memref<?x4xf32, strided<[?, 1]>>) -> memref<?x4xf32> {
  %0 = bufferization.to_tensor %m : memref<?x4xf32, strided<[?, 1]>> to tensor<?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

// CHECK-LABEL: func.func @to_buffer_in_another_memory_space(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x4xf32>) -> memref<?x4xf32, 1> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x4xf32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc(%[[DIM]]) : memref<?x4xf32, 1>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<?x4xf32> to memref<?x4xf32, 1>
// CHECK-NEXT:   return %[[ALLOC]] : memref<?x4xf32, 1>
// CHECK-NEXT: }
func.func @to_buffer_in_another_memory_space(%m: memref<?x4xf32>) -> memref<?x4xf32, 1> {
  %0 = bufferization.to_tensor %m : memref<?x4xf32> to tensor<?x4xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x4xf32> to memref<?x4xf32, 1>
  return %1 : memref<?x4xf32, 1>
}

// CHECK-LABEL: func.func @to_buffer_without_rank(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>, %[[ARG1:.+]]: memref<f32>) -> (memref<*xf32>, memref<*xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<f32> to memref<*xf32>
// CHECK-NEXT:   return %[[ARG0]], %[[CAST]] : memref<*xf32>, memref<*xf32>
// CHECK-NEXT: }
func.func @to_buffer_without_rank(%m: memref<*xf32>, %s: memref<f32>) -> (memref<*xf32>, memref<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  %2 = bufferization.to_tensor %s : memref<f32> to tensor<f32>
  %3 = bufferization.to_buffer %2 : tensor<f32> to memref<*xf32>
  return %1, %3 : memref<*xf32>, memref<*xf32>
}

// CHECK-LABEL: func.func @keep_to_buffer_with_rank_of_to_tensor_without(
// CHECK-SAME: %[[ARG0:.+]]: memref<*xf32>) -> memref<f32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_tensor %[[ARG0]] : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.to_buffer %[[V0]] : tensor<*xf32> to memref<f32>
// CHECK-NEXT:   return %[[V1]] : memref<f32>
// CHECK-NEXT: }
func.func @keep_to_buffer_with_rank_of_to_tensor_without(%m: memref<*xf32>) -> memref<f32> {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<f32>
  return %1 : memref<f32>
}

// CHECK-LABEL: func.func @to_buffer_of_layout_without_strides(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, #[[MAP]]>) -> memref<4xf32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<4xf32, #[[MAP]]> to memref<4xf32>
// CHECK-NEXT:   return %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT: }
func.func @to_buffer_of_layout_without_strides(%m: memref<4xf32, affine_map<(i) -> (i mod 2)>>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32, affine_map<(i) -> (i mod 2)>> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK-LABEL: func.func @to_tensor_of_to_buffer(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @to_tensor_of_to_buffer(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

// The buffer may be written to in between.
// CHECK-LABEL: func.func @keep_later_to_tensor_of_to_buffer(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_buffer %[[ARG0]] : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:   "test.write"(%[[V0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   %[[V1:.+]] = bufferization.to_tensor %[[V0]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:   return %[[V1]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @keep_later_to_tensor_of_to_buffer(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  "test.write"(%0) : (memref<4xf32>) -> ()
  %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @to_buffer_of_cast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<*xf32>) -> (memref<?xf32, strided<[?], offset: ?>>, memref<*xf32>, memref<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.to_buffer %[[ARG0]] read_only : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[V0]] : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.to_buffer %[[ARG0]] : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:   %[[CAST_0:.+]] = memref.cast %[[V1]] : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:   %[[CAST_1:.+]] = tensor.cast %[[ARG1]] : tensor<*xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = bufferization.to_buffer %[[CAST_1]] : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:   return %[[CAST]], %[[CAST_0]], %[[V2]] : memref<?xf32, strided<[?], offset: ?>>, memref<*xf32>, memref<4xf32>
// CHECK-NEXT: }
func.func @to_buffer_of_cast(%t: tensor<4xf32>, %u: tensor<*xf32>) -> (memref<?xf32, strided<[?], offset: ?>>, memref<*xf32>, memref<4xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 read_only : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %3 = bufferization.to_buffer %2 : tensor<*xf32> to memref<*xf32>
  %4 = tensor.cast %u : tensor<*xf32> to tensor<4xf32>
  %5 = bufferization.to_buffer %4 : tensor<4xf32> to memref<4xf32>
  return %1, %3, %5 : memref<?xf32, strided<[?], offset: ?>>, memref<*xf32>, memref<4xf32>
}

// CHECK-LABEL: func.func @load_from_to_buffer(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[EXTRACTED:.+]] = tensor.extract %[[ARG0]][%[[ARG1]]] : tensor<4xf32>
// CHECK-NEXT:   return %[[EXTRACTED]] : f32
// CHECK-NEXT: }
func.func @load_from_to_buffer(%t: tensor<4xf32>, %i: index) -> f32 {
  %0 = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @dim_of_to_tensor(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: index) -> index {
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[ARG1]] : memref<?xf32>
// CHECK-NEXT:   return %[[DIM]] : index
// CHECK-NEXT: }
func.func @dim_of_to_tensor(%m: memref<?xf32>, %i: index) -> index {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %i : tensor<?xf32>
  return %1 : index
}

// CHECK-LABEL: func.func @materialize_cast(
// CHECK-SAME: %[[ARG0:.+]]: tensor<4xf32>, %[[ARG1:.+]]: tensor<?xf32>, %[[ARG2:.+]]: memref<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %[[V0:.+]] = bufferization.materialize_in_destination %[[ARG0]] in %[[ARG1]] : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   bufferization.materialize_in_destination %[[ARG0]] in writable %[[ARG2]] : (tensor<4xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:   return %[[V0]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @materialize_cast(%t: tensor<4xf32>, %u: tensor<?xf32>, %m: memref<?xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = bufferization.materialize_in_destination %0 in %u : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %0 in writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  return %1 : tensor<?xf32>
}
