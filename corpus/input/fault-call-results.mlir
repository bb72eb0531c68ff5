func.func private @two(%v: i64) -> (tensor<2xi64>, tensor<2xi64>) {
  %e = tensor.empty() : tensor<2xi64>
  %t = linalg.fill ins(%v : i64) outs(%e : tensor<2xi64>) -> tensor<2xi64>
  return %t, %t : tensor<2xi64>, tensor<2xi64>
}
func.func @results_are_one(%v: i64, %i: index) -> (i64, i64) {
  %z = arith.constant 0 : i64
  %0:2 = call @two(%z) : (i64) -> (tensor<2xi64>, tensor<2xi64>)
  %w = tensor.insert %v into %0#0[%i] : tensor<2xi64>
  %e = tensor.extract %0#1[%i] : tensor<2xi64>
  %g = tensor.extract %w[%i] : tensor<2xi64>
  return %e, %g : i64, i64
}

func.func private @maybe(%c: i1, %t: tensor<2xi64>, %v: i64) -> tensor<2xi64> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %t : tensor<2xi64>
^bb2:
  %e = tensor.empty() : tensor<2xi64>
  %f = linalg.fill ins(%v : i64) outs(%e : tensor<2xi64>) -> tensor<2xi64>
  return %f : tensor<2xi64>
}
func.func @maybe_argument(%v: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %false = arith.constant false
  %e = tensor.empty() : tensor<2xi64>
  %0 = call @maybe(%false, %e, %v) : (i1, tensor<2xi64>, i64) -> tensor<2xi64>
  %z = arith.constant 77 : i64
  %w = tensor.insert %z into %0[%c0] : tensor<2xi64>
  %x = tensor.extract %0[%c0] : tensor<2xi64>
  %y = tensor.extract %w[%c0] : tensor<2xi64>
  return %x, %y : i64, i64
}

func.func private @constant(%n: index) -> tensor<3xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
  %c = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %k : tensor<3xi64>
^bb2:
  %m = arith.subi %n, %c1 : index
  %r = call @constant(%m) : (index) -> tensor<3xi64>
  return %r : tensor<3xi64>
}
func.func @recursive_constant(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r = call @constant(%c2) : (index) -> tensor<3xi64>
  %w = tensor.insert %v into %r[%c0] : tensor<3xi64>
  %y = tensor.extract %w[%c0] : tensor<3xi64>
  %q = call @constant(%c2) : (index) -> tensor<3xi64>
  %x = tensor.extract %q[%c0] : tensor<3xi64>
  %s = arith.subi %y, %x : i64
  return %s : i64
}

func.func private @twice(%n: index) -> (tensor<3xi64>, tensor<3xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 5 : i64
  %c = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %e = tensor.empty() : tensor<3xi64>
  %t = linalg.fill ins(%z : i64) outs(%e : tensor<3xi64>) -> tensor<3xi64>
  return %t, %t : tensor<3xi64>, tensor<3xi64>
^bb2:
  %m = arith.subi %n, %c1 : index
  %r:2 = call @twice(%m) : (index) -> (tensor<3xi64>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<3xi64>, tensor<3xi64>
}
func.func @recursive_twice(%v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r:2 = call @twice(%c2) : (index) -> (tensor<3xi64>, tensor<3xi64>)
  %w = tensor.insert %v into %r#0[%c0] : tensor<3xi64>
  %y = tensor.extract %w[%c0] : tensor<3xi64>
  %x = tensor.extract %r#1[%c0] : tensor<3xi64>
  %s = arith.subi %y, %x : i64
  return %s : i64
}

func.func private @external() -> (tensor<3xi64>, tensor<3xi64>)
func.func @external_results(%v: i64, %i: index) -> (i64, i64) {
  %r:2 = call @external() : () -> (tensor<3xi64>, tensor<3xi64>)
  %w = tensor.insert %v into %r#0[%i] : tensor<3xi64>
  %x = tensor.extract %r#1[%i] : tensor<3xi64>
  %y = tensor.extract %w[%i] : tensor<3xi64>
  return %x, %y : i64, i64
}

func.func private @second(%c: i1, %a: tensor<3xi64>, %b: tensor<3xi64>, %i: index) -> (tensor<3xi64>, i64) {
  %s = arith.select %c, %a, %b : tensor<3xi64>
  %e = tensor.extract %s[%i] : tensor<3xi64>
  return %b, %e : tensor<3xi64>, i64
}
func.func @equivalent(%c: i1, %a: tensor<3xi64>, %b: tensor<3xi64>, %i: index, %n: index) -> (tensor<3xi64>, tensor<3xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %j = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (tensor<3xi64>, tensor<3xi64>) {
    %s:2 = func.call @second(%c, %x, %y, %i) : (i1, tensor<3xi64>, tensor<3xi64>, index) -> (tensor<3xi64>, i64)
    %w = tensor.insert %s#1 into %s#0[%i] : tensor<3xi64>
    scf.yield %x, %w : tensor<3xi64>, tensor<3xi64>
  }
  return %r#0, %r#1 : tensor<3xi64>, tensor<3xi64>
}
