module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%arg0: !transform.any_op, %arg1: !transform.param<i64>, %arg2: !transform.param<i1>, %arg3: !transform.param<i8>) {
    %0:3 = transform.smt.constrain_params(%arg1, %arg2, %arg3) : (!transform.param<i64>, !transform.param<i1>, !transform.param<i8>) -> (!transform.param<i64>, !transform.any_param, !transform.param<i8>) {
    ^bb0(%arg4: !smt.int, %arg5: !smt.bool, %arg6: !smt.bv<8>):
      smt.assert %arg5
      smt.yield %arg4, %arg5, %arg6 : !smt.int, !smt.bool, !smt.bv<8>
    }
    transform.smt.constrain_params() {note} : () -> () {
    }
    %1 = transform.apply_registered_pass "cse" with options = {"a-b" = [[1 : i64, %arg1]], "c" = {x = 3 : i64}, "d" = unit, "e" = %arg3} to %arg0 : (!transform.any_op, !transform.param<i64>, !transform.param<i8>) -> !transform.any_op
    transform.yield 
  }
}

