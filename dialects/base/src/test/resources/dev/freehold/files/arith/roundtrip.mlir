// RUN: freehold-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: freehold-opt %s -allow-unregistered-dialect | freehold-opt -allow-unregistered-dialect | FileCheck %s
// RUN: freehold-opt %s -allow-unregistered-dialect -mlir-print-op-generic | freehold-opt -allow-unregistered-dialect | FileCheck %s
// RUN: freehold-opt %s -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @constants() {
// CHECK-NEXT:   %[[C5_I32:.+]] = arith.constant 5 : i32
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[C_7:.+]] = arith.constant -7 : index
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant dense<[1, 2]> : vector<2xi8>
// CHECK-NEXT:   %[[CST_1:.+]] = arith.constant dense<1> : vector<[4]xi8>
// CHECK-NEXT:   %[[CST_2:.+]] = arith.constant sparse<1, 5> : tensor<3xi32>
// CHECK-NEXT:   %[[C6_I32:.+]] = arith.constant {note} 6 : i32
// CHECK-NEXT:   return
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
// GENERIC-NEXT:     %[[V34:.+]] = "arith.constant"() <{value = 5 : i32}> : () -> i32
// GENERIC-NEXT:     %[[V35:.+]] = "arith.constant"() <{value = true}> : () -> i1
// GENERIC-NEXT:     %[[V36:.+]] = "arith.constant"() <{value = false}> : () -> i1
// GENERIC-NEXT:     %[[V37:.+]] = "arith.constant"() <{value = -7 : index}> : () -> index
// GENERIC-NEXT:     %[[V38:.+]] = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32
// GENERIC-NEXT:     %[[V39:.+]] = "arith.constant"() <{value = dense<[1, 2]> : vector<2xi8>}> : () -> vector<2xi8>
// GENERIC-NEXT:     %[[V40:.+]] = "arith.constant"() <{value = dense<1> : vector<[4]xi8>}> : () -> vector<[4]xi8>
// GENERIC-NEXT:     %[[V41:.+]] = "arith.constant"() <{value = sparse<1, 5> : tensor<3xi32>}> : () -> tensor<3xi32>
// GENERIC-NEXT:     %[[V42:.+]] = "arith.constant"() <{value = 6 : i32}> {note} : () -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, index) -> (), sym_name = "overflow_flags"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG18:.+]]: i32, %[[ARG19:.+]]: index):
// GENERIC-NEXT:     %[[V28:.+]] = "arith.addi"(%[[ARG18]], %[[ARG18]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V29:.+]] = "arith.addi"(%[[ARG18]], %[[ARG18]]) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V30:.+]] = "arith.subi"(%[[ARG18]], %[[ARG18]]) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V31:.+]] = "arith.muli"(%[[ARG19]], %[[ARG19]]) <{overflowFlags = #arith.overflow<nsw, nuw>}> {note} : (index, index) -> index
// GENERIC-NEXT:     %[[V32:.+]] = "arith.shli"(%[[ARG18]], %[[ARG18]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V33:.+]] = "arith.trunci"(%[[ARG18]]) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32) -> i8
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> (), sym_name = "exact"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG17:.+]]: i32):
// GENERIC-NEXT:     %[[V24:.+]] = "arith.divsi"(%[[ARG17]], %[[ARG17]]) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V25:.+]] = "arith.divui"(%[[ARG17]], %[[ARG17]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V26:.+]] = "arith.shrsi"(%[[ARG17]], %[[ARG17]]) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V27:.+]] = "arith.shrui"(%[[ARG17]], %[[ARG17]]) <{isExact}> : (i32, i32) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, vector<4xf32>) -> (), sym_name = "fastmath_flags"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG15:.+]]: f32, %[[ARG16:.+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V18:.+]] = "arith.addf"(%[[ARG15]], %[[ARG15]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %[[V19:.+]] = "arith.addf"(%[[ARG15]], %[[ARG15]]) <{fastmath = #arith.fastmath<reassoc>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %[[V20:.+]] = "arith.mulf"(%[[ARG16]], %[[ARG16]]) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %[[V21:.+]] = "arith.negf"(%[[ARG15]]) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V22:.+]] = "arith.cmpf"(%[[ARG15]], %[[ARG15]]) <{fastmath = #arith.fastmath<fast>, predicate = 11 : i64}> : (f32, f32) -> i1
// GENERIC-NEXT:     %[[V23:.+]] = "arith.extf"(%[[ARG15]]) <{fastmath = #arith.fastmath<contract>}> : (f32) -> f64
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (f64, f8E8M0FNU) -> (), sym_name = "rounding_modes"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG13:.+]]: f64, %[[ARG14:.+]]: f8E8M0FNU):
// GENERIC-NEXT:     %[[V12:.+]] = "arith.truncf"(%[[ARG13]]) : (f64) -> f32
// GENERIC-NEXT:     %[[V13:.+]] = "arith.truncf"(%[[ARG13]]) <{roundingmode = 0 : i32}> : (f64) -> f32
// GENERIC-NEXT:     %[[V14:.+]] = "arith.truncf"(%[[ARG13]]) <{fastmath = #arith.fastmath<nnan>, roundingmode = 1 : i32}> : (f64) -> f32
// GENERIC-NEXT:     %[[V15:.+]] = "arith.scaling_truncf"(%[[ARG13]], %[[ARG14]]) <{roundingmode = 3 : i32}> : (f64, f8E8M0FNU) -> f16
// GENERIC-NEXT:     %[[V16:.+]] = "arith.scaling_truncf"(%[[ARG13]], %[[ARG14]]) <{fastmath = #arith.fastmath<ninf>, roundingmode = 4 : i32}> {note} : (f64, f8E8M0FNU) -> f16
// GENERIC-NEXT:     %[[V17:.+]] = "arith.scaling_extf"(%[[ARG13]], %[[ARG14]]) <{fastmath = #arith.fastmath<fast>}> : (f64, f8E8M0FNU) -> f128
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i8, tensor<?xi8>, tensor<2xi32, "row">, memref<4xf32>, memref<4xindex>) -> (), sym_name = "casts"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG8:.+]]: i8, %[[ARG9:.+]]: tensor<?xi8>, %[[ARG10:.+]]: tensor<2xi32, "row">, %[[ARG11:.+]]: memref<4xf32>, %[[ARG12:.+]]: memref<4xindex>):
// GENERIC-NEXT:     %[[V7:.+]] = "arith.extsi"(%[[ARG9]]) : (tensor<?xi8>) -> tensor<?xi32>
// GENERIC-NEXT:     %[[V8:.+]] = "arith.sitofp"(%[[ARG10]]) : (tensor<2xi32, "row">) -> tensor<2xf32, "row">
// GENERIC-NEXT:     %[[V9:.+]] = "arith.bitcast"(%[[ARG11]]) : (memref<4xf32>) -> memref<4xi32>
// GENERIC-NEXT:     %[[V10:.+]] = "arith.index_cast"(%[[ARG12]]) : (memref<4xindex>) -> memref<4xi64>
// GENERIC-NEXT:     %[[V11:.+]] = "arith.index_castui"(%[[ARG8]]) : (i8) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, vector<2xi1>, vector<2xf32>, tensor<?xi1>, tensor<?xf32>, memref<4xf32>) -> (), sym_name = "select"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG2:.+]]: i1, %[[ARG3:.+]]: vector<2xi1>, %[[ARG4:.+]]: vector<2xf32>, %[[ARG5:.+]]: tensor<?xi1>, %[[ARG6:.+]]: tensor<?xf32>, %[[ARG7:.+]]: memref<4xf32>):
// GENERIC-NEXT:     %[[V3:.+]] = "arith.select"(%[[ARG2]], %[[ARG7]], %[[ARG7]]) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
// GENERIC-NEXT:     %[[V4:.+]] = "arith.select"(%[[ARG2]], %[[ARG4]], %[[ARG4]]) : (i1, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// GENERIC-NEXT:     %[[V5:.+]] = "arith.select"(%[[ARG3]], %[[ARG4]], %[[ARG4]]) : (vector<2xi1>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// GENERIC-NEXT:     %[[V6:.+]] = "arith.select"(%[[ARG5]], %[[ARG6]], %[[ARG6]]) : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, vector<2xi8>) -> (), sym_name = "extended"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:.+]]: i32, %[[ARG1:.+]]: vector<2xi8>):
// GENERIC-NEXT:     %[[V0:.+]]:2 = "arith.addui_extended"(%[[ARG0]], %[[ARG0]]) : (i32, i32) -> (i32, i1)
// GENERIC-NEXT:     %[[V1:.+]]:2 = "arith.mulsi_extended"(%[[ARG1]], %[[ARG1]]) : (vector<2xi8>, vector<2xi8>) -> (vector<2xi8>, vector<2xi8>)
// GENERIC-NEXT:     %[[V2:.+]]:2 = "arith.mului_extended"(%[[ARG0]], %[[ARG0]]) {note} : (i32, i32) -> (i32, i32)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "attributes"}> ({
// GENERIC-NEXT:     "test.op"() {a = #arith.fastmath<nnan,nsz>, b = #arith.overflow<nsw>, c = #arith.fastmath<fast>, d = #arith.overflow<none>} : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @constants() {
  %0 = arith.constant 5 : i32
  %1 = arith.constant true
  %2 = arith.constant false
  %3 = arith.constant -7 : index
  %4 = arith.constant 1.5 : f32
  %5 = arith.constant dense<[1, 2]> : vector<2xi8>
  %6 = arith.constant dense<1> : vector<[4]xi8>
  %7 = arith.constant sparse<[[1]], [5]> : tensor<3xi32>
  %8 = arith.constant {note} 6 : i32
  return
}

// CHECK-LABEL: func.func @overflow_flags(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[V0:.+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.addi %[[ARG0]], %[[ARG0]] overflow<nsw> : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.subi %[[ARG0]], %[[ARG0]] overflow<nuw> : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.muli %[[ARG1]], %[[ARG1]] overflow<nsw, nuw> {note} : index
// CHECK-NEXT:   %[[V4:.+]] = arith.shli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V5:.+]] = arith.trunci %[[ARG0]] overflow<nsw, nuw> : i32 to i8
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @overflow_flags(%a: i32, %b: index) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a overflow<nsw> : i32
  %2 = arith.subi %a, %a overflow<nuw> : i32
  %3 = arith.muli %b, %b overflow<nuw, nsw> {note} : index
  %4 = arith.shli %a, %a overflow<none> : i32
  %5 = arith.trunci %a overflow<nsw, nuw> : i32 to i8
  return
}

// CHECK-LABEL: func.func @exact(
// CHECK-SAME: %[[ARG0:.+]]: i32) {
// CHECK-NEXT:   %[[V0:.+]] = arith.divsi %[[ARG0]], %[[ARG0]] exact : i32
// CHECK-NEXT:   %[[V1:.+]] = arith.divui %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:   %[[V2:.+]] = arith.shrsi %[[ARG0]], %[[ARG0]] exact : i32
// CHECK-NEXT:   %[[V3:.+]] = arith.shrui %[[ARG0]], %[[ARG0]] exact : i32
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @exact(%a: i32) {
  %0 = arith.divsi %a, %a exact : i32
  %1 = arith.divui %a, %a : i32
  %2 = arith.shrsi %a, %a exact : i32
  %3 = arith.shrui %a, %a exact : i32
  return
}

// CHECK-LABEL: func.func @fastmath_flags(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = arith.addf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:   %[[V1:.+]] = arith.addf %[[ARG0]], %[[ARG0]] fastmath<reassoc> : f32
// CHECK-NEXT:   %[[V2:.+]] = arith.mulf %[[ARG1]], %[[ARG1]] fastmath<fast> : vector<4xf32>
// CHECK-NEXT:   %[[V3:.+]] = arith.negf %[[ARG0]] fastmath<nnan,ninf> : f32
// CHECK-NEXT:   %[[V4:.+]] = arith.cmpf ult, %[[ARG0]], %[[ARG0]] fastmath<fast> : f32
// CHECK-NEXT:   %[[V5:.+]] = arith.extf %[[ARG0]] fastmath<contract> : f32 to f64
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @fastmath_flags(%f: f32, %v: vector<4xf32>) {
  %0 = arith.addf %f, %f fastmath<none> : f32
  %1 = arith.addf %f, %f fastmath<reassoc> : f32
  %2 = arith.mulf %v, %v fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : vector<4xf32>
  %3 = arith.negf %f fastmath<nnan,ninf> : f32
  %4 = arith.cmpf ult, %f, %f fastmath<fast> : f32
  %5 = arith.extf %f fastmath<contract> : f32 to f64
  return
}

// CHECK-LABEL: func.func @rounding_modes(
// CHECK-SAME: %[[ARG0:.+]]: f64, %[[ARG1:.+]]: f8E8M0FNU) {
// CHECK-NEXT:   %[[V0:.+]] = arith.truncf %[[ARG0]] : f64 to f32
// CHECK-NEXT:   %[[V1:.+]] = arith.truncf %[[ARG0]] to_nearest_even : f64 to f32
// CHECK-NEXT:   %[[V2:.+]] = arith.truncf %[[ARG0]] downward fastmath<nnan> : f64 to f32
// CHECK-NEXT:   %[[V3:.+]] = arith.scaling_truncf %[[ARG0]], %[[ARG1]] toward_zero : f64, f8E8M0FNU to f16
// CHECK-NEXT:   %[[V4:.+]] = arith.scaling_truncf %[[ARG0]], %[[ARG1]] to_nearest_away fastmath<ninf> {note} : f64, f8E8M0FNU to f16
// CHECK-NEXT:   %[[V5:.+]] = arith.scaling_extf %[[ARG0]], %[[ARG1]] fastmath<fast> : f64, f8E8M0FNU to f128
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @rounding_modes(%f: f64, %scale: f8E8M0FNU) {
  %0 = arith.truncf %f : f64 to f32
  %1 = arith.truncf %f to_nearest_even : f64 to f32
  %2 = arith.truncf %f downward fastmath<nnan> : f64 to f32
  %3 = arith.scaling_truncf %f, %scale toward_zero : f64, f8E8M0FNU to f16
  %4 = arith.scaling_truncf %f, %scale to_nearest_away fastmath<ninf> {note} : f64, f8E8M0FNU to f16
  %5 = arith.scaling_extf %f, %scale fastmath<fast> : f64, f8E8M0FNU to f128
  return
}

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[ARG0:.+]]: i8, %[[ARG1:.+]]: tensor<?xi8>, %[[ARG2:.+]]: tensor<2xi32, "row">, %[[ARG3:.+]]: memref<4xf32>, %[[ARG4:.+]]: memref<4xindex>) {
// CHECK-NEXT:   %[[V0:.+]] = arith.extsi %[[ARG1]] : tensor<?xi8> to tensor<?xi32>
// CHECK-NEXT:   %[[V1:.+]] = arith.sitofp %[[ARG2]] : tensor<2xi32, "row"> to tensor<2xf32, "row">
// CHECK-NEXT:   %[[V2:.+]] = arith.bitcast %[[ARG3]] : memref<4xf32> to memref<4xi32>
// CHECK-NEXT:   %[[V3:.+]] = arith.index_cast %[[ARG4]] : memref<4xindex> to memref<4xi64>
// CHECK-NEXT:   %[[V4:.+]] = arith.index_castui %[[ARG0]] : i8 to index
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @casts(%i: i8, %t: tensor<?xi8>, %u: tensor<2xi32, "row">, %m: memref<4xf32>, %n: memref<4xindex>) {
  %0 = arith.extsi %t : tensor<?xi8> to tensor<?xi32>
  %1 = arith.sitofp %u : tensor<2xi32, "row"> to tensor<2xf32, "row">
  %2 = arith.bitcast %m : memref<4xf32> to memref<4xi32>
  %3 = arith.index_cast %n : memref<4xindex> to memref<4xi64>
  %4 = arith.index_castui %i : i8 to index
  return
}

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: vector<2xi1>, %[[ARG2:.+]]: vector<2xf32>, %[[ARG3:.+]]: tensor<?xi1>, %[[ARG4:.+]]: tensor<?xf32>, %[[ARG5:.+]]: memref<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ARG5]], %[[ARG5]] : memref<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = arith.select %[[ARG0]], %[[ARG2]], %[[ARG2]] : vector<2xf32>
// CHECK-NEXT:   %[[V2:.+]] = arith.select %[[ARG1]], %[[ARG2]], %[[ARG2]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:   %[[V3:.+]] = arith.select %[[ARG3]], %[[ARG4]], %[[ARG4]] : tensor<?xi1>, tensor<?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @select(%c: i1, %v: vector<2xi1>, %x: vector<2xf32>, %t: tensor<?xi1>, %y: tensor<?xf32>, %m: memref<4xf32>) {
  %0 = arith.select %c, %m, %m : memref<4xf32>
  %1 = arith.select %c, %x, %x : vector<2xf32>
  %2 = arith.select %v, %x, %x : vector<2xi1>, vector<2xf32>
  %3 = arith.select %t, %y, %y : tensor<?xi1>, tensor<?xf32>
  return
}

// CHECK-LABEL: func.func @extended(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: vector<2xi8>) {
// CHECK-NEXT:   %[[SUM:.+]], %[[OVERFLOW:.+]] = arith.addui_extended %[[ARG0]], %[[ARG0]] : i32, i1
// CHECK-NEXT:   %[[LOW:.+]], %[[HIGH:.+]] = arith.mulsi_extended %[[ARG1]], %[[ARG1]] : vector<2xi8>
// CHECK-NEXT:   %[[LOW_0:.+]], %[[HIGH_1:.+]] = arith.mului_extended %[[ARG0]], %[[ARG0]] {note} : i32
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @extended(%a: i32, %v: vector<2xi8>) {
  %0, %1 = arith.addui_extended %a, %a : i32, i1
  %2:2 = arith.mulsi_extended %v, %v : vector<2xi8>
  %3:2 = arith.mului_extended %a, %a {note} : i32
  return
}

// CHECK-LABEL: func.func @attributes() {
// CHECK-NEXT:   "test.op"() {a = #arith.fastmath<nnan,nsz>, b = #arith.overflow<nsw>, c = #arith.fastmath<fast>, d = #arith.overflow<none>} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @attributes() {
  "test.op"() {a = #arith.fastmath<nnan,nsz>, b = #arith.overflow<nsw>, c = #arith.fastmath<fast>, d = #arith.overflow<none>} : () -> ()
  return
}
