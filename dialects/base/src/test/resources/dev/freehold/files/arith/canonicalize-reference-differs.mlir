// RUN: freehold-opt %s -canonicalize | FileCheck %s
// RUN: freehold-opt %s -canonicalize -reference-compatible | FileCheck %s --check-prefix=REFERENCE

// Recorded from Freehold: the reference does something else by default, as the comments say.

// The reference makes constants without a size of these, which are none.

// CHECK-LABEL: func.func @compare_same_of_unknown_size(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xi8>) -> tensor<?xi1> {
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[ARG0]] : tensor<?xi8>
// CHECK-NEXT:   return %[[V0]] : tensor<?xi1>
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @compare_same_of_unknown_size(
// REFERENCE-SAME: %[[ARG0:.+]]: tensor<?xi8>) -> tensor<?xi1> {
// REFERENCE-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[ARG0]] : tensor<?xi8>
// REFERENCE-NEXT:   return %[[V0]] : tensor<?xi1>
// REFERENCE-NEXT: }
func.func @compare_same_of_unknown_size(%a: tensor<?xi8>) -> tensor<?xi1> {
  %0 = arith.cmpi eq, %a, %a : tensor<?xi8>
  return %0 : tensor<?xi1>
}

// CHECK-LABEL: func.func @xor_same_of_unknown_size(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xi8>) -> tensor<?xi8> {
// CHECK-NEXT:   %[[V0:.+]] = arith.xori %[[ARG0]], %[[ARG0]] : tensor<?xi8>
// CHECK-NEXT:   return %[[V0]] : tensor<?xi8>
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @xor_same_of_unknown_size(
// REFERENCE-SAME: %[[ARG0:.+]]: tensor<?xi8>) -> tensor<?xi8> {
// REFERENCE-NEXT:   %[[V0:.+]] = arith.xori %[[ARG0]], %[[ARG0]] : tensor<?xi8>
// REFERENCE-NEXT:   return %[[V0]] : tensor<?xi8>
// REFERENCE-NEXT: }
func.func @xor_same_of_unknown_size(%a: tensor<?xi8>) -> tensor<?xi8> {
  %0 = arith.xori %a, %a : tensor<?xi8>
  return %0 : tensor<?xi8>
}

// CHECK-LABEL: func.func @subtract_again_of_unknown_size(
// CHECK-SAME: %[[ARG0:.+]]: tensor<?xi8>, %[[ARG1:.+]]: tensor<?xi8>) -> tensor<?xi8> {
// CHECK-NEXT:   %[[V0:.+]] = arith.subi %[[ARG0]], %[[ARG1]] : tensor<?xi8>
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[V0]], %[[ARG0]] : tensor<?xi8>
// CHECK-NEXT:   return %[[V1]] : tensor<?xi8>
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @subtract_again_of_unknown_size(
// REFERENCE-SAME: %[[ARG0:.+]]: tensor<?xi8>, %[[ARG1:.+]]: tensor<?xi8>) -> tensor<?xi8> {
// REFERENCE-NEXT:   %[[V0:.+]] = arith.subi %[[ARG0]], %[[ARG1]] : tensor<?xi8>
// REFERENCE-NEXT:   %[[V1:.+]] = arith.subi %[[V0]], %[[ARG0]] : tensor<?xi8>
// REFERENCE-NEXT:   return %[[V1]] : tensor<?xi8>
// REFERENCE-NEXT: }
func.func @subtract_again_of_unknown_size(%x: tensor<?xi8>, %y: tensor<?xi8>) -> tensor<?xi8> {
  %d = arith.subi %x, %y : tensor<?xi8>
  %0 = arith.subi %d, %x : tensor<?xi8>
  return %0 : tensor<?xi8>
}

// Combined constants keep the promises that still hold; in the reference they keep all.

// CHECK-LABEL: func.func @overflow_of_sums(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i8, i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C_56_I8:.+]] = arith.constant -56 : i8
// CHECK-NEXT:   %[[C120_I8:.+]] = arith.constant 120 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[C120_I8]] overflow<nsw, nuw> : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[ARG0]], %[[C_56_I8]] overflow<nuw> : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[ARG0]], %[[C120_I8]] overflow<nsw> : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[ARG0]], %[[C120_I8]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[ARG0]], %[[V2]], %[[V3]] : i8, i8, i8, i8, i8
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @overflow_of_sums(
// REFERENCE-SAME: %[[ARG0:.+]]: i8) -> (i8, i8, i8, i8, i8) {
// REFERENCE-NEXT:   %[[C_56_I8:.+]] = arith.constant -56 : i8
// REFERENCE-NEXT:   %[[C120_I8:.+]] = arith.constant 120 : i8
// REFERENCE-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[C120_I8]] overflow<nsw, nuw> : i8
// REFERENCE-NEXT:   %[[V1:.+]] = arith.addi %[[ARG0]], %[[C_56_I8]] overflow<nsw, nuw> : i8
// REFERENCE-NEXT:   %[[V2:.+]] = arith.addi %[[ARG0]], %[[C120_I8]] overflow<nsw> : i8
// REFERENCE-NEXT:   %[[V3:.+]] = arith.addi %[[ARG0]], %[[C120_I8]] : i8
// REFERENCE-NEXT:   return %[[V0]], %[[V1]], %[[ARG0]], %[[V2]], %[[V3]] : i8, i8, i8, i8, i8
// REFERENCE-NEXT: }
func.func @overflow_of_sums(%a: i8) -> (i8, i8, i8, i8, i8) {
  %c100_i8 = arith.constant 100 : i8
  %s = arith.addi %a, %c100_i8 overflow<nsw, nuw> : i8
  %c20_i8 = arith.constant 20 : i8
  %0 = arith.addi %s, %c20_i8 overflow<nsw, nuw> : i8
  %1 = arith.addi %s, %c100_i8 overflow<nsw, nuw> : i8
  %cm100_i8 = arith.constant -100 : i8
  %2 = arith.addi %s, %cm100_i8 overflow<nsw, nuw> : i8
  %3 = arith.addi %s, %c20_i8 overflow<nsw> : i8
  %4 = arith.addi %s, %c20_i8 : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}

// 10 - 3 + 1 is 8 without signs too, 10 + (1 - 3) is not.
// CHECK-LABEL: func.func @overflow_of_differences(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i8, i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C_3_I8:.+]] = arith.constant -3 : i8
// CHECK-NEXT:   %[[C_1_I8:.+]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[C2_I8:.+]] = arith.constant 2 : i8
// CHECK-NEXT:   %[[C4_I8:.+]] = arith.constant 4 : i8
// CHECK-NEXT:   %[[C_2_I8:.+]] = arith.constant -2 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[C_2_I8]] overflow<nsw> : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[ARG0]], %[[C4_I8]] overflow<nsw, nuw> : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.subi %[[C2_I8]], %[[ARG0]] overflow<nsw, nuw> : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.subi %[[C_1_I8]], %[[ARG0]] overflow<nsw> : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[C_3_I8]] : i8, i8, i8, i8, i8
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @overflow_of_differences(
// REFERENCE-SAME: %[[ARG0:.+]]: i8) -> (i8, i8, i8, i8, i8) {
// REFERENCE-NEXT:   %[[C_3_I8:.+]] = arith.constant -3 : i8
// REFERENCE-NEXT:   %[[C_1_I8:.+]] = arith.constant -1 : i8
// REFERENCE-NEXT:   %[[C2_I8:.+]] = arith.constant 2 : i8
// REFERENCE-NEXT:   %[[C4_I8:.+]] = arith.constant 4 : i8
// REFERENCE-NEXT:   %[[C_2_I8:.+]] = arith.constant -2 : i8
// REFERENCE-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[C_2_I8]] overflow<nsw, nuw> : i8
// REFERENCE-NEXT:   %[[V1:.+]] = arith.subi %[[ARG0]], %[[C4_I8]] overflow<nsw, nuw> : i8
// REFERENCE-NEXT:   %[[V2:.+]] = arith.subi %[[C2_I8]], %[[ARG0]] overflow<nsw, nuw> : i8
// REFERENCE-NEXT:   %[[V3:.+]] = arith.subi %[[C_1_I8]], %[[ARG0]] overflow<nsw, nuw> : i8
// REFERENCE-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[C_3_I8]] : i8, i8, i8, i8, i8
// REFERENCE-NEXT: }
func.func @overflow_of_differences(%a: i8) -> (i8, i8, i8, i8, i8) {
  %c3_i8 = arith.constant 3 : i8
  %d = arith.subi %a, %c3_i8 overflow<nsw, nuw> : i8
  %n = arith.subi %c3_i8, %a overflow<nsw, nuw> : i8
  %c1_i8 = arith.constant 1 : i8
  %0 = arith.addi %d, %c1_i8 overflow<nsw, nuw> : i8
  %1 = arith.subi %d, %c1_i8 overflow<nsw, nuw> : i8
  %2 = arith.subi %n, %c1_i8 overflow<nsw, nuw> : i8
  %c4_i8 = arith.constant 4 : i8
  %3 = arith.subi %n, %c4_i8 overflow<nsw, nuw> : i8
  %4 = arith.subi %d, %a overflow<nsw> : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @overflow_of_products(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i8, i8, i8) {
// CHECK-NEXT:   %[[C_112_I8:.+]] = arith.constant -112 : i8
// CHECK-NEXT:   %[[C_56_I8:.+]] = arith.constant -56 : i8
// CHECK-NEXT:   %[[C40_I8:.+]] = arith.constant 40 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG0]], %[[C40_I8]] overflow<nsw, nuw> : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[ARG0]], %[[C_56_I8]] overflow<nuw> : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.muli %[[ARG0]], %[[C_112_I8]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : i8, i8, i8
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @overflow_of_products(
// REFERENCE-SAME: %[[ARG0:.+]]: i8) -> (i8, i8, i8) {
// REFERENCE-NEXT:   %[[C_112_I8:.+]] = arith.constant -112 : i8
// REFERENCE-NEXT:   %[[C_56_I8:.+]] = arith.constant -56 : i8
// REFERENCE-NEXT:   %[[C40_I8:.+]] = arith.constant 40 : i8
// REFERENCE-NEXT:   %[[V0:.+]] = arith.muli %[[ARG0]], %[[C40_I8]] overflow<nsw, nuw> : i8
// REFERENCE-NEXT:   %[[V1:.+]] = arith.muli %[[ARG0]], %[[C_56_I8]] overflow<nsw, nuw> : i8
// REFERENCE-NEXT:   %[[V2:.+]] = arith.muli %[[ARG0]], %[[C_112_I8]] overflow<nsw, nuw> : i8
// REFERENCE-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : i8, i8, i8
// REFERENCE-NEXT: }
func.func @overflow_of_products(%a: i8) -> (i8, i8, i8) {
  %c20_i8 = arith.constant 20 : i8
  %p = arith.muli %a, %c20_i8 overflow<nsw, nuw> : i8
  %c2_i8 = arith.constant 2 : i8
  %0 = arith.muli %p, %c2_i8 overflow<nsw, nuw> : i8
  %c10_i8 = arith.constant 10 : i8
  %1 = arith.muli %p, %c10_i8 overflow<nsw, nuw> : i8
  %2 = arith.muli %p, %c20_i8 overflow<nsw, nuw> : i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK-LABEL: func.func @overflow_of_truncation(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i8 {
// CHECK-NEXT:   %[[C24_I32:.+]] = arith.constant 24 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.shrui %[[ARG0]], %[[C24_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.trunci %[[V0]] overflow<nuw> : i32 to i8
// CHECK-NEXT:   return %[[V1]] : i8
// CHECK-NEXT: }
// REFERENCE-LABEL: func.func @overflow_of_truncation(
// REFERENCE-SAME: %[[ARG0:.+]]: i32) -> i8 {
// REFERENCE-NEXT:   %[[C24_I32:.+]] = arith.constant 24 : i32
// REFERENCE-NEXT:   %[[V0:.+]] = arith.shrui %[[ARG0]], %[[C24_I32]] : i32
// REFERENCE-NEXT:   %[[V1:.+]] = arith.trunci %[[V0]] overflow<nsw, nuw> : i32 to i8
// REFERENCE-NEXT:   return %[[V1]] : i8
// REFERENCE-NEXT: }
func.func @overflow_of_truncation(%a: i32) -> i8 {
  %c24_i32 = arith.constant 24 : i32
  %x = arith.shrsi %a, %c24_i32 : i32
  %0 = arith.trunci %x overflow<nsw, nuw> : i32 to i8
  return %0 : i8
}
