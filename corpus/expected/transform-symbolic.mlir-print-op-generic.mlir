"builtin.module"() ({
  "transform.named_sequence"() <{function_type = (!transform.any_op, !transform.param<i64>, !transform.param<i1>, !transform.param<i8>) -> (), sym_name = "m"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.param<i64>, %arg2: !transform.param<i1>, %arg3: !transform.param<i8>):
    %0:3 = "transform.smt.constrain_params"(%arg1, %arg2, %arg3) ({
    ^bb0(%arg4: !smt.int, %arg5: !smt.bool, %arg6: !smt.bv<8>):
      "smt.assert"(%arg5) : (!smt.bool) -> ()
      "smt.yield"(%arg4, %arg5, %arg6) : (!smt.int, !smt.bool, !smt.bv<8>) -> ()
    }) : (!transform.param<i64>, !transform.param<i1>, !transform.param<i8>) -> (!transform.param<i64>, !transform.any_param, !transform.param<i8>)
    "transform.smt.constrain_params"() ({
      "smt.yield"() : () -> ()
    }) {note} : () -> ()
    %1 = "transform.apply_registered_pass"(%arg0, %arg1, %arg3) <{options = {"a-b" = [[1, #transform.param_operand<index = 0 : i64>]], c = {x = 3 : i64}, d, e = #transform.param_operand<index = 1 : i64>}, pass_name = "cse"}> : (!transform.any_op, !transform.param<i64>, !transform.param<i8>) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

