// RUN: freehold-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

func.func @constant_of_one_part() {
  // expected-error@below {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}

// -----

func.func @constant_of_strings() {
  // expected-error@below {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %0 = complex.constant ["a", "b"] : complex<f32>
  return
}

// -----

func.func @constant_of_number_and_string() {
  // expected-error@below {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %0 = complex.constant [1.0 : f32, "b"] : complex<f32>
  return
}

// -----

func.func @constant_of_other_type() {
  // expected-error@below {{'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0 : f32, 1.0 : f64] : complex<f32>
  return
}

// -----

func.func @constant_of_other_real_type() {
  // expected-error@below {{'complex.constant' op requires attribute's element types ('f64', 'f32') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0 : f64, 1.0 : f32] : complex<f32>
  return
}

// -----

func.func @constant_that_is_not_complex() {
  // expected-error@below {{custom op 'complex.constant' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.constant [1.0 : f32, 1.0 : f32] : f32
  return
}

// -----

func.func @create_of_other_type(%a: f64) {
  // expected-error@below {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%a, %a) : (f64, f64) -> complex<f32>
  return
}

// -----

func.func @create_of_two_types(%a: f32, %b: f64) {
  // expected-error@below {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
  %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32>
  return
}

// -----

func.func @function_of_integers(%z: complex<i32>) {
  // expected-error@below {{'complex.sin' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.sin %z : complex<i32>
  return
}

// -----

func.func @function_of_real(%x: f32) {
  // expected-error@below {{custom op 'complex.sin' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.sin %x : f32
  return
}

// -----

func.func @part_of_other_type(%z: complex<f32>) {
  // expected-error@below {{'complex.re' op failed to verify that complex element type matches result type}}
  %0 = "complex.re"(%z) : (complex<f32>) -> f64
  return
}

// -----

func.func @part_of_real(%x: f32) {
  // expected-error@below {{'complex.re' op operand #0 must be complex type with floating-point elements, but got 'f32'}}
  %0 = "complex.re"(%x) : (f32) -> f32
  return
}

// -----

func.func @bitcast_of_vector(%v: vector<2xf32>) {
  // expected-error@below {{'complex.bitcast' op operand must be int/float/complex}}
  %0 = complex.bitcast %v : vector<2xf32> to complex<f32>
  return
}

// -----

func.func @bitcast_to_vector(%z: complex<f32>) {
  // expected-error@below {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %z : complex<f32> to vector<2xf32>
  return
}

// -----

func.func @bitcast_between_complex(%z: complex<f32>) {
  // expected-error@below {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %z : complex<f32> to complex<i32>
  return
}

// -----

func.func @bitcast_between_real(%x: f32) {
  // expected-error@below {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %x : f32 to i32
  return
}

// -----

func.func @bitcast_to_other_width(%z: complex<f32>) {
  // expected-error@below {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %z : complex<f32> to i32
  return
}

// -----

func.func @bitcast_from_other_width(%x: f32) {
  // expected-error@below {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %x : f32 to complex<f32>
  return
}

// -----

func.func @unknown_attribute() {
  // expected-error@below {{unknown attribute `angle` in dialect `complex`}}
  "test.op"() {a = #complex.angle<1.0>} : () -> ()
  return
}

// -----

func.func @number_without_type() {
  // expected-error@below {{expected ':'}}
  "test.op"() {a = #complex.number<1.0, 2.0>} : () -> ()
  return
}

// -----

func.func @number_of_one_part() {
  // expected-error@below {{expected ','}}
  "test.op"() {a = #complex.number<:f32 1.0>} : () -> ()
  return
}

// -----

func.func @number_with_string() {
  // expected-error@below {{expected floating point literal}}
  "test.op"() {a = #complex.number<:f32 1.0, "b">} : () -> ()
  return
}

// -----

func.func @part_of_float(%x: f32) {
  // expected-error@below {{custom op 'complex.re' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.re %x : f32
  return
}

// -----

func.func @created_float(%x: f32) {
  // expected-error@below {{custom op 'complex.create' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.create %x, %x : f32
  return
}
