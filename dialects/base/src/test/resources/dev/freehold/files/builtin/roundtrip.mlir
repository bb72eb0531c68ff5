// RUN: freehold-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: freehold-opt %s -allow-unregistered-dialect -mlir-print-op-generic | freehold-opt -allow-unregistered-dialect | FileCheck %s

// CHECK: ![[TUPLE:.+]] = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>
// CHECK-NEXT: #[[DISTINCT:.+]] = distinct[0]<"text">
// CHECK-NEXT: #[[MAP:.+]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #[[SET:.+]] = affine_set<(d0) : (d0 >= 0)>
// CHECK-LABEL: module @named attributes {test.note} {
// CHECK-NEXT: }
// CHECK-NEXT: module attributes {sym_visibility = "private"} {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:   }
// CHECK-NEXT: }
module @named attributes {test.note} {
}

module attributes {sym_visibility = "private"} {
  module @inner {
  }
}

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = builtin.unrealized_conversion_cast %[[ARG0]], %[[ARG1]] : i32, f32 to i64
// CHECK-NEXT:   %[[V1:.+]]:2 = builtin.unrealized_conversion_cast %[[V0]] : i64 to i32, f32 {note}
// CHECK-NEXT:   %[[V2:.+]] = builtin.unrealized_conversion_cast to i32
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: "test.op"() {a = ![[TUPLE]], b = tuple<i1, i2>, c = #[[DISTINCT]], d = distinct[1]<>, e = #[[MAP]], f = #[[SET]]} : () -> ()
func.func @casts(%a: i32, %b: f32) {
  %0 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i64
  %1:2 = builtin.unrealized_conversion_cast %0 : i64 to i32, f32 {note}
  %2 = builtin.unrealized_conversion_cast to i32
  return
}

// Long tuples and distinct attributes have aliases.
"test.op"() {a = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>, b = tuple<i1, i2>,
             c = distinct[0]<"text">, d = distinct[1]<>, e = affine_map<(i) -> (i + 1)>, f = affine_set<(i) : (i >= 0)>} : () -> ()
