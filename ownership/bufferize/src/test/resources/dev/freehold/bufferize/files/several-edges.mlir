// RUN: freehold-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// Two edges lead to one block, so its arguments get layouts that fit both.
// CHECK-LABEL: func.func @several_edges(
// CHECK-SAME: %[[ARG0:.+]]: memref<3xi64, strided<[?], offset: ?>>, %[[ARG1:.+]]: i64, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: index) -> i64 {
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][%[[ARG3]]] : memref<3xi64>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<3xi64> to memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   cf.switch %[[ARG2]] : i32, [
// CHECK-NEXT:     default: ^bb1(%[[ARG0]], %[[ALLOC]] : memref<3xi64, strided<[?], offset: ?>>, memref<3xi64>),
// CHECK-NEXT:     1: ^bb1(%[[CAST]], %[[ALLOC]] : memref<3xi64, strided<[?], offset: ?>>, memref<3xi64>),
// CHECK-NEXT:     2: ^bb2(%[[ALLOC]] : memref<3xi64>)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1(%[[V0:.+]]: memref<3xi64, strided<[?], offset: ?>>, %[[V1:.+]]: memref<3xi64>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][%[[ARG3]]] : memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V1]][%[[ARG3]]] : memref<3xi64>
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V2]], %[[V3]] : i64
// CHECK-NEXT:   cf.br ^bb3(%[[V4]] : i64)
// CHECK-NEXT: ^bb2(%[[V5:.+]]: memref<3xi64>):  // pred: ^bb0
// CHECK-NEXT:   %[[V6:.+]] = memref.load %[[V5]][%[[ARG3]]] : memref<3xi64>
// CHECK-NEXT:   cf.br ^bb3(%[[V6]] : i64)
// CHECK-NEXT: ^bb3(%[[V7:.+]]: i64):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[V7]] : i64
// CHECK-NEXT: }
func.func @several_edges(%t: tensor<3xi64>, %v: i64, %i: i32, %p: index) -> i64 {
  %a = tensor.insert %v into %t[%p] : tensor<3xi64>
  %b = bufferization.alloc_tensor() : tensor<3xi64>
  %c = tensor.insert %v into %b[%p] : tensor<3xi64>
  cf.switch %i : i32, [
    default: ^bb1(%a, %c : tensor<3xi64>, tensor<3xi64>),
    1: ^bb1(%c, %c : tensor<3xi64>, tensor<3xi64>),
    2: ^bb2(%c : tensor<3xi64>)
  ]
^bb1(%x: tensor<3xi64>, %y: tensor<3xi64>):
  %e = tensor.extract %x[%p] : tensor<3xi64>
  %f = tensor.extract %y[%p] : tensor<3xi64>
  %s = arith.addi %e, %f : i64
  cf.br ^bb3(%s : i64)
^bb2(%z: tensor<3xi64>):
  %g = tensor.extract %z[%p] : tensor<3xi64>
  cf.br ^bb3(%g : i64)
^bb3(%r: i64):
  return %r : i64
}
