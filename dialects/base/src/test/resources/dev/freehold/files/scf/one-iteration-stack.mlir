// RUN: freehold-opt %s --canonicalize | FileCheck %s

// The loop with one iteration is in a loop that frees nothing.
// CHECK-LABEL: func.func private @use(memref<4xi32>)
func.func private @use(memref<4xi32>)
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG1:.+]] = %[[C0]]) : (index) -> index {
// CHECK-NEXT:     %[[V1:.+]] = arith.cmpi ult, %[[ARG1]], %[[ARG0]] : index
// CHECK-NEXT:     scf.condition(%[[V1]]) %[[ARG1]] : index
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG1:.+]]: index):
// CHECK-NEXT:     scf.for %[[ARG2:.+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       %[[ALLOCA:.+]] = memref.alloca() : memref<4xi32>
// CHECK-NEXT:       func.call @use(%[[ALLOCA]]) : (memref<4xi32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%[[ARG2]]) in (1) {
// CHECK-NEXT:       %[[ALLOCA:.+]] = memref.alloca() : memref<4xi32>
// CHECK-NEXT:       func.call @use(%[[ALLOCA]]) : (memref<4xi32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG2]]) = (%[[C0]]) to (%[[C1]]) step (%[[C1]]) {
// CHECK-NEXT:       %[[ALLOCA:.+]] = memref.alloca() : memref<4xi32>
// CHECK-NEXT:       func.call @use(%[[ALLOCA]]) : (memref<4xi32>) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:.+]] = arith.addi %[[ARG1]], %[[C1]] : index
// CHECK-NEXT:     scf.yield %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %c = arith.cmpi ult, %i, %n : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    scf.for %k = %c0 to %c1 step %c1 {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
    scf.forall (%k) in (1) {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
    scf.parallel (%k) = (%c0) to (%c1) step (%c1) {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return
}
