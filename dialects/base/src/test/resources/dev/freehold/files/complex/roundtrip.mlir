// RUN: freehold-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: freehold-opt %s -allow-unregistered-dialect -mlir-print-op-generic | freehold-opt -allow-unregistered-dialect | FileCheck %s
// RUN: freehold-opt %s -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @operations(
// CHECK-SAME: %[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: i32) {
// CHECK-NEXT:   %[[CST:.+]] = complex.constant [1.000000e+00, -2.000000e+00] : complex<f64>
// CHECK-NEXT:   %[[V0:.+]] = complex.create %[[ARG1]], %[[ARG1]] {note} : complex<f32>
// CHECK-NEXT:   %[[V1:.+]] = complex.re %[[ARG0]] fastmath<nnan> : complex<f32>
// CHECK-NEXT:   %[[V2:.+]] = complex.sin %[[ARG0]] fastmath<fast> {note} : complex<f32>
// CHECK-NEXT:   %[[V3:.+]] = complex.powi %[[ARG0]], %[[ARG2]] fastmath<contract> : complex<f32>, i32
// CHECK-NEXT:   %[[V4:.+]] = complex.neq %[[ARG0]], %[[ARG0]] : complex<f32>
// CHECK-NEXT:   %[[V5:.+]] = complex.bitcast %[[ARG0]] {note} : complex<f32> to i64
// CHECK-NEXT:   return
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (complex<f32>, f32, i32) -> (), sym_name = "operations"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:.+]]: complex<f32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: i32):
// GENERIC-NEXT:     %[[V0:.+]] = "complex.constant"() <{value = [1.000000e+00, -2.000000e+00]}> : () -> complex<f64>
// GENERIC-NEXT:     %[[V1:.+]] = "complex.create"(%[[ARG1]], %[[ARG1]]) {note} : (f32, f32) -> complex<f32>
// GENERIC-NEXT:     %[[V2:.+]] = "complex.re"(%[[ARG0]]) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>) -> f32
// GENERIC-NEXT:     %[[V3:.+]] = "complex.sin"(%[[ARG0]]) <{fastmath = #arith.fastmath<fast>}> {note} : (complex<f32>) -> complex<f32>
// GENERIC-NEXT:     %[[V4:.+]] = "complex.powi"(%[[ARG0]], %[[ARG2]]) <{fastmath = #arith.fastmath<contract>}> : (complex<f32>, i32) -> complex<f32>
// GENERIC-NEXT:     %[[V5:.+]] = "complex.neq"(%[[ARG0]], %[[ARG0]]) : (complex<f32>, complex<f32>) -> i1
// GENERIC-NEXT:     %[[V6:.+]] = "complex.bitcast"(%[[ARG0]]) {note} : (complex<f32>) -> i64
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "attribute"}> ({
// GENERIC-NEXT:     "test.op"() {a = #complex.number<:f32 1.000000e+00, -2.000000e+00> : complex<f32>, b = #complex.number<:f64 5.000000e-01, 1.000000e+100> : complex<f64>} : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @operations(%z: complex<f32>, %a: f32, %n: i32) {
  %0 = complex.constant [1.0, -2.0] : complex<f64>
  %1 = complex.create %a, %a {note} : complex<f32>
  %2 = complex.re %z fastmath<nnan> : complex<f32>
  %3 = complex.sin %z fastmath<fast> {note} : complex<f32>
  %4 = complex.powi %z, %n fastmath<contract> : complex<f32>, i32
  %5 = complex.neq %z, %z : complex<f32>
  %6 = complex.bitcast %z {note} : complex<f32> to i64
  return
}

// CHECK-LABEL: func.func @attribute() {
// CHECK-NEXT:   "test.op"() {a = #complex.number<:f32 1.000000e+00, -2.000000e+00> : complex<f32>, b = #complex.number<:f64 5.000000e-01, 1.000000e+100> : complex<f64>} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @attribute() {
  "test.op"() {a = #complex.number<:f32 1.0, -2.0> : complex<f32>, b = #complex.number<:f64 0.5, 1.0e100>} : () -> ()
  return
}
