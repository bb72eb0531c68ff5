// RUN: freehold-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @cast_to_same(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> (i32, f32) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]] : i32, f32
// CHECK-NEXT: }
func.func @cast_to_same(%a: i32, %b: f32) -> (i32, f32) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i32, f32
  return %0#0, %0#1 : i32, f32
}

// CHECK-LABEL: func.func @cast_back(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> (i32, f32) {
// CHECK-NEXT:   return %[[ARG0]], %[[ARG1]] : i32, f32
// CHECK-NEXT: }
func.func @cast_back(%a: i32, %b: f32) -> (i32, f32) {
  %0 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i64
  %1:2 = builtin.unrealized_conversion_cast %0 : i64 to i32, f32
  return %1#0, %1#1 : i32, f32
}

// CHECK-LABEL: func.func @cast_on(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = builtin.unrealized_conversion_cast %[[ARG0]] : i32 to i64
// CHECK-NEXT:   %[[V1:.+]] = builtin.unrealized_conversion_cast %[[V0]] : i64 to f32
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @cast_on(%a: i32) -> f32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to f32
  return %1 : f32
}

// CHECK-LABEL: func.func @cast_part_back(
// CHECK-SAME: %[[ARG0:.+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]]:2 = builtin.unrealized_conversion_cast %[[ARG0]] : i32 to i64, i64
// CHECK-NEXT:   %[[V1:.+]] = builtin.unrealized_conversion_cast %[[V0]]#0 : i64 to i32
// CHECK-NEXT:   %[[V2:.+]] = builtin.unrealized_conversion_cast %[[V0]]#1, %[[V0]]#0 : i64, i64 to i32
// CHECK-NEXT:   return %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT: }
func.func @cast_part_back(%a: i32) -> (i32, i32) {
  %0:2 = builtin.unrealized_conversion_cast %a : i32 to i64, i64
  %1 = builtin.unrealized_conversion_cast %0#0 : i64 to i32
  %2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i64, i64 to i32
  return %1, %2 : i32, i32
}

// CHECK-LABEL: func.func @cast_of_nothing() -> i32 {
// CHECK-NEXT:   %[[V0:.+]] = builtin.unrealized_conversion_cast to i32
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @cast_of_nothing() -> i32 {
  %0 = builtin.unrealized_conversion_cast to i32
  return %0 : i32
}
