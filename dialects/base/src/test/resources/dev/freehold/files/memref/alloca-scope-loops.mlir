// RUN: freehold-opt %s --canonicalize | FileCheck %s

// The loop may use the memory of several iterations at once: it does not become one.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: memref<4xi32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca() : memref<4xi32>
// CHECK-NEXT:   scf.if %[[ARG1]] {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       %[[V0:.+]]:2 = scf.while (%[[ARG3:.+]] = %[[C0]], %[[ARG4:.+]] = %[[ALLOCA]]) : (index, memref<4xi32>) -> (index, memref<4xi32>) {
// CHECK-NEXT:         %[[V1:.+]] = arith.cmpi ult, %[[ARG3]], %[[ARG0]] : index
// CHECK-NEXT:         scf.condition(%[[V1]]) %[[ARG3]], %[[ARG4]] : index, memref<4xi32>
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%[[ARG3:.+]]: index, %[[ARG4:.+]]: memref<4xi32>):
// CHECK-NEXT:         %[[ALLOCA_0:.+]] = memref.alloca() : memref<4xi32>
// CHECK-NEXT:         memref.copy %[[ARG4]], %[[ALLOCA_0]] : memref<4xi32> to memref<4xi32>
// CHECK-NEXT:         %[[V1:.+]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:         scf.yield %[[V1]], %[[ALLOCA_0]] : index, memref<4xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.copy %[[V0]]#1, %[[ARG2]] : memref<4xi32> to memref<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%n: index, %c: i1, %out: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
    memref.alloca_scope {
      %first = memref.alloca() : memref<4xi32>
      %r:2 = scf.while (%i = %c0, %before = %first) : (index, memref<4xi32>) -> (index, memref<4xi32>) {
        %more = arith.cmpi ult, %i, %n : index
        scf.condition(%more) %i, %before : index, memref<4xi32>
      } do {
      ^bb0(%i: index, %before: memref<4xi32>):
        %next = memref.alloca() : memref<4xi32>
        memref.copy %before, %next : memref<4xi32> to memref<4xi32>
        %j = arith.addi %i, %c1 : index
        scf.yield %j, %next : index, memref<4xi32>
      }
      memref.copy %r#1, %out : memref<4xi32> to memref<4xi32>
    }
  }
  return
}
