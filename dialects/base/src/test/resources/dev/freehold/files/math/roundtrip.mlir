// RUN: freehold-opt %s | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @operations(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: tensor<?xi32>, %[[ARG3:.+]]: i8) {
// CHECK-NEXT:   %[[V0:.+]] = math.sqrt %[[ARG0]] fastmath<fast> : f32
// CHECK-NEXT:   %[[V1:.+]] = math.powf %[[ARG1]], %[[ARG1]] {note} : vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = math.fpowi %[[ARG0]], %[[ARG3]] fastmath<nnan> : f32, i8
// CHECK-NEXT:   %[[V3:.+]] = math.fma %[[ARG0]], %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:   %[[V4:.+]] = math.clampf %[[ARG0]] to [%[[ARG0]], %[[ARG0]]] fastmath<nsz> : f32
// CHECK-NEXT:   %[[V5:.+]] = math.ctpop %[[ARG2]] : tensor<?xi32>
// CHECK-NEXT:   %[[V6:.+]] = math.isnan %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:   %[[SIN:.+]], %[[COS:.+]] = math.sincos %[[ARG0]] fastmath<afn> : f32
// CHECK-NEXT:   return
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, vector<4xf32>, tensor<?xi32>, i8) -> (), sym_name = "operations"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:.+]]: f32, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: tensor<?xi32>, %[[ARG3:.+]]: i8):
// GENERIC-NEXT:     %[[V0:.+]] = "math.sqrt"(%[[ARG0]]) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:.+]] = "math.powf"(%[[ARG1]], %[[ARG1]]) <{fastmath = #arith.fastmath<none>}> {note} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %[[V2:.+]] = "math.fpowi"(%[[ARG0]], %[[ARG3]]) <{fastmath = #arith.fastmath<nnan>}> : (f32, i8) -> f32
// GENERIC-NEXT:     %[[V3:.+]] = "math.fma"(%[[ARG0]], %[[ARG0]], %[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT:     %[[V4:.+]] = "math.clampf"(%[[ARG0]], %[[ARG0]], %[[ARG0]]) <{fastmath = #arith.fastmath<nsz>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT:     %[[V5:.+]] = "math.ctpop"(%[[ARG2]]) : (tensor<?xi32>) -> tensor<?xi32>
// GENERIC-NEXT:     %[[V6:.+]] = "math.isnan"(%[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<4xi1>
// GENERIC-NEXT:     %[[V7:.+]]:2 = "math.sincos"(%[[ARG0]]) <{fastmath = #arith.fastmath<afn>}> : (f32) -> (f32, f32)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @operations(%f: f32, %v: vector<4xf32>, %t: tensor<?xi32>, %i: i8) {
  %0 = math.sqrt %f fastmath<fast> : f32
  %1 = math.powf %v, %v {note} : vector<4xf32>
  %2 = math.fpowi %f, %i fastmath<nnan> : f32, i8
  %3 = math.fma %f, %f, %f : f32
  %4 = math.clampf %f to [%f, %f] fastmath<nsz> : f32
  %5 = math.ctpop %t : tensor<?xi32>
  %6 = math.isnan %v : vector<4xf32>
  %sin, %cos = math.sincos %f fastmath<afn> : f32
  return
}
