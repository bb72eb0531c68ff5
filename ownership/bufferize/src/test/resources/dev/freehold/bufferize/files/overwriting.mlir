// RUN: freehold-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// Operations that do not read their destination, but leave elements of it.

// A row of a matrix.
// CHECK: #[[MAP:.+]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0) -> (d0, 0)>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #[[MAP4:.+]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @lower_rank(
// CHECK-SAME: %[[ARG0:.+]]: i64, %[[ARG1:.+]]: vector<2xi64>) -> (i64, i64) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2x3xi64>
// CHECK-NEXT:   linalg.fill ins(%[[ARG0]] : i64) outs(%[[ALLOC]] : memref<2x3xi64>)
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2x3xi64>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2x3xi64> to memref<2x3xi64>
// CHECK-NEXT:   vector.transfer_write %[[ARG1]], %[[ALLOC_0]][%[[C0]], %[[C0]]] {in_bounds = [true]} : vector<2xi64>, memref<2x3xi64>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][%[[C0]], %[[C0]]] : memref<2x3xi64>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC_0]][%[[C1]], %[[C1]]] : memref<2x3xi64>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : i64, i64
// CHECK-NEXT: }
func.func @lower_rank(%v: i64, %x: vector<2xi64>) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<2x3xi64>
  %t = linalg.fill ins(%v : i64) outs(%e : tensor<2x3xi64>) -> tensor<2x3xi64>
  %w = vector.transfer_write %x, %t[%c0, %c0] {in_bounds = [true]} : vector<2xi64>, tensor<2x3xi64>
  %r = tensor.extract %t[%c0, %c0] : tensor<2x3xi64>
  %q = tensor.extract %w[%c1, %c1] : tensor<2x3xi64>
  return %r, %q : i64, i64
}

// All of it, with the dimensions exchanged: what was there is not copied.
// CHECK-LABEL: func.func @permuted(
// CHECK-SAME: %[[ARG0:.+]]: i64, %[[ARG1:.+]]: memref<2x3xi64, strided<[?, ?], offset: ?>>, %[[ARG2:.+]]: vector<3x2xi64>) -> (i64, memref<2x3xi64>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2x3xi64>
// CHECK-NEXT:   vector.transfer_write %[[ARG2]], %[[ALLOC]][%[[C0]], %[[C0]]] {in_bounds = [true, true], permutation_map = #[[MAP]]} : vector<3x2xi64>, memref<2x3xi64>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG1]][%[[C0]], %[[C0]]] : memref<2x3xi64, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<2x3xi64> to memref<2x3xi64, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[V0]], %[[ALLOC]] : i64, memref<2x3xi64>
// CHECK-NEXT: }
func.func @permuted(%v: i64, %t: tensor<2x3xi64>, %x: vector<3x2xi64>) -> (i64, tensor<2x3xi64>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %x, %t[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<3x2xi64>, tensor<2x3xi64>
  %r = tensor.extract %t[%c0, %c0] : tensor<2x3xi64>
  return %r, %w : i64, tensor<2x3xi64>
}

// As many elements in each dimension as the tensor has in another one.
// CHECK-LABEL: func.func @permuted_part(
// CHECK-SAME: %[[ARG0:.+]]: i64, %[[ARG1:.+]]: memref<2x3xi64, strided<[?, ?], offset: ?>>, %[[ARG2:.+]]: vector<2x3xi64>) -> (i64, memref<2x3xi64>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2x3xi64>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ALLOC]] : memref<2x3xi64, strided<[?, ?], offset: ?>> to memref<2x3xi64>
// CHECK-NEXT:   vector.transfer_write %[[ARG2]], %[[ALLOC]][%[[C0]], %[[C0]]] {permutation_map = #[[MAP]]} : vector<2x3xi64>, memref<2x3xi64>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ARG1]][%[[C0]], %[[C0]]] : memref<2x3xi64, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<2x3xi64> to memref<2x3xi64, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   return %[[V0]], %[[ALLOC]] : i64, memref<2x3xi64>
// CHECK-NEXT: }
func.func @permuted_part(%v: i64, %t: tensor<2x3xi64>, %x: vector<2x3xi64>) -> (i64, tensor<2x3xi64>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %x, %t[%c0, %c0] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x3xi64>, tensor<2x3xi64>
  %r = tensor.extract %t[%c0, %c0] : tensor<2x3xi64>
  return %r, %w : i64, tensor<2x3xi64>
}

// The first column of a matrix.
// CHECK-LABEL: func.func @column(
// CHECK-SAME: %[[ARG0:.+]]: i64) -> i64 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C5_I64:.+]] = arith.constant 5 : i64
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3x2xi64>
// CHECK-NEXT:   linalg.fill ins(%[[C5_I64]] : i64) outs(%[[ALLOC]] : memref<3x2xi64>)
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC_0]] : memref<3xi64>)
// CHECK-NEXT:     (%[[INIT:.+]]: i64) {
// CHECK-NEXT:       linalg.yield %[[ARG0]] : i64
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3x2xi64>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ALLOC_1]] : memref<3x2xi64> to memref<3x2xi64>
// CHECK-NEXT:   linalg.generic {indexing_maps = [#[[MAP1]], #[[MAP2]]], iterator_types = ["parallel"]} ins(%[[ALLOC_0]] : memref<3xi64>) outs(%[[ALLOC_1]] : memref<3x2xi64>) {
// CHECK-NEXT:   ^bb0(%[[IN:.+]]: i64, %[[OUT:.+]]: i64):
// CHECK-NEXT:     linalg.yield %[[IN]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][%[[C0]], %[[C0]]] : memref<3x2xi64>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC_1]][%[[C1]], %[[C1]]] : memref<3x2xi64>
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V0]], %[[V1]] : i64
// CHECK-NEXT:   return %[[V2]] : i64
// CHECK-NEXT: }
func.func @column(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i64
  %e = tensor.empty() : tensor<3x2xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3x2xi64>) -> tensor<3x2xi64>
  %x = tensor.splat %v : tensor<3xi64>
  %w = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0, 0)>], iterator_types = ["parallel"]} ins(%x : tensor<3xi64>) outs(%t : tensor<3x2xi64>) {
  ^bb0(%a: i64, %b: i64):
    linalg.yield %a : i64
  } -> tensor<3x2xi64>
  %r = tensor.extract %t[%c0, %c0] : tensor<3x2xi64>
  %q = tensor.extract %w[%c1, %c1] : tensor<3x2xi64>
  %s = arith.addi %r, %q : i64
  return %s : i64
}

// A reduction over nothing.
// CHECK-LABEL: func.func @no_iterations(
// CHECK-SAME: %[[ARG0:.+]]: i64) -> i64 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C5_I64:.+]] = arith.constant 5 : i64
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   linalg.fill ins(%[[C5_I64]] : i64) outs(%[[ALLOC]] : memref<3xi64>)
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3x0xi64>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC_0]] : memref<3x0xi64>)
// CHECK-NEXT:     (%[[INIT:.+]]: i64) {
// CHECK-NEXT:       linalg.yield %[[ARG0]] : i64
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ALLOC_1]] : memref<3xi64> to memref<3xi64>
// CHECK-NEXT:   linalg.generic {indexing_maps = [#[[MAP3]], #[[MAP4]]], iterator_types = ["parallel", "reduction"]} ins(%[[ALLOC_0]] : memref<3x0xi64>) outs(%[[ALLOC_1]] : memref<3xi64>) {
// CHECK-NEXT:   ^bb0(%[[IN:.+]]: i64, %[[OUT:.+]]: i64):
// CHECK-NEXT:     linalg.yield %[[IN]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC_1]][%[[C1]]] : memref<3xi64>
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V0]], %[[V1]] : i64
// CHECK-NEXT:   return %[[V2]] : i64
// CHECK-NEXT: }
func.func @no_iterations(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i64
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  %x = tensor.splat %v : tensor<3x0xi64>
  %w = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<3x0xi64>) outs(%t : tensor<3xi64>) {
  ^bb0(%a: i64, %b: i64):
    linalg.yield %a : i64
  } -> tensor<3xi64>
  %r = tensor.extract %t[%c0] : tensor<3xi64>
  %q = tensor.extract %w[%c1] : tensor<3xi64>
  %s = arith.addi %r, %q : i64
  return %s : i64
}

// A loop from the largest unsigned number to 1 has no iterations.
// CHECK-LABEL: func.func @unsigned_bounds(
// CHECK-SAME: %[[ARG0:.+]]: i64) -> i64 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C5_I64:.+]] = arith.constant 5 : i64
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   linalg.fill ins(%[[C5_I64]] : i64) outs(%[[ALLOC]] : memref<3xi64>)
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<3xi64> to memref<3xi64>
// CHECK-NEXT:   %[[V0:.+]] = scf.for unsigned %[[ARG1:.+]] = %[[C_1]] to %[[C1]] step %[[C1]] iter_args(%[[ARG2:.+]] = %[[ALLOC_0]]) -> (memref<3xi64>) {
// CHECK-NEXT:     linalg.fill ins(%[[ARG0]] : i64) outs(%[[ARG2]] : memref<3xi64>)
// CHECK-NEXT:     scf.yield %[[ARG2]] : memref<3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V2]], %[[V1]] : i64
// CHECK-NEXT:   return %[[V3]] : i64
// CHECK-NEXT: }
func.func @unsigned_bounds(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %cm = arith.constant -1 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i64
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  %r = scf.for unsigned %i = %cm to %c1 step %c1 iter_args(%a = %t) -> tensor<3xi64> {
    %f = linalg.fill ins(%v : i64) outs(%a : tensor<3xi64>) -> tensor<3xi64>
    scf.yield %f : tensor<3xi64>
  }
  %x = tensor.extract %t[%c0] : tensor<3xi64>
  %y = tensor.extract %r[%c0] : tensor<3xi64>
  %s = arith.addi %y, %x : i64
  return %s : i64
}

// The part that is inserted is as large as the whole: nothing is left, and no copy needed.
// CHECK-LABEL: func.func @whole_slice(
// CHECK-SAME: %[[ARG0:.+]]: memref<2xf32, strided<[?], offset: ?>>) -> memref<2xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   scf.forall (%[[ARG1:.+]]) in (1) {
// CHECK-NEXT:     linalg.fill ins(%[[CST]] : f32) outs(%[[ARG0]] : memref<2xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]]] [2] [1] : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[SUBVIEW]] : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ARG0]] : memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @whole_slice(%t: tensor<2xf32>) -> tensor<2xf32> {
  %z = arith.constant 0.0 : f32
  %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> (tensor<2xf32>) {
    %f = linalg.fill ins(%z : f32) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%i] [2] [1] : tensor<2xf32> into tensor<2xf32>
    }
  }
  return %r : tensor<2xf32>
}
