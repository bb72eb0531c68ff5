func.func @main(%n: index, %d: i32, %e: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z, %t = %z, %u = %z) -> (i32, i32, i32) {
    %q1 = arith.remui %e, %d : i32
    %q2 = arith.floordivsi %e, %d : i32
    %q3 = arith.remsi %e, %d : i32
    %x = arith.addi %s, %q1 : i32
    %y = arith.addi %t, %q2 : i32
    %w = arith.addi %u, %q3 : i32
    scf.yield %x, %y, %w : i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
