// RUN: freehold-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// Tensors that a third one connects are not in one buffer.

// The write is to %t, and %u is read, or what is written: no copy.
// CHECK-LABEL: memref.global "private" constant @__constant_3xi32 : memref<3xi32> = dense<[37, 8, 64]> {alignment = 64 : i64}
// CHECK-LABEL: func.func @one_of_two(
// CHECK-SAME: %[[ARG0:.+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> f32 {
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ARG0]][%[[ARG3]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = scf.index_switch %[[ARG3]] -> memref<5xf32, strided<[?], offset: ?>> 
// CHECK-NEXT:   case 0 {
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     scf.yield %[[ARG0]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[ARG3]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @one_of_two(%t: tensor<5xf32>, %u: tensor<5xf32>, %v: f32, %i: index) -> f32 {
  %b = tensor.insert %v into %t[%i] : tensor<5xf32>
  %6 = scf.index_switch %i -> tensor<5xf32>
  case 0 {
      scf.yield %u : tensor<5xf32>
  }
  default {
      scf.yield %b : tensor<5xf32>
  }
  %q = tensor.extract %6[%i] : tensor<5xf32>
  return %q : f32
}

// A write to the result of a switch, of which the operands are read later.
// CHECK-LABEL: func.func @written_result(
// CHECK-SAME: %[[ARG0:.+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> (f32, f32) {
// CHECK-NEXT:   %[[V0:.+]] = scf.index_switch %[[ARG3]] -> memref<5xf32, strided<[?], offset: ?>> 
// CHECK-NEXT:   case 0 {
// CHECK-NEXT:     scf.yield %[[ARG0]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:   memref.copy %[[V0]], %[[ALLOC]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][%[[ARG3]]] : memref<5xf32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC]][%[[ARG3]]] : memref<5xf32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : f32, f32
// CHECK-NEXT: }
func.func @written_result(%t: tensor<5xf32>, %u: tensor<5xf32>, %v: f32, %i: index) -> (f32, f32) {
  %6 = scf.index_switch %i -> tensor<5xf32>
  case 0 {
      scf.yield %t : tensor<5xf32>
  }
  default {
      scf.yield %u : tensor<5xf32>
  }
  %b = tensor.insert %v into %6[%i] : tensor<5xf32>
  %q = tensor.extract %b[%i] : tensor<5xf32>
  %r = tensor.extract %t[%i] : tensor<5xf32>
  return %q, %r : f32, f32
}

// What is written in place is never the constant.
// CHECK-LABEL: func.func @constant_or_written(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xi32>
// CHECK-NEXT:   linalg.fill ins(%[[ARG1]] : i32) outs(%[[ALLOC]] : memref<3xi32>)
// CHECK-NEXT:   %[[V0:.+]] = scf.index_switch %[[ARG0]] -> memref<3xi32> 
// CHECK-NEXT:   case 1 {
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC]] : memref<3xi32> to memref<3xi32>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.get_global @__constant_3xi32 : memref<3xi32>
// CHECK-NEXT:   %[[V2:.+]] = scf.index_switch %[[ARG0]] -> memref<3xi32> 
// CHECK-NEXT:   case 1 {
// CHECK-NEXT:     scf.yield %[[V0]] : memref<3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     scf.yield %[[V1]] : memref<3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[V2]][%[[C0]]] : memref<3xi32>
// CHECK-NEXT:   return %[[V3]] : i32
// CHECK-NEXT: }
func.func @constant_or_written(%k: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<3xi32>
  %0 = linalg.fill ins(%v : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %1 = scf.index_switch %k -> tensor<3xi32>
  case 1 {
    %3 = bufferization.materialize_in_destination %0 in %0 : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    scf.yield %3 : tensor<3xi32>
  }
  default {
    scf.yield %0 : tensor<3xi32>
  }
  %cst = arith.constant dense<[37, 8, 64]> : tensor<3xi32>
  %2 = scf.index_switch %k -> tensor<3xi32>
  case 1 {
    scf.yield %1 : tensor<3xi32>
  }
  default {
    scf.yield %cst : tensor<3xi32>
  }
  %x = tensor.extract %2[%c0] : tensor<3xi32>
  return %x : i32
}

// The write is to the buffer that is read later, if the condition says so.
// CHECK-LABEL: func.func @same_buffer(
// CHECK-SAME: %[[ARG0:.+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index, %[[ARG4:.+]]: i1) -> (f32, f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ALLOC]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG4]], %[[CAST]], %[[ARG1]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V0]][%[[ARG3]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[ARG3]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : f32, f32
// CHECK-NEXT: }
func.func @same_buffer(%t: tensor<5xf32>, %u: tensor<5xf32>, %v: f32, %i: index, %c: i1) -> (f32, f32) {
  %s = arith.select %c, %t, %u : tensor<5xf32>
  %b = tensor.insert %v into %s[%i] : tensor<5xf32>
  %q = tensor.extract %b[%i] : tensor<5xf32>
  %r = tensor.extract %t[%i] : tensor<5xf32>
  return %q, %r : f32, f32
}

// In place, the second write would make one buffer of what the first one has been told apart by: it gets a copy.
// CHECK-LABEL: func.func @later_decision(
// CHECK-SAME: %[[ARG0:.+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index, %[[ARG4:.+]]: i1) -> (f32, f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ALLOC]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG4]], %[[ARG0]], %[[CAST]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V0]][%[[ARG3]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG4]], %[[ARG1]], %[[V0]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V1]][%[[ARG3]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[ARG1]][%[[ARG3]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V2]], %[[V3]] : f32, f32
// CHECK-NEXT: }
func.func @later_decision(%t: tensor<5xf32>, %u: tensor<5xf32>, %v: f32, %i: index, %c: i1) -> (f32, f32) {
  %a = arith.select %c, %t, %u : tensor<5xf32>
  %b = tensor.insert %v into %a[%i] : tensor<5xf32>
  %s = arith.select %c, %u, %b : tensor<5xf32>
  %q = tensor.extract %s[%i] : tensor<5xf32>
  %r = tensor.extract %u[%i] : tensor<5xf32>
  return %q, %r : f32, f32
}
