// RUN: freehold-opt %s --scf-forall-to-parallel | FileCheck %s

// One parallel loop, without the attributes that are not its own.
// CHECK-LABEL: func.func private @use(index, index)
func.func private @use(index, index)
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?x4xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.parallel (%[[ARG2:.+]], %[[ARG3:.+]]) = (%[[C0]], %[[C0_0]]) to (%[[ARG0]], %[[C4]]) step (%[[C1]], %[[C1_1]]) {
// CHECK-NEXT:     func.call @use(%[[ARG2]], %[[ARG3]]) : (index, index) -> ()
// CHECK-NEXT:     %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:     scf.parallel (%[[ARG4:.+]]) = (%[[ARG2]]) to (%[[C8]]) step (%[[C2]]) {
// CHECK-NEXT:       func.call @use(%[[ARG4]], %[[ARG3]]) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%n: index, %m: memref<?x4xf32>) {
  scf.forall (%i, %j) in (%n, 4) {
    func.call @use(%i, %j) : (index, index) -> ()
    scf.forall (%k) = (%i) to (8) step (2) { func.call @use(%k, %j) : (index, index) -> () }
  } {foo = 3}
  return
}
// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.parallel (%[[ARG1:.+]]) = (%[[C0]]) to (%[[ARG0]]) step (%[[C1]]) {
// CHECK-NEXT:     func.call @use(%[[ARG1]], %[[ARG1]]) : (index, index) -> ()
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   scf.parallel (%[[ARG1]]) = (%[[C0_0]]) to (%[[C4]]) step (%[[C1_1]]) {
// CHECK-NEXT:     func.call @use(%[[ARG1]], %[[ARG1]]) : (index, index) -> ()
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @g(%n: index) {
  scf.forall (%i) in (%n) {
    func.call @use(%i, %i) : (index, index) -> ()
  } {bar}
  scf.forall (%i) in (4) {
    func.call @use(%i, %i) : (index, index) -> ()
  }
  return
}
