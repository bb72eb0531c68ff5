// RUN: freehold-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// CHECK-LABEL: func.func private @unknown(memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
func.func private @unknown(tensor<4xf32>) -> tensor<4xf32>

// Callees are bufferized first; what they do to arguments is known.
// CHECK-LABEL: func.func private @reads(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func private @reads(%a: tensor<4xf32>, %i: index) -> f32 {
  %e = tensor.extract %a[%i] : tensor<4xf32>
  return %e : f32
}

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: index) -> (f32, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:   %[[V0:.+]] = call @reads(%[[ARG0]], %[[ARG1]]) : (memref<4xf32, strided<[?], offset: ?>>, index) -> f32
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = call @unknown(%[[CAST]]) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[ARG0]] : f32, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @calls(%a: tensor<4xf32>, %i: index) -> (f32, tensor<4xf32>, tensor<4xf32>) {
  %x = call @reads(%a, %i) : (tensor<4xf32>, index) -> f32
  %y = call @unknown(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %x, %y, %a : f32, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:.+]]: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2(%[[ARG2]] : memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb2(%[[ARG1]] : memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT: ^bb2(%[[V0:.+]]: memref<4xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @blocks(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2(%b : tensor<4xf32>)
^bb1:
  cf.br ^bb2(%a : tensor<4xf32>)
^bb2(%t: tensor<4xf32>):
  return %t : tensor<4xf32>
}

// CHECK-LABEL: func.func @linalg(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x4xf32, strided<[?, ?], offset: ?>>, %[[ARG1:.+]]: memref<4x4xf32, strided<[?, ?], offset: ?>>, %[[ARG2:.+]]: f32) -> memref<4x4xf32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG2]] : f32) outs(%[[ALLOC]] : memref<4x4xf32>)
// CHECK-NEXT:   linalg.matmul ins(%[[ARG0]], %[[ARG1]] : memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>) outs(%[[ALLOC]] : memref<4x4xf32>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]] : memref<4x4xf32>
// CHECK-NEXT: }
func.func @linalg(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %f: f32) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %z = linalg.fill ins(%f : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @vector(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[ARG1]]], %[[ARG2]] : memref<4xf32, strided<[?], offset: ?>>, vector<4xf32>
// CHECK-NEXT:   vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG1]]] : vector<4xf32>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ARG0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @vector(%a: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %v = vector.transfer_read %a[%i], %f : tensor<4xf32>, vector<4xf32>
  %r = vector.transfer_write %v, %a[%i] : vector<4xf32>, tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @materialize(
// CHECK-SAME: %[[ARG0:.+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: memref<4xf32>) {
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ARG1]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @materialize(%a: tensor<4xf32>, %m: memref<4xf32>) {
  bufferization.materialize_in_destination %a in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
