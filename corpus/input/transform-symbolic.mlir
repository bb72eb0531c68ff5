module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>, %q: !transform.param<i1>, %b: !transform.param<i8>) {
    %0:3 = transform.smt.constrain_params(%p, %q, %b) : (!transform.param<i64>, !transform.param<i1>, !transform.param<i8>) -> (!transform.param<i64>, !transform.any_param, !transform.param<i8>) {
    ^bb0(%x: !smt.int, %y: !smt.bool, %z: !smt.bv<8>):
      smt.assert %y
      smt.yield %x, %y, %z : !smt.int, !smt.bool, !smt.bv<8>
    }
    transform.smt.constrain_params() {note} : () -> () {
    }
    %1 = transform.apply_registered_pass "cse" with options = {"a-b" = [[1, %p]], c = {x = 3}, d = unit, "e" = %b} to %r : (!transform.any_op, !transform.param<i64>, !transform.param<i8>) -> !transform.any_op
    transform.yield
  }
}
