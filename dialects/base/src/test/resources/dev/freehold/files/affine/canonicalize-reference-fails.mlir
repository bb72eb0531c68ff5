// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<(d0) -> (d0, d0 + 1)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0) -> (d0 + 8, d0 + 9)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<(d0) -> (d0 mod 4)>
// CHECK-LABEL: memref.global "private" constant @numbers
// CHECK-SAME: : memref<2x3xi32> = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]>
memref.global "private" constant @numbers : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>

// The reference crashes.
// CHECK-LABEL: func.func @keep_load_outside_of_global() -> (i32, i32) {
// CHECK-NEXT:   %[[V0:.+]] = memref.get_global @numbers : memref<2x3xi32>
// CHECK-NEXT:   %[[V1:.+]] = affine.load %[[V0]][1, 3] : memref<2x3xi32>
// CHECK-NEXT:   %[[V2:.+]] = affine.load %[[V0]][-1, 0] : memref<2x3xi32>
// CHECK-NEXT:   return %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT: }
func.func @keep_load_outside_of_global() -> (i32, i32) {
  %0 = memref.get_global @numbers : memref<2x3xi32>
  %1 = affine.load %0[1, 3] : memref<2x3xi32>
  %2 = affine.load %0[-1, 0] : memref<2x3xi32>
  return %1, %2 : i32, i32
}

// The inner loop never runs, and each of its bounds exceeds the other. The reference keeps none.
// CHECK-LABEL: func.func @for_in_loop_without_iterations() {
// CHECK-NEXT:   affine.for %[[ARG0:.+]] = 8 to 0 {
// CHECK-NEXT:     affine.for %[[ARG1:.+]] = max #[[MAP]](%[[ARG0]]) to min #[[MAP1]](%[[ARG0]]) {
// CHECK-NEXT:       "test.use"(%[[ARG0]], %[[ARG1]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @for_in_loop_without_iterations() {
  affine.for %i = 8 to 0 {
    affine.for %j = max affine_map<(i) -> (i, i + 1)>(%i) to min affine_map<(i) -> (i + 8, i + 9)>(%i) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// The reference divides by the step.
// CHECK-LABEL: func.func @keep_for_with_step_of_zero(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[V0:.+]] = affine.for %[[ARG1:.+]] = 0 to 4 step 0 iter_args(%[[ARG2:.+]] = %[[ARG0]]) -> (f32) {
// CHECK-NEXT:     %[[V1:.+]] = affine.apply #[[MAP2]](%[[ARG1]])
// CHECK-NEXT:     %[[V2:.+]] = "test.next"(%[[ARG2]], %[[V1]]) : (f32, index) -> f32
// CHECK-NEXT:     affine.yield %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : f32
// CHECK-NEXT: }
func.func @keep_for_with_step_of_zero(%x: f32) -> f32 {
  %0 = affine.for %i = 0 to 4 step 0 iter_args(%a = %x) -> (f32) {
    %1 = affine.apply affine_map<(i) -> (i mod 4)>(%i)
    %2 = "test.next"(%a, %1) : (f32, index) -> f32
    affine.yield %2 : f32
  }
  return %0 : f32
}
