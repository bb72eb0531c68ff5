// RUN: freehold-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// What the results of a call may be, other than new tensors.

// Both results are one tensor: the write goes to a copy.
// CHECK-LABEL: memref.global "private" constant @__constant_3xi64 : memref<3xi64> = dense<[1, 2, 3]> {alignment = 64 : i64}
// CHECK-LABEL: func.func private @two(
// CHECK-SAME: %[[ARG0:.+]]: i64) -> (memref<2xi64>, memref<2xi64>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
// CHECK-NEXT:   linalg.fill ins(%[[ARG0]] : i64) outs(%[[ALLOC]] : memref<2xi64>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<2xi64> to memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST_0:.+]] = memref.cast %[[ALLOC]] : memref<2xi64> to memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ALLOC]], %[[ALLOC]] : memref<2xi64>, memref<2xi64>
// CHECK-NEXT: }
func.func private @two(%v: i64) -> (tensor<2xi64>, tensor<2xi64>) {
  %e = tensor.empty() : tensor<2xi64>
  %t = linalg.fill ins(%v : i64) outs(%e : tensor<2xi64>) -> tensor<2xi64>
  return %t, %t : tensor<2xi64>, tensor<2xi64>
}
// CHECK-LABEL: func.func @results_are_one(
// CHECK-SAME: %[[ARG0:.+]]: i64, %[[ARG1:.+]]: index) -> (i64, i64) {
// CHECK-NEXT:   %[[C0_I64:.+]] = arith.constant 0 : i64
// CHECK-NEXT:   %[[V0:.+]]:2 = call @two(%[[C0_I64]]) : (i64) -> (memref<2xi64>, memref<2xi64>)
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
// CHECK-NEXT:   memref.copy %[[V0]]#0, %[[ALLOC]] : memref<2xi64> to memref<2xi64>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[ARG1]]] : memref<2xi64>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#1[%[[ARG1]]] : memref<2xi64>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ALLOC]][%[[ARG1]]] : memref<2xi64>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : i64, i64
// CHECK-NEXT: }
func.func @results_are_one(%v: i64, %i: index) -> (i64, i64) {
  %z = arith.constant 0 : i64
  %0:2 = call @two(%z) : (i64) -> (tensor<2xi64>, tensor<2xi64>)
  %w = tensor.insert %v into %0#0[%i] : tensor<2xi64>
  %e = tensor.extract %0#1[%i] : tensor<2xi64>
  %g = tensor.extract %w[%i] : tensor<2xi64>
  return %e, %g : i64, i64
}

// The result is the argument, which has no elements, or another tensor, which has.
// CHECK-LABEL: func.func private @maybe(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<2xi64, strided<[?], offset: ?>>, %[[ARG2:.+]]: i64) -> memref<2xi64, strided<[?], offset: ?>> {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[ARG1]] : memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
// CHECK-NEXT:   linalg.fill ins(%[[ARG2]] : i64) outs(%[[ALLOC]] : memref<2xi64>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<2xi64> to memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func private @maybe(%c: i1, %t: tensor<2xi64>, %v: i64) -> tensor<2xi64> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %t : tensor<2xi64>
^bb2:
  %e = tensor.empty() : tensor<2xi64>
  %f = linalg.fill ins(%v : i64) outs(%e : tensor<2xi64>) -> tensor<2xi64>
  return %f : tensor<2xi64>
}
// CHECK-LABEL: func.func @maybe_argument(
// CHECK-SAME: %[[ARG0:.+]]: i64) -> (i64, i64) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<2xi64> to memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = call @maybe(%[[FALSE]], %[[CAST]], %[[ARG0]]) : (i1, memref<2xi64, strided<[?], offset: ?>>, i64) -> memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[C77_I64:.+]] = arith.constant 77 : i64
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<2xi64>
// CHECK-NEXT:   memref.copy %[[V0]], %[[ALLOC_0]] : memref<2xi64, strided<[?], offset: ?>> to memref<2xi64>
// CHECK-NEXT:   memref.store %[[C77_I64]], %[[ALLOC_0]][%[[C0]]] : memref<2xi64>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[C0]]] : memref<2xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ALLOC_0]][%[[C0]]] : memref<2xi64>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : i64, i64
// CHECK-NEXT: }
func.func @maybe_argument(%v: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %false = arith.constant false
  %e = tensor.empty() : tensor<2xi64>
  %0 = call @maybe(%false, %e, %v) : (i1, tensor<2xi64>, i64) -> tensor<2xi64>
  %z = arith.constant 77 : i64
  %w = tensor.insert %z into %0[%c0] : tensor<2xi64>
  %x = tensor.extract %0[%c0] : tensor<2xi64>
  %y = tensor.extract %w[%c0] : tensor<2xi64>
  return %x, %y : i64, i64
}

// A function that calls itself returns a constant: its caller writes to a copy.
// CHECK-LABEL: func.func private @constant(
// CHECK-SAME: %[[ARG0:.+]]: index) -> memref<3xi64, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = memref.get_global @__constant_3xi64 : memref<3xi64>
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi eq, %[[ARG0]], %[[C0]] : index
// CHECK-NEXT:   cf.cond_br %[[V1]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[V0]] : memref<3xi64> to memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]] : memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V2:.+]] = arith.subi %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:   %[[V3:.+]] = call @constant(%[[V2]]) : (index) -> memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V3]] : memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func private @constant(%n: index) -> tensor<3xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
  %c = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %k : tensor<3xi64>
^bb2:
  %m = arith.subi %n, %c1 : index
  %r = call @constant(%m) : (index) -> tensor<3xi64>
  return %r : tensor<3xi64>
}
// CHECK-LABEL: func.func @recursive_constant(
// CHECK-SAME: %[[ARG0:.+]]: i64) -> i64 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]] = call @constant(%[[C2]]) : (index) -> memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   memref.copy %[[V0]], %[[ALLOC]] : memref<3xi64, strided<[?], offset: ?>> to memref<3xi64>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:   %[[V2:.+]] = call @constant(%[[C2]]) : (index) -> memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V2]][%[[C0]]] : memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V4:.+]] = arith.subi %[[V1]], %[[V3]] : i64
// CHECK-NEXT:   return %[[V4]] : i64
// CHECK-NEXT: }
func.func @recursive_constant(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r = call @constant(%c2) : (index) -> tensor<3xi64>
  %w = tensor.insert %v into %r[%c0] : tensor<3xi64>
  %y = tensor.extract %w[%c0] : tensor<3xi64>
  %q = call @constant(%c2) : (index) -> tensor<3xi64>
  %x = tensor.extract %q[%c0] : tensor<3xi64>
  %s = arith.subi %y, %x : i64
  return %s : i64
}

// A function that calls itself returns one tensor twice.
// CHECK-LABEL: func.func private @twice(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C5_I64:.+]] = arith.constant 5 : i64
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[C0]] : index
// CHECK-NEXT:   cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   linalg.fill ins(%[[C5_I64]] : i64) outs(%[[ALLOC]] : memref<3xi64>)
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<3xi64> to memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[CAST_0:.+]] = memref.cast %[[ALLOC]] : memref<3xi64> to memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[CAST]], %[[CAST_0]] : memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:   %[[V2:.+]]:2 = call @twice(%[[V1]]) : (index) -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>)
// CHECK-NEXT:   return %[[V2]]#0, %[[V2]]#1 : memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func private @twice(%n: index) -> (tensor<3xi64>, tensor<3xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i64
  %c = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  return %t, %t : tensor<3xi64>, tensor<3xi64>
^bb2:
  %m = arith.subi %n, %c1 : index
  %r:2 = call @twice(%m) : (index) -> (tensor<3xi64>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<3xi64>, tensor<3xi64>
}
// CHECK-LABEL: func.func @recursive_twice(
// CHECK-SAME: %[[ARG0:.+]]: i64) -> i64 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]]:2 = call @twice(%[[C2]]) : (index) -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>)
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   memref.copy %[[V0]]#0, %[[ALLOC]] : memref<3xi64, strided<[?], offset: ?>> to memref<3xi64>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][%[[C0]]] : memref<3xi64>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]]#1[%[[C0]]] : memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V3:.+]] = arith.subi %[[V1]], %[[V2]] : i64
// CHECK-NEXT:   return %[[V3]] : i64
// CHECK-NEXT: }
func.func @recursive_twice(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r:2 = call @twice(%c2) : (index) -> (tensor<3xi64>, tensor<3xi64>)
  %w = tensor.insert %v into %r#0[%c0] : tensor<3xi64>
  %y = tensor.extract %w[%c0] : tensor<3xi64>
  %x = tensor.extract %r#1[%c0] : tensor<3xi64>
  %s = arith.subi %y, %x : i64
  return %s : i64
}

// An external function may return one buffer twice.
// CHECK-LABEL: func.func private @external() -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>)
func.func private @external() -> (tensor<3xi64>, tensor<3xi64>)
// CHECK-LABEL: func.func @external_results(
// CHECK-SAME: %[[ARG0:.+]]: i64, %[[ARG1:.+]]: index) -> (i64, i64) {
// CHECK-NEXT:   %[[V0:.+]]:2 = call @external() : () -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>)
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:   memref.copy %[[V0]]#0, %[[ALLOC]] : memref<3xi64, strided<[?], offset: ?>> to memref<3xi64>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[ARG1]]] : memref<3xi64>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#1[%[[ARG1]]] : memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ALLOC]][%[[ARG1]]] : memref<3xi64>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : i64, i64
// CHECK-NEXT: }
func.func @external_results(%v: i64, %i: index) -> (i64, i64) {
  %r:2 = call @external() : () -> (tensor<3xi64>, tensor<3xi64>)
  %w = tensor.insert %v into %r#0[%i] : tensor<3xi64>
  %x = tensor.extract %r#1[%i] : tensor<3xi64>
  %y = tensor.extract %w[%i] : tensor<3xi64>
  return %x, %y : i64, i64
}

// Two arguments that may be one buffer, and the result is always the second one: the first one is not the result.
// CHECK-LABEL: func.func private @second(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<3xi64, strided<[?], offset: ?>>, %[[ARG2:.+]]: memref<3xi64, strided<[?], offset: ?>>, %[[ARG3:.+]]: index) -> (memref<3xi64, strided<[?], offset: ?>>, i64) {
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[ARG3]]] : memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[ARG2]], %[[V1]] : memref<3xi64, strided<[?], offset: ?>>, i64
// CHECK-NEXT: }
func.func private @second(%c: i1, %a: tensor<3xi64>, %b: tensor<3xi64>, %i: index) -> (tensor<3xi64>, i64) {
  %s = arith.select %c, %a, %b : tensor<3xi64>
  %e = tensor.extract %s[%i] : tensor<3xi64>
  return %b, %e : tensor<3xi64>, i64
}
// CHECK-LABEL: func.func @equivalent(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<3xi64, strided<[?], offset: ?>>, %[[ARG2:.+]]: memref<3xi64, strided<[?], offset: ?>>, %[[ARG3:.+]]: index, %[[ARG4:.+]]: index) -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.for %[[ARG5:.+]] = %[[C0]] to %[[ARG4]] step %[[C1]] iter_args(%[[ARG6:.+]] = %[[ARG1]], %[[ARG7:.+]] = %[[ARG2]]) -> (memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi64>
// CHECK-NEXT:     memref.copy %[[ARG6]], %[[ALLOC]] : memref<3xi64, strided<[?], offset: ?>> to memref<3xi64>
// CHECK-NEXT:     %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<3xi64> to memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V1:.+]]:2 = func.call @second(%[[ARG0]], %[[CAST]], %[[ARG7]], %[[ARG3]]) : (i1, memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>, index) -> (memref<3xi64, strided<[?], offset: ?>>, i64)
// CHECK-NEXT:     memref.store %[[V1]]#1, %[[V1]]#0[%[[ARG3]]] : memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.yield %[[ARG6]], %[[V1]]#0 : memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : memref<3xi64, strided<[?], offset: ?>>, memref<3xi64, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @equivalent(%c: i1, %a: tensor<3xi64>, %b: tensor<3xi64>, %i: index, %n: index) -> (tensor<3xi64>, tensor<3xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %j = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (tensor<3xi64>, tensor<3xi64>) {
    %s:2 = func.call @second(%c, %x, %y, %i) : (i1, tensor<3xi64>, tensor<3xi64>, index) -> (tensor<3xi64>, i64)
    %w = tensor.insert %s#1 into %s#0[%i] : tensor<3xi64>
    scf.yield %x, %w : tensor<3xi64>, tensor<3xi64>
  }
  return %r#0, %r#1 : tensor<3xi64>, tensor<3xi64>
}
