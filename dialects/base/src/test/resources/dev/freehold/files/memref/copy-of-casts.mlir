// RUN: freehold-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @contradicting(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<2xi8>, %[[ARG2:.+]]: memref<3xi8>) {
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG2]] : memref<3xi8> to memref<?xi8>
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[CAST]] : memref<2xi8> to memref<?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @contradicting(%c: i1, %m: memref<2xi8>, %n: memref<3xi8>) {
  %0 = memref.cast %m : memref<2xi8> to memref<?xi8>
  %1 = memref.cast %n : memref<3xi8> to memref<?xi8>
  scf.if %c {
    memref.copy %0, %1 : memref<?xi8> to memref<?xi8>
  }
  return
}

// CHECK-LABEL: func.func @agreeing(
// CHECK-SAME: %[[ARG0:.+]]: memref<2xi8>, %[[ARG1:.+]]: memref<2xi8>) {
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[ARG1]] : memref<2xi8> to memref<2xi8>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @agreeing(%m: memref<2xi8>, %n: memref<2xi8>) {
  %0 = memref.cast %m : memref<2xi8> to memref<?xi8>
  %1 = memref.cast %n : memref<2xi8> to memref<?xi8>
  memref.copy %0, %1 : memref<?xi8> to memref<?xi8>
  return
}
