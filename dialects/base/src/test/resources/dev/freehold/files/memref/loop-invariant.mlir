// RUN: freehold-opt %s -loop-invariant-code-motion -allow-unregistered-dialect | FileCheck %s

// A size is known before the loop if its dimension is in range: asking for another is undefined.
// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: memref<*xf32>, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[C0]] to %[[ARG3]] step %[[C1]] {
// CHECK-NEXT:     %[[DIM_0:.+]] = memref.dim %[[ARG0]], %[[C2]] : memref<?x?xf32>
// CHECK-NEXT:     %[[DIM_1:.+]] = memref.dim %[[ARG0]], %[[ARG2]] : memref<?x?xf32>
// CHECK-NEXT:     %[[DIM_2:.+]] = memref.dim %[[ARG1]], %[[C1]] : memref<*xf32>
// CHECK-NEXT:     "test.use"(%[[DIM]], %[[DIM_0]], %[[DIM_1]], %[[DIM_2]]) : (index, index, index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sizes(%m: memref<?x?xf32>, %u: memref<*xf32>, %d: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %in_range = memref.dim %m, %c1 : memref<?x?xf32>
    %out_of_range = memref.dim %m, %c2 : memref<?x?xf32>
    %unknown = memref.dim %m, %d : memref<?x?xf32>
    %without_rank = memref.dim %u, %c1 : memref<*xf32>
    "test.use"(%in_range, %out_of_range, %unknown, %without_rank) : (index, index, index, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @views(
// CHECK-SAME: %[[ARG0:.+]]: memref<16xf32>, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ARG0]] : memref<16xf32> to memref<?xf32>
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG2]] step %[[C1]] {
// CHECK-NEXT:     %[[SUBVIEW:.+]] = memref.subview %[[ARG0]][%[[ARG1]]] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_0:.+]] = memref.subview %[[ARG0]][%[[ARG3]]] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     "test.use"(%[[SUBVIEW]], %[[SUBVIEW_0]], %[[CAST]]) : (memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>, memref<?xf32>) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @views(%m: memref<16xf32>, %j: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.subview %m[%j] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    %1 = memref.subview %m[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    %2 = memref.cast %m : memref<16xf32> to memref<?xf32>
    "test.use"(%0, %1, %2) : (memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>, memref<?xf32>) -> ()
  }
  return
}
