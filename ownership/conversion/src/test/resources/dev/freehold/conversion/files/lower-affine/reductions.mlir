// RUN: freehold-opt %s --lower-affine | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: i64, %[[ARG4:.+]]: f16) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10:.+]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:   %[[V0:.+]]:4 = scf.parallel (%[[ARG5:.+]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) init (%[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]]) -> (f32, f32, f32, f32) {
// CHECK-NEXT:     scf.reduce(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]] : f32, f32, f32, f32) {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: f32, %[[ARG7:.+]]: f32):
// CHECK-NEXT:       %[[V3:.+]] = arith.addf %[[ARG6]], %[[ARG7]] : f32
// CHECK-NEXT:       scf.reduce.return %[[V3]] : f32
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: f32, %[[ARG7:.+]]: f32):
// CHECK-NEXT:       %[[V3:.+]] = arith.mulf %[[ARG6]], %[[ARG7]] : f32
// CHECK-NEXT:       scf.reduce.return %[[V3]] : f32
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: f32, %[[ARG7:.+]]: f32):
// CHECK-NEXT:       %[[V3:.+]] = arith.maximumf %[[ARG6]], %[[ARG7]] : f32
// CHECK-NEXT:       scf.reduce.return %[[V3]] : f32
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: f32, %[[ARG7:.+]]: f32):
// CHECK-NEXT:       %[[V3:.+]] = arith.minimumf %[[ARG6]], %[[ARG7]] : f32
// CHECK-NEXT:       scf.reduce.return %[[V3]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_3:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10_4:.+]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C1_5:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32_6:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C_1_I32:.+]] = arith.constant -1 : i32
// CHECK-NEXT:   %[[V1:.+]]:4 = scf.parallel (%[[ARG5]]) = (%[[C0_3]]) to (%[[C10_4]]) step (%[[C1_5]]) init (%[[C0_I32]], %[[C1_I32]], %[[C0_I32_6]], %[[C_1_I32]]) -> (i32, i32, i32, i32) {
// CHECK-NEXT:     scf.reduce(%[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]] : i32, i32, i32, i32) {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: i32, %[[ARG7:.+]]: i32):
// CHECK-NEXT:       %[[V3:.+]] = arith.addi %[[ARG6]], %[[ARG7]] : i32
// CHECK-NEXT:       scf.reduce.return %[[V3]] : i32
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: i32, %[[ARG7:.+]]: i32):
// CHECK-NEXT:       %[[V3:.+]] = arith.muli %[[ARG6]], %[[ARG7]] : i32
// CHECK-NEXT:       scf.reduce.return %[[V3]] : i32
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: i32, %[[ARG7:.+]]: i32):
// CHECK-NEXT:       %[[V3:.+]] = arith.ori %[[ARG6]], %[[ARG7]] : i32
// CHECK-NEXT:       scf.reduce.return %[[V3]] : i32
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: i32, %[[ARG7:.+]]: i32):
// CHECK-NEXT:       %[[V3:.+]] = arith.andi %[[ARG6]], %[[ARG7]] : i32
// CHECK-NEXT:       scf.reduce.return %[[V3]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_7:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10_8:.+]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C1_9:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_I64:.+]] = arith.constant 0 : i64
// CHECK-NEXT:   %[[C1_I64:.+]] = arith.constant 1 : i64
// CHECK-NEXT:   %[[CST_10:.+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:   %[[V2:.+]]:3 = scf.parallel (%[[ARG5]]) = (%[[C0_7]]) to (%[[C10_8]]) step (%[[C1_9]]) init (%[[C0_I64]], %[[C1_I64]], %[[CST_10]]) -> (i64, i64, f16) {
// CHECK-NEXT:     scf.reduce(%[[ARG3]], %[[ARG3]], %[[ARG4]] : i64, i64, f16) {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: i64, %[[ARG7:.+]]: i64):
// CHECK-NEXT:       %[[V3:.+]] = arith.addi %[[ARG6]], %[[ARG7]] : i64
// CHECK-NEXT:       scf.reduce.return %[[V3]] : i64
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: i64, %[[ARG7:.+]]: i64):
// CHECK-NEXT:       %[[V3:.+]] = arith.muli %[[ARG6]], %[[ARG7]] : i64
// CHECK-NEXT:       scf.reduce.return %[[V3]] : i64
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG6:.+]]: f16, %[[ARG7:.+]]: f16):
// CHECK-NEXT:       %[[V3:.+]] = arith.addf %[[ARG6]], %[[ARG7]] : f16
// CHECK-NEXT:       scf.reduce.return %[[V3]] : f16
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%x: f32, %y: i32, %z: index, %w: i64, %h: f16) {
  %0:4 = affine.parallel (%i) = (0) to (10) reduce ("addf", "mulf", "maximumf", "minimumf") -> (f32, f32, f32, f32) {
    affine.yield %x, %x, %x, %x : f32, f32, f32, f32
  }
  %1:4 = affine.parallel (%i) = (0) to (10) reduce ("addi", "muli", "ori", "andi") -> (i32, i32, i32, i32) {
    affine.yield %y, %y, %y, %y: i32, i32, i32, i32
  }
  %2:3 = affine.parallel (%i) = (0) to (10) reduce ("addi", "muli", "addf") -> (i64, i64, f16) {
    affine.yield %w, %w, %h: i64, i64, f16
  }
  return
}
