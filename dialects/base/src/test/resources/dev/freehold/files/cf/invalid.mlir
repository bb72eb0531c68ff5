// RUN: freehold-opt %s -split-input-file -verify-diagnostics

func.func @values_of_another_type(%flag: i32) {
  // expected-error@below {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%flag)[^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}

// -----

func.func @values_without_destinations(%flag: i32) {
  // expected-error@below {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%flag)[^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}

// -----

func.func @argument_of_another_type(%x: i32) {
  // expected-error@below {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^a(%x : i32)
^a(%y: i64):
  return
}

// -----

func.func @missing_argument(%c: i1, %x: i32) {
  // expected-error@below {{branch has 0 operands for successor #0, but target block has 1}}
  cf.cond_br %c, ^a, ^a(%x : i32)
^a(%y: i32):
  return
}

// -----

func.func @no_default(%flag: i32) {
  cf.switch %flag : i32, [
    // expected-error@below {{custom op 'cf.switch' expected 'default'}}
    1: ^a
  ]
^a:
  return
}
