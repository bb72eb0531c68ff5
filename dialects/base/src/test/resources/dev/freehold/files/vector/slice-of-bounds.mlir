// RUN: freehold-opt %s --canonicalize | FileCheck %s

// A bound that is the least index must not wrap around.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: index) -> vector<2xi1> {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[V0:.+]] = arith.maxsi %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:   %[[V1:.+]] = arith.subi %[[V0]], %[[C1]] : index
// CHECK-NEXT:   %[[V2:.+]] = vector.create_mask %[[V1]] : vector<2xi1>
// CHECK-NEXT:   return %[[V2]] : vector<2xi1>
// CHECK-NEXT: }
func.func @f(%n: index) -> vector<2xi1> {
  %0 = vector.create_mask %n : vector<4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xi1> to vector<2xi1>
  return %1 : vector<2xi1>
}

// CHECK-LABEL: func.func @known() -> vector<2xi1> {
// CHECK-NEXT:   %[[V0:.+]] = vector.constant_mask [1] : vector<2xi1>
// CHECK-NEXT:   return %[[V0]] : vector<2xi1>
// CHECK-NEXT: }
func.func @known() -> vector<2xi1> {
  %n = arith.constant 2 : index
  %0 = vector.create_mask %n : vector<4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xi1> to vector<2xi1>
  return %1 : vector<2xi1>
}
