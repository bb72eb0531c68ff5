// RUN: freehold-opt %s | FileCheck %s

// The verifier accepts a variable without an allocator here, as the reference's; the reference crashes when it prints that.
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[ARG0:.+]]: i32) {
// CHECK-NEXT:   omp.taskgroup allocate() {
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: i32) {
  "omp.taskgroup"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>}> ({
    "omp.terminator"() : () -> ()
  }) : (i32) -> ()
  return
}
