// RUN: freehold-opt %s --loop-invariant-code-motion | FileCheck %s

// The buffer may be of another size.
// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?xi32>, %[[ARG2:.+]]: memref<?xi32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<?xi32> to memref<4xi32>
// CHECK-NEXT:     %[[SUBVIEW:.+]] = memref.subview %[[ARG1]][%[[ARG0]]] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1], offset: ?>>
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[CAST]][%[[C1]]] : memref<4xi32>
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[SUBVIEW]][%[[C1]]] : memref<2xi32, strided<[1], offset: ?>>
// CHECK-NEXT:     %[[V2:.+]] = arith.addi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:     memref.store %[[V2]], %[[ARG2]][%[[ARG3]]] : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cast(%n: index, %m: memref<?xi32>, %out: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %four = memref.cast %m : memref<?xi32> to memref<4xi32>
    %part = memref.subview %m[%n] [2] [1] : memref<?xi32> to memref<2xi32, strided<[1], offset: ?>>
    %x = memref.load %four[%c1] : memref<4xi32>
    %y = memref.load %part[%c1] : memref<2xi32, strided<[1], offset: ?>>
    %z = arith.addi %x, %y : i32
    memref.store %z, %out[%i] : memref<?xi32>
  }
  return
}

// These views exist of every buffer of the type.
// CHECK-LABEL: func.func @safe(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<8xi32>, %[[ARG2:.+]]: memref<?xi32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG1]] : memref<8xi32> to memref<?xi32>
// CHECK-NEXT:   %[[SUBVIEW:.+]] = memref.subview %[[ARG1]][6] [2] [1] : memref<8xi32> to memref<2xi32, strided<[1], offset: 6>>
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[CAST]][%[[C1]]] : memref<?xi32>
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[SUBVIEW]][%[[C1]]] : memref<2xi32, strided<[1], offset: 6>>
// CHECK-NEXT:     %[[V2:.+]] = arith.addi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:     memref.store %[[V2]], %[[ARG2]][%[[ARG3]]] : memref<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @safe(%n: index, %m: memref<8xi32>, %out: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %any = memref.cast %m : memref<8xi32> to memref<?xi32>
    %part = memref.subview %m[6] [2] [1] : memref<8xi32> to memref<2xi32, strided<[1], offset: 6>>
    %x = memref.load %any[%c1] : memref<?xi32>
    %y = memref.load %part[%c1] : memref<2xi32, strided<[1], offset: 6>>
    %z = arith.addi %x, %y : i32
    memref.store %z, %out[%i] : memref<?xi32>
  }
  return
}
