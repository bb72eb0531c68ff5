// RUN: freehold-opt %s -canonicalize | FileCheck %s

// The smallest integer is its own absolute value.
// CHECK-LABEL: func.func @absolute_integer() -> (i8, i8, i8) {
// CHECK-NEXT:   %[[C3_I8:.+]] = arith.constant 3 : i8
// CHECK-NEXT:   %[[C_128_I8:.+]] = arith.constant -128 : i8
// CHECK-NEXT:   return %[[C3_I8]], %[[C3_I8]], %[[C_128_I8]] : i8, i8, i8
// CHECK-NEXT: }
func.func @absolute_integer() -> (i8, i8, i8) {
  %cm3_i8 = arith.constant -3 : i8
  %0 = math.absi %cm3_i8 : i8
  %c3_i8 = arith.constant 3 : i8
  %1 = math.absi %c3_i8 : i8
  %cm128_i8 = arith.constant -128 : i8
  %2 = math.absi %cm128_i8 : i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK-LABEL: func.func @count_bits() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C8_I8:.+]] = arith.constant 8 : i8
// CHECK-NEXT:   %[[C4_I8:.+]] = arith.constant 4 : i8
// CHECK-NEXT:   %[[C0_I8:.+]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[C2_I8:.+]] = arith.constant 2 : i8
// CHECK-NEXT:   return %[[C8_I8]], %[[C4_I8]], %[[C0_I8]], %[[C8_I8]], %[[C2_I8]], %[[C0_I8]], %[[C0_I8]], %[[C2_I8]], %[[C8_I8]] : i8, i8, i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @count_bits() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %c0_i8 = arith.constant 0 : i8
  %0 = math.ctlz %c0_i8 : i8
  %c12_i8 = arith.constant 12 : i8
  %1 = math.ctlz %c12_i8 : i8
  %cm1_i8 = arith.constant -1 : i8
  %2 = math.ctlz %cm1_i8 : i8
  %3 = math.cttz %c0_i8 : i8
  %4 = math.cttz %c12_i8 : i8
  %5 = math.cttz %cm1_i8 : i8
  %6 = math.ctpop %c0_i8 : i8
  %7 = math.ctpop %c12_i8 : i8
  %8 = math.ctpop %cm1_i8 : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i8, i8, i8, i8, i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @count_bits_of_vector() -> (vector<2xi8>, vector<2xi8>, vector<2xi8>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[8, 4]> : vector<2xi8>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[8, 2]> : vector<2xi8>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<[0, 2]> : vector<2xi8>
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]] : vector<2xi8>, vector<2xi8>, vector<2xi8>
// CHECK-NEXT: }
func.func @count_bits_of_vector() -> (vector<2xi8>, vector<2xi8>, vector<2xi8>) {
  %k0 = arith.constant dense<[0, 12]> : vector<2xi8>
  %0 = math.ctlz %k0 : vector<2xi8>
  %1 = math.cttz %k0 : vector<2xi8>
  %2 = math.ctpop %k0 : vector<2xi8>
  return %0, %1, %2 : vector<2xi8>, vector<2xi8>, vector<2xi8>
}

// CHECK-LABEL: func.func @integer_power() -> (i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C81_I8:.+]] = arith.constant 81 : i8
// CHECK-NEXT:   %[[C1_I8:.+]] = arith.constant 1 : i8
// CHECK-NEXT:   %[[C_8_I8:.+]] = arith.constant -8 : i8
// CHECK-NEXT:   %[[C_128_I8:.+]] = arith.constant -128 : i8
// CHECK-NEXT:   return %[[C81_I8]], %[[C1_I8]], %[[C_8_I8]], %[[C_128_I8]] : i8, i8, i8, i8
// CHECK-NEXT: }
func.func @integer_power() -> (i8, i8, i8, i8) {
  %c3_i8 = arith.constant 3 : i8
  %c4_i8 = arith.constant 4 : i8
  %0 = math.ipowi %c3_i8, %c4_i8 : i8
  %c2_i8 = arith.constant 2 : i8
  %c0_i8 = arith.constant 0 : i8
  %1 = math.ipowi %c2_i8, %c0_i8 : i8
  %cm2_i8 = arith.constant -2 : i8
  %2 = math.ipowi %cm2_i8, %c3_i8 : i8
  %c7_i8 = arith.constant 7 : i8
  %3 = math.ipowi %c2_i8, %c7_i8 : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// Only one and minus one have integral reciprocals, and zero has none.
// CHECK-LABEL: func.func @negative_integer_power() -> (i8, i8, i8, i8, i8) {
// CHECK-NEXT:   %[[C0_I8:.+]] = arith.constant 0 : i8
// CHECK-NEXT:   %[[C_1_I8:.+]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[C1_I8:.+]] = arith.constant 1 : i8
// CHECK-NEXT:   %[[V0:.+]] = math.ipowi %[[C0_I8]], %[[C_1_I8]] : i8
// CHECK-NEXT:   return %[[C1_I8]], %[[C_1_I8]], %[[C1_I8]], %[[C0_I8]], %[[V0]] : i8, i8, i8, i8, i8
// CHECK-NEXT: }
func.func @negative_integer_power() -> (i8, i8, i8, i8, i8) {
  %c1_i8 = arith.constant 1 : i8
  %cm3_i8 = arith.constant -3 : i8
  %0 = math.ipowi %c1_i8, %cm3_i8 : i8
  %cm1_i8 = arith.constant -1 : i8
  %1 = math.ipowi %cm1_i8, %cm3_i8 : i8
  %cm2_i8 = arith.constant -2 : i8
  %2 = math.ipowi %cm1_i8, %cm2_i8 : i8
  %c2_i8 = arith.constant 2 : i8
  %3 = math.ipowi %c2_i8, %cm1_i8 : i8
  %c0_i8 = arith.constant 0 : i8
  %4 = math.ipowi %c0_i8, %cm1_i8 : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @functions_of_one() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 2.71828175 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[CST_3:.+]] = arith.constant 0.693147182 : f32
// CHECK-NEXT:   %[[CST_4:.+]] = arith.constant 0.841470957 : f32
// CHECK-NEXT:   %[[CST_5:.+]] = arith.constant 0.540302277 : f32
// CHECK-NEXT:   %[[CST_6:.+]] = arith.constant 1.55740774 : f32
// CHECK-NEXT:   %[[CST_7:.+]] = arith.constant 1.17520118 : f32
// CHECK-NEXT:   %[[CST_8:.+]] = arith.constant 0.761594176 : f32
// CHECK-NEXT:   %[[CST_9:.+]] = arith.constant 1.57079637 : f32
// CHECK-NEXT:   %[[CST_10:.+]] = arith.constant 0.785398185 : f32
// CHECK-NEXT:   %[[CST_11:.+]] = arith.constant 0.881373584 : f32
// CHECK-NEXT:   %[[CST_12:.+]] = arith.constant 0.842700779 : f32
// CHECK-NEXT:   %[[CST_13:.+]] = arith.constant 0.157299206 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]], %[[CST_2]], %[[CST_2]], %[[CST_3]], %[[CST_4]], %[[CST_5]], %[[CST_6]], %[[CST_7]], %[[CST_8]], %[[CST_9]], %[[CST_2]], %[[CST_10]], %[[CST_11]], %[[CST_2]], %[[CST_12]], %[[CST_13]], %[[CST]] : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @functions_of_one() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c1_0_f32 = arith.constant 1.0 : f32
  %0 = math.sqrt %c1_0_f32 : f32
  %1 = math.exp %c1_0_f32 : f32
  %2 = math.exp2 %c1_0_f32 : f32
  %3 = math.log %c1_0_f32 : f32
  %4 = math.log2 %c1_0_f32 : f32
  %5 = math.log10 %c1_0_f32 : f32
  %6 = math.log1p %c1_0_f32 : f32
  %7 = math.sin %c1_0_f32 : f32
  %8 = math.cos %c1_0_f32 : f32
  %9 = math.tan %c1_0_f32 : f32
  %10 = math.sinh %c1_0_f32 : f32
  %11 = math.tanh %c1_0_f32 : f32
  %12 = math.asin %c1_0_f32 : f32
  %13 = math.acos %c1_0_f32 : f32
  %14 = math.atan %c1_0_f32 : f32
  %15 = math.asinh %c1_0_f32 : f32
  %16 = math.acosh %c1_0_f32 : f32
  %17 = math.erf %c1_0_f32 : f32
  %18 = math.erfc %c1_0_f32 : f32
  %19 = math.absf %c1_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @functions_of_half() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.707106769 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.64872122 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 1.41421354 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant 0.648721277 : f32
// CHECK-NEXT:   %[[CST_3:.+]] = arith.constant -0.693147182 : f32
// CHECK-NEXT:   %[[CST_4:.+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:   %[[CST_5:.+]] = arith.constant -3.010300e-01 : f32
// CHECK-NEXT:   %[[CST_6:.+]] = arith.constant 0.405465096 : f32
// CHECK-NEXT:   %[[CST_7:.+]] = arith.constant 0.47942555 : f32
// CHECK-NEXT:   %[[CST_8:.+]] = arith.constant 0.87758255 : f32
// CHECK-NEXT:   %[[CST_9:.+]] = arith.constant 0.546302497 : f32
// CHECK-NEXT:   %[[CST_10:.+]] = arith.constant 0.521095276 : f32
// CHECK-NEXT:   %[[CST_11:.+]] = arith.constant 1.12762594 : f32
// CHECK-NEXT:   %[[CST_12:.+]] = arith.constant 0.462117165 : f32
// CHECK-NEXT:   %[[CST_13:.+]] = arith.constant 0.52359879 : f32
// CHECK-NEXT:   %[[CST_14:.+]] = arith.constant 1.04719758 : f32
// CHECK-NEXT:   %[[CST_15:.+]] = arith.constant 0.463647604 : f32
// CHECK-NEXT:   %[[CST_16:.+]] = arith.constant 0.549306154 : f32
// CHECK-NEXT:   %[[CST_17:.+]] = arith.constant 0.520499885 : f32
// CHECK-NEXT:   %[[CST_18:.+]] = arith.constant 0.479500115 : f32
// CHECK-NEXT:   %[[CST_19:.+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]], %[[CST_3]], %[[CST_4]], %[[CST_5]], %[[CST_6]], %[[CST_7]], %[[CST_8]], %[[CST_9]], %[[CST_10]], %[[CST_11]], %[[CST_12]], %[[CST_13]], %[[CST_14]], %[[CST_15]], %[[CST_16]], %[[CST_17]], %[[CST_18]], %[[CST_19]] : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @functions_of_half() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0_5_f32 = arith.constant 0.5 : f32
  %0 = math.sqrt %c0_5_f32 : f32
  %1 = math.exp %c0_5_f32 : f32
  %2 = math.exp2 %c0_5_f32 : f32
  %3 = math.expm1 %c0_5_f32 : f32
  %4 = math.log %c0_5_f32 : f32
  %5 = math.log2 %c0_5_f32 : f32
  %6 = math.log10 %c0_5_f32 : f32
  %7 = math.log1p %c0_5_f32 : f32
  %8 = math.sin %c0_5_f32 : f32
  %9 = math.cos %c0_5_f32 : f32
  %10 = math.tan %c0_5_f32 : f32
  %11 = math.sinh %c0_5_f32 : f32
  %12 = math.cosh %c0_5_f32 : f32
  %13 = math.tanh %c0_5_f32 : f32
  %14 = math.asin %c0_5_f32 : f32
  %15 = math.acos %c0_5_f32 : f32
  %16 = math.atan %c0_5_f32 : f32
  %17 = math.atanh %c0_5_f32 : f32
  %18 = math.erf %c0_5_f32 : f32
  %19 = math.erfc %c0_5_f32 : f32
  %20 = math.absf %c0_5_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @functions_of_zero() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_0]], %[[CST]], %[[CST]], %[[CST]], %[[CST_0]], %[[CST]], %[[CST]], %[[CST_0]], %[[CST]], %[[CST]], %[[CST]], %[[CST]], %[[CST]], %[[CST]], %[[CST_0]], %[[CST]] : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @functions_of_zero() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0_0_f32 = arith.constant 0.0 : f32
  %0 = math.sqrt %c0_0_f32 : f32
  %1 = math.exp %c0_0_f32 : f32
  %2 = math.exp2 %c0_0_f32 : f32
  %3 = math.expm1 %c0_0_f32 : f32
  %4 = math.log1p %c0_0_f32 : f32
  %5 = math.sin %c0_0_f32 : f32
  %6 = math.cos %c0_0_f32 : f32
  %7 = math.tan %c0_0_f32 : f32
  %8 = math.sinh %c0_0_f32 : f32
  %9 = math.cosh %c0_0_f32 : f32
  %10 = math.tanh %c0_0_f32 : f32
  %11 = math.asin %c0_0_f32 : f32
  %12 = math.atan %c0_0_f32 : f32
  %13 = math.asinh %c0_0_f32 : f32
  %14 = math.atanh %c0_0_f32 : f32
  %15 = math.erf %c0_0_f32 : f32
  %16 = math.erfc %c0_0_f32 : f32
  %17 = math.absf %c0_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @functions_of_large_number() -> (f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 23.0258503 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 33.2192802 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 1.000000e+01 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant 23.718998 : f32
// CHECK-NEXT:   %[[CST_3:.+]] = arith.constant 1.57079637 : f32
// CHECK-NEXT:   %[[CST_4:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[CST_5:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]], %[[CST_2]], %[[CST_3]], %[[CST_4]], %[[CST_5]] : f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @functions_of_large_number() -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %c1_0e10_f32 = arith.constant 1.0e10 : f32
  %0 = math.log %c1_0e10_f32 : f32
  %1 = math.log2 %c1_0e10_f32 : f32
  %2 = math.log10 %c1_0e10_f32 : f32
  %3 = math.asinh %c1_0e10_f32 : f32
  %4 = math.acosh %c1_0e10_f32 : f32
  %5 = math.atan %c1_0e10_f32 : f32
  %6 = math.erf %c1_0e10_f32 : f32
  %7 = math.erfc %c1_0e10_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @functions_of_three() -> (f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.58496249 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 0.999977886 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 1.76274717 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant 1.81844652 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]] : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @functions_of_three() -> (f32, f32, f32, f32) {
  %c3_0_f32 = arith.constant 3.0 : f32
  %0 = math.log2 %c3_0_f32 : f32
  %1 = math.erf %c3_0_f32 : f32
  %2 = math.acosh %c3_0_f32 : f32
  %3 = math.asinh %c3_0_f32 : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @functions_of_negative_number() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant -0.549306154 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant -0.520499885 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant 0.606530666 : f32
// CHECK-NEXT:   %[[CST_3:.+]] = arith.constant -0.693147182 : f32
// CHECK-NEXT:   %[[CST_4:.+]] = arith.constant -5.000000e-01 : f32
// CHECK-NEXT:   %[[V0:.+]] = math.sqrt %[[CST_4]] : f32
// CHECK-NEXT:   %[[V1:.+]] = math.log %[[CST_4]] : f32
// CHECK-NEXT:   %[[V2:.+]] = math.log2 %[[CST_4]] : f32
// CHECK-NEXT:   %[[V3:.+]] = math.log10 %[[CST_4]] : f32
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[CST_3]], %[[CST_2]], %[[CST_1]], %[[CST_0]], %[[CST]] : f32, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @functions_of_negative_number() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %cm0_5_f32 = arith.constant -0.5 : f32
  %0 = math.sqrt %cm0_5_f32 : f32
  %1 = math.log %cm0_5_f32 : f32
  %2 = math.log2 %cm0_5_f32 : f32
  %3 = math.log10 %cm0_5_f32 : f32
  %4 = math.log1p %cm0_5_f32 : f32
  %5 = math.exp %cm0_5_f32 : f32
  %6 = math.erf %cm0_5_f32 : f32
  %7 = math.atanh %cm0_5_f32 : f32
  %8 = math.absf %cm0_5_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @functions_below_minus_one() -> (f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant -1.81844652 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.99997795 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant -0.999977886 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant -3.000000e+00 : f32
// CHECK-NEXT:   %[[V0:.+]] = math.log1p %[[CST_2]] : f32
// CHECK-NEXT:   return %[[V0]], %[[CST_1]], %[[CST_0]], %[[CST]] : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @functions_below_minus_one() -> (f32, f32, f32, f32) {
  %cm3_0_f32 = arith.constant -3.0 : f32
  %0 = math.log1p %cm3_0_f32 : f32
  %1 = math.erf %cm3_0_f32 : f32
  %2 = math.erfc %cm3_0_f32 : f32
  %3 = math.asinh %cm3_0_f32 : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @functions_of_infinity() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.57079637 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST]], %[[CST]], %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST]], %[[CST_1]], %[[CST]] : f32, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @functions_of_infinity() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0x7f800000_f32 = arith.constant 0x7f800000 : f32
  %0 = math.sqrt %c0x7f800000_f32 : f32
  %1 = math.exp %c0x7f800000_f32 : f32
  %2 = math.log %c0x7f800000_f32 : f32
  %3 = math.asinh %c0x7f800000_f32 : f32
  %4 = math.atan %c0x7f800000_f32 : f32
  %5 = math.tanh %c0x7f800000_f32 : f32
  %6 = math.log2 %c0x7f800000_f32 : f32
  %7 = math.erf %c0x7f800000_f32 : f32
  %8 = math.absf %c0x7f800000_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @functions_of_nan() -> (f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST]], %[[CST]], %[[CST]], %[[CST]], %[[CST]], %[[CST]] : f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @functions_of_nan() -> (f32, f32, f32, f32, f32, f32, f32) {
  %c0x7fc00000_f32 = arith.constant 0x7fc00000 : f32
  %0 = math.sqrt %c0x7fc00000_f32 : f32
  %1 = math.exp %c0x7fc00000_f32 : f32
  %2 = math.log %c0x7fc00000_f32 : f32
  %3 = math.asinh %c0x7fc00000_f32 : f32
  %4 = math.atan %c0x7fc00000_f32 : f32
  %5 = math.tanh %c0x7fc00000_f32 : f32
  %6 = math.absf %c0x7fc00000_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @functions_outside_of_their_domain() -> (f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0xFFC00000 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST]], %[[CST]], %[[CST_0]], %[[CST_0]], %[[CST]], %[[CST]] : f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @functions_outside_of_their_domain() -> (f32, f32, f32, f32, f32, f32, f32) {
  %c0x7f800000_f32 = arith.constant 0x7f800000 : f32
  %0 = math.sin %c0x7f800000_f32 : f32
  %1 = math.cos %c0x7f800000_f32 : f32
  %2 = math.tan %c0x7f800000_f32 : f32
  %c2_0_f32 = arith.constant 2.0 : f32
  %3 = math.asin %c2_0_f32 : f32
  %4 = math.acos %c2_0_f32 : f32
  %c0_5_f32 = arith.constant 0.5 : f32
  %5 = math.acosh %c0_5_f32 : f32
  %6 = math.atanh %c2_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @functions_of_doubles() -> (f64, f64, f64, f64) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 3.000000e+00 : f64
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_0]] : f64, f64, f64, f64
// CHECK-NEXT: }
func.func @functions_of_doubles() -> (f64, f64, f64, f64) {
  %c4_0_f64 = arith.constant 4.0 : f64
  %0 = math.sqrt %c4_0_f64 : f64
  %c0_0_f64 = arith.constant 0.0 : f64
  %1 = math.exp %c0_0_f64 : f64
  %c8_0_f64 = arith.constant 8.0 : f64
  %2 = math.log2 %c8_0_f64 : f64
  %3 = math.cos %c0_0_f64 : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}

// Only floats of 32 and 64 bits are computed with.
// CHECK-LABEL: func.func @functions_of_halves() -> (f16, f16, f16) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:   %[[V0:.+]] = math.sqrt %[[CST]] : f16
// CHECK-NEXT:   %[[V1:.+]] = math.exp %[[CST]] : f16
// CHECK-NEXT:   %[[V2:.+]] = math.sin %[[CST]] : f16
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : f16, f16, f16
// CHECK-NEXT: }
func.func @functions_of_halves() -> (f16, f16, f16) {
  %c1_0_f16 = arith.constant 1.0 : f16
  %0 = math.sqrt %c1_0_f16 : f16
  %1 = math.exp %c1_0_f16 : f16
  %2 = math.sin %c1_0_f16 : f16
  return %0, %1, %2 : f16, f16, f16
}

// CHECK-LABEL: func.func @function_of_vector() -> (vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1.000000e+00, -4.000000e+00]> : vector<2xf32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:   %[[V0:.+]] = math.sqrt %[[CST]] : vector<2xf32>
// CHECK-NEXT:   return %[[CST_0]], %[[V0]] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: }
func.func @function_of_vector() -> (vector<2xf32>, vector<2xf32>) {
  %k0 = arith.constant dense<[1.0, 4.0]> : vector<2xf32>
  %0 = math.sqrt %k0 : vector<2xf32>
  %k1 = arith.constant dense<[1.0, -4.0]> : vector<2xf32>
  %1 = math.sqrt %k1 : vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}

// CHECK-LABEL: func.func @function_of_unknown(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: i8) -> (f32, i8) {
// CHECK-NEXT:   %[[C2_I8:.+]] = arith.constant 2 : i8
// CHECK-NEXT:   %[[V0:.+]] = math.sqrt %[[ARG0]] : f32
// CHECK-NEXT:   %[[V1:.+]] = math.ipowi %[[ARG1]], %[[C2_I8]] : i8
// CHECK-NEXT:   return %[[V0]], %[[V1]] : f32, i8
// CHECK-NEXT: }
func.func @function_of_unknown(%a: f32, %i: i8) -> (f32, i8) {
  %0 = math.sqrt %a : f32
  %c2_i8 = arith.constant 2 : i8
  %1 = math.ipowi %i, %c2_i8 : i8
  return %0, %1 : f32, i8
}

// CHECK-LABEL: func.func @rounded() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:   %[[CST_3:.+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[CST_4:.+]] = arith.constant -3.000000e+00 : f32
// CHECK-NEXT:   %[[CST_5:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[CST_6:.+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]], %[[CST_3]], %[[CST_3]], %[[CST_4]], %[[CST_5]], %[[CST_6]], %[[CST_3]], %[[CST]], %[[CST_4]], %[[CST_5]], %[[CST_2]], %[[CST_3]], %[[CST_3]], %[[CST_0]], %[[CST_5]], %[[CST_2]], %[[CST_3]], %[[CST_3]], %[[CST_0]], %[[CST_5]], %[[CST_2]], %[[CST_3]] : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @rounded() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c2_5_f32 = arith.constant 2.5 : f32
  %0 = math.ceil %c2_5_f32 : f32
  %cm2_5_f32 = arith.constant -2.5 : f32
  %1 = math.ceil %cm2_5_f32 : f32
  %c0_3_f32 = arith.constant 0.3 : f32
  %2 = math.ceil %c0_3_f32 : f32
  %cm0_3_f32 = arith.constant -0.3 : f32
  %3 = math.ceil %cm0_3_f32 : f32
  %c2_0_f32 = arith.constant 2.0 : f32
  %4 = math.ceil %c2_0_f32 : f32
  %5 = math.floor %c2_5_f32 : f32
  %6 = math.floor %cm2_5_f32 : f32
  %7 = math.floor %c0_3_f32 : f32
  %8 = math.floor %cm0_3_f32 : f32
  %9 = math.floor %c2_0_f32 : f32
  %10 = math.round %c2_5_f32 : f32
  %11 = math.round %cm2_5_f32 : f32
  %12 = math.round %c0_3_f32 : f32
  %13 = math.round %cm0_3_f32 : f32
  %14 = math.round %c2_0_f32 : f32
  %15 = math.roundeven %c2_5_f32 : f32
  %16 = math.roundeven %cm2_5_f32 : f32
  %17 = math.roundeven %c0_3_f32 : f32
  %18 = math.roundeven %cm0_3_f32 : f32
  %19 = math.roundeven %c2_0_f32 : f32
  %20 = math.trunc %c2_5_f32 : f32
  %21 = math.trunc %cm2_5_f32 : f32
  %22 = math.trunc %c0_3_f32 : f32
  %23 = math.trunc %cm0_3_f32 : f32
  %24 = math.trunc %c2_0_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @rounded_special() -> (f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant 0x7FC00001 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]] : f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @rounded_special() -> (f32, f32, f32, f32, f32, f32, f32) {
  %c0x7fc00000_f32 = arith.constant 0x7fc00000 : f32
  %0 = math.ceil %c0x7fc00000_f32 : f32
  %c0x7f800000_f32 = arith.constant 0x7f800000 : f32
  %1 = math.ceil %c0x7f800000_f32 : f32
  %cm0_0_f32 = arith.constant -0.0 : f32
  %2 = math.ceil %cm0_0_f32 : f32
  %3 = math.floor %c0x7fc00000_f32 : f32
  %4 = math.floor %c0x7f800000_f32 : f32
  %5 = math.floor %cm0_0_f32 : f32
  %c0x7f800001_f32 = arith.constant 0x7f800001 : f32
  %6 = math.ceil %c0x7f800001_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @rounded_half() -> (f16, f16, f16, f16, f16) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 2.500000e+00 : f16
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 3.000000e+00 : f16
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 2.000000e+00 : f16
// CHECK-NEXT:   %[[V0:.+]] = math.round %[[CST]] : f16
// CHECK-NEXT:   %[[V1:.+]] = math.trunc %[[CST]] : f16
// CHECK-NEXT:   return %[[CST_0]], %[[CST_1]], %[[V0]], %[[CST_1]], %[[V1]] : f16, f16, f16, f16, f16
// CHECK-NEXT: }
func.func @rounded_half() -> (f16, f16, f16, f16, f16) {
  %c2_5_f16 = arith.constant 2.5 : f16
  %0 = math.ceil %c2_5_f16 : f16
  %1 = math.floor %c2_5_f16 : f16
  %2 = math.round %c2_5_f16 : f16
  %3 = math.roundeven %c2_5_f16 : f16
  %4 = math.trunc %c2_5_f16 : f16
  return %0, %1, %2, %3, %4 : f16, f16, f16, f16, f16
}

// CHECK-LABEL: func.func @powers() -> (f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 8.000000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 0xFFC00000 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:   %[[CST_3:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]], %[[CST_2]], %[[CST_3]] : f32, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @powers() -> (f32, f32, f32, f32, f32, f32) {
  %c2_0_f32 = arith.constant 2.0 : f32
  %c3_0_f32 = arith.constant 3.0 : f32
  %0 = math.powf %c2_0_f32, %c3_0_f32 : f32
  %c4_0_f32 = arith.constant 4.0 : f32
  %c0_5_f32 = arith.constant 0.5 : f32
  %1 = math.powf %c4_0_f32, %c0_5_f32 : f32
  %cm8_0_f32 = arith.constant -8.0 : f32
  %2 = math.powf %cm8_0_f32, %c0_5_f32 : f32
  %c0x7fc00000_f32 = arith.constant 0x7fc00000 : f32
  %3 = math.powf %c0x7fc00000_f32, %c2_0_f32 : f32
  %4 = math.powf %c2_0_f32, %c0x7fc00000_f32 : f32
  %c0_0_f32 = arith.constant 0.0 : f32
  %5 = math.powf %c2_0_f32, %c0_0_f32 : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @powers_of_halves() -> f16 {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 2.000000e+00 : f16
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 3.000000e+00 : f16
// CHECK-NEXT:   %[[V0:.+]] = math.powf %[[CST]], %[[CST_0]] : f16
// CHECK-NEXT:   return %[[V0]] : f16
// CHECK-NEXT: }
func.func @powers_of_halves() -> f16 {
  %c2_0_f16 = arith.constant 2.0 : f16
  %c3_0_f16 = arith.constant 3.0 : f16
  %0 = math.powf %c2_0_f16, %c3_0_f16 : f16
  return %0 : f16
}

// Zero has no quadrant.
// CHECK-LABEL: func.func @angles() -> (f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.785398185 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant -1.57079637 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_1]] : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @angles() -> (f32, f32, f32, f32) {
  %c1_0_f32 = arith.constant 1.0 : f32
  %0 = math.atan2 %c1_0_f32, %c1_0_f32 : f32
  %cm1_0_f32 = arith.constant -1.0 : f32
  %c0_0_f32 = arith.constant 0.0 : f32
  %1 = math.atan2 %cm1_0_f32, %c0_0_f32 : f32
  %2 = math.atan2 %c0_0_f32, %c0_0_f32 : f32
  %3 = math.atan2 %c0_0_f32, %c1_0_f32 : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @signs() -> (f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]], %[[CST_0]] : f32, f32, f32
// CHECK-NEXT: }
func.func @signs() -> (f32, f32, f32) {
  %c1_0_f32 = arith.constant 1.0 : f32
  %cm2_0_f32 = arith.constant -2.0 : f32
  %0 = math.copysign %c1_0_f32, %cm2_0_f32 : f32
  %c2_0_f32 = arith.constant 2.0 : f32
  %1 = math.copysign %c1_0_f32, %c2_0_f32 : f32
  %cm1_0_f32 = arith.constant -1.0 : f32
  %2 = math.copysign %cm1_0_f32, %c2_0_f32 : f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK-LABEL: func.func @kinds_of_floats() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   return %[[TRUE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[FALSE]], %[[FALSE]] : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @kinds_of_floats() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c1_0_f32 = arith.constant 1.0 : f32
  %0 = math.isfinite %c1_0_f32 : f32
  %c0_0_f32 = arith.constant 0.0 : f32
  %1 = math.isfinite %c0_0_f32 : f32
  %k0 = arith.constant 1.0e-40 : f32
  %2 = math.isfinite %k0 : f32
  %c0x7f800000_f32 = arith.constant 0x7f800000 : f32
  %3 = math.isfinite %c0x7f800000_f32 : f32
  %c0x7fc00000_f32 = arith.constant 0x7fc00000 : f32
  %4 = math.isfinite %c0x7fc00000_f32 : f32
  %5 = math.isinf %c1_0_f32 : f32
  %6 = math.isinf %c0_0_f32 : f32
  %7 = math.isinf %k0 : f32
  %8 = math.isinf %c0x7f800000_f32 : f32
  %9 = math.isinf %c0x7fc00000_f32 : f32
  %10 = math.isnan %c1_0_f32 : f32
  %11 = math.isnan %c0_0_f32 : f32
  %12 = math.isnan %k0 : f32
  %13 = math.isnan %c0x7f800000_f32 : f32
  %14 = math.isnan %c0x7fc00000_f32 : f32
  %15 = math.isnormal %c1_0_f32 : f32
  %16 = math.isnormal %c0_0_f32 : f32
  %17 = math.isnormal %k0 : f32
  %18 = math.isnormal %c0x7f800000_f32 : f32
  %19 = math.isnormal %c0x7fc00000_f32 : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// Only one for all elements.
// CHECK-LABEL: func.func @kinds_of_vectors() -> (vector<2xi1>, vector<2xi1>) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant dense<[1.000000e+00, 0x7F800000]> : vector<2xf32>
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<false> : vector<2xi1>
// CHECK-NEXT:   %[[V0:.+]] = math.isinf %[[CST]] : vector<2xf32>
// CHECK-NEXT:   return %[[CST_0]], %[[V0]] : vector<2xi1>, vector<2xi1>
// CHECK-NEXT: }
func.func @kinds_of_vectors() -> (vector<2xi1>, vector<2xi1>) {
  %k0 = arith.constant dense<1.0> : vector<2xf32>
  %0 = math.isnan %k0 : vector<2xf32>
  %k1 = arith.constant dense<[1.0, 0x7f800000]> : vector<2xf32>
  %1 = math.isinf %k1 : vector<2xf32>
  return %0, %1 : vector<2xi1>, vector<2xi1>
}

// CHECK-LABEL: func.func @kind_of_unknown(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> i1 {
// CHECK-NEXT:   %[[V0:.+]] = math.isnan %[[ARG0]] : f32
// CHECK-NEXT:   return %[[V0]] : i1
// CHECK-NEXT: }
func.func @kind_of_unknown(%a: f32) -> i1 {
  %0 = math.isnan %a : f32
  return %0 : i1
}

// CHECK-LABEL: func.func @not_computed() -> (f32, f32, f32, f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[C3_I32:.+]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[CST_3:.+]] = arith.constant 8.000000e+00 : f32
// CHECK-NEXT:   %[[CST_4:.+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:   %[[V0:.+]] = math.rsqrt %[[CST_4]] : f32
// CHECK-NEXT:   %[[V1:.+]] = math.cbrt %[[CST_3]] : f32
// CHECK-NEXT:   %[[V2:.+]] = math.fma %[[CST_2]], %[[CST_1]], %[[CST_0]] : f32
// CHECK-NEXT:   %[[V3:.+]] = math.fpowi %[[CST_1]], %[[C3_I32]] : f32, i32
// CHECK-NEXT:   %[[V4:.+]] = math.clampf %[[CST_1]] to [%[[CST]], %[[CST_2]]] : f32
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @not_computed() -> (f32, f32, f32, f32, f32) {
  %c4_0_f32 = arith.constant 4.0 : f32
  %0 = math.rsqrt %c4_0_f32 : f32
  %c8_0_f32 = arith.constant 8.0 : f32
  %1 = math.cbrt %c8_0_f32 : f32
  %c1_0_f32 = arith.constant 1.0 : f32
  %c2_0_f32 = arith.constant 2.0 : f32
  %c3_0_f32 = arith.constant 3.0 : f32
  %2 = math.fma %c1_0_f32, %c2_0_f32, %c3_0_f32 : f32
  %c3_i32 = arith.constant 3 : i32
  %3 = math.fpowi %c2_0_f32, %c3_i32 : f32, i32
  %c0_0_f32 = arith.constant 0.0 : f32
  %4 = math.clampf %c2_0_f32 to [%c0_0_f32, %c1_0_f32] : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}
