// RUN: freehold-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// expected-error@below {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'note'}}
module attributes {note} {
}

// -----

// expected-error@below {{invalid properties {sym_name = 5 : i64} for op builtin.module: Invalid attribute `sym_name` in property conversion: 5 : i64}}
"builtin.module"() <{sym_name = 5}> ({
^bb0:
}) : () -> ()

// -----

// expected-error@below {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

// expected-error@below {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
^bb0:
  "test.op"() : () -> ()
^bb1:
  "test.op"() : () -> ()
}) : () -> ()

// -----

// expected-error@below {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()

// -----

// expected-error@below {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"() : () -> ()

// -----

module {
  // expected-note@below {{see existing symbol definition here}}
  func.func private @twice()
  // expected-error@below {{redefinition of symbol named 'twice'}}
  func.func private @twice()
}

// -----

func.func @cast_without_types(%a: i32) {
  // expected-error@below {{expected ':'}}
  %0 = builtin.unrealized_conversion_cast %a to i32
  return
}
