// RUN: freehold-opt %s --canonicalize | FileCheck %s

// Sizes that contradict one another make an operation undefined, but not invalid: a cast stays.
// CHECK-LABEL: func.func @buffers(
// CHECK-SAME: %[[ARG0:.+]]: memref<2xf32>, %[[ARG1:.+]]: memref<3xf32>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<3xf32> to memref<?xf32>
// CHECK-NEXT:   linalg.exp ins(%[[ARG0]] : memref<2xf32>) outs(%[[CAST]] : memref<?xf32>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @buffers(%a: memref<2xf32>, %b: memref<3xf32>) {
  %0 = memref.cast %a : memref<2xf32> to memref<?xf32>
  %1 = memref.cast %b : memref<3xf32> to memref<?xf32>
  linalg.exp ins(%0 : memref<?xf32>) outs(%1 : memref<?xf32>)
  return
}

// CHECK-LABEL: func.func @tensors(
// CHECK-SAME: %[[ARG0:.+]]: tensor<2xi8>, %[[ARG1:.+]]: tensor<3xi8>) -> tensor<?xi8> {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG1]] : tensor<3xi8> to tensor<?xi8>
// CHECK-NEXT:   %[[V0:.+]] = linalg.add ins(%[[ARG0]], %[[ARG0]] : tensor<2xi8>, tensor<2xi8>) outs(%[[CAST]] : tensor<?xi8>) -> tensor<?xi8>
// CHECK-NEXT:   return %[[V0]] : tensor<?xi8>
// CHECK-NEXT: }
func.func @tensors(%a: tensor<2xi8>, %b: tensor<3xi8>) -> tensor<?xi8> {
  %0 = tensor.cast %a : tensor<2xi8> to tensor<?xi8>
  %1 = tensor.cast %b : tensor<3xi8> to tensor<?xi8>
  %2 = linalg.add ins(%0, %0 : tensor<?xi8>, tensor<?xi8>) outs(%1 : tensor<?xi8>) -> tensor<?xi8>
  return %2 : tensor<?xi8>
}

// CHECK-LABEL: func.func @maps(
// CHECK-SAME: %[[ARG0:.+]]: memref<2xi8>, %[[ARG1:.+]]: memref<2xi8>, %[[ARG2:.+]]: memref<?xi8>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<2xi8> to memref<?xi8>
// CHECK-NEXT:   %[[CAST_0:.+]] = memref.cast %[[ARG1]] : memref<2xi8> to memref<?xi8>
// CHECK-NEXT:   linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%[[CAST]], %[[CAST_0]] : memref<?xi8>, memref<?xi8>) outs(%[[ARG2]] : memref<?xi8>)
// CHECK-NEXT:   linalg.map { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%[[CAST]], %[[CAST]] : memref<?xi8>, memref<?xi8>) outs(%[[CAST_0]] : memref<?xi8>)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @maps(%a: memref<2xi8>, %b: memref<2xi8>, %c: memref<?xi8>) {
  %0 = memref.cast %a : memref<2xi8> to memref<?xi8>
  %1 = memref.cast %b : memref<2xi8> to memref<?xi8>
  linalg.map { arith.addi } ins(%0, %1 : memref<?xi8>, memref<?xi8>) outs(%c : memref<?xi8>)
  linalg.map { arith.addi } ins(%0, %0 : memref<?xi8>, memref<?xi8>) outs(%1 : memref<?xi8>)
  return
}

// CHECK-LABEL: func.func @result(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xi8>, %[[ARG1:.+]]: tensor<2xi8>) -> tensor<3xi8> {
// CHECK-NEXT:   %[[CAST:.+]] = tensor.cast %[[ARG0]] : tensor<?xi8> to tensor<2xi8>
// CHECK-NEXT:   %[[V0:.+]] = linalg.add ins(%[[ARG1]], %[[ARG1]] : tensor<2xi8>, tensor<2xi8>) outs(%[[CAST]] : tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT:   %[[CAST_0:.+]] = tensor.cast %[[V0]] : tensor<2xi8> to tensor<?xi8>
// CHECK-NEXT:   %[[CAST_1:.+]] = tensor.cast %[[CAST_0]] : tensor<?xi8> to tensor<3xi8>
// CHECK-NEXT:   return %[[CAST_1]] : tensor<3xi8>
// CHECK-NEXT: }
func.func @result(%a: tensor<?xi8>, %b: tensor<2xi8>) -> tensor<3xi8> {
  %0 = tensor.cast %b : tensor<2xi8> to tensor<?xi8>
  %1 = linalg.add ins(%b, %b : tensor<2xi8>, tensor<2xi8>) outs(%a : tensor<?xi8>) -> tensor<?xi8>
  %2 = tensor.cast %1 : tensor<?xi8> to tensor<3xi8>
  return %2 : tensor<3xi8>
}
