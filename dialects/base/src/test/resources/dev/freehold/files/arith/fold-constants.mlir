// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Integers wrap around.
// CHECK-LABEL: func.func @add() -> (i8, vector<2xi8>, tensor<2xi32>, index) {
// CHECK-NEXT:   %[[C_56_I8:.+]] = arith.constant -56 : i8
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[3, 127]> : vector<2xi8>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<12> : tensor<2xi32>
// CHECK-NEXT:   %[[C7:.+]] = arith.constant 7 : index
// CHECK-NEXT:   return %[[C_56_I8]], %[[CST]], %[[CST_0]], %[[C7]] : i8, vector<2xi8>, tensor<2xi32>, index
// CHECK-NEXT: }
func.func @add() -> (i8, vector<2xi8>, tensor<2xi32>, index) {
  %c100_i8 = arith.constant 100 : i8
  %0 = arith.addi %c100_i8, %c100_i8 : i8
  %k0 = arith.constant dense<[1, -1]> : vector<2xi8>
  %k1 = arith.constant dense<[2, -128]> : vector<2xi8>
  %1 = arith.addi %k0, %k1 : vector<2xi8>
  %k2 = arith.constant dense<7> : tensor<2xi32>
  %k3 = arith.constant dense<5> : tensor<2xi32>
  %2 = arith.addi %k2, %k3 : tensor<2xi32>
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %3 = arith.addi %c3, %c4 : index
  return %0, %1, %2, %3 : i8, vector<2xi8>, tensor<2xi32>, index
}

// A splat and other elements are combined one by one.
// CHECK-LABEL: func.func @add_of_splat() -> vector<2xi8> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[4, 5]> : vector<2xi8>
// CHECK-NEXT:   return %[[CST]] : vector<2xi8>
// CHECK-NEXT: }
func.func @add_of_splat() -> vector<2xi8> {
  %k0 = arith.constant dense<[1, 2]> : vector<2xi8>
  %k1 = arith.constant dense<3> : vector<2xi8>
  %0 = arith.addi %k0, %k1 : vector<2xi8>
  return %0 : vector<2xi8>
}

// CHECK-LABEL: func.func @add_of_sparse() -> (tensor<3xi32>, tensor<3xi64>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1, 7, 3]> : tensor<3xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[0, -5, 0]> : tensor<3xi64>
// CHECK-NEXT:   return %[[CST]], %[[CST_0]] : tensor<3xi32>, tensor<3xi64>
// CHECK-NEXT: }
func.func @add_of_sparse() -> (tensor<3xi32>, tensor<3xi64>) {
  %k0 = arith.constant sparse<[[1]], [5]> : tensor<3xi32>
  %k1 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = arith.addi %k0, %k1 : tensor<3xi32>
  %k2 = arith.constant sparse<[[1]], [-5]> : tensor<3xi32>
  %1 = arith.extsi %k2 : tensor<3xi32> to tensor<3xi64>
  return %0, %1 : tensor<3xi32>, tensor<3xi64>
}

// CHECK-LABEL: func.func @add_of_resource() -> (tensor<1xi32>, tensor<1xi64>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense_resource<blob> : tensor<1xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<1> : tensor<1xi32>
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[CST]], %[[CST_0]] : tensor<1xi32>
// CHECK-NEXT:   %[[V1:.+]] = arith.extsi %[[CST]] : tensor<1xi32> to tensor<1xi64>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : tensor<1xi32>, tensor<1xi64>
// CHECK-NEXT: }
func.func @add_of_resource() -> (tensor<1xi32>, tensor<1xi64>) {
  %k0 = arith.constant dense_resource<blob> : tensor<1xi32>
  %k1 = arith.constant dense<[1]> : tensor<1xi32>
  %0 = arith.addi %k0, %k1 : tensor<1xi32>
  %1 = arith.extsi %k0 : tensor<1xi32> to tensor<1xi64>
  return %0, %1 : tensor<1xi32>, tensor<1xi64>
}

// CHECK-LABEL: func.func @subtract() -> (i8, vector<2xi8>) {
// CHECK-NEXT:   %[[C56_I8:.+]] = arith.constant 56 : i8
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[0, 127]> : vector<2xi8>
// CHECK-NEXT:   return %[[C56_I8]], %[[CST]] : i8, vector<2xi8>
// CHECK-NEXT: }
func.func @subtract() -> (i8, vector<2xi8>) {
  %cm100_i8 = arith.constant -100 : i8
  %c100_i8 = arith.constant 100 : i8
  %0 = arith.subi %cm100_i8, %c100_i8 : i8
  %k0 = arith.constant dense<[1, -128]> : vector<2xi8>
  %k1 = arith.constant dense<1> : vector<2xi8>
  %1 = arith.subi %k0, %k1 : vector<2xi8>
  return %0, %1 : i8, vector<2xi8>
}

// CHECK-LABEL: func.func @multiply() -> (i8, i32) {
// CHECK-NEXT:   %[[C44_I8:.+]] = arith.constant 44 : i8
// CHECK-NEXT:   %[[C_21_I32:.+]] = arith.constant -21 : i32
// CHECK-NEXT:   return %[[C44_I8]], %[[C_21_I32]] : i8, i32
// CHECK-NEXT: }
func.func @multiply() -> (i8, i32) {
  %c100_i8 = arith.constant 100 : i8
  %c3_i8 = arith.constant 3 : i8
  %0 = arith.muli %c100_i8, %c3_i8 : i8
  %cm3_i32 = arith.constant -3 : i32
  %c7_i32 = arith.constant 7 : i32
  %1 = arith.muli %cm3_i32, %c7_i32 : i32
  return %0, %1 : i8, i32
}

// The second result is the carry.
// CHECK-LABEL: func.func @add_extended() -> (i8, i1, i8, i1, vector<2xi8>, vector<2xi1>) {
// CHECK-NEXT:   %[[C44_I8:.+]] = arith.constant 44 : i8
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[C_56_I8:.+]] = arith.constant -56 : i8
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[2, 0]> : vector<2xi8>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[false, true]> : vector<2xi1>
// CHECK-NEXT:   return %[[C44_I8]], %[[TRUE]], %[[C_56_I8]], %[[FALSE]], %[[CST]], %[[CST_0]] : i8, i1, i8, i1, vector<2xi8>, vector<2xi1>
// CHECK-NEXT: }
func.func @add_extended() -> (i8, i1, i8, i1, vector<2xi8>, vector<2xi1>) {
  %c200_i8 = arith.constant 200 : i8
  %c100_i8 = arith.constant 100 : i8
  %0, %c0 = arith.addui_extended %c200_i8, %c100_i8 : i8, i1
  %1, %c1 = arith.addui_extended %c100_i8, %c100_i8 : i8, i1
  %k0 = arith.constant dense<[1, -1]> : vector<2xi8>
  %k1 = arith.constant dense<[1, 1]> : vector<2xi8>
  %2, %c2 = arith.addui_extended %k0, %k1 : vector<2xi8>, vector<2xi1>
  return %0, %c0, %1, %c1, %2, %c2 : i8, i1, i8, i1, vector<2xi8>, vector<2xi1>
}

// CHECK-LABEL: func.func @multiply_extended() -> (i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C_44_I8:.+]] = arith.constant -44 : i8
// CHECK-NEXT:   %[[C_2_I8:.+]] = arith.constant -2 : i8
// CHECK-NEXT:   %[[C98_I8:.+]] = arith.constant 98 : i8
// CHECK-NEXT:   return %[[C_44_I8]], %[[C_2_I8]], %[[C_44_I8]], %[[C98_I8]] : i8, i8, i8, i8
// CHECK-NEXT: }
func.func @multiply_extended() -> (i8, i8, i8, i8) {
  %cm3_i8 = arith.constant -3 : i8
  %c100_i8 = arith.constant 100 : i8
  %0, %h0 = arith.mulsi_extended %cm3_i8, %c100_i8 : i8
  %1, %h1 = arith.mului_extended %cm3_i8, %c100_i8 : i8
  return %0, %h0, %1, %h1 : i8, i8, i8, i8
}

// CHECK-LABEL: func.func @bits() -> (i8, i8, i8) {
// CHECK-NEXT:   %[[C8_I8:.+]] = arith.constant 8 : i8
// CHECK-NEXT:   %[[C14_I8:.+]] = arith.constant 14 : i8
// CHECK-NEXT:   %[[C6_I8:.+]] = arith.constant 6 : i8
// CHECK-NEXT:   return %[[C8_I8]], %[[C14_I8]], %[[C6_I8]] : i8, i8, i8
// CHECK-NEXT: }
func.func @bits() -> (i8, i8, i8) {
  %c12_i8 = arith.constant 12 : i8
  %c10_i8 = arith.constant 10 : i8
  %0 = arith.andi %c12_i8, %c10_i8 : i8
  %1 = arith.ori %c12_i8, %c10_i8 : i8
  %2 = arith.xori %c12_i8, %c10_i8 : i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK-LABEL: func.func @shift() -> (i8, i8, i8) {
// CHECK-NEXT:   %[[C_128_I8:.+]] = arith.constant -128 : i8
// CHECK-NEXT:   %[[C_1_I8:.+]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[C1_I8:.+]] = arith.constant 1 : i8
// CHECK-NEXT:   return %[[C_128_I8]], %[[C_1_I8]], %[[C1_I8]] : i8, i8, i8
// CHECK-NEXT: }
func.func @shift() -> (i8, i8, i8) {
  %c3_i8 = arith.constant 3 : i8
  %c7_i8 = arith.constant 7 : i8
  %0 = arith.shli %c3_i8, %c7_i8 : i8
  %cm128_i8 = arith.constant -128 : i8
  %1 = arith.shrsi %cm128_i8, %c7_i8 : i8
  %2 = arith.shrui %cm128_i8, %c7_i8 : i8
  return %0, %1, %2 : i8, i8, i8
}

// By as many bits as there are, or more, it is poison.
// CHECK-LABEL: func.func @shift_too_far() -> (i8, i8, i8) {
// CHECK-NEXT:   %[[C_1_I8:.+]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[C_128_I8:.+]] = arith.constant -128 : i8
// CHECK-NEXT:   %[[C3_I8:.+]] = arith.constant 3 : i8
// CHECK-NEXT:   %[[C8_I8:.+]] = arith.constant 8 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.shli %[[C3_I8]], %[[C8_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.shrsi %[[C_128_I8]], %[[C_1_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.shrui %[[C_128_I8]], %[[C8_I8]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : i8, i8, i8
// CHECK-NEXT: }
func.func @shift_too_far() -> (i8, i8, i8) {
  %c3_i8 = arith.constant 3 : i8
  %c8_i8 = arith.constant 8 : i8
  %0 = arith.shli %c3_i8, %c8_i8 : i8
  %cm128_i8 = arith.constant -128 : i8
  %cm1_i8 = arith.constant -1 : i8
  %1 = arith.shrsi %cm128_i8, %cm1_i8 : i8
  %2 = arith.shrui %cm128_i8, %c8_i8 : i8
  return %0, %1, %2 : i8, i8, i8
}

// The last of several amounts decides.
// CHECK-LABEL: func.func @shift_vector() -> (vector<2xi8>, vector<2xi8>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1, 9]> : vector<2xi8>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[1, 2]> : vector<2xi8>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<[0, 4]> : vector<2xi8>
// CHECK-NEXT:   %[[V0:.+]] = arith.shrui %[[CST_0]], %[[CST]] : vector<2xi8>
// CHECK-NEXT:   return %[[CST_1]], %[[V0]] : vector<2xi8>, vector<2xi8>
// CHECK-NEXT: }
func.func @shift_vector() -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<[1, 2]> : vector<2xi8>
  %k1 = arith.constant dense<[9, 1]> : vector<2xi8>
  %0 = arith.shli %k0, %k1 : vector<2xi8>
  %k2 = arith.constant dense<[1, 9]> : vector<2xi8>
  %1 = arith.shrui %k0, %k2 : vector<2xi8>
  return %0, %1 : vector<2xi8>, vector<2xi8>
}

// CHECK-LABEL: func.func @shift_unknown(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i8, i8) {
// CHECK-NEXT:   %[[C3_I8:.+]] = arith.constant 3 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.shli %[[ARG0]], %[[C3_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.shrsi %[[C3_I8]], %[[ARG0]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]] : i8, i8
// CHECK-NEXT: }
func.func @shift_unknown(%a: i8) -> (i8, i8) {
  %c3_i8 = arith.constant 3 : i8
  %0 = arith.shli %a, %c3_i8 : i8
  %1 = arith.shrsi %c3_i8, %a : i8
  return %0, %1 : i8, i8
}

// CHECK-LABEL: func.func @divide() -> (i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C_3_I8:.+]] = arith.constant -3 : i8
// CHECK-NEXT:   %[[C124_I8:.+]] = arith.constant 124 : i8
// CHECK-NEXT:   %[[C_1_I8:.+]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[C1_I8:.+]] = arith.constant 1 : i8
// CHECK-NEXT:   return %[[C_3_I8]], %[[C124_I8]], %[[C_1_I8]], %[[C1_I8]] : i8, i8, i8, i8
// CHECK-NEXT: }
func.func @divide() -> (i8, i8, i8, i8) {
  %cm7_i8 = arith.constant -7 : i8
  %c2_i8 = arith.constant 2 : i8
  %0 = arith.divsi %cm7_i8, %c2_i8 : i8
  %1 = arith.divui %cm7_i8, %c2_i8 : i8
  %2 = arith.remsi %cm7_i8, %c2_i8 : i8
  %c4_i8 = arith.constant 4 : i8
  %3 = arith.remui %cm7_i8, %c4_i8 : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK-LABEL: func.func @divide_by_zero() -> (i8, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C_7_I8:.+]] = arith.constant -7 : i8
// CHECK-NEXT:   %[[C0_I8:.+]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.divsi %[[C_7_I8]], %[[C0_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.divui %[[C_7_I8]], %[[C0_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.remsi %[[C_7_I8]], %[[C0_I8]] : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.remui %[[C_7_I8]], %[[C0_I8]] : i8
// CHECK-NEXT:   %[[V4:.+]] = arith.floordivsi %[[C_7_I8]], %[[C0_I8]] : i8
// CHECK-NEXT:   %[[V5:.+]] = arith.ceildivsi %[[C_7_I8]], %[[C0_I8]] : i8
// CHECK-NEXT:   %[[V6:.+]] = arith.ceildivui %[[C_7_I8]], %[[C0_I8]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @divide_by_zero() -> (i8, i8, i8, i8, i8, i8, i8) {
  %cm7_i8 = arith.constant -7 : i8
  %c0_i8 = arith.constant 0 : i8
  %0 = arith.divsi %cm7_i8, %c0_i8 : i8
  %1 = arith.divui %cm7_i8, %c0_i8 : i8
  %2 = arith.remsi %cm7_i8, %c0_i8 : i8
  %3 = arith.remui %cm7_i8, %c0_i8 : i8
  %4 = arith.floordivsi %cm7_i8, %c0_i8 : i8
  %5 = arith.ceildivsi %cm7_i8, %c0_i8 : i8
  %6 = arith.ceildivui %cm7_i8, %c0_i8 : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

// One element that cannot be divided is enough.
// CHECK-LABEL: func.func @divide_vector_by_zero() -> (vector<2xi8>, vector<2xi8>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<0> : vector<2xi8>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<6> : vector<2xi8>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<[6, 7]> : vector<2xi8>
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant dense<[2, 0]> : vector<2xi8>
// CHECK-NEXT:   %[[V0:.+]] = arith.divsi %[[CST_1]], %[[CST_2]] : vector<2xi8>
// CHECK-NEXT:   %[[V1:.+]] = arith.divui %[[CST_0]], %[[CST]] : vector<2xi8>
// CHECK-NEXT:   return %[[V0]], %[[V1]] : vector<2xi8>, vector<2xi8>
// CHECK-NEXT: }
func.func @divide_vector_by_zero() -> (vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<[6, 7]> : vector<2xi8>
  %k1 = arith.constant dense<[2, 0]> : vector<2xi8>
  %0 = arith.divsi %k0, %k1 : vector<2xi8>
  %k2 = arith.constant dense<6> : vector<2xi8>
  %k3 = arith.constant dense<0> : vector<2xi8>
  %1 = arith.divui %k2, %k3 : vector<2xi8>
  return %0, %1 : vector<2xi8>, vector<2xi8>
}

// The smallest integer has no negation.
// CHECK-LABEL: func.func @divide_overflow() -> (i8, i8, i8) {
// CHECK-NEXT:   %[[C_128_I8:.+]] = arith.constant -128 : i8
// CHECK-NEXT:   %[[C_1_I8:.+]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.divsi %[[C_128_I8]], %[[C_1_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.floordivsi %[[C_128_I8]], %[[C_1_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.ceildivsi %[[C_128_I8]], %[[C_1_I8]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : i8, i8, i8
// CHECK-NEXT: }
func.func @divide_overflow() -> (i8, i8, i8) {
  %cm128_i8 = arith.constant -128 : i8
  %cm1_i8 = arith.constant -1 : i8
  %0 = arith.divsi %cm128_i8, %cm1_i8 : i8
  %1 = arith.floordivsi %cm128_i8, %cm1_i8 : i8
  %2 = arith.ceildivsi %cm128_i8, %cm1_i8 : i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK-LABEL: func.func @divide_down() -> (i8, i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C3_I8:.+]] = arith.constant 3 : i8
// CHECK-NEXT:   %[[C_4_I8:.+]] = arith.constant -4 : i8
// CHECK-NEXT:   return %[[C3_I8]], %[[C_4_I8]], %[[C_4_I8]], %[[C3_I8]], %[[C_4_I8]] : i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @divide_down() -> (i8, i8, i8, i8, i8) {
  %c7_i8 = arith.constant 7 : i8
  %c2_i8 = arith.constant 2 : i8
  %0 = arith.floordivsi %c7_i8, %c2_i8 : i8
  %cm7_i8 = arith.constant -7 : i8
  %1 = arith.floordivsi %cm7_i8, %c2_i8 : i8
  %cm2_i8 = arith.constant -2 : i8
  %2 = arith.floordivsi %c7_i8, %cm2_i8 : i8
  %3 = arith.floordivsi %cm7_i8, %cm2_i8 : i8
  %cm8_i8 = arith.constant -8 : i8
  %4 = arith.floordivsi %cm8_i8, %c2_i8 : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @divide_down_vector() -> vector<2xi8> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[3, -4]> : vector<2xi8>
// CHECK-NEXT:   return %[[CST]] : vector<2xi8>
// CHECK-NEXT: }
func.func @divide_down_vector() -> vector<2xi8> {
  %k0 = arith.constant dense<[7, -7]> : vector<2xi8>
  %k1 = arith.constant dense<2> : vector<2xi8>
  %0 = arith.floordivsi %k0, %k1 : vector<2xi8>
  return %0 : vector<2xi8>
}

// CHECK-LABEL: func.func @divide_up() -> (i8, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C4_I8:.+]] = arith.constant 4 : i8
// CHECK-NEXT:   %[[C_3_I8:.+]] = arith.constant -3 : i8
// CHECK-NEXT:   %[[C0_I8:.+]] = arith.constant 0 : i8
// CHECK-NEXT:   return %[[C4_I8]], %[[C_3_I8]], %[[C_3_I8]], %[[C4_I8]], %[[C0_I8]], %[[C4_I8]], %[[C4_I8]] : i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @divide_up() -> (i8, i8, i8, i8, i8, i8, i8) {
  %c7_i8 = arith.constant 7 : i8
  %c2_i8 = arith.constant 2 : i8
  %0 = arith.ceildivsi %c7_i8, %c2_i8 : i8
  %cm7_i8 = arith.constant -7 : i8
  %1 = arith.ceildivsi %cm7_i8, %c2_i8 : i8
  %cm2_i8 = arith.constant -2 : i8
  %2 = arith.ceildivsi %c7_i8, %cm2_i8 : i8
  %3 = arith.ceildivsi %cm7_i8, %cm2_i8 : i8
  %c0_i8 = arith.constant 0 : i8
  %c5_i8 = arith.constant 5 : i8
  %4 = arith.ceildivsi %c0_i8, %c5_i8 : i8
  %5 = arith.ceildivui %c7_i8, %c2_i8 : i8
  %c8_i8 = arith.constant 8 : i8
  %6 = arith.ceildivui %c8_i8, %c2_i8 : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

// What has to be negated on the way must have a negation.
// CHECK-LABEL: func.func @divide_up_smallest() -> (i8, i8) {
// CHECK-NEXT:   %[[C5_I8:.+]] = arith.constant 5 : i8
// CHECK-NEXT:   %[[C_128_I8:.+]] = arith.constant -128 : i8
// CHECK-NEXT:   %[[C3_I8:.+]] = arith.constant 3 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.ceildivsi %[[C_128_I8]], %[[C3_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.ceildivsi %[[C5_I8]], %[[C_128_I8]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]] : i8, i8
// CHECK-NEXT: }
func.func @divide_up_smallest() -> (i8, i8) {
  %cm128_i8 = arith.constant -128 : i8
  %c3_i8 = arith.constant 3 : i8
  %0 = arith.ceildivsi %cm128_i8, %c3_i8 : i8
  %c5_i8 = arith.constant 5 : i8
  %1 = arith.ceildivsi %c5_i8, %cm128_i8 : i8
  return %0, %1 : i8, i8
}

// CHECK-LABEL: func.func @extremes() -> (i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C5_I8:.+]] = arith.constant 5 : i8
// CHECK-NEXT:   %[[C_3_I8:.+]] = arith.constant -3 : i8
// CHECK-NEXT:   return %[[C5_I8]], %[[C_3_I8]], %[[C_3_I8]], %[[C5_I8]] : i8, i8, i8, i8
// CHECK-NEXT: }
func.func @extremes() -> (i8, i8, i8, i8) {
  %cm3_i8 = arith.constant -3 : i8
  %c5_i8 = arith.constant 5 : i8
  %0 = arith.maxsi %cm3_i8, %c5_i8 : i8
  %1 = arith.maxui %cm3_i8, %c5_i8 : i8
  %2 = arith.minsi %cm3_i8, %c5_i8 : i8
  %3 = arith.minui %cm3_i8, %c5_i8 : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK-LABEL: func.func @compare_signed() -> (i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_signed() -> (i1, i1, i1, i1, i1, i1) {
  %cm3_i8 = arith.constant -3 : i8
  %c5_i8 = arith.constant 5 : i8
  %0 = arith.cmpi eq, %cm3_i8, %c5_i8 : i8
  %1 = arith.cmpi ne, %cm3_i8, %c5_i8 : i8
  %2 = arith.cmpi slt, %cm3_i8, %c5_i8 : i8
  %3 = arith.cmpi sle, %cm3_i8, %c5_i8 : i8
  %4 = arith.cmpi sgt, %cm3_i8, %c5_i8 : i8
  %5 = arith.cmpi sge, %cm3_i8, %c5_i8 : i8
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_unsigned() -> (i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_unsigned() -> (i1, i1, i1, i1) {
  %cm3_i8 = arith.constant -3 : i8
  %c5_i8 = arith.constant 5 : i8
  %0 = arith.cmpi ult, %cm3_i8, %c5_i8 : i8
  %1 = arith.cmpi ule, %cm3_i8, %c5_i8 : i8
  %2 = arith.cmpi ugt, %cm3_i8, %c5_i8 : i8
  %3 = arith.cmpi uge, %cm3_i8, %c5_i8 : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_the_other_way() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   return %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_the_other_way() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5_i8 = arith.constant 5 : i8
  %0 = arith.cmpi eq, %c5_i8, %c5_i8 : i8
  %cm3_i8 = arith.constant -3 : i8
  %1 = arith.cmpi slt, %c5_i8, %cm3_i8 : i8
  %2 = arith.cmpi sle, %c5_i8, %cm3_i8 : i8
  %3 = arith.cmpi sgt, %c5_i8, %cm3_i8 : i8
  %4 = arith.cmpi sge, %c5_i8, %cm3_i8 : i8
  %5 = arith.cmpi ult, %c5_i8, %cm3_i8 : i8
  %6 = arith.cmpi ule, %c5_i8, %cm3_i8 : i8
  %7 = arith.cmpi ugt, %c5_i8, %cm3_i8 : i8
  %8 = arith.cmpi uge, %c5_i8, %cm3_i8 : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_vector() -> vector<2xi1> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[true, false]> : vector<2xi1>
// CHECK-NEXT:   return %[[CST]] : vector<2xi1>
// CHECK-NEXT: }
func.func @compare_vector() -> vector<2xi1> {
  %k0 = arith.constant dense<[1, 5]> : vector<2xi8>
  %k1 = arith.constant dense<[2, 4]> : vector<2xi8>
  %0 = arith.cmpi slt, %k0, %k1 : vector<2xi8>
  return %0 : vector<2xi1>
}

// CHECK-LABEL: func.func @compare_same(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   return %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_same(%a: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = arith.cmpi eq, %a, %a : i8
  %1 = arith.cmpi ne, %a, %a : i8
  %2 = arith.cmpi slt, %a, %a : i8
  %3 = arith.cmpi sle, %a, %a : i8
  %4 = arith.cmpi sgt, %a, %a : i8
  %5 = arith.cmpi sge, %a, %a : i8
  %6 = arith.cmpi ult, %a, %a : i8
  %7 = arith.cmpi ule, %a, %a : i8
  %8 = arith.cmpi ugt, %a, %a : i8
  %9 = arith.cmpi uge, %a, %a : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @float_arithmetic() -> (f32, f32, f32, f32, f32, f32, vector<2xf32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 3.750000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant -7.500000e-01 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 3.375000e+00 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:   %[[CST_3:.+]] = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:   %[[CST_4:.+]] = arith.constant -7.500000e+00 : f32
// CHECK-NEXT:   %[[CST_5:.+]] = arith.constant dense<[-1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]], %[[CST_3]], %[[CST_4]], %[[CST_5]] : f32, f32, f32, f32, f32, f32, vector<2xf32>
// CHECK-NEXT: }
func.func @float_arithmetic() -> (f32, f32, f32, f32, f32, f32, vector<2xf32>) {
  %c1_5_f32 = arith.constant 1.5 : f32
  %c2_25_f32 = arith.constant 2.25 : f32
  %0 = arith.addf %c1_5_f32, %c2_25_f32 : f32
  %1 = arith.subf %c1_5_f32, %c2_25_f32 : f32
  %2 = arith.mulf %c1_5_f32, %c2_25_f32 : f32
  %c3_0_f32 = arith.constant 3.0 : f32
  %3 = arith.divf %c1_5_f32, %c3_0_f32 : f32
  %c7_5_f32 = arith.constant 7.5 : f32
  %c2_0_f32 = arith.constant 2.0 : f32
  %4 = arith.remf %c7_5_f32, %c2_0_f32 : f32
  %5 = arith.negf %c7_5_f32 : f32
  %k0 = arith.constant dense<[1.0, -2.0]> : vector<2xf32>
  %6 = arith.negf %k0 : vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, f32, vector<2xf32>
}

// Each result is rounded in its own format.
// CHECK-LABEL: func.func @float_formats() -> (f16, bf16, f64, f128) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 3.339840e-01 : bf16
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant 4.000000e+00 : f128
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]] : f16, bf16, f64, f128
// CHECK-NEXT: }
func.func @float_formats() -> (f16, bf16, f64, f128) {
  %c1_0_f16 = arith.constant 1.0 : f16
  %c0_0001_f16 = arith.constant 0.0001 : f16
  %0 = arith.addf %c1_0_f16, %c0_0001_f16 : f16
  %c1_0_bf16 = arith.constant 1.0 : bf16
  %c3_0_bf16 = arith.constant 3.0 : bf16
  %1 = arith.divf %c1_0_bf16, %c3_0_bf16 : bf16
  %c1_0e200_f64 = arith.constant 1.0e200 : f64
  %2 = arith.mulf %c1_0e200_f64, %c1_0e200_f64 : f64
  %c1_0_f128 = arith.constant 1.0 : f128
  %c3_0_f128 = arith.constant 3.0 : f128
  %3 = arith.addf %c1_0_f128, %c3_0_f128 : f128
  return %0, %1, %2, %3 : f16, bf16, f64, f128
}

// CHECK-LABEL: func.func @float_extremes() -> (f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST]], %[[CST_0]] : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @float_extremes() -> (f32, f32, f32, f32) {
  %c1_5_f32 = arith.constant 1.5 : f32
  %c2_25_f32 = arith.constant 2.25 : f32
  %0 = arith.maximumf %c1_5_f32, %c2_25_f32 : f32
  %1 = arith.minimumf %c1_5_f32, %c2_25_f32 : f32
  %2 = arith.maxnumf %c1_5_f32, %c2_25_f32 : f32
  %3 = arith.minnumf %c1_5_f32, %c2_25_f32 : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @float_extremes_of_nan() -> (f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST]], %[[CST_0]], %[[CST_0]] : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @float_extremes_of_nan() -> (f32, f32, f32, f32) {
  %c0x7fc00000_f32 = arith.constant 0x7fc00000 : f32
  %c2_25_f32 = arith.constant 2.25 : f32
  %0 = arith.maximumf %c0x7fc00000_f32, %c2_25_f32 : f32
  %1 = arith.minimumf %c0x7fc00000_f32, %c2_25_f32 : f32
  %2 = arith.maxnumf %c0x7fc00000_f32, %c2_25_f32 : f32
  %3 = arith.minnumf %c0x7fc00000_f32, %c2_25_f32 : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @compare_floats_less() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_floats_less() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c1_0_f32 = arith.constant 1.0 : f32
  %c2_0_f32 = arith.constant 2.0 : f32
  %0 = arith.cmpf false, %c1_0_f32, %c2_0_f32 : f32
  %1 = arith.cmpf oeq, %c1_0_f32, %c2_0_f32 : f32
  %2 = arith.cmpf ogt, %c1_0_f32, %c2_0_f32 : f32
  %3 = arith.cmpf oge, %c1_0_f32, %c2_0_f32 : f32
  %4 = arith.cmpf olt, %c1_0_f32, %c2_0_f32 : f32
  %5 = arith.cmpf ole, %c1_0_f32, %c2_0_f32 : f32
  %6 = arith.cmpf one, %c1_0_f32, %c2_0_f32 : f32
  %7 = arith.cmpf ord, %c1_0_f32, %c2_0_f32 : f32
  %8 = arith.cmpf ueq, %c1_0_f32, %c2_0_f32 : f32
  %9 = arith.cmpf ugt, %c1_0_f32, %c2_0_f32 : f32
  %10 = arith.cmpf uge, %c1_0_f32, %c2_0_f32 : f32
  %11 = arith.cmpf ult, %c1_0_f32, %c2_0_f32 : f32
  %12 = arith.cmpf ule, %c1_0_f32, %c2_0_f32 : f32
  %13 = arith.cmpf une, %c1_0_f32, %c2_0_f32 : f32
  %14 = arith.cmpf uno, %c1_0_f32, %c2_0_f32 : f32
  %15 = arith.cmpf true, %c1_0_f32, %c2_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_floats_greater() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_floats_greater() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c2_0_f32 = arith.constant 2.0 : f32
  %c1_0_f32 = arith.constant 1.0 : f32
  %0 = arith.cmpf false, %c2_0_f32, %c1_0_f32 : f32
  %1 = arith.cmpf oeq, %c2_0_f32, %c1_0_f32 : f32
  %2 = arith.cmpf ogt, %c2_0_f32, %c1_0_f32 : f32
  %3 = arith.cmpf oge, %c2_0_f32, %c1_0_f32 : f32
  %4 = arith.cmpf olt, %c2_0_f32, %c1_0_f32 : f32
  %5 = arith.cmpf ole, %c2_0_f32, %c1_0_f32 : f32
  %6 = arith.cmpf one, %c2_0_f32, %c1_0_f32 : f32
  %7 = arith.cmpf ord, %c2_0_f32, %c1_0_f32 : f32
  %8 = arith.cmpf ueq, %c2_0_f32, %c1_0_f32 : f32
  %9 = arith.cmpf ugt, %c2_0_f32, %c1_0_f32 : f32
  %10 = arith.cmpf uge, %c2_0_f32, %c1_0_f32 : f32
  %11 = arith.cmpf ult, %c2_0_f32, %c1_0_f32 : f32
  %12 = arith.cmpf ule, %c2_0_f32, %c1_0_f32 : f32
  %13 = arith.cmpf une, %c2_0_f32, %c1_0_f32 : f32
  %14 = arith.cmpf uno, %c2_0_f32, %c1_0_f32 : f32
  %15 = arith.cmpf true, %c2_0_f32, %c1_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// Zeros are equal whatever their signs.
// CHECK-LABEL: func.func @compare_floats_equal() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_floats_equal() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c0_0_f32 = arith.constant 0.0 : f32
  %cm0_0_f32 = arith.constant -0.0 : f32
  %0 = arith.cmpf false, %c0_0_f32, %cm0_0_f32 : f32
  %1 = arith.cmpf oeq, %c0_0_f32, %cm0_0_f32 : f32
  %2 = arith.cmpf ogt, %c0_0_f32, %cm0_0_f32 : f32
  %3 = arith.cmpf oge, %c0_0_f32, %cm0_0_f32 : f32
  %4 = arith.cmpf olt, %c0_0_f32, %cm0_0_f32 : f32
  %5 = arith.cmpf ole, %c0_0_f32, %cm0_0_f32 : f32
  %6 = arith.cmpf one, %c0_0_f32, %cm0_0_f32 : f32
  %7 = arith.cmpf ord, %c0_0_f32, %cm0_0_f32 : f32
  %8 = arith.cmpf ueq, %c0_0_f32, %cm0_0_f32 : f32
  %9 = arith.cmpf ugt, %c0_0_f32, %cm0_0_f32 : f32
  %10 = arith.cmpf uge, %c0_0_f32, %cm0_0_f32 : f32
  %11 = arith.cmpf ult, %c0_0_f32, %cm0_0_f32 : f32
  %12 = arith.cmpf ule, %c0_0_f32, %cm0_0_f32 : f32
  %13 = arith.cmpf une, %c0_0_f32, %cm0_0_f32 : f32
  %14 = arith.cmpf uno, %c0_0_f32, %cm0_0_f32 : f32
  %15 = arith.cmpf true, %c0_0_f32, %cm0_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// One operand that is no number decides.
// CHECK-LABEL: func.func @compare_floats_with_nan(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_floats_with_nan(%x: f32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c0x7fc00000_f32 = arith.constant 0x7fc00000 : f32
  %0 = arith.cmpf false, %x, %c0x7fc00000_f32 : f32
  %1 = arith.cmpf oeq, %x, %c0x7fc00000_f32 : f32
  %2 = arith.cmpf ogt, %x, %c0x7fc00000_f32 : f32
  %3 = arith.cmpf oge, %x, %c0x7fc00000_f32 : f32
  %4 = arith.cmpf olt, %x, %c0x7fc00000_f32 : f32
  %5 = arith.cmpf ole, %x, %c0x7fc00000_f32 : f32
  %6 = arith.cmpf one, %x, %c0x7fc00000_f32 : f32
  %7 = arith.cmpf ord, %x, %c0x7fc00000_f32 : f32
  %8 = arith.cmpf ueq, %x, %c0x7fc00000_f32 : f32
  %9 = arith.cmpf ugt, %x, %c0x7fc00000_f32 : f32
  %10 = arith.cmpf uge, %x, %c0x7fc00000_f32 : f32
  %11 = arith.cmpf ult, %x, %c0x7fc00000_f32 : f32
  %12 = arith.cmpf ule, %x, %c0x7fc00000_f32 : f32
  %13 = arith.cmpf une, %x, %c0x7fc00000_f32 : f32
  %14 = arith.cmpf uno, %x, %c0x7fc00000_f32 : f32
  %15 = arith.cmpf true, %x, %c0x7fc00000_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_nan_with_float(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> (i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]] : i1, i1
// CHECK-NEXT: }
func.func @compare_nan_with_float(%x: f32) -> (i1, i1) {
  %c0x7fc00000_f32 = arith.constant 0x7fc00000 : f32
  %0 = arith.cmpf oeq, %c0x7fc00000_f32, %x : f32
  %1 = arith.cmpf une, %c0x7fc00000_f32, %x : f32
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @compare_unknown_floats(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> (i1, i1) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpf oeq, %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpf oeq, %[[CST]], %[[ARG0]] : f32
// CHECK-NEXT:   return %[[V0]], %[[V1]] : i1, i1
// CHECK-NEXT: }
func.func @compare_unknown_floats(%x: f32) -> (i1, i1) {
  %c1_0_f32 = arith.constant 1.0 : f32
  %0 = arith.cmpf oeq, %x, %c1_0_f32 : f32
  %1 = arith.cmpf oeq, %c1_0_f32, %x : f32
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @compare_float_vector() -> vector<2xi1> {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1.000000e+00, 5.000000e+00]> : vector<2xf32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[2.000000e+00, 4.000000e+00]> : vector<2xf32>
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpf olt, %[[CST]], %[[CST_0]] : vector<2xf32>
// CHECK-NEXT:   return %[[V0]] : vector<2xi1>
// CHECK-NEXT: }
func.func @compare_float_vector() -> vector<2xi1> {
  %k0 = arith.constant dense<[1.0, 5.0]> : vector<2xf32>
  %k1 = arith.constant dense<[2.0, 4.0]> : vector<2xf32>
  %0 = arith.cmpf olt, %k0, %k1 : vector<2xf32>
  return %0 : vector<2xi1>
}

// CHECK-LABEL: func.func @widen() -> (i32, i32, vector<2xi32>, f32, vector<2xi32>) {
// CHECK-NEXT:   %[[C_3_I32:.+]] = arith.constant -3 : i32
// CHECK-NEXT:   %[[C253_I32:.+]] = arith.constant 253 : i32
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[-3, 3]> : vector<2xi32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<253> : vector<2xi32>
// CHECK-NEXT:   return %[[C_3_I32]], %[[C253_I32]], %[[CST]], %[[CST_0]], %[[CST_1]] : i32, i32, vector<2xi32>, f32, vector<2xi32>
// CHECK-NEXT: }
func.func @widen() -> (i32, i32, vector<2xi32>, f32, vector<2xi32>) {
  %cm3_i8 = arith.constant -3 : i8
  %0 = arith.extsi %cm3_i8 : i8 to i32
  %1 = arith.extui %cm3_i8 : i8 to i32
  %k0 = arith.constant dense<[-3, 3]> : vector<2xi8>
  %2 = arith.extsi %k0 : vector<2xi8> to vector<2xi32>
  %c1_5_f16 = arith.constant 1.5 : f16
  %3 = arith.extf %c1_5_f16 : f16 to f32
  %k1 = arith.constant dense<-3> : vector<2xi8>
  %4 = arith.extui %k1 : vector<2xi8> to vector<2xi32>
  return %0, %1, %2, %3, %4 : i32, i32, vector<2xi32>, f32, vector<2xi32>
}

// CHECK-LABEL: func.func @narrow() -> (i8, vector<2xi8>, f16) {
// CHECK-NEXT:   %[[C3_I8:.+]] = arith.constant 3 : i8
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[3, -1]> : vector<2xi8>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.500000e+00 : f16
// CHECK-NEXT:   return %[[C3_I8]], %[[CST]], %[[CST_0]] : i8, vector<2xi8>, f16
// CHECK-NEXT: }
func.func @narrow() -> (i8, vector<2xi8>, f16) {
  %c259_i32 = arith.constant 259 : i32
  %0 = arith.trunci %c259_i32 : i32 to i8
  %k0 = arith.constant dense<[259, -1]> : vector<2xi32>
  %1 = arith.trunci %k0 : vector<2xi32> to vector<2xi8>
  %c1_5_f32 = arith.constant 1.5 : f32
  %2 = arith.truncf %c1_5_f32 : f32 to f16
  return %0, %1, %2 : i8, vector<2xi8>, f16
}

// What would be rounded stays.
// CHECK-LABEL: func.func @narrow_inexactly() -> (f16, f16, f16, f16, f16, f16, f16) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 5.000000e-01 : f16
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.000000e-01 : f64
// CHECK-NEXT:   %[[V0:.+]] = arith.truncf %[[CST_0]] : f64 to f16
// CHECK-NEXT:   %[[V1:.+]] = arith.truncf %[[CST_0]] to_nearest_even : f64 to f16
// CHECK-NEXT:   %[[V2:.+]] = arith.truncf %[[CST_0]] downward : f64 to f16
// CHECK-NEXT:   %[[V3:.+]] = arith.truncf %[[CST_0]] upward : f64 to f16
// CHECK-NEXT:   %[[V4:.+]] = arith.truncf %[[CST_0]] toward_zero : f64 to f16
// CHECK-NEXT:   %[[V5:.+]] = arith.truncf %[[CST_0]] to_nearest_away : f64 to f16
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[CST]] : f16, f16, f16, f16, f16, f16, f16
// CHECK-NEXT: }
func.func @narrow_inexactly() -> (f16, f16, f16, f16, f16, f16, f16) {
  %c0_1_f64 = arith.constant 0.1 : f64
  %0 = arith.truncf %c0_1_f64 : f64 to f16
  %1 = arith.truncf %c0_1_f64 to_nearest_even : f64 to f16
  %2 = arith.truncf %c0_1_f64 downward : f64 to f16
  %3 = arith.truncf %c0_1_f64 upward : f64 to f16
  %4 = arith.truncf %c0_1_f64 toward_zero : f64 to f16
  %5 = arith.truncf %c0_1_f64 to_nearest_away : f64 to f16
  %c0_5_f64 = arith.constant 0.5 : f64
  %6 = arith.truncf %c0_5_f64 upward : f64 to f16
  return %0, %1, %2, %3, %4, %5, %6 : f16, f16, f16, f16, f16, f16, f16
}

// CHECK-LABEL: func.func @to_float() -> (f32, f32, vector<2xf32>, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant -3.000000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 2.530000e+02 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<[1.000000e+00, -2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant 0x4B800000 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]] : f32, f32, vector<2xf32>, f32
// CHECK-NEXT: }
func.func @to_float() -> (f32, f32, vector<2xf32>, f32) {
  %cm3_i8 = arith.constant -3 : i8
  %0 = arith.sitofp %cm3_i8 : i8 to f32
  %1 = arith.uitofp %cm3_i8 : i8 to f32
  %k0 = arith.constant dense<[1, -2]> : vector<2xi8>
  %2 = arith.sitofp %k0 : vector<2xi8> to vector<2xf32>
  %c16777217_i32 = arith.constant 16777217 : i32
  %3 = arith.sitofp %c16777217_i32 : i32 to f32
  return %0, %1, %2, %3 : f32, f32, vector<2xf32>, f32
}

// CHECK-LABEL: func.func @to_integer() -> (i8, i8, i8, vector<2xi8>) {
// CHECK-NEXT:   %[[C_3_I8:.+]] = arith.constant -3 : i8
// CHECK-NEXT:   %[[C3_I8:.+]] = arith.constant 3 : i8
// CHECK-NEXT:   %[[C_56_I8:.+]] = arith.constant -56 : i8
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1, -2]> : vector<2xi8>
// CHECK-NEXT:   return %[[C_3_I8]], %[[C3_I8]], %[[C_56_I8]], %[[CST]] : i8, i8, i8, vector<2xi8>
// CHECK-NEXT: }
func.func @to_integer() -> (i8, i8, i8, vector<2xi8>) {
  %cm3_75_f32 = arith.constant -3.75 : f32
  %0 = arith.fptosi %cm3_75_f32 : f32 to i8
  %c3_75_f32 = arith.constant 3.75 : f32
  %1 = arith.fptoui %c3_75_f32 : f32 to i8
  %c200_0_f32 = arith.constant 200.0 : f32
  %2 = arith.fptoui %c200_0_f32 : f32 to i8
  %k0 = arith.constant dense<[1.0, -2.5]> : vector<2xf32>
  %3 = arith.fptosi %k0 : vector<2xf32> to vector<2xi8>
  return %0, %1, %2, %3 : i8, i8, i8, vector<2xi8>
}

// An integer that does not fit is not known.
// CHECK-LABEL: func.func @to_integer_out_of_range() -> (i8, i8, i8, vector<2xi8>, vector<2xi8>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<2.000000e+02> : vector<2xf32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[1.000000e+00, 2.000000e+02]> : vector<2xf32>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant -3.750000e+00 : f32
// CHECK-NEXT:   %[[CST_3:.+]] = arith.constant 2.000000e+02 : f32
// CHECK-NEXT:   %[[V0:.+]] = arith.fptosi %[[CST_3]] : f32 to i8
// CHECK-NEXT:   %[[V1:.+]] = arith.fptoui %[[CST_2]] : f32 to i8
// CHECK-NEXT:   %[[V2:.+]] = arith.fptosi %[[CST_1]] : f32 to i8
// CHECK-NEXT:   %[[V3:.+]] = arith.fptosi %[[CST_0]] : vector<2xf32> to vector<2xi8>
// CHECK-NEXT:   %[[V4:.+]] = arith.fptosi %[[CST]] : vector<2xf32> to vector<2xi8>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : i8, i8, i8, vector<2xi8>, vector<2xi8>
// CHECK-NEXT: }
func.func @to_integer_out_of_range() -> (i8, i8, i8, vector<2xi8>, vector<2xi8>) {
  %c200_0_f32 = arith.constant 200.0 : f32
  %0 = arith.fptosi %c200_0_f32 : f32 to i8
  %cm3_75_f32 = arith.constant -3.75 : f32
  %1 = arith.fptoui %cm3_75_f32 : f32 to i8
  %c0x7fc00000_f32 = arith.constant 0x7fc00000 : f32
  %2 = arith.fptosi %c0x7fc00000_f32 : f32 to i8
  %k0 = arith.constant dense<[1.0, 200.0]> : vector<2xf32>
  %3 = arith.fptosi %k0 : vector<2xf32> to vector<2xi8>
  %k1 = arith.constant dense<200.0> : vector<2xf32>
  %4 = arith.fptosi %k1 : vector<2xf32> to vector<2xi8>
  return %0, %1, %2, %3, %4 : i8, i8, i8, vector<2xi8>, vector<2xi8>
}

// CHECK-LABEL: func.func @index_casts() -> (index, index, i8, i8) {
// CHECK-NEXT:   %[[C_3:.+]] = arith.constant -3 : index
// CHECK-NEXT:   %[[C253:.+]] = arith.constant 253 : index
// CHECK-NEXT:   %[[C44_I8:.+]] = arith.constant 44 : i8
// CHECK-NEXT:   return %[[C_3]], %[[C253]], %[[C44_I8]], %[[C44_I8]] : index, index, i8, i8
// CHECK-NEXT: }
func.func @index_casts() -> (index, index, i8, i8) {
  %cm3_i8 = arith.constant -3 : i8
  %0 = arith.index_cast %cm3_i8 : i8 to index
  %1 = arith.index_castui %cm3_i8 : i8 to index
  %c300 = arith.constant 300 : index
  %2 = arith.index_cast %c300 : index to i8
  %3 = arith.index_castui %c300 : index to i8
  return %0, %1, %2, %3 : index, index, i8, i8
}

// CHECK-LABEL: func.func @bitcast() -> (i32, f32, vector<2xi32>, tensor<2xf32>) {
// CHECK-NEXT:   %[[C1065353216_I32:.+]] = arith.constant 1065353216 : i32
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[0, 1065353216]> : vector<2xi32>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<0.000000e+00> : tensor<2xf32>
// CHECK-NEXT:   return %[[C1065353216_I32]], %[[CST]], %[[CST_0]], %[[CST_1]] : i32, f32, vector<2xi32>, tensor<2xf32>
// CHECK-NEXT: }
func.func @bitcast() -> (i32, f32, vector<2xi32>, tensor<2xf32>) {
  %c1_0_f32 = arith.constant 1.0 : f32
  %0 = arith.bitcast %c1_0_f32 : f32 to i32
  %c1065353216_i32 = arith.constant 1065353216 : i32
  %1 = arith.bitcast %c1065353216_i32 : i32 to f32
  %k0 = arith.constant dense<[0.0, 1.0]> : vector<2xf32>
  %2 = arith.bitcast %k0 : vector<2xf32> to vector<2xi32>
  %k1 = arith.constant dense<0> : tensor<2xi32>
  %3 = arith.bitcast %k1 : tensor<2xi32> to tensor<2xf32>
  return %0, %1, %2, %3 : i32, f32, vector<2xi32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]] : i32, i32
// CHECK-NEXT: }
func.func @select(%a: i32, %b: i32) -> (i32, i32) {
  %true = arith.constant true
  %0 = arith.select %true, %a, %b : i32
  %false = arith.constant false
  %1 = arith.select %false, %a, %b : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @select_elements(
// CHECK-SAME: %[[ARG0:.+]]: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[true, false]> : vector<2xi1>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<[1, 4]> : vector<2xi32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[CST]], %[[CST_0]], %[[ARG0]] : vector<2xi1>, vector<2xi32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[CST]], %[[ARG0]], %[[CST_0]] : vector<2xi1>, vector<2xi32>
// CHECK-NEXT:   return %[[CST_1]], %[[V0]], %[[V1]] : vector<2xi32>, vector<2xi32>, vector<2xi32>
// CHECK-NEXT: }
func.func @select_elements(%a: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %k0 = arith.constant dense<[true, false]> : vector<2xi1>
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %k2 = arith.constant dense<[3, 4]> : vector<2xi32>
  %0 = arith.select %k0, %k1, %k2 : vector<2xi1>, vector<2xi32>
  %1 = arith.select %k0, %k1, %a : vector<2xi1>, vector<2xi32>
  %2 = arith.select %k0, %a, %k1 : vector<2xi1>, vector<2xi32>
  return %0, %1, %2 : vector<2xi32>, vector<2xi32>, vector<2xi32>
}

// Poison makes poison of what is computed from it.
// CHECK-LABEL: func.func @poison(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i1) -> (i32, i32, i64, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : i32
// CHECK-NEXT:   %[[V1:.+]] = ub.poison : i64
// CHECK-NEXT:   return %[[V0]], %[[V0]], %[[V1]], %[[ARG0]], %[[ARG0]] : i32, i32, i64, i32, i32
// CHECK-NEXT: }
func.func @poison(%a: i32, %c: i1) -> (i32, i32, i64, i32, i32) {
  %cub_poison_i32 = ub.poison : i32
  %c1_i32 = arith.constant 1 : i32
  %0 = arith.addi %cub_poison_i32, %c1_i32 : i32
  %1 = arith.addi %c1_i32, %cub_poison_i32 : i32
  %2 = arith.extsi %cub_poison_i32 : i32 to i64
  %3 = arith.select %c, %cub_poison_i32, %a : i32
  %4 = arith.select %c, %a, %cub_poison_i32 : i32
  return %0, %1, %2, %3, %4 : i32, i32, i64, i32, i32
}
