// RUN: freehold-opt %s --inline | FileCheck %s

// The function frees its stack memory when it returns; the loops of the caller free nothing.
// CHECK-LABEL: func.func private @use(memref<256xi32>)
func.func private @use(memref<256xi32>)
func.func private @callee(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<256xi32>
  func.call @use(%a) : (memref<256xi32>) -> ()
  memref.store %v, %a[%c0] : memref<256xi32>
  %x = memref.load %a[%c0] : memref<256xi32>
  return %x : i32
}
// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca() : memref<256xi32>
// CHECK-NEXT:   cf.br ^bb1(%[[C0]] : index)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ult, %[[V0]], %[[ARG0]] : index
// CHECK-NEXT:   cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   call @use(%[[ALLOCA]]) : (memref<256xi32>) -> ()
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOCA]][%[[C0]]] : memref<256xi32>
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V0]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @blocks(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^a(%c0 : index)
^a(%i: index):
  %c = arith.cmpi ult, %i, %n : index
  cf.cond_br %c, ^b, ^d
^b:
  %r = func.call @callee(%v) : (i32) -> i32
  %j = arith.addi %i, %c1 : index
  cf.br ^a(%j : index)
^d:
  return %v : i32
}
// CHECK-LABEL: func.func @while(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca() : memref<256xi32>
// CHECK-NEXT:   %[[V0:.+]] = scf.while (%[[ARG2:.+]] = %[[C0]]) : (index) -> index {
// CHECK-NEXT:     %[[V1:.+]] = arith.cmpi ult, %[[ARG2]], %[[ARG0]] : index
// CHECK-NEXT:     scf.condition(%[[V1]]) %[[ARG2]] : index
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: index):
// CHECK-NEXT:     func.call @use(%[[ALLOCA]]) : (memref<256xi32>) -> ()
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOCA]][%[[C0]]] : memref<256xi32>
// CHECK-NEXT:     %[[V1:.+]] = arith.addi %[[ARG2]], %[[C1]] : index
// CHECK-NEXT:     scf.yield %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @while(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %c = arith.cmpi ult, %i, %n : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    %q = func.call @callee(%v) : (i32) -> i32
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return %v : i32
}
// CHECK-LABEL: func.func private @sized(
// CHECK-SAME: %[[ARG0:.+]]: index) -> i32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.+]] = memref.alloca(%[[ARG0]]) : memref<?xi32>
// CHECK-NEXT:   %[[V0:.+]] = memref.load %[[ALLOCA]][%[[C0]]] : memref<?xi32>
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func private @sized(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca(%n) : memref<?xi32>
  %x = memref.load %a[%c0] : memref<?xi32>
  return %x : i32
}
// CHECK-LABEL: func.func @stays(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.while (%[[ARG2:.+]] = %[[C0]], %[[ARG3:.+]] = %[[ARG1]]) : (index, i32) -> (index, i32) {
// CHECK-NEXT:     %[[V1:.+]] = arith.cmpi ult, %[[ARG2]], %[[ARG0]] : index
// CHECK-NEXT:     scf.condition(%[[V1]]) %[[ARG2]], %[[ARG3]] : index, i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2:.+]]: index, %[[ARG3:.+]]: i32):
// CHECK-NEXT:     %[[V1:.+]] = func.call @sized(%[[ARG2]]) : (index) -> i32
// CHECK-NEXT:     %[[V2:.+]] = arith.addi %[[ARG2]], %[[C1]] : index
// CHECK-NEXT:     scf.yield %[[V2]], %[[V1]] : index, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#1 : i32
// CHECK-NEXT: }
func.func @stays(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%i = %c0, %s = %v) : (index, i32) -> (index, i32) {
    %c = arith.cmpi ult, %i, %n : index
    scf.condition(%c) %i, %s : index, i32
  } do {
  ^bb0(%i: index, %s: i32):
    %q = func.call @sized(%i) : (index) -> i32
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %q : index, i32
  }
  return %r#1 : i32
}
