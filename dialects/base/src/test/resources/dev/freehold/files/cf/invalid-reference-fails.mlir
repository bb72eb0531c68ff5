// RUN: freehold-opt %s -split-input-file -verify-diagnostics

// The reference crashes.
func.func @destinations_without_values(%flag: i32) {
  // expected-error@below {{'cf.switch' op expects number of case values to match number of case destinations}}
  "cf.switch"(%flag)[^a, ^a] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}
