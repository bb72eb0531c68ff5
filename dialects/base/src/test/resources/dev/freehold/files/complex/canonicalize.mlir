// RUN: freehold-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @parts_of_constant() -> (f32, f32) {
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:   return %[[CST]], %[[CST_0]] : f32, f32
// CHECK-NEXT: }
func.func @parts_of_constant() -> (f32, f32) {
  %z = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %0 = complex.re %z : complex<f32>
  %1 = complex.im %z : complex<f32>
  return %0, %1 : f32, f32
}

// CHECK-LABEL: func.func @parts_of_integer_constant() -> complex<i32> {
// CHECK-NEXT:   %[[CST:.+]] = complex.constant [1 : i32, -2 : i32] : complex<i32>
// CHECK-NEXT:   return %[[CST]] : complex<i32>
// CHECK-NEXT: }
func.func @parts_of_integer_constant() -> complex<i32> {
  %z = complex.constant [1 : i32, -2 : i32] : complex<i32>
  return %z : complex<i32>
}

// CHECK-LABEL: func.func @parts_of_created(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32) -> (f32, f32) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]] : f32, f32
// CHECK-NEXT: }
func.func @parts_of_created(%a: f32, %b: f32) -> (f32, f32) {
  %z = complex.create %a, %b : complex<f32>
  %0 = complex.re %z : complex<f32>
  %1 = complex.im %z : complex<f32>
  return %0, %1 : f32, f32
}

// CHECK-LABEL: func.func @parts_of_negated(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: complex<f32>) -> (f32, f32, f32, f32) {
// CHECK-NEXT:   %[[V0:.+]] = complex.neg %[[ARG2]] : complex<f32>
// CHECK-NEXT:   %[[V1:.+]] = arith.negf %[[ARG0]] : f32
// CHECK-NEXT:   %[[V2:.+]] = arith.negf %[[ARG1]] : f32
// CHECK-NEXT:   %[[V3:.+]] = complex.re %[[V0]] : complex<f32>
// CHECK-NEXT:   %[[V4:.+]] = complex.im %[[ARG2]] : complex<f32>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]] : f32, f32, f32, f32
// CHECK-NEXT: }
func.func @parts_of_negated(%a: f32, %b: f32, %w: complex<f32>) -> (f32, f32, f32, f32) {
  %z = complex.create %a, %b : complex<f32>
  %n = complex.neg %z : complex<f32>
  %m = complex.neg %w : complex<f32>
  %0 = complex.re %n : complex<f32>
  %1 = complex.im %n : complex<f32>
  %2 = complex.re %m : complex<f32>
  %3 = complex.im %w : complex<f32>
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: func.func @created_from_parts(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:   %[[V1:.+]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT:   %[[V2:.+]] = complex.im %[[ARG1]] : complex<f32>
// CHECK-NEXT:   %[[V3:.+]] = complex.create %[[V1]], %[[V0]] : complex<f32>
// CHECK-NEXT:   %[[V4:.+]] = complex.create %[[V0]], %[[V2]] : complex<f32>
// CHECK-NEXT:   %[[V5:.+]] = complex.create %[[V0]], %[[V0]] : complex<f32>
// CHECK-NEXT:   return %[[ARG0]], %[[V3]], %[[V4]], %[[V5]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @created_from_parts(%z: complex<f32>, %w: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %re = complex.re %z : complex<f32>
  %im = complex.im %z : complex<f32>
  %other = complex.im %w : complex<f32>
  %0 = complex.create %re, %im : complex<f32>
  %1 = complex.create %im, %re : complex<f32>
  %2 = complex.create %re, %other : complex<f32>
  %3 = complex.create %re, %re : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: func.func @created_from_unknown(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: f32) -> (complex<f32>, complex<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = complex.re %[[ARG0]] : complex<f32>
// CHECK-NEXT:   %[[V1:.+]] = complex.create %[[ARG1]], %[[V0]] : complex<f32>
// CHECK-NEXT:   %[[V2:.+]] = complex.create %[[V0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @created_from_unknown(%z: complex<f32>, %x: f32) -> (complex<f32>, complex<f32>) {
  %re = complex.re %z : complex<f32>
  %0 = complex.create %x, %re : complex<f32>
  %1 = complex.create %re, %x : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}

// CHECK-LABEL: func.func @inverse_functions(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = complex.log %[[ARG0]] : complex<f32>
// CHECK-NEXT:   %[[V1:.+]] = complex.exp %[[V0]] : complex<f32>
// CHECK-NEXT:   %[[V2:.+]] = complex.exp %[[ARG0]] : complex<f32>
// CHECK-NEXT:   %[[V3:.+]] = complex.log %[[V2]] : complex<f32>
// CHECK-NEXT:   return %[[ARG0]], %[[ARG0]], %[[V1]], %[[V3]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @inverse_functions(%z: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %n = complex.neg %z : complex<f32>
  %0 = complex.neg %n : complex<f32>
  %c = complex.conj %z : complex<f32>
  %1 = complex.conj %c : complex<f32>
  %l = complex.log %z : complex<f32>
  %2 = complex.exp %l : complex<f32>
  %e = complex.exp %z : complex<f32>
  %3 = complex.log %e : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: func.func @other_functions(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, i1) {
// CHECK-NEXT:   %[[V0:.+]] = complex.sin %[[ARG0]] : complex<f32>
// CHECK-NEXT:   %[[V1:.+]] = complex.neg %[[V0]] : complex<f32>
// CHECK-NEXT:   %[[V2:.+]] = complex.exp %[[V0]] : complex<f32>
// CHECK-NEXT:   %[[V3:.+]] = complex.cos %[[V0]] : complex<f32>
// CHECK-NEXT:   %[[V4:.+]] = complex.pow %[[V0]], %[[ARG0]] : complex<f32>
// CHECK-NEXT:   %[[V5:.+]] = complex.atan2 %[[V0]], %[[ARG0]] : complex<f32>
// CHECK-NEXT:   %[[V6:.+]] = complex.abs %[[ARG0]] : complex<f32>
// CHECK-NEXT:   %[[V7:.+]] = complex.eq %[[ARG0]], %[[V0]] : complex<f32>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, i1
// CHECK-NEXT: }
func.func @other_functions(%z: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, i1) {
  %s = complex.sin %z : complex<f32>
  %0 = complex.neg %s : complex<f32>
  %1 = complex.exp %s : complex<f32>
  %2 = complex.cos %s : complex<f32>
  %3 = complex.pow %s, %z : complex<f32>
  %4 = complex.atan2 %s, %z : complex<f32>
  %5 = complex.abs %z : complex<f32>
  %6 = complex.eq %z, %s : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, i1
}

// CHECK-LABEL: func.func @add_what_was_subtracted(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: complex<f32>, %[[ARG2:.+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = complex.sub %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT:   %[[V1:.+]] = complex.add %[[V0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT:   %[[V2:.+]] = complex.add %[[ARG1]], %[[V0]] : complex<f32>
// CHECK-NEXT:   %[[V3:.+]] = complex.add %[[V0]], %[[ARG2]] : complex<f32>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]] : complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @add_what_was_subtracted(%a: complex<f32>, %b: complex<f32>, %c: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %d = complex.sub %a, %b : complex<f32>
  %0 = complex.add %d, %b : complex<f32>
  %1 = complex.add %b, %d : complex<f32>
  %2 = complex.add %d, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: func.func @subtract_what_was_added(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: complex<f32>, %[[ARG2:.+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = complex.add %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT:   %[[V1:.+]] = complex.sub %[[V0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT:   %[[V2:.+]] = complex.sub %[[V0]], %[[ARG0]] : complex<f32>
// CHECK-NEXT:   %[[V3:.+]] = complex.sub %[[V0]], %[[ARG2]] : complex<f32>
// CHECK-NEXT:   return %[[V1]], %[[V2]], %[[V3]] : complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @subtract_what_was_added(%a: complex<f32>, %b: complex<f32>, %c: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %s = complex.add %a, %b : complex<f32>
  %0 = complex.sub %s, %b : complex<f32>
  %1 = complex.sub %s, %a : complex<f32>
  %2 = complex.sub %s, %c : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: func.func @zero(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:   %[[CST:.+]] = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %[[CST_0:.+]] = complex.constant [0.000000e+00 : f32, 1.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %[[V0:.+]] = complex.add %[[ARG0]], %[[CST]] : complex<f32>
// CHECK-NEXT:   %[[V1:.+]] = complex.add %[[ARG0]], %[[CST_0]] : complex<f32>
// CHECK-NEXT:   %[[V2:.+]] = complex.sub %[[ARG0]], %[[CST_0]] : complex<f32>
// CHECK-NEXT:   %[[V3:.+]] = complex.mul %[[ARG0]], %[[CST]] : complex<f32>
// CHECK-NEXT:   return %[[V0]], %[[ARG0]], %[[V1]], %[[V2]], %[[V3]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @zero(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %i = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.add %a, %z : complex<f32>
  %1 = complex.sub %a, %z : complex<f32>
  %2 = complex.add %a, %i : complex<f32>
  %3 = complex.sub %a, %i : complex<f32>
  %4 = complex.mul %a, %z : complex<f32>
  return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: func.func @one(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:   %[[CST:.+]] = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %[[CST_0:.+]] = complex.constant [1.000000e+00 : f32, 1.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   %[[V0:.+]] = complex.mul %[[ARG0]], %[[CST]] : complex<f32>
// CHECK-NEXT:   %[[V1:.+]] = complex.div %[[ARG0]], %[[CST]] : complex<f32>
// CHECK-NEXT:   %[[V2:.+]] = complex.mul %[[ARG0]], %[[CST_0]] : complex<f32>
// CHECK-NEXT:   %[[V3:.+]] = complex.div %[[ARG0]], %[[CST_0]] : complex<f32>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @one(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %o = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %i = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.mul %a, %o : complex<f32>
  %1 = complex.div %a, %o : complex<f32>
  %2 = complex.mul %a, %i : complex<f32>
  %3 = complex.div %a, %i : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: func.func @bitcast_to_same(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: i64) -> (complex<f32>, i64) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]] : complex<f32>, i64
// CHECK-NEXT: }
func.func @bitcast_to_same(%z: complex<f32>, %i: i64) -> (complex<f32>, i64) {
  %0 = complex.bitcast %z : complex<f32> to complex<f32>
  %1 = complex.bitcast %i : i64 to i64
  return %0, %1 : complex<f32>, i64
}

// CHECK-LABEL: func.func @bitcast_twice(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: i64) -> (complex<f32>, f64) {
// CHECK-NEXT:   %[[V0:.+]] = arith.bitcast %[[ARG1]] : i64 to f64
// CHECK-NEXT:   return %[[ARG0]], %[[V0]] : complex<f32>, f64
// CHECK-NEXT: }
func.func @bitcast_twice(%z: complex<f32>, %i: i64) -> (complex<f32>, f64) {
  %a = complex.bitcast %z : complex<f32> to i64
  %0 = complex.bitcast %a : i64 to complex<f32>
  %b = complex.bitcast %i : i64 to complex<f32>
  %1 = complex.bitcast %b : complex<f32> to f64
  return %0, %1 : complex<f32>, f64
}

// CHECK-LABEL: func.func @bitcasts_of_arith(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: f64, %[[ARG2:.+]]: f64) -> (f64, complex<f32>, complex<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = complex.bitcast %[[ARG0]] : complex<f32> to f64
// CHECK-NEXT:   %[[V1:.+]] = complex.bitcast %[[ARG1]] : f64 to complex<f32>
// CHECK-NEXT:   %[[V2:.+]] = complex.bitcast %[[ARG2]] : f64 to complex<f32>
// CHECK-NEXT:   return %[[V0]], %[[V1]], %[[V2]] : f64, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @bitcasts_of_arith(%z: complex<f32>, %x: f64, %y: f64) -> (f64, complex<f32>, complex<f32>) {
  %a = complex.bitcast %z : complex<f32> to i64
  %0 = arith.bitcast %a : i64 to f64
  %b = arith.bitcast %x : f64 to i64
  %1 = complex.bitcast %b : i64 to complex<f32>
  %2 = complex.bitcast %y : f64 to complex<f32>
  return %0, %1, %2 : f64, complex<f32>, complex<f32>
}

// Constants of all types come first.
// CHECK-LABEL: func.func @constants(
// CHECK-SAME: %[[ARG0:.+]]: i1) -> complex<f32> {
// CHECK-NEXT:   %[[CST:.+]] = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return %[[CST]] : complex<f32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return %[[CST]] : complex<f32>
// CHECK-NEXT: }
func.func @constants(%c: i1) -> complex<f32> {
  cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
  %0 = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  return %0 : complex<f32>
  ^bb2:
  %1 = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  return %1 : complex<f32>
}

// Flags allow what rounding, infinities and signs of zeros forbid. A logarithm is never the argument of the exponential.
// CHECK-LABEL: func.func @with_flags(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = complex.add %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT:   %[[V1:.+]] = complex.sub %[[V0]], %[[ARG1]] fastmath<fast> : complex<f32>
// CHECK-NEXT:   %[[V2:.+]] = complex.exp %[[ARG0]] fastmath<fast> : complex<f32>
// CHECK-NEXT:   %[[V3:.+]] = complex.log %[[V2]] fastmath<fast> : complex<f32>
// CHECK-NEXT:   return %[[ARG0]], %[[V1]], %[[V3]], %[[ARG0]], %[[ARG0]], %[[ARG0]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @with_flags(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %d = complex.sub %a, %b fastmath<fast> : complex<f32>
  %0 = complex.add %d, %b fastmath<fast> : complex<f32>
  %s = complex.add %a, %b : complex<f32>
  %1 = complex.sub %s, %b fastmath<fast> : complex<f32>
  %e = complex.exp %a fastmath<fast> : complex<f32>
  %2 = complex.log %e fastmath<fast> : complex<f32>
  %l = complex.log %a fastmath<fast> : complex<f32>
  %3 = complex.exp %l fastmath<fast> : complex<f32>
  %4 = complex.add %a, %zero fastmath<nsz> : complex<f32>
  %5 = complex.mul %a, %one fastmath<nnan,nsz> : complex<f32>
  return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
