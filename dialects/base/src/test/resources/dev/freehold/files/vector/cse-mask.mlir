// RUN: freehold-opt %s --cse | FileCheck %s

// A reduction of some lanes is not one of all lanes.
// CHECK-LABEL: func.func @masked(
// CHECK-SAME: %[[ARG0:.+]]: vector<8xi32>, %[[ARG1:.+]]: vector<8xi1>) -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = vector.reduction <add>, %[[ARG0]] : vector<8xi32> into i32
// CHECK-NEXT:   %[[V1:.+]] = vector.mask %[[ARG1]] { vector.reduction <add>, %[[ARG0]] : vector<8xi32> into i32 } : vector<8xi1> -> i32
// CHECK-NEXT:   return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT: }
func.func @masked(%v: vector<8xi32>, %m: vector<8xi1>) -> (i32, i32) {
  %a = vector.reduction <add>, %v : vector<8xi32> into i32
  %b = vector.mask %m { vector.reduction <add>, %v : vector<8xi32> into i32 } : vector<8xi1> -> i32
  return %a, %b : i32, i32
}
