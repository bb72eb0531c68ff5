// RUN: freehold-opt %s -loop-invariant-code-motion -allow-unregistered-dialect | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0)[s0] -> (s0, d0)>
// CHECK-LABEL: func.func @inner_loops(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32) {
// CHECK-NEXT:   %[[V0:.+]] = affine.for %[[ARG2:.+]] = 0 to %[[ARG0]] iter_args(%[[ARG3:.+]] = %[[ARG1]]) -> (i32) {
// CHECK-NEXT:     %[[V1:.+]] = arith.addi %[[ARG3]], %[[ARG1]] : i32
// CHECK-NEXT:     affine.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG2]] = 0 to %[[ARG0]] {
// CHECK-NEXT:     %[[V1:.+]] = affine.for %[[ARG3]] = 0 to %[[ARG0]] step 2 iter_args(%[[ARG4:.+]] = %[[ARG1]]) -> (i32) {
// CHECK-NEXT:       %[[V2:.+]] = arith.addi %[[ARG4]], %[[ARG1]] : i32
// CHECK-NEXT:       affine.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%[[V0]], %[[V1]]) : (i32, i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @inner_loops(%n: index, %x: i32) {
  affine.for %i = 0 to %n {
    %ends = affine.for %j = 0 to %n iter_args(%a = %x) -> (i32) {
      %b = arith.addi %a, %x : i32
      affine.yield %b : i32
    }
    %may_overflow = affine.for %j = 0 to %n step 2 iter_args(%a = %x) -> (i32) {
      %b = arith.addi %a, %x : i32
      affine.yield %b : i32
    }
    "test.use"(%ends, %may_overflow) : (i32, i32) -> ()
  }
  return
}

// CHECK-LABEL: func.func @indices(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index) {
// CHECK-NEXT:   %[[V0:.+]] = affine.apply #[[MAP]]()[%[[ARG1]]]
// CHECK-NEXT:   %[[V1:.+]]:2 = affine.delinearize_index %[[ARG1]] into (3, 4) : index, index
// CHECK-NEXT:   %[[V2:.+]] = affine.linearize_index [%[[V1]]#0, %[[V1]]#1] by (3, 4) : index
// CHECK-NEXT:   affine.parallel (%[[ARG2:.+]]) = (0) to (%[[ARG0]]) {
// CHECK-NEXT:     %[[V3:.+]] = affine.min #[[MAP1]](%[[ARG2]])[%[[ARG1]]]
// CHECK-NEXT:     "test.use"(%[[V0]], %[[V3]], %[[V2]]) : (index, index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @indices(%n: index, %m: index) {
  affine.parallel (%i) = (0) to (%n) {
    %0 = affine.apply affine_map<()[s] -> (s + 1)>()[%m]
    %1 = affine.min affine_map<(d)[s] -> (s, d)>(%i)[%m]
    %2:2 = affine.delinearize_index %m into (3, 4) : index, index
    %3 = affine.linearize_index [%2#0, %2#1] by (3, 4) : index
    "test.use"(%0, %1, %3) : (index, index, index) -> ()
  }
  return
}
