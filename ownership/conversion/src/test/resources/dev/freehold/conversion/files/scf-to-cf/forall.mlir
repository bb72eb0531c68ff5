// RUN: freehold-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?xf32>, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb1(%[[C0]] : index)
// CHECK-NEXT: ^bb1(%[[V0:.+]]: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi slt, %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:   cf.cond_br %[[V1]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb3(%[[C0_0]] : index)
// CHECK-NEXT: ^bb3(%[[V2:.+]]: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi slt, %[[V2]], %[[C4]] : index
// CHECK-NEXT:   cf.cond_br %[[V3]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ARG2]][%[[V0]]] : memref<?xf32>
// CHECK-NEXT:   %[[V4:.+]] = arith.addi %[[V2]], %[[C1_1]] : index
// CHECK-NEXT:   cf.br ^bb3(%[[V4]] : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT:   %[[V5:.+]] = arith.addi %[[V0]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb1(%[[V5]] : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT:   %[[C1_2:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4_3:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   cf.br ^bb7(%[[ARG0]] : index)
// CHECK-NEXT: ^bb7(%[[V6:.+]]: index):  // 2 preds: ^bb6, ^bb14
// CHECK-NEXT:   %[[V7:.+]] = arith.cmpi slt, %[[V6]], %[[ARG1]] : index
// CHECK-NEXT:   cf.cond_br %[[V7]], ^bb8, ^bb15
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT:   cf.br ^bb9(%[[C1_2]] : index)
// CHECK-NEXT: ^bb9(%[[V8:.+]]: index):  // 2 preds: ^bb8, ^bb13
// CHECK-NEXT:   %[[V9:.+]] = arith.cmpi slt, %[[V8]], %[[C4_3]] : index
// CHECK-NEXT:   cf.cond_br %[[V9]], ^bb10, ^bb14
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ARG2]][%[[V8]]] : memref<?xf32>
// CHECK-NEXT:   %[[C0_4:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C1_5:.+]] = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb11(%[[C0_4]] : index)
// CHECK-NEXT: ^bb11(%[[V10:.+]]: index):  // 2 preds: ^bb10, ^bb12
// CHECK-NEXT:   %[[V11:.+]] = arith.cmpi slt, %[[V10]], %[[C3]] : index
// CHECK-NEXT:   cf.cond_br %[[V11]], ^bb12, ^bb13
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT:   memref.store %[[ARG3]], %[[ARG2]][%[[V10]]] : memref<?xf32>
// CHECK-NEXT:   %[[V12:.+]] = arith.addi %[[V10]], %[[C1_5]] : index
// CHECK-NEXT:   cf.br ^bb11(%[[V12]] : index)
// CHECK-NEXT: ^bb13:  // pred: ^bb11
// CHECK-NEXT:   %[[V13:.+]] = arith.addi %[[V8]], %[[ARG1]] : index
// CHECK-NEXT:   cf.br ^bb9(%[[V13]] : index)
// CHECK-NEXT: ^bb14:  // pred: ^bb9
// CHECK-NEXT:   %[[V14:.+]] = arith.addi %[[V6]], %[[C2]] : index
// CHECK-NEXT:   cf.br ^bb7(%[[V14]] : index)
// CHECK-NEXT: ^bb15:  // pred: ^bb7
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%l: index, %u: index, %m: memref<?xf32>, %f: f32) {
  scf.forall (%i, %j) in (%u, 4) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  scf.forall (%i, %j) = (%l, 1) to (%u, 4) step (2, %u) {
    memref.store %f, %m[%j] : memref<?xf32>
    scf.forall (%k) in (3) { memref.store %f, %m[%k] : memref<?xf32> }
  } {foo = 1 : i32}
  return
}
