// RUN: freehold-opt %s --convert-scf-to-cf | FileCheck %s

// The loop frees stack memory after each iteration; blocks do not.
// CHECK-LABEL: func.func private @use(memref<?xi32>)
func.func private @use(memref<?xi32>)
// CHECK-LABEL: func.func @static(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i32) {
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca() : memref<4xi32>
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb1(%[[C0]] : index)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: index):  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi slt, %[[V0]], %[[ARG0]] : index
// CHECK-NEXT:   cf.cond_br %[[V1]], ^bb2, ^bb5
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOCA]][%[[C0]]] : memref<4xi32>
// CHECK-NEXT:   %[[CAST:.+]] = memref.cast %[[ALLOCA]] : memref<4xi32> to memref<?xi32>
// CHECK-NEXT:   call @use(%[[CAST]]) : (memref<?xi32>) -> ()
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V0]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%n: index, %c: i1, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      %a = memref.alloca() : memref<4xi32>
      memref.store %v, %a[%c0] : memref<4xi32>
      %b = memref.cast %a : memref<4xi32> to memref<?xi32>
      func.call @use(%b) : (memref<?xi32>) -> ()
    }
  }
  return
}
// CHECK-LABEL: func.func @sized(
// CHECK-SAME: %[[ARG0:.+]]: index) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.maxsi %[[ARG0]], %[[C0]] : index
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca(%[[V0]]) : memref<?xi32>
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb1(%[[C0_0]] : index)
// CHECK-NEXT: ^bb1(%[[V1:.+]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi slt, %[[V1]], %[[ARG0]] : index
// CHECK-NEXT:   cf.cond_br %[[V2]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   call @use(%[[ALLOCA]]) : (memref<?xi32>) -> ()
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V1]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb1(%[[V3]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sized(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca(%n) : memref<?xi32>
    func.call @use(%a) : (memref<?xi32>) -> ()
  }
  return
}
// CHECK-LABEL: func.func @sizedInLoop(
// CHECK-SAME: %[[ARG0:.+]]: index) -> index {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb1(%[[C0]], %[[C0]] : index, index)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: index, %[[V1:.+]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi slt, %[[V0]], %[[ARG0]] : index
// CHECK-NEXT:   cf.cond_br %[[V2]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[V3:.+]] = memref.alloca_scope  -> (index) {
// CHECK-NEXT:     %[[ALLOCA:.+]] = memref.alloca(%[[V0]]) : memref<?xi32>
// CHECK-NEXT:     func.call @use(%[[ALLOCA]]) : (memref<?xi32>) -> ()
// CHECK-NEXT:     %[[V5:.+]] = arith.addi %[[V1]], %[[V0]] : index
// CHECK-NEXT:     memref.alloca_scope.return %[[V5]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V0]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb1(%[[V4]], %[[V3]] : index, index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   return %[[V1]] : index
// CHECK-NEXT: }
func.func @sizedInLoop(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (index) {
    %a = memref.alloca(%i) : memref<?xi32>
    func.call @use(%a) : (memref<?xi32>) -> ()
    %x = arith.addi %s, %i : index
    scf.yield %x : index
  }
  return %r : index
}
