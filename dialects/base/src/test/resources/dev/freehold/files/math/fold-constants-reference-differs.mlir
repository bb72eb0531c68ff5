// RUN: freehold-opt %s -canonicalize | FileCheck %s

// Recorded from Freehold, which rounds these correctly. The reference has them from the C library, whose last bit is another one.

// CHECK-LABEL: func.func @functions_rounded_correctly() -> (f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.71828187 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.54308069 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 0.481211811 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant -0.481211811 : f32
// CHECK-NEXT:   %[[CST_3:.+]] = arith.constant 2.20904967E-5 : f32
// CHECK-NEXT:   %[[CST_4:.+]] = arith.constant 1.52049983 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]], %[[CST_3]], %[[CST_4]] : f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @functions_rounded_correctly() -> (f32, f32, f32, f32, f32, f32) {
  %c1_0_f32 = arith.constant 1.0 : f32
  %0 = math.expm1 %c1_0_f32 : f32
  %1 = math.cosh %c1_0_f32 : f32
  %c0_5_f32 = arith.constant 0.5 : f32
  %2 = math.asinh %c0_5_f32 : f32
  %cm0_5_f32 = arith.constant -0.5 : f32
  %3 = math.asinh %cm0_5_f32 : f32
  %c3_0_f32 = arith.constant 3.0 : f32
  %4 = math.erfc %c3_0_f32 : f32
  %5 = math.erfc %cm0_5_f32 : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
