// RUN: freehold-opt %s "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops" | FileCheck %s

// Where the reference passes on buffers that another iteration, or somebody else, then writes to: copies are passed on, and constants are copied.

// A constant.
// CHECK-LABEL: memref.global "private" constant @__constant_3xf32_0 : memref<3xf32> = dense<1.000000e+00> {alignment = 64 : i64}
// CHECK-LABEL: memref.global "private" constant @__constant_3xf32 : memref<3xf32> = dense<2.000000e+00> {alignment = 64 : i64}
// CHECK-LABEL: func.func @constant(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC]] : memref<3xf32>)
// CHECK-NEXT:     (%[[INIT:.+]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ALLOC]]) -> (memref<3xf32>) {
// CHECK-NEXT:     %[[V2:.+]] = memref.get_global @__constant_3xf32 : memref<3xf32>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:     memref.copy %[[V2]], %[[ALLOC_0]] : memref<3xf32> to memref<3xf32>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]] : memref<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.store %[[ARG0]], %[[V0]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @constant(%f: f32, %n: index) -> f32 {
  %t = tensor.splat %f : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<3xf32> {
    %k = arith.constant dense<2.0> : tensor<3xf32>
    scf.yield %k : tensor<3xf32>
  }
  %w = tensor.insert %f into %r[%c0] : tensor<3xf32>
  %e = tensor.extract %w[%c0] : tensor<3xf32>
  return %e : f32
}

// A copy from outside: the second iteration writes to it, and the third reads it.
// CHECK-LABEL: func.func @copy(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> (f32, f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC]] : memref<3xf32>)
// CHECK-NEXT:     (%[[INIT:.+]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC_0]] : memref<8xf32>)
// CHECK-NEXT:     (%[[INIT]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ALLOC_0]][0] [3] [1] : memref<8xf32> to memref<3xf32, strided<[1]>>
// CHECK-NEXT:   %[[ALLOC_1:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:   memref.copy %[[SUBVIEW]], %[[ALLOC_1]] : memref<3xf32, strided<[1]>> to memref<3xf32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][%[[C0]]] : memref<8xf32>
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.for %[[ARG2:.+]] = %[[C0]] to %[[C3]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ALLOC]], %[[ARG4:.+]] = %[[CST]]) -> (memref<3xf32>, f32) {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ARG3]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:     %[[V2:.+]] = memref.load %[[ARG3]][%[[C1]]] : memref<3xf32>
// CHECK-NEXT:     %[[V3:.+]] = memref.load %[[ALLOC_1]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:     %[[V4:.+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:     %[[V5:.+]] = arith.addf %[[ARG4]], %[[V4]] : f32
// CHECK-NEXT:     %[[ALLOC_2:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC_1]], %[[ALLOC_2]] : memref<3xf32> to memref<3xf32>
// CHECK-NEXT:     scf.yield %[[ALLOC_2]], %[[V5]] : memref<3xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC_0]][%[[C0]]] : memref<8xf32>
// CHECK-NEXT:   return %[[V0]]#1, %[[V1]] : f32, f32
// CHECK-NEXT: }
func.func @copy(%f: f32, %g: f32) -> (f32, f32) {
  %t = tensor.splat %f : tensor<3xf32>
  %o = tensor.splat %g : tensor<8xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %s = tensor.extract_slice %o[0] [3] [1] : tensor<8xf32> to tensor<3xf32>
  %w = tensor.insert %f into %o[%c0] : tensor<8xf32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %t, %sum = %zero) -> (tensor<3xf32>, f32) {
    %x = tensor.insert %f into %a[%c0] : tensor<3xf32>
    %u = tensor.extract %x[%c1] : tensor<3xf32>
    %v = tensor.extract %s[%c0] : tensor<3xf32>
    %p = arith.addf %u, %v : f32
    %q = arith.addf %sum, %p : f32
    scf.yield %s, %q : tensor<3xf32>, f32
  }
  %e = tensor.extract %w[%c0] : tensor<8xf32>
  return %r#1, %e : f32, f32
}

// One buffer in two places.
// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC]] : memref<3xf32>)
// CHECK-NEXT:     (%[[INIT:.+]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC_0]] : memref<3xf32>)
// CHECK-NEXT:     (%[[INIT]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[V0:.+]]:3 = scf.for %[[ARG2:.+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ALLOC]], %[[ARG4:.+]] = %[[ALLOC_0]], %[[ARG5:.+]] = %[[CST]]) -> (memref<3xf32>, memref<3xf32>, f32) {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ARG3]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ARG3]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:     %[[V2:.+]] = memref.load %[[ARG4]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:     %[[V3:.+]] = arith.addf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:     %[[ALLOC_1:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:     linalg.fill ins(%[[ARG1]] : f32) outs(%[[ALLOC_1]] : memref<3xf32>)
// CHECK-NEXT:     %[[ALLOC_2:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC_1]], %[[ALLOC_2]] : memref<3xf32> to memref<3xf32>
// CHECK-NEXT:     scf.yield %[[ALLOC_1]], %[[ALLOC_2]], %[[V3]] : memref<3xf32>, memref<3xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#2 : f32
// CHECK-NEXT: }
func.func @twice(%f: f32, %g: f32) -> f32 {
  %t = tensor.splat %f : tensor<3xf32>
  %o = tensor.splat %g : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %r:3 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %t, %b = %o, %sum = %zero) -> (tensor<3xf32>, tensor<3xf32>, f32) {
    %x = tensor.insert %f into %a[%c0] : tensor<3xf32>
    %u = tensor.extract %x[%c0] : tensor<3xf32>
    %v = tensor.extract %b[%c0] : tensor<3xf32>
    %p = arith.addf %u, %v : f32
    %e = bufferization.alloc_tensor() : tensor<3xf32>
    %k = linalg.fill ins(%g : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
    scf.yield %k, %k, %p : tensor<3xf32>, tensor<3xf32>, f32
  }
  return %r#2 : f32
}

// A tensor from outside.
// CHECK-LABEL: func.func @back(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> (f32, f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC]] : memref<3xf32>)
// CHECK-NEXT:     (%[[INIT:.+]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC_0]] : memref<3xf32>)
// CHECK-NEXT:     (%[[INIT]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.while (%[[ARG2:.+]] = %[[ALLOC]], %[[ARG3:.+]] = %[[C0]]) : (memref<3xf32>, index) -> (memref<3xf32>, index) {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ARG2]][%[[ARG3]]] : memref<3xf32>
// CHECK-NEXT:     %[[V3:.+]] = arith.cmpi slt, %[[ARG3]], %[[C2]] : index
// CHECK-NEXT:     %[[ALLOC_1:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:     memref.copy %[[ARG2]], %[[ALLOC_1]] : memref<3xf32> to memref<3xf32>
// CHECK-NEXT:     scf.condition(%[[V3]]) %[[ALLOC_1]], %[[ARG3]] : memref<3xf32>, index
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: memref<3xf32>, %[[ARG3:.+]]: index):
// CHECK-NEXT:     %[[V3:.+]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:     %[[ALLOC_1:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[ALLOC_1]] : memref<3xf32> to memref<3xf32>
// CHECK-NEXT:     scf.yield %[[ALLOC_1]], %[[V3]] : memref<3xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[ALLOC_0]][%[[C1]]] : memref<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]]#0[%[[C0]]] : memref<3xf32>
// CHECK-NEXT:   return %[[V2]], %[[V1]] : f32, f32
// CHECK-NEXT: }
func.func @back(%f: f32, %g: f32) -> (f32, f32) {
  %t = tensor.splat %f : tensor<3xf32>
  %o = tensor.splat %g : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:2 = scf.while (%a = %t, %n = %c0) : (tensor<3xf32>, index) -> (tensor<3xf32>, index) {
    %x = tensor.insert %f into %a[%n] : tensor<3xf32>
    %c = arith.cmpi slt, %n, %c2 : index
    scf.condition(%c) %x, %n : tensor<3xf32>, index
  } do {
  ^bb0(%a: tensor<3xf32>, %n: index):
    %m = arith.addi %n, %c1 : index
    scf.yield %o, %m : tensor<3xf32>, index
  }
  %e = tensor.extract %o[%c1] : tensor<3xf32>
  %d = tensor.extract %r#0[%c0] : tensor<3xf32>
  return %d, %e : f32, f32
}

// Nobody writes to the constant.
// CHECK-LABEL: func.func @onlyRead(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC]] : memref<3xf32>)
// CHECK-NEXT:     (%[[INIT:.+]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ALLOC]]) -> (memref<3xf32>) {
// CHECK-NEXT:     %[[V2:.+]] = memref.get_global @__constant_3xf32 : memref<3xf32>
// CHECK-NEXT:     scf.yield %[[V2]] : memref<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @onlyRead(%f: f32, %n: index) -> f32 {
  %t = tensor.splat %f : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<3xf32> {
    %k = arith.constant dense<2.0> : tensor<3xf32>
    scf.yield %k : tensor<3xf32>
  }
  %e = tensor.extract %r[%c0] : tensor<3xf32>
  return %e : f32
}

// The inner loop carries what it gets to a write.
// CHECK-LABEL: func.func @writtenInside(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC]] : memref<3xf32>)
// CHECK-NEXT:     (%[[INIT:.+]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ALLOC]]) -> (memref<3xf32>) {
// CHECK-NEXT:     %[[V2:.+]] = scf.for %[[ARG4:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG5:.+]] = %[[ARG3]]) -> (memref<3xf32>) {
// CHECK-NEXT:       memref.store %[[ARG0]], %[[ARG5]][%[[ARG4]]] : memref<3xf32>
// CHECK-NEXT:       scf.yield %[[ARG5]] : memref<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:.+]] = memref.get_global @__constant_3xf32 : memref<3xf32>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:     memref.copy %[[V3]], %[[ALLOC_0]] : memref<3xf32> to memref<3xf32>
// CHECK-NEXT:     scf.yield %[[ALLOC_0]] : memref<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @writtenInside(%f: f32, %n: index) -> f32 {
  %t = tensor.splat %f : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<3xf32> {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> tensor<3xf32> {
      %x = tensor.insert %f into %b[%j] : tensor<3xf32>
      scf.yield %x : tensor<3xf32>
    }
    %k = arith.constant dense<2.0> : tensor<3xf32>
    scf.yield %k : tensor<3xf32>
  }
  %e = tensor.extract %r[%c0] : tensor<3xf32>
  return %e : f32
}

// CHECK-LABEL: func.func private @makesConstant() -> memref<3xf32> {
// CHECK-NEXT:   %[[V0:.+]] = memref.get_global @__constant_3xf32_0 : memref<3xf32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[V0]] : memref<3xf32> to memref<3xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   return %[[V0]] : memref<3xf32>
// CHECK-NEXT: }
func.func private @makesConstant() -> tensor<3xf32> {
  %k = arith.constant dense<1.0> : tensor<3xf32>
  return %k : tensor<3xf32>
}

// CHECK-LABEL: func.func @callsConstant(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = call @makesConstant() : () -> memref<3xf32>
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:   memref.copy %[[V0]], %[[ALLOC]] : memref<3xf32> to memref<3xf32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:   %[[V1:.+]] = call @makesConstant() : () -> memref<3xf32>
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V1]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:   %[[V3:.+]] = memref.load %[[ALLOC]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:   %[[V4:.+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:   return %[[V4]] : f32
// CHECK-NEXT: }
func.func @callsConstant(%f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %t = call @makesConstant() : () -> tensor<3xf32>
  %w = tensor.insert %f into %t[%c0] : tensor<3xf32>
  %u = call @makesConstant() : () -> tensor<3xf32>
  %e = tensor.extract %u[%c0] : tensor<3xf32>
  %x = tensor.extract %w[%c0] : tensor<3xf32>
  %s = arith.addf %e, %x : f32
  return %s : f32
}

// What an instance writes and does not insert is no element of the result.
// CHECK-LABEL: func.func @parallelInsertion(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC]] : memref<8xf32>)
// CHECK-NEXT:     (%[[INIT:.+]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC_0]] : memref<3xf32>)
// CHECK-NEXT:     (%[[INIT]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   scf.forall (%[[ARG2:.+]]) in (1) {
// CHECK-NEXT:     %[[ALLOC_1:.+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_1]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC_1]][%[[C0]]] : memref<8xf32>
// CHECK-NEXT:     %[[SUBVIEW:.+]] = memref.subview %[[ALLOC]][3] [3] [1] : memref<8xf32> to memref<3xf32, strided<[1], offset: 3>>
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[SUBVIEW]] : memref<3xf32> to memref<3xf32, strided<[1], offset: 3>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOC]][%[[C0]]] : memref<8xf32>
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @parallelInsertion(%f: f32, %g: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %t = tensor.splat %f : tensor<8xf32>
  %x = tensor.splat %g : tensor<3xf32>
  %r = scf.forall (%k) in (1) shared_outs(%q = %t) -> tensor<8xf32> {
    %w = tensor.insert %g into %q[%c0] : tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %q[3] [3] [1] : tensor<3xf32> into tensor<8xf32>
    }
  }
  %e = tensor.extract %r[%c0] : tensor<8xf32>
  return %e : f32
}

// The outer loop carries what the inner one results in to a write.
// CHECK-LABEL: func.func @writtenOutside(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: index) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:   linalg.map outs(%[[ALLOC]] : memref<3xf32>)
// CHECK-NEXT:     (%[[INIT:.+]]: f32) {
// CHECK-NEXT:       linalg.yield %[[ARG0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ALLOC]]) -> (memref<3xf32>) {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ARG3]][%[[ARG2]]] : memref<3xf32>
// CHECK-NEXT:     %[[V2:.+]] = scf.for %[[ARG4:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG5:.+]] = %[[ARG3]]) -> (memref<3xf32>) {
// CHECK-NEXT:       %[[V3:.+]] = memref.get_global @__constant_3xf32 : memref<3xf32>
// CHECK-NEXT:       %[[ALLOC_0:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:       memref.copy %[[V3]], %[[ALLOC_0]] : memref<3xf32> to memref<3xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC_0]] : memref<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[V2]] : memref<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]][%[[C0]]] : memref<3xf32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @writtenOutside(%f: f32, %n: index) -> f32 {
  %t = tensor.splat %f : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<3xf32> {
    %x = tensor.insert %f into %a[%i] : tensor<3xf32>
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%b = %x) -> tensor<3xf32> {
      %k = arith.constant dense<2.0> : tensor<3xf32>
      scf.yield %k : tensor<3xf32>
    }
    scf.yield %s : tensor<3xf32>
  }
  %e = tensor.extract %r[%c0] : tensor<3xf32>
  return %e : f32
}

// The caller may write to what it gets.
// CHECK-LABEL: func.func private @returnsPassedOn(
// CHECK-SAME: %[[ARG0:.+]]: memref<3xf32, strided<[?], offset: ?>>, %[[ARG1:.+]]: index) -> memref<3xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.for %[[ARG2:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG3:.+]] = %[[ARG0]]) -> (memref<3xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[V1:.+]] = memref.get_global @__constant_3xf32 : memref<3xf32>
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:     memref.copy %[[V1]], %[[ALLOC]] : memref<3xf32> to memref<3xf32>
// CHECK-NEXT:     %[[CAST:.+]] = memref.cast %[[ALLOC]] : memref<3xf32> to memref<3xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.yield %[[CAST]] : memref<3xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : memref<3xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func private @returnsPassedOn(%t: tensor<3xf32>, %n: index) -> tensor<3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<3xf32> {
    %k = arith.constant dense<2.0> : tensor<3xf32>
    scf.yield %k : tensor<3xf32>
  }
  return %r : tensor<3xf32>
}
