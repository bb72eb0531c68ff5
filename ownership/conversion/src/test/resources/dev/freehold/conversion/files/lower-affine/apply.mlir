// RUN: freehold-opt %s --lower-affine | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<?x?xf32>) -> (index, index, index) {
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG0]], %[[C3]] overflow<nsw> : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C_1:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi slt, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:   %[[V2:.+]] = arith.subi %[[C_1]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V3:.+]] = arith.select %[[V1]], %[[V2]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V4:.+]] = arith.divsi %[[V3]], %[[C4]] : index
// CHECK-NEXT:   %[[V5:.+]] = arith.subi %[[C_1]], %[[V4]] : index
// CHECK-NEXT:   %[[V6:.+]] = arith.select %[[V1]], %[[V5]], %[[V4]] : index
// CHECK-NEXT:   %[[V7:.+]] = arith.addi %[[V0]], %[[V6]] : index
// CHECK-NEXT:   %[[C7:.+]] = arith.constant 7 : index
// CHECK-NEXT:   %[[V8:.+]] = arith.addi %[[V7]], %[[C7]] : index
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[V9:.+]] = arith.remsi %[[V8]], %[[C5]] : index
// CHECK-NEXT:   %[[C0_0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V10:.+]] = arith.cmpi slt, %[[V9]], %[[C0_0]] : index
// CHECK-NEXT:   %[[V11:.+]] = arith.addi %[[V9]], %[[C5]] : index
// CHECK-NEXT:   %[[V12:.+]] = arith.select %[[V10]], %[[V11]], %[[V9]] : index
// CHECK-NEXT:   %[[C3_1:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C0_2:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V13:.+]] = arith.cmpi sle, %[[ARG1]], %[[C0_2]] : index
// CHECK-NEXT:   %[[V14:.+]] = arith.subi %[[C0_2]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V15:.+]] = arith.subi %[[ARG1]], %[[C1]] : index
// CHECK-NEXT:   %[[V16:.+]] = arith.select %[[V13]], %[[V14]], %[[V15]] : index
// CHECK-NEXT:   %[[V17:.+]] = arith.divsi %[[V16]], %[[C3_1]] : index
// CHECK-NEXT:   %[[V18:.+]] = arith.subi %[[C0_2]], %[[V17]] : index
// CHECK-NEXT:   %[[V19:.+]] = arith.addi %[[V17]], %[[C1]] : index
// CHECK-NEXT:   %[[V20:.+]] = arith.select %[[V13]], %[[V18]], %[[V19]] : index
// CHECK-NEXT:   %[[C_1_3:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[V21:.+]] = arith.muli %[[V20]], %[[C_1_3]] overflow<nsw> : index
// CHECK-NEXT:   %[[V22:.+]] = arith.addi %[[V12]], %[[V21]] : index
// CHECK-NEXT:   %[[V23:.+]] = arith.remsi %[[V8]], %[[ARG1]] : index
// CHECK-NEXT:   %[[C0_4:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[V24:.+]] = arith.cmpi slt, %[[V23]], %[[C0_4]] : index
// CHECK-NEXT:   %[[V25:.+]] = arith.addi %[[V23]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V26:.+]] = arith.select %[[V24]], %[[V25]], %[[V23]] : index
// CHECK-NEXT:   %[[C0_5:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1_6:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V27:.+]] = arith.cmpi sle, %[[V8]], %[[C0_5]] : index
// CHECK-NEXT:   %[[V28:.+]] = arith.subi %[[C0_5]], %[[V8]] : index
// CHECK-NEXT:   %[[V29:.+]] = arith.subi %[[V8]], %[[C1_6]] : index
// CHECK-NEXT:   %[[V30:.+]] = arith.select %[[V27]], %[[V28]], %[[V29]] : index
// CHECK-NEXT:   %[[V31:.+]] = arith.divsi %[[V30]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V32:.+]] = arith.subi %[[C0_5]], %[[V31]] : index
// CHECK-NEXT:   %[[V33:.+]] = arith.addi %[[V31]], %[[C1_6]] : index
// CHECK-NEXT:   %[[V34:.+]] = arith.select %[[V27]], %[[V32]], %[[V33]] : index
// CHECK-NEXT:   %[[C_1_7:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[V35:.+]] = arith.muli %[[V34]], %[[C_1_7]] overflow<nsw> : index
// CHECK-NEXT:   %[[V36:.+]] = arith.addi %[[V26]], %[[V35]] : index
// CHECK-NEXT:   %[[C0_8:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C_1_9:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[V37:.+]] = arith.cmpi slt, %[[V8]], %[[C0_8]] : index
// CHECK-NEXT:   %[[V38:.+]] = arith.subi %[[C_1_9]], %[[V8]] : index
// CHECK-NEXT:   %[[V39:.+]] = arith.select %[[V37]], %[[V38]], %[[V8]] : index
// CHECK-NEXT:   %[[V40:.+]] = arith.divsi %[[V39]], %[[ARG1]] : index
// CHECK-NEXT:   %[[V41:.+]] = arith.subi %[[C_1_9]], %[[V40]] : index
// CHECK-NEXT:   %[[V42:.+]] = arith.select %[[V37]], %[[V41]], %[[V40]] : index
// CHECK-NEXT:   %[[V43:.+]] = arith.addi %[[V36]], %[[V42]] : index
// CHECK-NEXT:   %[[C42:.+]] = arith.constant 42 : index
// CHECK-NEXT:   %[[C5_10:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V44:.+]] = arith.muli %[[C5_10]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT:   %[[V45:.+]] = arith.addi %[[V44]], %[[ARG0]] : index
// CHECK-NEXT:   %[[C1_11:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V46:.+]] = arith.addi %[[V45]], %[[C1_11]] : index
// CHECK-NEXT:   %[[C2_12:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[V47:.+]] = arith.muli %[[ARG0]], %[[C2_12]] overflow<nsw> : index
// CHECK-NEXT:   %[[V48:.+]] = arith.addi %[[C42]], %[[V47]] : index
// CHECK-NEXT:   %[[C_1_13:.+]] = arith.constant -1 : index
// CHECK-NEXT:   %[[V49:.+]] = arith.muli %[[ARG0]], %[[C_1_13]] overflow<nsw> : index
// CHECK-NEXT:   %[[V50:.+]] = arith.addi %[[V46]], %[[V49]] : index
// CHECK-NEXT:   %[[V51:.+]] = memref.load %[[ARG2]][%[[V48]], %[[V50]]] : memref<?x?xf32>
// CHECK-NEXT:   %[[C1_14:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V52:.+]] = arith.addi %[[ARG1]], %[[C1_14]] : index
// CHECK-NEXT:   %[[C3_15:.+]] = arith.constant 3 : index
// CHECK-NEXT:   memref.store %[[V51]], %[[ARG2]][%[[V52]], %[[C3_15]]] : memref<?x?xf32>
// CHECK-NEXT:   %[[C1_16:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V53:.+]] = arith.addi %[[ARG1]], %[[C1_16]] : index
// CHECK-NEXT:   memref.prefetch %[[ARG2]][%[[ARG0]], %[[V53]]], read, locality<3>, data : memref<?x?xf32>
// CHECK-NEXT:   memref.prefetch %[[ARG2]][%[[ARG0]], %[[ARG1]]], write, locality<1>, instr : memref<?x?xf32>
// CHECK-NEXT:   %[[C1_17:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V54:.+]] = arith.addi %[[ARG0]], %[[C1_17]] : index
// CHECK-NEXT:   %[[V55:.+]] = vector.load %[[ARG2]][%[[V54]], %[[ARG1]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[C4_18:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[V56:.+]] = arith.addi %[[ARG1]], %[[C4_18]] : index
// CHECK-NEXT:   vector.store %[[V55]], %[[ARG2]][%[[ARG0]], %[[V56]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   return %[[V22]], %[[V43]], %[[C42]] : index, index, index
// CHECK-NEXT: }
func.func @f(%a: index, %b: index, %m: memref<?x?xf32>) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 floordiv 4 + 7)>(%a)[%b]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 mod 5 - s0 ceildiv 3)>(%0)[%b]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0 - d0 ceildiv s0 + d0 floordiv s0)>(%0)[%b]
  %c = affine.apply affine_map<() -> (42)>()
  %i = affine.apply affine_map<(d0) -> (d0)>(%c)
  %k = arith.constant 5 : index
  %j = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 + 1)>(%k, %a)
  %v = affine.load %m[%c + %a * 2, %j - %a] : memref<?x?xf32>
  affine.store %v, %m[symbol(%b) + 1, 3] : memref<?x?xf32>
  affine.prefetch %m[%a, %b + 1], read, locality<3>, data : memref<?x?xf32>
  affine.prefetch %m[%a, %b], write, locality<1>, instr : memref<?x?xf32>
  %w = affine.vector_load %m[%a + 1, %b] : memref<?x?xf32>, vector<4xf32>
  affine.vector_store %w, %m[%a, %b + 4] : memref<?x?xf32>, vector<4xf32>
  return %1, %2, %i : index, index, index
}
