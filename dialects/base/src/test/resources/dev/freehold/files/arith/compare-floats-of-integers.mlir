// RUN: freehold-opt %s -canonicalize | FileCheck %s

// The comparison of a float that was made from an integer with a constant is a comparison of the integer.

// CHECK-LABEL: func.func @signed_and_integer(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[C4_I8:.+]] = arith.constant 4 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ne, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi slt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi sle, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpi sgt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V5:.+]] = arith.cmpi sge, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V6:.+]] = arith.cmpi eq, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V7:.+]] = arith.cmpi ne, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V8:.+]] = arith.cmpi slt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V9:.+]] = arith.cmpi sle, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V10:.+]] = arith.cmpi sgt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V11:.+]] = arith.cmpi sge, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @signed_and_integer(%i: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %i : i8 to f32
  %c4_0_f32 = arith.constant 4.0 : f32
  %0 = arith.cmpf oeq, %f, %c4_0_f32 : f32
  %1 = arith.cmpf one, %f, %c4_0_f32 : f32
  %2 = arith.cmpf olt, %f, %c4_0_f32 : f32
  %3 = arith.cmpf ole, %f, %c4_0_f32 : f32
  %4 = arith.cmpf ogt, %f, %c4_0_f32 : f32
  %5 = arith.cmpf oge, %f, %c4_0_f32 : f32
  %6 = arith.cmpf ueq, %f, %c4_0_f32 : f32
  %7 = arith.cmpf une, %f, %c4_0_f32 : f32
  %8 = arith.cmpf ult, %f, %c4_0_f32 : f32
  %9 = arith.cmpf ule, %f, %c4_0_f32 : f32
  %10 = arith.cmpf ugt, %f, %c4_0_f32 : f32
  %11 = arith.cmpf uge, %f, %c4_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// It is between two integers.
// CHECK-LABEL: func.func @signed_and_fraction(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[C4_I8:.+]] = arith.constant 4 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi sle, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi sle, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi sgt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi sgt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpi sle, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V5:.+]] = arith.cmpi sle, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V6:.+]] = arith.cmpi sgt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V7:.+]] = arith.cmpi sgt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[FALSE]], %[[TRUE]], %[[V4]], %[[V5]], %[[V6]], %[[V7]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @signed_and_fraction(%i: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %i : i8 to f32
  %c4_5_f32 = arith.constant 4.5 : f32
  %0 = arith.cmpf oeq, %f, %c4_5_f32 : f32
  %1 = arith.cmpf one, %f, %c4_5_f32 : f32
  %2 = arith.cmpf olt, %f, %c4_5_f32 : f32
  %3 = arith.cmpf ole, %f, %c4_5_f32 : f32
  %4 = arith.cmpf ogt, %f, %c4_5_f32 : f32
  %5 = arith.cmpf oge, %f, %c4_5_f32 : f32
  %6 = arith.cmpf ueq, %f, %c4_5_f32 : f32
  %7 = arith.cmpf une, %f, %c4_5_f32 : f32
  %8 = arith.cmpf ult, %f, %c4_5_f32 : f32
  %9 = arith.cmpf ule, %f, %c4_5_f32 : f32
  %10 = arith.cmpf ugt, %f, %c4_5_f32 : f32
  %11 = arith.cmpf uge, %f, %c4_5_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @signed_and_negative_fraction(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[C_4_I8:.+]] = arith.constant -4 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi slt, %[[ARG0]], %[[C_4_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi slt, %[[ARG0]], %[[C_4_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi sge, %[[ARG0]], %[[C_4_I8]] : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi sge, %[[ARG0]], %[[C_4_I8]] : i8
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpi slt, %[[ARG0]], %[[C_4_I8]] : i8
// CHECK-NEXT:   %[[V5:.+]] = arith.cmpi slt, %[[ARG0]], %[[C_4_I8]] : i8
// CHECK-NEXT:   %[[V6:.+]] = arith.cmpi sge, %[[ARG0]], %[[C_4_I8]] : i8
// CHECK-NEXT:   %[[V7:.+]] = arith.cmpi sge, %[[ARG0]], %[[C_4_I8]] : i8
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[FALSE]], %[[TRUE]], %[[V4]], %[[V5]], %[[V6]], %[[V7]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @signed_and_negative_fraction(%i: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %i : i8 to f32
  %cm4_5_f32 = arith.constant -4.5 : f32
  %0 = arith.cmpf oeq, %f, %cm4_5_f32 : f32
  %1 = arith.cmpf one, %f, %cm4_5_f32 : f32
  %2 = arith.cmpf olt, %f, %cm4_5_f32 : f32
  %3 = arith.cmpf ole, %f, %cm4_5_f32 : f32
  %4 = arith.cmpf ogt, %f, %cm4_5_f32 : f32
  %5 = arith.cmpf oge, %f, %cm4_5_f32 : f32
  %6 = arith.cmpf ueq, %f, %cm4_5_f32 : f32
  %7 = arith.cmpf une, %f, %cm4_5_f32 : f32
  %8 = arith.cmpf ult, %f, %cm4_5_f32 : f32
  %9 = arith.cmpf ule, %f, %cm4_5_f32 : f32
  %10 = arith.cmpf ugt, %f, %cm4_5_f32 : f32
  %11 = arith.cmpf uge, %f, %cm4_5_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @signed_and_fraction_above_minus_one(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[C0_I8:.+]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi slt, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi sge, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi sge, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:   return %[[FALSE]], %[[V0]], %[[V1]], %[[V2]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @signed_and_fraction_above_minus_one(%i: i8) -> (i1, i1, i1, i1) {
  %f = arith.sitofp %i : i8 to f32
  %cm0_5_f32 = arith.constant -0.5 : f32
  %0 = arith.cmpf oeq, %f, %cm0_5_f32 : f32
  %1 = arith.cmpf olt, %f, %cm0_5_f32 : f32
  %2 = arith.cmpf ogt, %f, %cm0_5_f32 : f32
  %3 = arith.cmpf oge, %f, %cm0_5_f32 : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @signed_and_zero(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[C0_I8:.+]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi slt, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi sge, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : i1, i1, i1
// CHECK-NEXT: }
func.func @signed_and_zero(%i: i8) -> (i1, i1, i1) {
  %f = arith.sitofp %i : i8 to f32
  %c0_0_f32 = arith.constant 0.0 : f32
  %0 = arith.cmpf oeq, %f, %c0_0_f32 : f32
  %1 = arith.cmpf olt, %f, %c0_0_f32 : f32
  %2 = arith.cmpf oge, %f, %c0_0_f32 : f32
  return %0, %1, %2 : i1, i1, i1
}

// No integer of the width is as large.
// CHECK-LABEL: func.func @signed_and_more_than_all(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @signed_and_more_than_all(%i: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %i : i8 to f32
  %c1000_0_f32 = arith.constant 1000.0 : f32
  %0 = arith.cmpf oeq, %f, %c1000_0_f32 : f32
  %1 = arith.cmpf one, %f, %c1000_0_f32 : f32
  %2 = arith.cmpf olt, %f, %c1000_0_f32 : f32
  %3 = arith.cmpf ole, %f, %c1000_0_f32 : f32
  %4 = arith.cmpf ogt, %f, %c1000_0_f32 : f32
  %5 = arith.cmpf oge, %f, %c1000_0_f32 : f32
  %6 = arith.cmpf ueq, %f, %c1000_0_f32 : f32
  %7 = arith.cmpf une, %f, %c1000_0_f32 : f32
  %8 = arith.cmpf ult, %f, %c1000_0_f32 : f32
  %9 = arith.cmpf ule, %f, %c1000_0_f32 : f32
  %10 = arith.cmpf ugt, %f, %c1000_0_f32 : f32
  %11 = arith.cmpf uge, %f, %c1000_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @signed_and_less_than_all(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @signed_and_less_than_all(%i: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.sitofp %i : i8 to f32
  %cm1000_0_f32 = arith.constant -1000.0 : f32
  %0 = arith.cmpf oeq, %f, %cm1000_0_f32 : f32
  %1 = arith.cmpf one, %f, %cm1000_0_f32 : f32
  %2 = arith.cmpf olt, %f, %cm1000_0_f32 : f32
  %3 = arith.cmpf ole, %f, %cm1000_0_f32 : f32
  %4 = arith.cmpf ogt, %f, %cm1000_0_f32 : f32
  %5 = arith.cmpf oge, %f, %cm1000_0_f32 : f32
  %6 = arith.cmpf ueq, %f, %cm1000_0_f32 : f32
  %7 = arith.cmpf une, %f, %cm1000_0_f32 : f32
  %8 = arith.cmpf ult, %f, %cm1000_0_f32 : f32
  %9 = arith.cmpf ule, %f, %cm1000_0_f32 : f32
  %10 = arith.cmpf ugt, %f, %cm1000_0_f32 : f32
  %11 = arith.cmpf uge, %f, %cm1000_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @signed_and_infinity(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @signed_and_infinity(%i: i8) -> (i1, i1, i1, i1) {
  %f = arith.sitofp %i : i8 to f32
  %c0x7f800000_f32 = arith.constant 0x7f800000 : f32
  %0 = arith.cmpf oeq, %f, %c0x7f800000_f32 : f32
  %1 = arith.cmpf olt, %f, %c0x7f800000_f32 : f32
  %2 = arith.cmpf ogt, %f, %c0x7f800000_f32 : f32
  %3 = arith.cmpf une, %f, %c0x7f800000_f32 : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @signed_and_negative_infinity(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @signed_and_negative_infinity(%i: i8) -> (i1, i1, i1, i1) {
  %f = arith.sitofp %i : i8 to f32
  %c0xff800000_f32 = arith.constant 0xff800000 : f32
  %0 = arith.cmpf oeq, %f, %c0xff800000_f32 : f32
  %1 = arith.cmpf olt, %f, %c0xff800000_f32 : f32
  %2 = arith.cmpf ogt, %f, %c0xff800000_f32 : f32
  %3 = arith.cmpf une, %f, %c0xff800000_f32 : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// Integers are numbers.
// CHECK-LABEL: func.func @signed_ordered(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   return %[[TRUE]], %[[FALSE]] : i1, i1
// CHECK-NEXT: }
func.func @signed_ordered(%i: i8) -> (i1, i1) {
  %f = arith.sitofp %i : i8 to f32
  %c4_0_f32 = arith.constant 4.0 : f32
  %0 = arith.cmpf ord, %f, %c4_0_f32 : f32
  %1 = arith.cmpf uno, %f, %c4_0_f32 : f32
  return %0, %1 : i1, i1
}

// Folded without regard to the integer.
// CHECK-LABEL: func.func @signed_and_nan(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1
// CHECK-NEXT: }
func.func @signed_and_nan(%i: i8) -> (i1, i1, i1) {
  %f = arith.sitofp %i : i8 to f32
  %c0x7fc00000_f32 = arith.constant 0x7fc00000 : f32
  %0 = arith.cmpf ord, %f, %c0x7fc00000_f32 : f32
  %1 = arith.cmpf oeq, %f, %c0x7fc00000_f32 : f32
  %2 = arith.cmpf une, %f, %c0x7fc00000_f32 : f32
  return %0, %1, %2 : i1, i1, i1
}

// Few enough bits, where the float has all of them.
// CHECK-LABEL: func.func @signed_wide_near(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[C4_I32:.+]] = arith.constant 4 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi sle, %[[ARG0]], %[[C4_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi sgt, %[[ARG0]], %[[C4_I32]] : i32
// CHECK-NEXT:   return %[[FALSE]], %[[V0]], %[[V1]] : i1, i1, i1
// CHECK-NEXT: }
func.func @signed_wide_near(%i: i32) -> (i1, i1, i1) {
  %f = arith.sitofp %i : i32 to f32
  %c4_5_f32 = arith.constant 4.5 : f32
  %0 = arith.cmpf oeq, %f, %c4_5_f32 : f32
  %1 = arith.cmpf olt, %f, %c4_5_f32 : f32
  %2 = arith.cmpf uge, %f, %c4_5_f32 : f32
  return %0, %1, %2 : i1, i1, i1
}

// The float is rounded near the constant, which stays.
// CHECK-LABEL: func.func @signed_wide_far(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.000000e+09 : f32
// CHECK-NEXT:   %[[V0:.+]] = arith.sitofp %[[ARG0]] : i32 to f32
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpf oeq, %[[V0]], %[[CST]] : f32
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpf olt, %[[V0]], %[[CST]] : f32
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpf uge, %[[V0]], %[[CST]] : f32
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]] : i1, i1, i1
// CHECK-NEXT: }
func.func @signed_wide_far(%i: i32) -> (i1, i1, i1) {
  %f = arith.sitofp %i : i32 to f32
  %c1_0e9_f32 = arith.constant 1.0e9 : f32
  %0 = arith.cmpf oeq, %f, %c1_0e9_f32 : f32
  %1 = arith.cmpf olt, %f, %c1_0e9_f32 : f32
  %2 = arith.cmpf uge, %f, %c1_0e9_f32 : f32
  return %0, %1, %2 : i1, i1, i1
}

// More than all integers.
// CHECK-LABEL: func.func @signed_wide_beyond(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1
// CHECK-NEXT: }
func.func @signed_wide_beyond(%i: i32) -> (i1, i1, i1) {
  %f = arith.sitofp %i : i32 to f32
  %c1_0e12_f32 = arith.constant 1.0e12 : f32
  %0 = arith.cmpf oeq, %f, %c1_0e12_f32 : f32
  %1 = arith.cmpf olt, %f, %c1_0e12_f32 : f32
  %2 = arith.cmpf uge, %f, %c1_0e12_f32 : f32
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: func.func @signed_wide_and_infinity(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]] : i1, i1
// CHECK-NEXT: }
func.func @signed_wide_and_infinity(%i: i32) -> (i1, i1) {
  %f = arith.sitofp %i : i32 to f32
  %c0x7f800000_f32 = arith.constant 0x7f800000 : f32
  %0 = arith.cmpf oeq, %f, %c0x7f800000_f32 : f32
  %1 = arith.cmpf olt, %f, %c0x7f800000_f32 : f32
  return %0, %1 : i1, i1
}

// The largest half float is less than the largest integer.
// CHECK-LABEL: func.func @signed_rounded_to_infinity(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i1, i1) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:   %[[V0:.+]] = arith.sitofp %[[ARG0]] : i32 to f16
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpf oeq, %[[V0]], %[[CST]] : f16
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpf olt, %[[V0]], %[[CST]] : f16
// CHECK-NEXT:   return %[[V1]], %[[V2]] : i1, i1
// CHECK-NEXT: }
func.func @signed_rounded_to_infinity(%i: i32) -> (i1, i1) {
  %f = arith.sitofp %i : i32 to f16
  %c0x7c00_f16 = arith.constant 0x7c00 : f16
  %0 = arith.cmpf oeq, %f, %c0x7c00_f16 : f16
  %1 = arith.cmpf olt, %f, %c0x7c00_f16 : f16
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @unsigned_and_integer(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[C4_I8:.+]] = arith.constant 4 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ne, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi ult, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi ule, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpi ugt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V5:.+]] = arith.cmpi uge, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V6:.+]] = arith.cmpi eq, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V7:.+]] = arith.cmpi ne, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V8:.+]] = arith.cmpi ult, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V9:.+]] = arith.cmpi ule, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V10:.+]] = arith.cmpi ugt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V11:.+]] = arith.cmpi uge, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_and_integer(%i: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %i : i8 to f32
  %c4_0_f32 = arith.constant 4.0 : f32
  %0 = arith.cmpf oeq, %f, %c4_0_f32 : f32
  %1 = arith.cmpf one, %f, %c4_0_f32 : f32
  %2 = arith.cmpf olt, %f, %c4_0_f32 : f32
  %3 = arith.cmpf ole, %f, %c4_0_f32 : f32
  %4 = arith.cmpf ogt, %f, %c4_0_f32 : f32
  %5 = arith.cmpf oge, %f, %c4_0_f32 : f32
  %6 = arith.cmpf ueq, %f, %c4_0_f32 : f32
  %7 = arith.cmpf une, %f, %c4_0_f32 : f32
  %8 = arith.cmpf ult, %f, %c4_0_f32 : f32
  %9 = arith.cmpf ule, %f, %c4_0_f32 : f32
  %10 = arith.cmpf ugt, %f, %c4_0_f32 : f32
  %11 = arith.cmpf uge, %f, %c4_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// It is between two integers.
// CHECK-LABEL: func.func @unsigned_and_fraction(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[C4_I8:.+]] = arith.constant 4 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi ule, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ule, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi ugt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi ugt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpi ule, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V5:.+]] = arith.cmpi ule, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V6:.+]] = arith.cmpi ugt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   %[[V7:.+]] = arith.cmpi ugt, %[[ARG0]], %[[C4_I8]] : i8
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[FALSE]], %[[TRUE]], %[[V4]], %[[V5]], %[[V6]], %[[V7]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_and_fraction(%i: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %i : i8 to f32
  %c4_5_f32 = arith.constant 4.5 : f32
  %0 = arith.cmpf oeq, %f, %c4_5_f32 : f32
  %1 = arith.cmpf one, %f, %c4_5_f32 : f32
  %2 = arith.cmpf olt, %f, %c4_5_f32 : f32
  %3 = arith.cmpf ole, %f, %c4_5_f32 : f32
  %4 = arith.cmpf ogt, %f, %c4_5_f32 : f32
  %5 = arith.cmpf oge, %f, %c4_5_f32 : f32
  %6 = arith.cmpf ueq, %f, %c4_5_f32 : f32
  %7 = arith.cmpf une, %f, %c4_5_f32 : f32
  %8 = arith.cmpf ult, %f, %c4_5_f32 : f32
  %9 = arith.cmpf ule, %f, %c4_5_f32 : f32
  %10 = arith.cmpf ugt, %f, %c4_5_f32 : f32
  %11 = arith.cmpf uge, %f, %c4_5_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @unsigned_and_negative_fraction(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_and_negative_fraction(%i: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %i : i8 to f32
  %cm4_5_f32 = arith.constant -4.5 : f32
  %0 = arith.cmpf oeq, %f, %cm4_5_f32 : f32
  %1 = arith.cmpf one, %f, %cm4_5_f32 : f32
  %2 = arith.cmpf olt, %f, %cm4_5_f32 : f32
  %3 = arith.cmpf ole, %f, %cm4_5_f32 : f32
  %4 = arith.cmpf ogt, %f, %cm4_5_f32 : f32
  %5 = arith.cmpf oge, %f, %cm4_5_f32 : f32
  %6 = arith.cmpf ueq, %f, %cm4_5_f32 : f32
  %7 = arith.cmpf une, %f, %cm4_5_f32 : f32
  %8 = arith.cmpf ult, %f, %cm4_5_f32 : f32
  %9 = arith.cmpf ule, %f, %cm4_5_f32 : f32
  %10 = arith.cmpf ugt, %f, %cm4_5_f32 : f32
  %11 = arith.cmpf uge, %f, %cm4_5_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @unsigned_and_fraction_above_minus_one(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_and_fraction_above_minus_one(%i: i8) -> (i1, i1, i1, i1) {
  %f = arith.uitofp %i : i8 to f32
  %cm0_5_f32 = arith.constant -0.5 : f32
  %0 = arith.cmpf oeq, %f, %cm0_5_f32 : f32
  %1 = arith.cmpf olt, %f, %cm0_5_f32 : f32
  %2 = arith.cmpf ogt, %f, %cm0_5_f32 : f32
  %3 = arith.cmpf oge, %f, %cm0_5_f32 : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @unsigned_and_zero(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[C0_I8:.+]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ult, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi uge, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_and_zero(%i: i8) -> (i1, i1, i1) {
  %f = arith.uitofp %i : i8 to f32
  %c0_0_f32 = arith.constant 0.0 : f32
  %0 = arith.cmpf oeq, %f, %c0_0_f32 : f32
  %1 = arith.cmpf olt, %f, %c0_0_f32 : f32
  %2 = arith.cmpf oge, %f, %c0_0_f32 : f32
  return %0, %1, %2 : i1, i1, i1
}

// No integer of the width is as large.
// CHECK-LABEL: func.func @unsigned_and_more_than_all(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_and_more_than_all(%i: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %i : i8 to f32
  %c1000_0_f32 = arith.constant 1000.0 : f32
  %0 = arith.cmpf oeq, %f, %c1000_0_f32 : f32
  %1 = arith.cmpf one, %f, %c1000_0_f32 : f32
  %2 = arith.cmpf olt, %f, %c1000_0_f32 : f32
  %3 = arith.cmpf ole, %f, %c1000_0_f32 : f32
  %4 = arith.cmpf ogt, %f, %c1000_0_f32 : f32
  %5 = arith.cmpf oge, %f, %c1000_0_f32 : f32
  %6 = arith.cmpf ueq, %f, %c1000_0_f32 : f32
  %7 = arith.cmpf une, %f, %c1000_0_f32 : f32
  %8 = arith.cmpf ult, %f, %c1000_0_f32 : f32
  %9 = arith.cmpf ule, %f, %c1000_0_f32 : f32
  %10 = arith.cmpf ugt, %f, %c1000_0_f32 : f32
  %11 = arith.cmpf uge, %f, %c1000_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @unsigned_and_less_than_all(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_and_less_than_all(%i: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %f = arith.uitofp %i : i8 to f32
  %cm1000_0_f32 = arith.constant -1000.0 : f32
  %0 = arith.cmpf oeq, %f, %cm1000_0_f32 : f32
  %1 = arith.cmpf one, %f, %cm1000_0_f32 : f32
  %2 = arith.cmpf olt, %f, %cm1000_0_f32 : f32
  %3 = arith.cmpf ole, %f, %cm1000_0_f32 : f32
  %4 = arith.cmpf ogt, %f, %cm1000_0_f32 : f32
  %5 = arith.cmpf oge, %f, %cm1000_0_f32 : f32
  %6 = arith.cmpf ueq, %f, %cm1000_0_f32 : f32
  %7 = arith.cmpf une, %f, %cm1000_0_f32 : f32
  %8 = arith.cmpf ult, %f, %cm1000_0_f32 : f32
  %9 = arith.cmpf ule, %f, %cm1000_0_f32 : f32
  %10 = arith.cmpf ugt, %f, %cm1000_0_f32 : f32
  %11 = arith.cmpf uge, %f, %cm1000_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @unsigned_and_infinity(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_and_infinity(%i: i8) -> (i1, i1, i1, i1) {
  %f = arith.uitofp %i : i8 to f32
  %c0x7f800000_f32 = arith.constant 0x7f800000 : f32
  %0 = arith.cmpf oeq, %f, %c0x7f800000_f32 : f32
  %1 = arith.cmpf olt, %f, %c0x7f800000_f32 : f32
  %2 = arith.cmpf ogt, %f, %c0x7f800000_f32 : f32
  %3 = arith.cmpf une, %f, %c0x7f800000_f32 : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @unsigned_and_negative_infinity(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_and_negative_infinity(%i: i8) -> (i1, i1, i1, i1) {
  %f = arith.uitofp %i : i8 to f32
  %c0xff800000_f32 = arith.constant 0xff800000 : f32
  %0 = arith.cmpf oeq, %f, %c0xff800000_f32 : f32
  %1 = arith.cmpf olt, %f, %c0xff800000_f32 : f32
  %2 = arith.cmpf ogt, %f, %c0xff800000_f32 : f32
  %3 = arith.cmpf une, %f, %c0xff800000_f32 : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// Integers are numbers.
// CHECK-LABEL: func.func @unsigned_ordered(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   return %[[TRUE]], %[[FALSE]] : i1, i1
// CHECK-NEXT: }
func.func @unsigned_ordered(%i: i8) -> (i1, i1) {
  %f = arith.uitofp %i : i8 to f32
  %c4_0_f32 = arith.constant 4.0 : f32
  %0 = arith.cmpf ord, %f, %c4_0_f32 : f32
  %1 = arith.cmpf uno, %f, %c4_0_f32 : f32
  return %0, %1 : i1, i1
}

// Folded without regard to the integer.
// CHECK-LABEL: func.func @unsigned_and_nan(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[FALSE]], %[[TRUE]] : i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_and_nan(%i: i8) -> (i1, i1, i1) {
  %f = arith.uitofp %i : i8 to f32
  %c0x7fc00000_f32 = arith.constant 0x7fc00000 : f32
  %0 = arith.cmpf ord, %f, %c0x7fc00000_f32 : f32
  %1 = arith.cmpf oeq, %f, %c0x7fc00000_f32 : f32
  %2 = arith.cmpf une, %f, %c0x7fc00000_f32 : f32
  return %0, %1, %2 : i1, i1, i1
}

// Few enough bits, where the float has all of them.
// CHECK-LABEL: func.func @unsigned_wide_near(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[C4_I32:.+]] = arith.constant 4 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi ule, %[[ARG0]], %[[C4_I32]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi ugt, %[[ARG0]], %[[C4_I32]] : i32
// CHECK-NEXT:   return %[[FALSE]], %[[V0]], %[[V1]] : i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_wide_near(%i: i32) -> (i1, i1, i1) {
  %f = arith.uitofp %i : i32 to f32
  %c4_5_f32 = arith.constant 4.5 : f32
  %0 = arith.cmpf oeq, %f, %c4_5_f32 : f32
  %1 = arith.cmpf olt, %f, %c4_5_f32 : f32
  %2 = arith.cmpf uge, %f, %c4_5_f32 : f32
  return %0, %1, %2 : i1, i1, i1
}

// The float is rounded near the constant, which stays.
// CHECK-LABEL: func.func @unsigned_wide_far(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.000000e+09 : f32
// CHECK-NEXT:   %[[V0:.+]] = arith.uitofp %[[ARG0]] : i32 to f32
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpf oeq, %[[V0]], %[[CST]] : f32
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpf olt, %[[V0]], %[[CST]] : f32
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpf uge, %[[V0]], %[[CST]] : f32
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]] : i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_wide_far(%i: i32) -> (i1, i1, i1) {
  %f = arith.uitofp %i : i32 to f32
  %c1_0e9_f32 = arith.constant 1.0e9 : f32
  %0 = arith.cmpf oeq, %f, %c1_0e9_f32 : f32
  %1 = arith.cmpf olt, %f, %c1_0e9_f32 : f32
  %2 = arith.cmpf uge, %f, %c1_0e9_f32 : f32
  return %0, %1, %2 : i1, i1, i1
}

// More than all integers.
// CHECK-LABEL: func.func @unsigned_wide_beyond(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]], %[[FALSE]] : i1, i1, i1
// CHECK-NEXT: }
func.func @unsigned_wide_beyond(%i: i32) -> (i1, i1, i1) {
  %f = arith.uitofp %i : i32 to f32
  %c1_0e12_f32 = arith.constant 1.0e12 : f32
  %0 = arith.cmpf oeq, %f, %c1_0e12_f32 : f32
  %1 = arith.cmpf olt, %f, %c1_0e12_f32 : f32
  %2 = arith.cmpf uge, %f, %c1_0e12_f32 : f32
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: func.func @unsigned_wide_and_infinity(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i1, i1) {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[FALSE]], %[[TRUE]] : i1, i1
// CHECK-NEXT: }
func.func @unsigned_wide_and_infinity(%i: i32) -> (i1, i1) {
  %f = arith.uitofp %i : i32 to f32
  %c0x7f800000_f32 = arith.constant 0x7f800000 : f32
  %0 = arith.cmpf oeq, %f, %c0x7f800000_f32 : f32
  %1 = arith.cmpf olt, %f, %c0x7f800000_f32 : f32
  return %0, %1 : i1, i1
}

// The largest half float is less than the largest integer.
// CHECK-LABEL: func.func @unsigned_rounded_to_infinity(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i1, i1) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:   %[[V0:.+]] = arith.uitofp %[[ARG0]] : i32 to f16
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpf oeq, %[[V0]], %[[CST]] : f16
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpf olt, %[[V0]], %[[CST]] : f16
// CHECK-NEXT:   return %[[V1]], %[[V2]] : i1, i1
// CHECK-NEXT: }
func.func @unsigned_rounded_to_infinity(%i: i32) -> (i1, i1) {
  %f = arith.uitofp %i : i32 to f16
  %c0x7c00_f16 = arith.constant 0x7c00 : f16
  %0 = arith.cmpf oeq, %f, %c0x7c00_f16 : f16
  %1 = arith.cmpf olt, %f, %c0x7c00_f16 : f16
  return %0, %1 : i1, i1
}

// What is not known to be an integer, or is compared with something unknown, stays.

// CHECK-LABEL: func.func @constant_is_unknown(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: f32) -> i1 {
// CHECK-NEXT:   %[[V0:.+]] = arith.sitofp %[[ARG0]] : i8 to f32
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpf olt, %[[V0]], %[[ARG1]] : f32
// CHECK-NEXT:   return %[[V1]] : i1
// CHECK-NEXT: }
func.func @constant_is_unknown(%i: i8, %x: f32) -> i1 {
  %f = arith.sitofp %i : i8 to f32
  %0 = arith.cmpf olt, %f, %x : f32
  return %0 : i1
}

// CHECK-LABEL: func.func @float_is_no_integer(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f16) -> (i1, i1) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:   %[[V0:.+]] = arith.extf %[[ARG1]] : f16 to f32
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpf olt, %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpf olt, %[[V0]], %[[CST]] : f32
// CHECK-NEXT:   return %[[V1]], %[[V2]] : i1, i1
// CHECK-NEXT: }
func.func @float_is_no_integer(%x: f32, %y: f16) -> (i1, i1) {
  %e = arith.extf %y : f16 to f32
  %c4_0_f32 = arith.constant 4.0 : f32
  %0 = arith.cmpf olt, %x, %c4_0_f32 : f32
  %1 = arith.cmpf olt, %e, %c4_0_f32 : f32
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @constant_is_on_the_left(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> i1 {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:   %[[V0:.+]] = arith.sitofp %[[ARG0]] : i8 to f32
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpf olt, %[[CST]], %[[V0]] : f32
// CHECK-NEXT:   return %[[V1]] : i1
// CHECK-NEXT: }
func.func @constant_is_on_the_left(%i: i8) -> i1 {
  %f = arith.sitofp %i : i8 to f32
  %c4_0_f32 = arith.constant 4.0 : f32
  %0 = arith.cmpf olt, %c4_0_f32, %f : f32
  return %0 : i1
}
