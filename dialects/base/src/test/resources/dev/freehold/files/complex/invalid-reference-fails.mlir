// RUN: freehold-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// Recorded from Freehold: the reference crashes.

func.func @number_of_integers() {
  // expected-error@below {{expected floating point literal}}
  "test.op"() {a = #complex.number<:i32 1.0, 2.0>} : () -> ()
  return
}
