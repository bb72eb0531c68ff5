// RUN: freehold-opt %s --reference-compatible -verify-diagnostics

// The first result is named, whichever it is.
func.func @for_result_type(%lb: index, %x: i32) {
  // expected-error@below {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'i64'}}
  %0:2 = "scf.for"(%lb, %lb, %lb, %x, %x) ({
  ^bb0(%i: index, %a: i32, %b: i32):
    scf.yield %a, %b : i32, i32
  }) : (index, index, index, i32, i32) -> (i32, i64)
  return
}
