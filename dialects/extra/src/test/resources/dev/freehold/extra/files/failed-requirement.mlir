// RUN: freehold-opt %s --canonicalize | FileCheck %s

// A requirement that is known to fail stops the program.
// CHECK-LABEL: func.func @failed(
// CHECK-SAME: %[[ARG0:.+]]: i8) -> i8 {
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]] = shape.cstr_require %[[FALSE]], "never"
// CHECK-NEXT:   %[[V1:.+]] = shape.assuming %[[V0]] -> (i8) {
// CHECK-NEXT:     shape.assuming_yield %[[ARG0]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : i8
// CHECK-NEXT: }
func.func @failed(%x: i8) -> i8 {
  %f = arith.constant false
  %w = shape.cstr_require %f, "never"
  %0 = shape.assuming %w -> (i8) {
    shape.assuming_yield %x : i8
  }
  return %0 : i8
}
