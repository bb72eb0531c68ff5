// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Identities of integers.

// CHECK-LABEL: func.func @add_zero(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]] : i32, i32
// CHECK-NEXT: }
func.func @add_zero(%a: i32) -> (i32, i32) {
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.addi %a, %c0_i32 : i32
  %1 = arith.addi %c0_i32, %a : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @add_what_was_subtracted(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.subi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[V1]] : i32, i32, i32
// CHECK-NEXT: }
func.func @add_what_was_subtracted(%a: i32, %b: i32) -> (i32, i32, i32) {
  %d = arith.subi %a, %b : i32
  %0 = arith.addi %d, %b : i32
  %1 = arith.addi %b, %d : i32
  %2 = arith.addi %d, %a : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: func.func @subtract_zero_and_itself(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: tensor<?xi32>) -> (i32, i32, tensor<?xi32>) {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.subi %[[ARG1]], %[[ARG1]] : tensor<?xi32>
// CHECK-NEXT:   return %[[ARG0]], %[[C0_I32]], %[[V0]] : i32, i32, tensor<?xi32>
// CHECK-NEXT: }
func.func @subtract_zero_and_itself(%a: i32, %t: tensor<?xi32>) -> (i32, i32, tensor<?xi32>) {
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.subi %a, %c0_i32 : i32
  %1 = arith.subi %a, %a : i32
  %2 = arith.subi %t, %t : tensor<?xi32>
  return %0, %1, %2 : i32, i32, tensor<?xi32>
}

// CHECK-LABEL: func.func @subtract_what_was_added(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[V0]], %[[ARG2]] : i32
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]], %[[V1]] : i32, i32, i32
// CHECK-NEXT: }
func.func @subtract_what_was_added(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32) {
  %s = arith.addi %a, %b : i32
  %0 = arith.subi %s, %b : i32
  %1 = arith.subi %s, %a : i32
  %2 = arith.subi %s, %c : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: func.func @multiply_by_zero_and_one(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: vector<2xi32>) -> (i32, i32, vector<2xi32>, vector<2xi32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG1]], %[[CST]] : vector<2xi32>
// CHECK-NEXT:   return %[[C0_I32]], %[[ARG0]], %[[ARG1]], %[[V0]] : i32, i32, vector<2xi32>, vector<2xi32>
// CHECK-NEXT: }
func.func @multiply_by_zero_and_one(%a: i32, %v: vector<2xi32>) -> (i32, i32, vector<2xi32>, vector<2xi32>) {
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.muli %a, %c0_i32 : i32
  %c1_i32 = arith.constant 1 : i32
  %1 = arith.muli %a, %c1_i32 : i32
  %k0 = arith.constant dense<1> : vector<2xi32>
  %2 = arith.muli %v, %k0 : vector<2xi32>
  %k1 = arith.constant dense<[1, 2]> : vector<2xi32>
  %3 = arith.muli %v, %k1 : vector<2xi32>
  return %0, %1, %2, %3 : i32, i32, vector<2xi32>, vector<2xi32>
}

// CHECK-LABEL: func.func @divide_by_one(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[C0_I32]], %[[C0_I32]], %[[ARG0]], %[[ARG0]], %[[ARG0]] : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @divide_by_one(%a: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c1_i32 = arith.constant 1 : i32
  %0 = arith.divsi %a, %c1_i32 : i32
  %1 = arith.divui %a, %c1_i32 : i32
  %2 = arith.remsi %a, %c1_i32 : i32
  %3 = arith.remui %a, %c1_i32 : i32
  %4 = arith.floordivsi %a, %c1_i32 : i32
  %5 = arith.ceildivsi %a, %c1_i32 : i32
  %6 = arith.ceildivui %a, %c1_i32 : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @divide_by_two(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:   %[[C2_I32:.+]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.divsi %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.divui %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.remsi %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.remui %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.floordivsi %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT:   %[[V5:.+]] = arith.ceildivsi %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT:   %[[V6:.+]] = arith.ceildivui %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @divide_by_two(%a: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.divsi %a, %c2_i32 : i32
  %1 = arith.divui %a, %c2_i32 : i32
  %2 = arith.remsi %a, %c2_i32 : i32
  %3 = arith.remui %a, %c2_i32 : i32
  %4 = arith.floordivsi %a, %c2_i32 : i32
  %5 = arith.ceildivsi %a, %c2_i32 : i32
  %6 = arith.ceildivui %a, %c2_i32 : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @divide_known_by_unknown(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[C5_I32:.+]] = arith.constant 5 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.floordivsi %[[C5_I32]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.ceildivsi %[[C5_I32]], %[[ARG0]] : i32
// CHECK-NEXT:   return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT: }
func.func @divide_known_by_unknown(%a: i32) -> (i32, i32) {
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.floordivsi %c5_i32, %a : i32
  %1 = arith.ceildivsi %c5_i32, %a : i32
  return %0, %1 : i32, i32
}

// A factor comes back where the product has not overflown.
// CHECK-LABEL: func.func @divide_product(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG0]], %[[ARG1]] overflow<nsw> : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[ARG0]], %[[ARG1]] overflow<nuw> : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.muli %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.divsi %[[V0]], %[[ARG2]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.divsi %[[V1]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V5:.+]] = arith.divui %[[V2]], %[[ARG1]] : i32
// CHECK-NEXT:   return %[[ARG1]], %[[ARG0]], %[[V3]], %[[V4]], %[[ARG1]], %[[ARG0]], %[[V5]] : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @divide_product(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %p = arith.muli %a, %b overflow<nsw> : i32
  %q = arith.muli %a, %b overflow<nuw> : i32
  %r = arith.muli %a, %b : i32
  %0 = arith.divsi %p, %a : i32
  %1 = arith.divsi %p, %b : i32
  %2 = arith.divsi %p, %c : i32
  %3 = arith.divsi %q, %b : i32
  %4 = arith.divui %q, %a : i32
  %5 = arith.divui %q, %b : i32
  %6 = arith.divui %r, %b : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// A division whose result nobody needs is dropped where it is defined.
// CHECK-LABEL: func.func @unused_division(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unused_division(%a: i32, %b: i32) {
  %c7_i32 = arith.constant 7 : i32
  %0 = arith.divsi %a, %c7_i32 : i32
  %1 = arith.divui %a, %c7_i32 : i32
  %2 = arith.ceildivsi %a, %c7_i32 : i32
  %3 = arith.ceildivui %a, %c7_i32 : i32
  %4 = arith.divsi %a, %b : i32
  %c0_i32 = arith.constant 0 : i32
  %5 = arith.divui %a, %c0_i32 : i32
  return
}

// CHECK-LABEL: func.func @and_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C6_I8:.+]] = arith.constant 6 : i8
// CHECK-NEXT:   %[[C0_I8:.+]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.andi %[[ARG0]], %[[C6_I8]] : i8
// CHECK-NEXT:   return %[[C0_I8]], %[[ARG0]], %[[V0]], %[[ARG0]] : i8, i8, i8, i8
// CHECK-NEXT: }
func.func @and_with_constants(%a: i8) -> (i8, i8, i8, i8) {
  %c0_i8 = arith.constant 0 : i8
  %0 = arith.andi %a, %c0_i8 : i8
  %cm1_i8 = arith.constant -1 : i8
  %1 = arith.andi %a, %cm1_i8 : i8
  %c6_i8 = arith.constant 6 : i8
  %2 = arith.andi %a, %c6_i8 : i8
  %3 = arith.andi %a, %a : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK-LABEL: func.func @and_with_complement(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: i8) -> (i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C0_I8:.+]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[C6_I8:.+]] = arith.constant 6 : i8
// CHECK-NEXT:   %[[C_1_I8:.+]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.xori %[[ARG0]], %[[C_1_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[C6_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.andi %[[ARG1]], %[[V0]] : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.andi %[[ARG0]], %[[V1]] : i8
// CHECK-NEXT:   return %[[C0_I8]], %[[C0_I8]], %[[V2]], %[[V3]] : i8, i8, i8, i8
// CHECK-NEXT: }
func.func @and_with_complement(%a: i8, %b: i8) -> (i8, i8, i8, i8) {
  %cm1_i8 = arith.constant -1 : i8
  %n = arith.xori %a, %cm1_i8 : i8
  %c6_i8 = arith.constant 6 : i8
  %m = arith.xori %a, %c6_i8 : i8
  %0 = arith.andi %a, %n : i8
  %1 = arith.andi %n, %a : i8
  %2 = arith.andi %b, %n : i8
  %3 = arith.andi %a, %m : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK-LABEL: func.func @and_twice(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: i8, %[[ARG2:.+]]: i8) -> (i8, i8, i8, i8) {
// CHECK-NEXT:   %[[V0:.+]] = arith.andi %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.andi %[[ARG2]], %[[V0]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V0]], %[[V0]], %[[V1]] : i8, i8, i8, i8
// CHECK-NEXT: }
func.func @and_twice(%a: i8, %b: i8, %c: i8) -> (i8, i8, i8, i8) {
  %x = arith.andi %a, %b : i8
  %0 = arith.andi %x, %a : i8
  %1 = arith.andi %x, %b : i8
  %2 = arith.andi %a, %x : i8
  %3 = arith.andi %c, %x : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK-LABEL: func.func @or_with_constants(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C6_I8:.+]] = arith.constant 6 : i8
// CHECK-NEXT:   %[[C_1_I8:.+]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.ori %[[ARG0]], %[[C6_I8]] : i8
// CHECK-NEXT:   return %[[ARG0]], %[[C_1_I8]], %[[V0]], %[[ARG0]] : i8, i8, i8, i8
// CHECK-NEXT: }
func.func @or_with_constants(%a: i8) -> (i8, i8, i8, i8) {
  %c0_i8 = arith.constant 0 : i8
  %0 = arith.ori %a, %c0_i8 : i8
  %cm1_i8 = arith.constant -1 : i8
  %1 = arith.ori %a, %cm1_i8 : i8
  %c6_i8 = arith.constant 6 : i8
  %2 = arith.ori %a, %c6_i8 : i8
  %3 = arith.ori %a, %a : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK-LABEL: func.func @or_with_complement(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: i8) -> (i8, i8, i8) {
// CHECK-NEXT:   %[[C_1_I8:.+]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.xori %[[ARG0]], %[[C_1_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.ori %[[ARG1]], %[[V0]] : i8
// CHECK-NEXT:   return %[[C_1_I8]], %[[C_1_I8]], %[[V1]] : i8, i8, i8
// CHECK-NEXT: }
func.func @or_with_complement(%a: i8, %b: i8) -> (i8, i8, i8) {
  %cm1_i8 = arith.constant -1 : i8
  %n = arith.xori %a, %cm1_i8 : i8
  %0 = arith.ori %a, %n : i8
  %1 = arith.ori %n, %a : i8
  %2 = arith.ori %b, %n : i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK-LABEL: func.func @xor_with_zero_and_itself(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i8, i8) {
// CHECK-NEXT:   %[[C0_I8:.+]] = arith.constant 0 : i8
// CHECK-NEXT:   return %[[ARG0]], %[[C0_I8]] : i8, i8
// CHECK-NEXT: }
func.func @xor_with_zero_and_itself(%a: i8) -> (i8, i8) {
  %c0_i8 = arith.constant 0 : i8
  %0 = arith.xori %a, %c0_i8 : i8
  %1 = arith.xori %a, %a : i8
  return %0, %1 : i8, i8
}

// CHECK-LABEL: func.func @xor_twice(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: i8, %[[ARG2:.+]]: i8) -> (i8, i8, i8, i8, i8) {
// CHECK-NEXT:   %[[V0:.+]] = arith.xori %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG2]], %[[V0]] : i8
// CHECK-NEXT:   return %[[ARG1]], %[[ARG0]], %[[ARG1]], %[[ARG0]], %[[V1]] : i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @xor_twice(%a: i8, %b: i8, %c: i8) -> (i8, i8, i8, i8, i8) {
  %x = arith.xori %a, %b : i8
  %0 = arith.xori %x, %a : i8
  %1 = arith.xori %x, %b : i8
  %2 = arith.xori %a, %x : i8
  %3 = arith.xori %b, %x : i8
  %4 = arith.xori %c, %x : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @shift_by_zero(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i8, i8, i8) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[ARG0]] : i8, i8, i8
// CHECK-NEXT: }
func.func @shift_by_zero(%a: i8) -> (i8, i8, i8) {
  %c0_i8 = arith.constant 0 : i8
  %0 = arith.shli %a, %c0_i8 : i8
  %1 = arith.shrsi %a, %c0_i8 : i8
  %2 = arith.shrui %a, %c0_i8 : i8
  return %0, %1, %2 : i8, i8, i8
}

// Extremes.

// CHECK-LABEL: func.func @extreme_of_same(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: f32) -> (i8, i8, i8, i8, f32, f32, f32, f32) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]] : i8, i8, i8, i8, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @extreme_of_same(%a: i8, %f: f32) -> (i8, i8, i8, i8, f32, f32, f32, f32) {
  %0 = arith.maxsi %a, %a : i8
  %1 = arith.maxui %a, %a : i8
  %2 = arith.minsi %a, %a : i8
  %3 = arith.minui %a, %a : i8
  %4 = arith.maximumf %f, %f : f32
  %5 = arith.minimumf %f, %f : f32
  %6 = arith.maxnumf %f, %f : f32
  %7 = arith.minnumf %f, %f : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i8, i8, i8, i8, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @extreme_with_largest(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C_1_I8:.+]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[C127_I8:.+]] = arith.constant 127 : i8
// CHECK-NEXT:   return %[[C127_I8]], %[[C_1_I8]], %[[ARG0]], %[[ARG0]] : i8, i8, i8, i8
// CHECK-NEXT: }
func.func @extreme_with_largest(%a: i8) -> (i8, i8, i8, i8) {
  %c127_i8 = arith.constant 127 : i8
  %0 = arith.maxsi %a, %c127_i8 : i8
  %cm1_i8 = arith.constant -1 : i8
  %1 = arith.maxui %a, %cm1_i8 : i8
  %2 = arith.minsi %a, %c127_i8 : i8
  %3 = arith.minui %a, %cm1_i8 : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK-LABEL: func.func @extreme_with_smallest(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C0_I8:.+]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[C_128_I8:.+]] = arith.constant -128 : i8
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[C_128_I8]], %[[C0_I8]] : i8, i8, i8, i8
// CHECK-NEXT: }
func.func @extreme_with_smallest(%a: i8) -> (i8, i8, i8, i8) {
  %cm128_i8 = arith.constant -128 : i8
  %0 = arith.maxsi %a, %cm128_i8 : i8
  %c0_i8 = arith.constant 0 : i8
  %1 = arith.maxui %a, %c0_i8 : i8
  %2 = arith.minsi %a, %cm128_i8 : i8
  %3 = arith.minui %a, %c0_i8 : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK-LABEL: func.func @extreme_with_other(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: f32) -> (i8, i8, i8, i8, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 5.000000e+00 : f32
// CHECK-NEXT:   %[[C5_I8:.+]] = arith.constant 5 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.maxsi %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.maxui %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.minsi %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.minui %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V4:.+]] = arith.maximumf %[[ARG1]], %[[CST]] : f32
// CHECK-NEXT:   %[[V5:.+]] = arith.minimumf %[[ARG1]], %[[CST]] : f32
// CHECK-NEXT:   %[[V6:.+]] = arith.maxnumf %[[ARG1]], %[[CST]] : f32
// CHECK-NEXT:   %[[V7:.+]] = arith.minnumf %[[ARG1]], %[[CST]] : f32
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]] : i8, i8, i8, i8, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @extreme_with_other(%a: i8, %f: f32) -> (i8, i8, i8, i8, f32, f32, f32, f32) {
  %c5_i8 = arith.constant 5 : i8
  %0 = arith.maxsi %a, %c5_i8 : i8
  %1 = arith.maxui %a, %c5_i8 : i8
  %2 = arith.minsi %a, %c5_i8 : i8
  %3 = arith.minui %a, %c5_i8 : i8
  %c5_0_f32 = arith.constant 5.0 : f32
  %4 = arith.maximumf %f, %c5_0_f32 : f32
  %5 = arith.minimumf %f, %c5_0_f32 : f32
  %6 = arith.maxnumf %f, %c5_0_f32 : f32
  %7 = arith.minnumf %f, %c5_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i8, i8, i8, i8, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @extreme_with_infinity(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:   %[[V0:.+]] = arith.maximumf %[[ARG0]], %[[CST_0]] : f32
// CHECK-NEXT:   %[[V1:.+]] = arith.minimumf %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:   return %[[V0]], %[[ARG0]], %[[ARG0]], %[[V1]] : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @extreme_with_infinity(%f: f32) -> (f32, f32, f32, f32) {
  %c0x7f800000_f32 = arith.constant 0x7f800000 : f32
  %0 = arith.maximumf %f, %c0x7f800000_f32 : f32
  %c0xff800000_f32 = arith.constant 0xff800000 : f32
  %1 = arith.maximumf %f, %c0xff800000_f32 : f32
  %2 = arith.minimumf %f, %c0x7f800000_f32 : f32
  %3 = arith.minimumf %f, %c0xff800000_f32 : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @extreme_with_nan(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> (f32, f32) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]] : f32, f32
// CHECK-NEXT: }
func.func @extreme_with_nan(%f: f32) -> (f32, f32) {
  %c0x7fc00000_f32 = arith.constant 0x7fc00000 : f32
  %0 = arith.maxnumf %f, %c0x7fc00000_f32 : f32
  %1 = arith.minnumf %f, %c0x7fc00000_f32 : f32
  return %0, %1 : f32, f32
}

// Floats.

// Adding +0 makes +0 of -0, so that only -0 changes nothing.
// CHECK-LABEL: func.func @float_zero(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: vector<2xf32>) -> (f32, f32, f32, f32, vector<2xf32>, vector<2xf32>, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[-0.000000e+00, 0.000000e+00]> : vector<2xf32>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:   %[[V0:.+]] = arith.addf %[[ARG0]], %[[CST_1]] : f32
// CHECK-NEXT:   %[[V1:.+]] = arith.subf %[[ARG0]], %[[CST_2]] : f32
// CHECK-NEXT:   %[[V2:.+]] = arith.addf %[[ARG1]], %[[CST_0]] : vector<2xf32>
// CHECK-NEXT:   %[[V3:.+]] = arith.addf %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:   return %[[ARG0]], %[[V0]], %[[ARG0]], %[[V1]], %[[ARG1]], %[[V2]], %[[V3]] : f32, f32, f32, f32, vector<2xf32>, vector<2xf32>, f32
// CHECK-NEXT: }
func.func @float_zero(%f: f32, %v: vector<2xf32>) -> (f32, f32, f32, f32, vector<2xf32>, vector<2xf32>, f32) {
  %cm0_0_f32 = arith.constant -0.0 : f32
  %0 = arith.addf %f, %cm0_0_f32 : f32
  %c0_0_f32 = arith.constant 0.0 : f32
  %1 = arith.addf %f, %c0_0_f32 : f32
  %2 = arith.subf %f, %c0_0_f32 : f32
  %3 = arith.subf %f, %cm0_0_f32 : f32
  %k0 = arith.constant dense<-0.0> : vector<2xf32>
  %4 = arith.addf %v, %k0 : vector<2xf32>
  %k1 = arith.constant dense<[-0.0, 0.0]> : vector<2xf32>
  %5 = arith.addf %v, %k1 : vector<2xf32>
  %c1_0_f32 = arith.constant 1.0 : f32
  %6 = arith.addf %f, %c1_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, vector<2xf32>, vector<2xf32>, f32
}

// CHECK-LABEL: func.func @float_one(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> (f32, f32) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]] : f32, f32
// CHECK-NEXT: }
func.func @float_one(%f: f32) -> (f32, f32) {
  %c1_0_f32 = arith.constant 1.0 : f32
  %0 = arith.mulf %f, %c1_0_f32 : f32
  %1 = arith.divf %f, %c1_0_f32 : f32
  return %0, %1 : f32, f32
}

// With zero the product is zero if there are neither NaNs nor signs of zeros.
// CHECK-LABEL: func.func @float_multiply_by_zero(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> (f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[V0:.+]] = arith.mulf %[[ARG0]], %[[CST_0]] : f32
// CHECK-NEXT:   %[[V1:.+]] = arith.mulf %[[ARG0]], %[[CST_0]] fastmath<nnan> : f32
// CHECK-NEXT:   %[[V2:.+]] = arith.mulf %[[ARG0]], %[[CST]] fastmath<fast> : f32
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[CST_0]], %[[V2]] : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @float_multiply_by_zero(%f: f32) -> (f32, f32, f32, f32) {
  %c0_0_f32 = arith.constant 0.0 : f32
  %0 = arith.mulf %f, %c0_0_f32 : f32
  %1 = arith.mulf %f, %c0_0_f32 fastmath<nnan> : f32
  %2 = arith.mulf %f, %c0_0_f32 fastmath<nnan,nsz> : f32
  %c2_0_f32 = arith.constant 2.0 : f32
  %3 = arith.mulf %f, %c2_0_f32 fastmath<fast> : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @float_negations(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> (f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.negf %[[ARG0]] : f32
// CHECK-NEXT:   %[[V1:.+]] = arith.negf %[[ARG1]] : f32
// CHECK-NEXT:   %[[V2:.+]] = arith.mulf %[[ARG0]], %[[ARG1]] fastmath<nnan> : f32
// CHECK-NEXT:   %[[V3:.+]] = arith.divf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:   %[[V4:.+]] = arith.mulf %[[V0]], %[[ARG1]] : f32
// CHECK-NEXT:   %[[V5:.+]] = arith.divf %[[ARG0]], %[[V1]] : f32
// CHECK-NEXT:   return %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[ARG0]] : f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @float_negations(%a: f32, %b: f32) -> (f32, f32, f32, f32, f32) {
  %x = arith.negf %a : f32
  %y = arith.negf %b : f32
  %0 = arith.mulf %x, %y fastmath<nnan> : f32
  %1 = arith.divf %x, %y : f32
  %2 = arith.mulf %x, %b : f32
  %3 = arith.divf %a, %y : f32
  %4 = arith.negf %x : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// Sums, differences and products with constants.

// CHECK-LABEL: func.func @add_two_constants(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:   %[[C_7_I32:.+]] = arith.constant -7 : i32
// CHECK-NEXT:   %[[C13_I32:.+]] = arith.constant 13 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[C13_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[ARG0]], %[[C_7_I32]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.subi %[[C13_I32]], %[[ARG0]] : i32
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : i32, i32, i32
// CHECK-NEXT: }
func.func @add_two_constants(%a: i32) -> (i32, i32, i32) {
  %c10_i32 = arith.constant 10 : i32
  %s = arith.addi %a, %c10_i32 : i32
  %d = arith.subi %a, %c10_i32 : i32
  %n = arith.subi %c10_i32, %a : i32
  %c3_i32 = arith.constant 3 : i32
  %0 = arith.addi %s, %c3_i32 : i32
  %1 = arith.addi %d, %c3_i32 : i32
  %2 = arith.addi %n, %c3_i32 : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: func.func @subtract_two_constants(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:   %[[C13_I32:.+]] = arith.constant 13 : i32
// CHECK-NEXT:   %[[C_7_I32:.+]] = arith.constant -7 : i32
// CHECK-NEXT:   %[[C7_I32:.+]] = arith.constant 7 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[C7_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[C_7_I32]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.subi %[[ARG0]], %[[C13_I32]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.subi %[[C13_I32]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.subi %[[C7_I32]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V5:.+]] = arith.addi %[[ARG0]], %[[C_7_I32]] : i32
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]] : i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @subtract_two_constants(%a: i32) -> (i32, i32, i32, i32, i32, i32) {
  %c10_i32 = arith.constant 10 : i32
  %s = arith.addi %a, %c10_i32 : i32
  %d = arith.subi %a, %c10_i32 : i32
  %n = arith.subi %c10_i32, %a : i32
  %c3_i32 = arith.constant 3 : i32
  %0 = arith.subi %s, %c3_i32 : i32
  %1 = arith.subi %c3_i32, %s : i32
  %2 = arith.subi %d, %c3_i32 : i32
  %3 = arith.subi %c3_i32, %d : i32
  %4 = arith.subi %n, %c3_i32 : i32
  %5 = arith.subi %c3_i32, %n : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @one_constant_is_not_enough(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[C10_I32:.+]] = arith.constant 10 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[C10_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.addi %[[V0]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[V1]], %[[C3_I32]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.subi %[[V1]], %[[C3_I32]] : i32
// CHECK-NEXT:   %[[V5:.+]] = arith.subi %[[C3_I32]], %[[V1]] : i32
// CHECK-NEXT:   %[[V6:.+]] = arith.muli %[[V0]], %[[C3_I32]] : i32
// CHECK-NEXT:   return %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @one_constant_is_not_enough(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32) {
  %c10_i32 = arith.constant 10 : i32
  %s = arith.addi %a, %c10_i32 : i32
  %d = arith.subi %a, %b : i32
  %0 = arith.addi %s, %b : i32
  %c3_i32 = arith.constant 3 : i32
  %1 = arith.addi %d, %c3_i32 : i32
  %2 = arith.subi %d, %c3_i32 : i32
  %3 = arith.subi %c3_i32, %d : i32
  %4 = arith.muli %s, %c3_i32 : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @multiply_twice(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   %[[C30_I32:.+]] = arith.constant 30 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG0]], %[[C30_I32]] : i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @multiply_twice(%a: i32) -> i32 {
  %c10_i32 = arith.constant 10 : i32
  %p = arith.muli %a, %c10_i32 : i32
  %c3_i32 = arith.constant 3 : i32
  %0 = arith.muli %p, %c3_i32 : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @add_negated(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:   %[[C_2_I32:.+]] = arith.constant -2 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[ARG0]], %[[C_2_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.subi %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.addi %[[ARG1]], %[[V0]] : i32
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]] : i32, i32, i32
// CHECK-NEXT: }
func.func @add_negated(%a: i32, %b: i32) -> (i32, i32, i32) {
  %cm1_i32 = arith.constant -1 : i32
  %n = arith.muli %a, %cm1_i32 : i32
  %cm2_i32 = arith.constant -2 : i32
  %m = arith.muli %a, %cm2_i32 : i32
  %0 = arith.addi %n, %b : i32
  %1 = arith.addi %b, %n : i32
  %2 = arith.addi %b, %m : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: func.func @subtract_again(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.subi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[C0_I32]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.subi %[[V0]], %[[ARG1]] : i32
// CHECK-NEXT:   return %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT: }
func.func @subtract_again(%a: i32, %b: i32) -> (i32, i32) {
  %d = arith.subi %a, %b : i32
  %0 = arith.subi %d, %a : i32
  %1 = arith.subi %d, %b : i32
  return %0, %1 : i32, i32
}

// Operations with two results.

// CHECK-LABEL: func.func @add_extended_zero(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   return %[[ARG0]], %[[FALSE]] : i32, i1
// CHECK-NEXT: }
func.func @add_extended_zero(%a: i32) -> (i32, i1) {
  %c0_i32 = arith.constant 0 : i32
  %0, %c = arith.addui_extended %a, %c0_i32 : i32, i1
  return %0, %c : i32, i1
}

// CHECK-LABEL: func.func @extended_without_second_result(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.muli %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : i32, i32, i32
// CHECK-NEXT: }
func.func @extended_without_second_result(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0, %c = arith.addui_extended %a, %b : i32, i1
  %1, %h = arith.mulsi_extended %a, %b : i32
  %2, %i = arith.mului_extended %a, %b : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: func.func @extended_with_second_result(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i1, i32, i32, i32, i32) {
// CHECK-NEXT:   %[[SUM:.+]], %[[OVERFLOW:.+]] = arith.addui_extended %[[ARG0]], %[[ARG1]] : i32, i1
// CHECK-NEXT:   %[[LOW:.+]], %[[HIGH:.+]] = arith.mulsi_extended %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[LOW_0:.+]], %[[HIGH_1:.+]] = arith.mului_extended %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   return %[[SUM]], %[[OVERFLOW]], %[[LOW]], %[[HIGH]], %[[LOW_0]], %[[HIGH_1]] : i32, i1, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @extended_with_second_result(%a: i32, %b: i32) -> (i32, i1, i32, i32, i32, i32) {
  %0, %c = arith.addui_extended %a, %b : i32, i1
  %1, %h = arith.mulsi_extended %a, %b : i32
  %2, %i = arith.mului_extended %a, %b : i32
  return %0, %c, %1, %h, %2, %i : i32, i1, i32, i32, i32, i32
}

// The high half is the sign.
// CHECK-LABEL: func.func @multiply_extended_by_one(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i1) -> (i32, i32, i32, i32) {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi slt, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.extsi %[[V0]] : i1 to i32
// CHECK-NEXT:   return %[[ARG0]], %[[V1]], %[[ARG0]], %[[C0_I32]] : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @multiply_extended_by_one(%a: i32, %b: i1) -> (i32, i32, i32, i32) {
  %c1_i32 = arith.constant 1 : i32
  %0, %h = arith.mulsi_extended %a, %c1_i32 : i32
  %1, %i = arith.mului_extended %a, %c1_i32 : i32
  return %0, %h, %1, %i : i32, i32, i32, i32
}

// CHECK-LABEL: func.func @multiply_extended_by_zero(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   return %[[C0_I32]], %[[C0_I32]], %[[C0_I32]], %[[C0_I32]] : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @multiply_extended_by_zero(%a: i32) -> (i32, i32, i32, i32) {
  %c0_i32 = arith.constant 0 : i32
  %0, %h = arith.mulsi_extended %a, %c0_i32 : i32
  %1, %i = arith.mului_extended %a, %c0_i32 : i32
  return %0, %h, %1, %i : i32, i32, i32, i32
}

// In one bit, one is minus one.
// CHECK-LABEL: func.func @multiply_extended_by_true(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> (i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[LOW:.+]], %[[HIGH:.+]] = arith.mulsi_extended %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   return %[[LOW]], %[[HIGH]] : i1, i1
// CHECK-NEXT: }
func.func @multiply_extended_by_true(%a: i1) -> (i1, i1) {
  %true = arith.constant true
  %0, %h = arith.mulsi_extended %a, %true : i1
  return %0, %h : i1, i1
}

// Casts.

// CHECK-LABEL: func.func @extend_twice(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i32, i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.extsi %[[ARG0]] : i8 to i16
// CHECK-NEXT:   %[[V1:.+]] = arith.extsi %[[ARG0]] : i8 to i32
// CHECK-NEXT:   %[[V2:.+]] = arith.extui %[[ARG0]] : i8 to i32
// CHECK-NEXT:   %[[V3:.+]] = arith.extui %[[V0]] : i16 to i32
// CHECK-NEXT:   %[[V4:.+]] = arith.extui %[[ARG0]] : i8 to i32
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]] : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @extend_twice(%a: i8) -> (i32, i32, i32, i32) {
  %s = arith.extsi %a : i8 to i16
  %u = arith.extui %a : i8 to i16
  %0 = arith.extsi %s : i16 to i32
  %1 = arith.extsi %u : i16 to i32
  %2 = arith.extui %s : i16 to i32
  %3 = arith.extui %u : i16 to i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// CHECK-LABEL: func.func @truncate_extended_to_original(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: vector<2xi8>) -> (i8, vector<2xi8>) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]] : i8, vector<2xi8>
// CHECK-NEXT: }
func.func @truncate_extended_to_original(%a: i8, %v: vector<2xi8>) -> (i8, vector<2xi8>) {
  %s = arith.extsi %a : i8 to i32
  %u = arith.extui %v : vector<2xi8> to vector<2xi32>
  %0 = arith.trunci %s : i32 to i8
  %1 = arith.trunci %u : vector<2xi32> to vector<2xi8>
  return %0, %1 : i8, vector<2xi8>
}

// CHECK-LABEL: func.func @truncate_extended_to_less(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i4, i4) {
// CHECK-NEXT:   %[[V0:.+]] = arith.trunci %[[ARG0]] : i8 to i4
// CHECK-NEXT:   %[[V1:.+]] = arith.trunci %[[ARG0]] : i8 to i4
// CHECK-NEXT:   return %[[V0]], %[[V1]] : i4, i4
// CHECK-NEXT: }
func.func @truncate_extended_to_less(%a: i8) -> (i4, i4) {
  %s = arith.extsi %a : i8 to i32
  %u = arith.extui %a : i8 to i32
  %0 = arith.trunci %s : i32 to i4
  %1 = arith.trunci %u : i32 to i4
  return %0, %1 : i4, i4
}

// CHECK-LABEL: func.func @truncate_extended_to_more(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i16, i16) {
// CHECK-NEXT:   %[[V0:.+]] = arith.extsi %[[ARG0]] : i8 to i16
// CHECK-NEXT:   %[[V1:.+]] = arith.extui %[[ARG0]] : i8 to i16
// CHECK-NEXT:   return %[[V0]], %[[V1]] : i16, i16
// CHECK-NEXT: }
func.func @truncate_extended_to_more(%a: i8) -> (i16, i16) {
  %s = arith.extsi %a : i8 to i32
  %u = arith.extui %a : i8 to i32
  %0 = arith.trunci %s : i32 to i16
  %1 = arith.trunci %u : i32 to i16
  return %0, %1 : i16, i16
}

// CHECK-LABEL: func.func @truncate_twice(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i8 {
// CHECK-NEXT:   %[[V0:.+]] = arith.trunci %[[ARG0]] : i32 to i8
// CHECK-NEXT:   return %[[V0]] : i8
// CHECK-NEXT: }
func.func @truncate_twice(%a: i32) -> i8 {
  %t = arith.trunci %a : i32 to i16
  %0 = arith.trunci %t : i16 to i8
  return %0 : i8
}

// Where just the bits that are shifted in are cut off, they need not be signs.
// CHECK-LABEL: func.func @truncate_shifted(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i8, i8, i8) {
// CHECK-NEXT:   %[[C24_I32:.+]] = arith.constant 24 : i32
// CHECK-NEXT:   %[[C20_I32:.+]] = arith.constant 20 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.shrsi %[[ARG0]], %[[C20_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.shrsi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.shrui %[[ARG0]], %[[C24_I32]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.trunci %[[V2]] : i32 to i8
// CHECK-NEXT:   %[[V4:.+]] = arith.trunci %[[V0]] : i32 to i8
// CHECK-NEXT:   %[[V5:.+]] = arith.trunci %[[V1]] : i32 to i8
// CHECK-NEXT:   return %[[V3]], %[[V4]], %[[V5]] : i8, i8, i8
// CHECK-NEXT: }
func.func @truncate_shifted(%a: i32, %b: i32) -> (i8, i8, i8) {
  %c24_i32 = arith.constant 24 : i32
  %x = arith.shrsi %a, %c24_i32 : i32
  %c20_i32 = arith.constant 20 : i32
  %y = arith.shrsi %a, %c20_i32 : i32
  %z = arith.shrsi %a, %b : i32
  %0 = arith.trunci %x : i32 to i8
  %1 = arith.trunci %y : i32 to i8
  %2 = arith.trunci %z : i32 to i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK-LABEL: func.func @truncate_extended_float(
// CHECK-SAME: %[[ARG0:.+]]: f16, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: f8E4M3FN) -> (f16, f16, f32, bf16, f8E4M3FN) {
// CHECK-NEXT:   %[[V0:.+]] = arith.extf %[[ARG0]] : f16 to f64
// CHECK-NEXT:   %[[V1:.+]] = arith.truncf %[[ARG1]] : f32 to f16
// CHECK-NEXT:   %[[V2:.+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:   %[[V3:.+]] = arith.truncf %[[V0]] : f64 to bf16
// CHECK-NEXT:   return %[[ARG0]], %[[V1]], %[[V2]], %[[V3]], %[[ARG2]] : f16, f16, f32, bf16, f8E4M3FN
// CHECK-NEXT: }
func.func @truncate_extended_float(%a: f16, %b: f32, %c: f8E4M3FN) -> (f16, f16, f32, bf16, f8E4M3FN) {
  %w = arith.extf %a : f16 to f64
  %x = arith.extf %b : f32 to f64
  %y = arith.extf %c : f8E4M3FN to f32
  %0 = arith.truncf %w : f64 to f16
  %1 = arith.truncf %x : f64 to f16
  %2 = arith.truncf %w : f64 to f32
  %3 = arith.truncf %w : f64 to bf16
  %4 = arith.truncf %y : f32 to f8E4M3FN
  return %0, %1, %2, %3, %4 : f16, f16, f32, bf16, f8E4M3FN
}

// Only with leave to contract is a rounding dropped.
// CHECK-LABEL: func.func @extend_truncated_float(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> (f32, f32, f32, f64) {
// CHECK-NEXT:   %[[V0:.+]] = arith.truncf %[[ARG0]] fastmath<contract> : f32 to f16
// CHECK-NEXT:   %[[V1:.+]] = arith.truncf %[[ARG0]] : f32 to f16
// CHECK-NEXT:   %[[V2:.+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:   %[[V3:.+]] = arith.extf %[[V1]] fastmath<contract> : f16 to f32
// CHECK-NEXT:   %[[V4:.+]] = arith.extf %[[V0]] fastmath<contract> : f16 to f64
// CHECK-NEXT:   return %[[ARG0]], %[[V2]], %[[V3]], %[[V4]] : f32, f32, f32, f64
// CHECK-NEXT: }
func.func @extend_truncated_float(%a: f32) -> (f32, f32, f32, f64) {
  %t = arith.truncf %a fastmath<contract> : f32 to f16
  %u = arith.truncf %a : f32 to f16
  %0 = arith.extf %t fastmath<contract> : f16 to f32
  %1 = arith.extf %t : f16 to f32
  %2 = arith.extf %u fastmath<contract> : f16 to f32
  %3 = arith.extf %t fastmath<contract> : f16 to f64
  return %0, %1, %2, %3 : f32, f32, f32, f64
}

// CHECK-LABEL: func.func @truncate_float_of_integer(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (f32, f32, f32, f32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.sitofp %[[ARG0]] : i8 to f64
// CHECK-NEXT:   %[[V1:.+]] = arith.uitofp %[[ARG0]] : i8 to f64
// CHECK-NEXT:   %[[V2:.+]] = arith.sitofp %[[ARG0]] : i8 to f32
// CHECK-NEXT:   %[[V3:.+]] = arith.uitofp %[[ARG0]] : i8 to f32
// CHECK-NEXT:   %[[V4:.+]] = arith.truncf %[[V0]] upward : f64 to f32
// CHECK-NEXT:   %[[V5:.+]] = arith.truncf %[[V1]] upward : f64 to f32
// CHECK-NEXT:   return %[[V2]], %[[V3]], %[[V4]], %[[V5]] : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @truncate_float_of_integer(%a: i8) -> (f32, f32, f32, f32) {
  %s = arith.sitofp %a : i8 to f64
  %u = arith.uitofp %a : i8 to f64
  %0 = arith.truncf %s : f64 to f32
  %1 = arith.truncf %u : f64 to f32
  %2 = arith.truncf %s upward : f64 to f32
  %3 = arith.truncf %u upward : f64 to f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @index_cast_back(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: index) -> (i32, i32, i64, i64, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.index_cast %[[ARG0]] : i32 to index
// CHECK-NEXT:   %[[V1:.+]] = arith.index_castui %[[ARG0]] : i32 to index
// CHECK-NEXT:   %[[V2:.+]] = arith.index_cast %[[V0]] : index to i64
// CHECK-NEXT:   %[[V3:.+]] = arith.index_castui %[[V1]] : index to i64
// CHECK-NEXT:   %[[V4:.+]] = arith.index_castui %[[V0]] : index to i32
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[V2]], %[[V3]], %[[V4]] : i32, i32, i64, i64, i32
// CHECK-NEXT: }
func.func @index_cast_back(%a: i32, %b: index) -> (i32, i32, i64, i64, i32) {
  %x = arith.index_cast %a : i32 to index
  %y = arith.index_castui %a : i32 to index
  %0 = arith.index_cast %x : index to i32
  %1 = arith.index_castui %y : index to i32
  %2 = arith.index_cast %x : index to i64
  %3 = arith.index_castui %y : index to i64
  %4 = arith.index_castui %x : index to i32
  return %0, %1, %2, %3, %4 : i32, i32, i64, i64, i32
}

// CHECK-LABEL: func.func @index_cast_of_extension(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (index, index, index, index) {
// CHECK-NEXT:   %[[V0:.+]] = arith.extsi %[[ARG0]] : i8 to i32
// CHECK-NEXT:   %[[V1:.+]] = arith.extui %[[ARG0]] : i8 to i32
// CHECK-NEXT:   %[[V2:.+]] = arith.index_cast %[[ARG0]] : i8 to index
// CHECK-NEXT:   %[[V3:.+]] = arith.index_cast %[[V1]] : i32 to index
// CHECK-NEXT:   %[[V4:.+]] = arith.index_castui %[[V0]] : i32 to index
// CHECK-NEXT:   %[[V5:.+]] = arith.index_castui %[[ARG0]] : i8 to index
// CHECK-NEXT:   return %[[V2]], %[[V3]], %[[V4]], %[[V5]] : index, index, index, index
// CHECK-NEXT: }
func.func @index_cast_of_extension(%a: i8) -> (index, index, index, index) {
  %s = arith.extsi %a : i8 to i32
  %u = arith.extui %a : i8 to i32
  %0 = arith.index_cast %s : i32 to index
  %1 = arith.index_cast %u : i32 to index
  %2 = arith.index_castui %s : i32 to index
  %3 = arith.index_castui %u : i32 to index
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK-LABEL: func.func @bitcast_twice(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   return %[[ARG0]] : f32
// CHECK-NEXT: }
func.func @bitcast_twice(%a: f32) -> f32 {
  %x = arith.bitcast %a : f32 to i32
  %0 = arith.bitcast %x : i32 to f32
  return %0 : f32
}

// CHECK-LABEL: func.func @bitcast_to_same(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @bitcast_to_same(%a: i32) -> i32 {
  %0 = arith.bitcast %a : i32 to i32
  return %0 : i32
}

// ext(x) op ext(y) is ext(x op y).

// CHECK-LABEL: func.func @bits_of_extensions(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: i8) -> (i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.andi %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.extsi %[[V0]] : i8 to i32
// CHECK-NEXT:   %[[V2:.+]] = arith.ori %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.extsi %[[V2]] : i8 to i32
// CHECK-NEXT:   %[[V4:.+]] = arith.xori %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V5:.+]] = arith.extsi %[[V4]] : i8 to i32
// CHECK-NEXT:   %[[V6:.+]] = arith.andi %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V7:.+]] = arith.extui %[[V6]] : i8 to i32
// CHECK-NEXT:   %[[V8:.+]] = arith.ori %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V9:.+]] = arith.extui %[[V8]] : i8 to i32
// CHECK-NEXT:   %[[V10:.+]] = arith.xori %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V11:.+]] = arith.extui %[[V10]] : i8 to i32
// CHECK-NEXT:   return %[[V1]], %[[V3]], %[[V5]], %[[V7]], %[[V9]], %[[V11]] : i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @bits_of_extensions(%a: i8, %b: i8) -> (i32, i32, i32, i32, i32, i32) {
  %s = arith.extsi %a : i8 to i32
  %t = arith.extsi %b : i8 to i32
  %u = arith.extui %a : i8 to i32
  %v = arith.extui %b : i8 to i32
  %0 = arith.andi %s, %t : i32
  %1 = arith.ori %s, %t : i32
  %2 = arith.xori %s, %t : i32
  %3 = arith.andi %u, %v : i32
  %4 = arith.ori %u, %v : i32
  %5 = arith.xori %u, %v : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @bits_of_other_extensions(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: i8, %[[ARG2:.+]]: i16, %[[ARG3:.+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.extsi %[[ARG0]] : i8 to i32
// CHECK-NEXT:   %[[V1:.+]] = arith.extui %[[ARG1]] : i8 to i32
// CHECK-NEXT:   %[[V2:.+]] = arith.extsi %[[ARG2]] : i16 to i32
// CHECK-NEXT:   %[[V3:.+]] = arith.andi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.ori %[[V0]], %[[V2]] : i32
// CHECK-NEXT:   %[[V5:.+]] = arith.xori %[[V0]], %[[ARG3]] : i32
// CHECK-NEXT:   return %[[V3]], %[[V4]], %[[V5]] : i32, i32, i32
// CHECK-NEXT: }
func.func @bits_of_other_extensions(%a: i8, %b: i8, %c: i16, %d: i32) -> (i32, i32, i32) {
  %s = arith.extsi %a : i8 to i32
  %u = arith.extui %b : i8 to i32
  %w = arith.extsi %c : i16 to i32
  %0 = arith.andi %s, %u : i32
  %1 = arith.ori %s, %w : i32
  %2 = arith.xori %s, %d : i32
  return %0, %1, %2 : i32, i32, i32
}

// Comparisons.

// CHECK-LABEL: func.func @compare_extensions(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: i8) -> (i1, i1, i1, i1) {
// CHECK-NEXT:   %[[V0:.+]] = arith.extsi %[[ARG0]] : i8 to i32
// CHECK-NEXT:   %[[V1:.+]] = arith.extsi %[[ARG1]] : i8 to i32
// CHECK-NEXT:   %[[V2:.+]] = arith.extui %[[ARG1]] : i8 to i32
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi eq, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpi ne, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V5:.+]] = arith.cmpi slt, %[[V0]], %[[V1]] : i32
// CHECK-NEXT:   %[[V6:.+]] = arith.cmpi eq, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:   return %[[V3]], %[[V4]], %[[V5]], %[[V6]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_extensions(%a: i8, %b: i8) -> (i1, i1, i1, i1) {
  %s = arith.extsi %a : i8 to i32
  %t = arith.extsi %b : i8 to i32
  %u = arith.extui %a : i8 to i32
  %v = arith.extui %b : i8 to i32
  %0 = arith.cmpi eq, %s, %t : i32
  %1 = arith.cmpi ne, %u, %v : i32
  %2 = arith.cmpi slt, %s, %t : i32
  %3 = arith.cmpi eq, %s, %v : i32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compare_extensions_of_other_widths(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: i16, %[[ARG2:.+]]: i32) -> (i1, i1) {
// CHECK-NEXT:   %[[V0:.+]] = arith.extsi %[[ARG0]] : i8 to i32
// CHECK-NEXT:   %[[V1:.+]] = arith.extsi %[[ARG1]] : i16 to i32
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi eq, %[[V0]], %[[V1]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi eq, %[[V0]], %[[ARG2]] : i32
// CHECK-NEXT:   return %[[V2]], %[[V3]] : i1, i1
// CHECK-NEXT: }
func.func @compare_extensions_of_other_widths(%a: i8, %b: i16, %c: i32) -> (i1, i1) {
  %s = arith.extsi %a : i8 to i32
  %t = arith.extsi %b : i16 to i32
  %0 = arith.cmpi eq, %s, %t : i32
  %1 = arith.cmpi eq, %s, %c : i32
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @compare_bool_with_itself(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: vector<2xi1>) -> (i1, i1, i1, i1, vector<2xi1>) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[FALSE]] : i1
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ne, %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[V0]], %[[V1]], %[[ARG1]] : i1, i1, i1, i1, vector<2xi1>
// CHECK-NEXT: }
func.func @compare_bool_with_itself(%a: i1, %v: vector<2xi1>) -> (i1, i1, i1, i1, vector<2xi1>) {
  %true = arith.constant true
  %0 = arith.cmpi eq, %a, %true : i1
  %false = arith.constant false
  %1 = arith.cmpi ne, %a, %false : i1
  %2 = arith.cmpi eq, %a, %false : i1
  %3 = arith.cmpi ne, %a, %true : i1
  %k0 = arith.constant dense<false> : vector<2xi1>
  %4 = arith.cmpi ne, %v, %k0 : vector<2xi1>
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, vector<2xi1>
}

// CHECK-LABEL: func.func @compare_extended_bool(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i8) -> (i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[C0_I8:.+]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.extui %[[ARG0]] : i1 to i32
// CHECK-NEXT:   %[[V1:.+]] = arith.extui %[[ARG1]] : i8 to i32
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi eq, %[[V0]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi ne, %[[V1]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpi ne, %[[ARG1]], %[[C0_I8]] : i8
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[V2]], %[[V3]], %[[V4]] : i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_extended_bool(%a: i1, %b: i8) -> (i1, i1, i1, i1, i1) {
  %s = arith.extsi %a : i1 to i32
  %u = arith.extui %a : i1 to i32
  %t = arith.extui %b : i8 to i32
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.cmpi ne, %s, %c0_i32 : i32
  %1 = arith.cmpi ne, %u, %c0_i32 : i32
  %c1_i32 = arith.constant 1 : i32
  %2 = arith.cmpi eq, %u, %c1_i32 : i32
  %3 = arith.cmpi ne, %t, %c0_i32 : i32
  %c0_i8 = arith.constant 0 : i8
  %4 = arith.cmpi ne, %b, %c0_i8 : i8
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// A constant goes to the right.
// CHECK-LABEL: func.func @compare_constant_on_the_left(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[C5_I8:.+]] = arith.constant 5 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ne, %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi sgt, %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi sge, %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpi slt, %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V5:.+]] = arith.cmpi sle, %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V6:.+]] = arith.cmpi ugt, %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V7:.+]] = arith.cmpi uge, %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V8:.+]] = arith.cmpi ult, %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   %[[V9:.+]] = arith.cmpi ule, %[[ARG0]], %[[C5_I8]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare_constant_on_the_left(%a: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5_i8 = arith.constant 5 : i8
  %0 = arith.cmpi eq, %c5_i8, %a : i8
  %1 = arith.cmpi ne, %c5_i8, %a : i8
  %2 = arith.cmpi slt, %c5_i8, %a : i8
  %3 = arith.cmpi sle, %c5_i8, %a : i8
  %4 = arith.cmpi sgt, %c5_i8, %a : i8
  %5 = arith.cmpi sge, %c5_i8, %a : i8
  %6 = arith.cmpi ult, %c5_i8, %a : i8
  %7 = arith.cmpi ule, %c5_i8, %a : i8
  %8 = arith.cmpi ugt, %c5_i8, %a : i8
  %9 = arith.cmpi uge, %c5_i8, %a : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @not_of_comparison(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi ne, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi eq, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi sge, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi sgt, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpi sle, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V5:.+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V6:.+]] = arith.cmpi uge, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V7:.+]] = arith.cmpi ugt, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V8:.+]] = arith.cmpi ule, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V9:.+]] = arith.cmpi ult, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @not_of_comparison(%a: i8, %b: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %e = arith.cmpi eq, %a, %b : i8
  %true = arith.constant true
  %0 = arith.xori %e, %true : i1
  %n = arith.cmpi ne, %a, %b : i8
  %1 = arith.xori %n, %true : i1
  %lt = arith.cmpi slt, %a, %b : i8
  %2 = arith.xori %lt, %true : i1
  %le = arith.cmpi sle, %a, %b : i8
  %3 = arith.xori %le, %true : i1
  %gt = arith.cmpi sgt, %a, %b : i8
  %4 = arith.xori %gt, %true : i1
  %ge = arith.cmpi sge, %a, %b : i8
  %5 = arith.xori %ge, %true : i1
  %ult = arith.cmpi ult, %a, %b : i8
  %6 = arith.xori %ult, %true : i1
  %ule = arith.cmpi ule, %a, %b : i8
  %7 = arith.xori %ule, %true : i1
  %ugt = arith.cmpi ugt, %a, %b : i8
  %8 = arith.xori %ugt, %true : i1
  %uge = arith.cmpi uge, %a, %b : i8
  %9 = arith.xori %uge, %true : i1
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @xor_of_comparison(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: i8, %[[ARG2:.+]]: i1) -> i1 {
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[V0]], %[[ARG2]] : i1
// CHECK-NEXT:   return %[[V1]] : i1
// CHECK-NEXT: }
func.func @xor_of_comparison(%a: i8, %b: i8, %c: i1) -> i1 {
  %e = arith.cmpi eq, %a, %b : i8
  %0 = arith.xori %e, %c : i1
  return %0 : i1
}

// Selections.

// CHECK-LABEL: func.func @select_same(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @select_same(%c: i1, %a: i32) -> i32 {
  %0 = arith.select %c, %a, %a : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @select_condition(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> (i1, i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[TRUE]], %[[ARG0]] : i1
// CHECK-NEXT:   %[[V2:.+]] = arith.select %[[ARG0]], %[[FALSE]], %[[ARG0]] : i1
// CHECK-NEXT:   return %[[ARG0]], %[[V0]], %[[V1]], %[[V2]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @select_condition(%c: i1) -> (i1, i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.select %c, %true, %false : i1
  %1 = arith.select %c, %false, %true : i1
  %2 = arith.select %c, %true, %c : i1
  %3 = arith.select %c, %false, %c : i1
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @select_what_is_compared(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   return %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[V1]] : i32, i32, i32, i32, i32
// CHECK-NEXT: }
func.func @select_what_is_compared(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32) {
  %e = arith.cmpi eq, %a, %b : i32
  %n = arith.cmpi ne, %a, %b : i32
  %l = arith.cmpi slt, %a, %b : i32
  %0 = arith.select %e, %a, %b : i32
  %1 = arith.select %e, %b, %a : i32
  %2 = arith.select %n, %a, %b : i32
  %3 = arith.select %n, %b, %a : i32
  %4 = arith.select %l, %a, %b : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @select_something_else(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG2]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.select %[[V0]], %[[ARG2]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.select %[[V0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]] : i32, i32, i32
// CHECK-NEXT: }
func.func @select_something_else(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32) {
  %e = arith.cmpi eq, %a, %b : i32
  %0 = arith.select %e, %a, %c : i32
  %1 = arith.select %e, %c, %a : i32
  %2 = arith.select %e, %b, %c : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: func.func @select_again(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: i32, %[[ARG4:.+]]: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG2]], %[[ARG3]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ARG2]], %[[ARG4]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.select %[[ARG0]], %[[ARG4]], %[[ARG3]] : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.select %[[ARG1]], %[[V0]], %[[ARG4]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.select %[[ARG1]], %[[ARG4]], %[[V0]] : i32
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]] : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @select_again(%c: i1, %d: i1, %x: i32, %y: i32, %z: i32) -> (i32, i32, i32, i32) {
  %s = arith.select %c, %x, %y : i32
  %0 = arith.select %c, %s, %z : i32
  %1 = arith.select %c, %z, %s : i32
  %2 = arith.select %d, %s, %z : i32
  %3 = arith.select %d, %z, %s : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// CHECK-LABEL: func.func @select_by_complement(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i1, %[[ARG2:.+]]: i32, %[[ARG3:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.xori %[[ARG0]], %[[ARG1]] : i1
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ARG3]], %[[ARG2]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.select %[[V0]], %[[ARG2]], %[[ARG3]] : i32
// CHECK-NEXT:   return %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT: }
func.func @select_by_complement(%c: i1, %d: i1, %x: i32, %y: i32) -> (i32, i32) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %m = arith.xori %c, %d : i1
  %0 = arith.select %n, %x, %y : i32
  %1 = arith.select %m, %x, %y : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: func.func @select_zero_or_one(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> (i32, i32, i32, i32, i32, index) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2_I32:.+]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.+]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.extui %[[ARG0]] : i1 to i32
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   %[[V2:.+]] = arith.extui %[[V1]] : i1 to i32
// CHECK-NEXT:   %[[V3:.+]] = arith.select %[[ARG0]], %[[C2_I32]], %[[C0_I32]] : i32
// CHECK-NEXT:   %[[V4:.+]] = arith.select %[[ARG0]], %[[C1_I32]], %[[C2_I32]] : i32
// CHECK-NEXT:   %[[V5:.+]] = arith.select %[[ARG0]], %[[C0_I32]], %[[C2_I32]] : i32
// CHECK-NEXT:   %[[V6:.+]] = arith.select %[[ARG0]], %[[C1]], %[[C0]] : index
// CHECK-NEXT:   return %[[V0]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]] : i32, i32, i32, i32, i32, index
// CHECK-NEXT: }
func.func @select_zero_or_one(%c: i1) -> (i32, i32, i32, i32, i32, index) {
  %c1_i32 = arith.constant 1 : i32
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.select %c, %c1_i32, %c0_i32 : i32
  %1 = arith.select %c, %c0_i32, %c1_i32 : i32
  %c2_i32 = arith.constant 2 : i32
  %2 = arith.select %c, %c2_i32, %c0_i32 : i32
  %3 = arith.select %c, %c1_i32, %c2_i32 : i32
  %4 = arith.select %c, %c0_i32, %c2_i32 : i32
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %5 = arith.select %c, %c1, %c0 : index
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, index
}

// CHECK-LABEL: func.func @select_by_vector(
// CHECK-SAME: %[[ARG0:.+]]: vector<2xi1>, %[[ARG1:.+]]: vector<2xi32>, %[[ARG2:.+]]: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2xi1>, vector<2xi32>
// CHECK-NEXT:   return %[[V0]], %[[ARG1]], %[[ARG2]] : vector<2xi32>, vector<2xi32>, vector<2xi32>
// CHECK-NEXT: }
func.func @select_by_vector(%c: vector<2xi1>, %x: vector<2xi32>, %y: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %0 = arith.select %c, %x, %y : vector<2xi1>, vector<2xi32>
  %k0 = arith.constant dense<true> : vector<2xi1>
  %1 = arith.select %k0, %x, %y : vector<2xi1>, vector<2xi32>
  %k1 = arith.constant dense<false> : vector<2xi1>
  %2 = arith.select %k1, %x, %y : vector<2xi1>, vector<2xi32>
  return %0, %1, %2 : vector<2xi32>, vector<2xi32>, vector<2xi32>
}

// Operands of commutative operations: constants go to the right.
// CHECK-LABEL: func.func @commute(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> (i32, f32, i32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 5.000000e+00 : f32
// CHECK-NEXT:   %[[C5_I32:.+]] = arith.constant 5 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[C5_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.mulf %[[ARG1]], %[[CST]] : f32
// CHECK-NEXT:   %[[V2:.+]] = arith.andi %[[ARG0]], %[[C5_I32]] : i32
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : i32, f32, i32
// CHECK-NEXT: }
func.func @commute(%a: i32, %f: f32) -> (i32, f32, i32) {
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.addi %c5_i32, %a : i32
  %c5_0_f32 = arith.constant 5.0 : f32
  %1 = arith.mulf %c5_0_f32, %f : f32
  %2 = arith.andi %c5_i32, %a : i32
  return %0, %1, %2 : i32, f32, i32
}

// A multiple of the vector length is named for it, on whichever side the length is.
// CHECK-LABEL: func.func @multiple_of_vscale(
// CHECK-SAME: %[[ARG0:.+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[VSCALE:.+]] = vector.vscale
// CHECK-NEXT:   %[[C4_VSCALE:.+]] = arith.muli %[[VSCALE]], %[[C4]] : index
// CHECK-NEXT:   %[[V0:.+]] = arith.muli %[[VSCALE]], %[[ARG0]] : index
// CHECK-NEXT:   %[[V1:.+]] = arith.muli %[[ARG0]], %[[C4]] : index
// CHECK-NEXT:   return %[[C4_VSCALE]], %[[V0]], %[[V1]] : index, index, index
// CHECK-NEXT: }
func.func @multiple_of_vscale(%a: index) -> (index, index, index) {
  %v = vector.vscale
  %c4 = arith.constant 4 : index
  %0 = arith.muli %v, %c4 : index
  %1 = arith.muli %v, %a : index
  %2 = arith.muli %a, %c4 : index
  return %0, %1, %2 : index, index, index
}
