// RUN: freehold-opt %s -split-input-file -verify-diagnostics

// The reference crashes.
// expected-error@below {{'memref.global' op initial value should be a unit or elements attribute, but got dense<1.000000e+00> : vector<4xf32>}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : vector<4xf32>}> : () -> ()
