func.func @main(%n: index, %k: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (i32) {
    %e = tensor.extract %t[%k] : tensor<2xi32>
    %x = arith.addi %s, %e : i32
    scf.yield %x : i32
  }
  return %r : i32
}
