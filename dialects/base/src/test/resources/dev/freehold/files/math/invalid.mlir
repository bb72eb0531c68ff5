// RUN: freehold-opt %s -split-input-file -verify-diagnostics

func.func @float_function_of_integer(%a: i32) {
  // expected-error@below {{'math.sqrt' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.sqrt %a : i32
  return
}

// -----

func.func @integer_function_of_float(%a: f32) {
  // expected-error@below {{'math.ctpop' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ctpop %a : f32
  return
}

// -----

func.func @operands_of_two_types(%a: f32, %b: f64) {
  // expected-error@below {{'math.powf' op requires the same type for all operands and results}}
  %0 = "math.powf"(%a, %b) : (f32, f64) -> f32
  return
}

// -----

func.func @power_with_float_exponent(%a: f32) {
  // expected-error@below {{'math.fpowi' op operand #1 must be signless-integer-like, but got 'f32'}}
  %0 = math.fpowi %a, %a : f32, f32
  return
}

// -----

func.func @power_of_other_shape(%a: vector<2xf32>, %b: vector<3xi32>) {
  // expected-error@below {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %a, %b : vector<2xf32>, vector<3xi32>
  return
}

// -----

func.func @question_with_other_shape(%a: vector<2xf32>) {
  // expected-error@below {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%a) : (vector<2xf32>) -> i1
  return
}

// -----

func.func @question_with_other_result(%a: f32) {
  // expected-error@below {{'math.isnan' op result #0 must be bool-like, but got 'i32'}}
  %0 = "math.isnan"(%a) : (f32) -> i32
  return
}

// -----

func.func @sine_of_other_type(%a: f32) {
  // expected-error@below {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%a) : (f32) -> (f32, f64)
  return
}
