// RUN: freehold-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// Recorded from Freehold: the reference adds which parameter of the attribute it could not parse.

// expected-error@below {{expected 'true' or 'false'}}
"test.op"() {a = #dlti.function_pointer_alignment<32, function_dependent = maybe>} : () -> ()

// -----

// expected-error@below {{expected integer value}}
"test.op"() {a = #dlti.function_pointer_alignment<"a", function_dependent = true>} : () -> ()
