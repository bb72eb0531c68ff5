// RUN: freehold-opt %s | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: freehold-opt %s -mlir-print-debuginfo -mlir-print-local-scope | freehold-opt | FileCheck %s

// CHECK-LABEL: func.func private @declaration(i32, memref<4xf32>) -> i32
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, memref<4xf32>) -> i32, sym_name = "declaration", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "nothing", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "public", sym_visibility = "public"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "name with spaces"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{llvm.noundef}, {}, {llvm.name = "a"}], function_type = (i32, i32, i32) -> i32, res_attrs = [{llvm.signext}], sym_name = "declared_attributes", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{llvm.noundef}, {}], function_type = (i32, i32) -> (i32, i32), no_inline, res_attrs = [{}, {llvm.signext}], sym_name = "attributes"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG6:.+]]: i32, %[[ARG7:.+]]: i32):
// GENERIC-NEXT:     "func.return"(%[[ARG6]], %[[ARG7]]) : (i32, i32) -> ()
// GENERIC-NEXT:   }) {note} : () -> ()
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{llvm.noundef}, {}], function_type = (i32, i32) -> (), sym_name = "location"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG4:.+]]: i32, %[[ARG5:.+]]: i32):
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> (), sym_name = "declared_location", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (() -> i32), sym_name = "returns_function", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "returns_nothing", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (i32, () -> i32), sym_name = "returns_many", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = ((i32) -> (i32, i32), i32, memref<4xf32>) -> i32, sym_name = "calls"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG1:.+]]: (i32) -> (i32, i32), %[[ARG2:.+]]: i32, %[[ARG3:.+]]: memref<4xf32>):
// GENERIC-NEXT:     "func.call"() <{callee = @nothing}> : () -> ()
// GENERIC-NEXT:     %[[V1:.+]] = "func.call"(%[[ARG2]], %[[ARG3]]) <{callee = @declaration}> {note} : (i32, memref<4xf32>) -> i32
// GENERIC-NEXT:     %[[V2:.+]]:2 = "func.call_indirect"(%[[ARG1]], %[[V1]]) {note} : ((i32) -> (i32, i32), i32) -> (i32, i32)
// GENERIC-NEXT:     %[[V3:.+]] = "func.constant"() <{value = @declaration}> {note} : () -> ((i32, memref<4xf32>) -> i32)
// GENERIC-NEXT:     %[[V4:.+]] = "func.call_indirect"(%[[V3]], %[[V1]], %[[ARG3]]) : ((i32, memref<4xf32>) -> i32, i32, memref<4xf32>) -> i32
// GENERIC-NEXT:     "func.return"(%[[V2]]#0) {note} : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1) -> (), sym_name = "blocks"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:.+]]: i1):
// GENERIC-NEXT:     "cf.cond_br"(%[[ARG0]], %[[ARG0]])[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i1) -> ()
// GENERIC-NEXT:   ^bb1(%[[V0:.+]]: i1):  // pred: ^bb0
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   ^bb2:  // pred: ^bb0
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func private @declaration(i32, memref<4xf32>) -> i32
// CHECK-LABEL: func.func private @nothing()
func.func private @nothing()
// CHECK-LABEL: func.func nested @nested()
func.func nested @nested()
// CHECK-LABEL: func.func public @public() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func public @public() {
  return
}
// CHECK-LABEL: func.func @"name with spaces"() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @"name with spaces"() {
  return
}

// Attributes of arguments and results.
// CHECK-LABEL: func.func private @declared_attributes(i32 {llvm.noundef}, i32, i32 {llvm.name = "a"}) -> (i32 {llvm.signext})
func.func private @declared_attributes(i32 {llvm.noundef}, i32, i32 {llvm.name = "a"}) -> (i32 {llvm.signext})
// CHECK-LABEL: func.func @attributes(
// CHECK-SAME: %[[ARG0:.+]]: i32 {llvm.noundef}, %[[ARG1:.+]]: i32) -> (i32, i32 {llvm.signext}) attributes {no_inline, note} {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]] : i32, i32
// CHECK-NEXT: }
func.func @attributes(%a: i32 {llvm.noundef}, %b: i32) -> (i32, i32 {llvm.signext}) attributes {note, no_inline} {
  return %a, %b : i32, i32
}
// CHECK-LABEL: func.func @location(
// CHECK-SAME: %[[ARG0:.+]]: i32 {llvm.noundef}, %[[ARG1:.+]]: i32) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @location(%a: i32 {llvm.noundef} loc("here"), %b: i32 loc("there")) {
  return
}
// CHECK-LABEL: func.func private @declared_location(i32)
func.func private @declared_location(i32 loc("here"))

// One function as result needs parentheses.
// CHECK-LABEL: func.func private @returns_function() -> (() -> i32)
func.func private @returns_function() -> (() -> i32)
// CHECK-LABEL: func.func private @returns_nothing()
func.func private @returns_nothing() -> ()
// CHECK-LABEL: func.func private @returns_many() -> (i32, () -> i32)
func.func private @returns_many() -> (i32, () -> i32)

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[ARG0:.+]]: (i32) -> (i32, i32), %[[ARG1:.+]]: i32, %[[ARG2:.+]]: memref<4xf32>) -> i32 {
// CHECK-NEXT:   call @nothing() : () -> ()
// CHECK-NEXT:   %[[V0:.+]] = call @declaration(%[[ARG1]], %[[ARG2]]) {note} : (i32, memref<4xf32>) -> i32
// CHECK-NEXT:   %[[V1:.+]]:2 = call_indirect %[[ARG0]](%[[V0]]) {note} : (i32) -> (i32, i32)
// CHECK-NEXT:   %[[F:.+]] = constant {note} @declaration : (i32, memref<4xf32>) -> i32
// CHECK-NEXT:   %[[V2:.+]] = call_indirect %[[F]](%[[V0]], %[[ARG2]]) : (i32, memref<4xf32>) -> i32
// CHECK-NEXT:   return {note} %[[V1]]#0 : i32
// CHECK-NEXT: }
func.func @calls(%f: (i32) -> (i32, i32), %a: i32, %m: memref<4xf32>) -> i32 {
  call @nothing() : () -> ()
  %0 = call @declaration(%a, %m) {note} : (i32, memref<4xf32>) -> i32
  %1:2 = call_indirect %f(%0) {note} : (i32) -> (i32, i32)
  %2 = constant {note} @declaration : (i32, memref<4xf32>) -> i32
  %3 = call_indirect %2(%0, %m) : (i32, memref<4xf32>) -> i32
  return {note} %1#0 : i32
}

// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: %[[ARG0:.+]]: i1) {
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1(%[[ARG0]] : i1), ^bb2
// CHECK-NEXT: ^bb1(%[[V0:.+]]: i1):  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @blocks(%c: i1) {
  cf.cond_br %c, ^bb1(%c : i1), ^bb2
^bb1(%d: i1):
  return
^bb2:
  return
}
