// RUN: freehold-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

func.func @poison_of_other_value() {
  // expected-error@below {{invalid properties {value = 5 : i32} for op ub.poison: Invalid attribute `value` in property conversion: 5 : i32}}
  %0 = "ub.poison"() <{value = 5 : i32}> : () -> i32
  return
}

// -----

func.func @unknown_attribute() {
  // expected-error@below {{unknown attribute `venom` in dialect `ub`}}
  "test.op"() {a = #ub.venom} : () -> ()
  return
}

// -----

func.func @unreachable_is_not_last() {
  // expected-error@below {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  return
}
