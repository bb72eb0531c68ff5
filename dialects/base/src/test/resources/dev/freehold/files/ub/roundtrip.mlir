// RUN: freehold-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: freehold-opt %s -allow-unregistered-dialect -mlir-print-op-generic | freehold-opt -allow-unregistered-dialect | FileCheck %s
// RUN: freehold-opt %s -allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @poison() {
// CHECK-NEXT:   %[[V0:.+]] = ub.poison : i32
// CHECK-NEXT:   %[[V1:.+]] = ub.poison {note} : memref<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = ub.poison : vector<4xi32>
// CHECK-NEXT:   "test.op"() {a = #ub.poison} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "poison"}> ({
// GENERIC-NEXT:     %[[V0:.+]] = "ub.poison"() <{value = #ub.poison}> : () -> i32
// GENERIC-NEXT:     %[[V1:.+]] = "ub.poison"() <{value = #ub.poison}> {note} : () -> memref<4xf32>
// GENERIC-NEXT:     %[[V2:.+]] = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xi32>
// GENERIC-NEXT:     "test.op"() {a = #ub.poison} : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "unreachable"}> ({
// GENERIC-NEXT:     "ub.unreachable"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @poison() {
  %0 = ub.poison : i32
  %1 = ub.poison {note} : memref<4xf32>
  %2 = ub.poison <#ub.poison> : vector<4xi32>
  "test.op"() {a = #ub.poison} : () -> ()
  return
}

// CHECK-LABEL: func.func @unreachable() {
// CHECK-NEXT:   ub.unreachable
// CHECK-NEXT: }
func.func @unreachable() {
  ub.unreachable
}
