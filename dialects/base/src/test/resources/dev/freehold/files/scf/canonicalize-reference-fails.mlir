// RUN: freehold-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// The reference drops the terminator, whatever it is.
// CHECK-LABEL: func.func @execute_region_that_never_ends() {
// CHECK-NEXT:   "test.work"() : () -> ()
// CHECK-NEXT:   ub.unreachable
// CHECK-NEXT: }
func.func @execute_region_that_never_ends() {
  scf.execute_region {
    "test.work"() : () -> ()
    ub.unreachable
  }
  return
}

// The reference makes an invalid program of it.
// CHECK-LABEL: func.func @execute_region_that_never_gives_its_result() -> i32 {
// CHECK-NEXT:   "test.work"() : () -> ()
// CHECK-NEXT:   ub.unreachable
// CHECK-NEXT: }
func.func @execute_region_that_never_gives_its_result() -> i32 {
  %0 = scf.execute_region -> i32 {
    "test.work"() : () -> ()
    ub.unreachable
  }
  return %0 : i32
}
