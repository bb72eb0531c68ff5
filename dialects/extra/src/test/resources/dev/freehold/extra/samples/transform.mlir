module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64>) {
    %0 = transform.structured.replace %arg0 {
      builtin.module {
      }
    } : (!transform.any_op) -> !transform.any_op
    %1 = transform.tune.knob<"x"> options = [1, 2] -> !transform.param<i64>
    %2 = transform.tune.knob<"x"> = 2 : i64 from options = [1, 2] -> !transform.param<i64>
    %3 = transform.tune.alternatives<"y"> selected_region = 0 -> !transform.any_op {
      transform.yield %arg0 : !transform.any_op
    }, {
      transform.yield %arg0 : !transform.any_op
    }
    %4 = transform.tune.alternatives<"y"> selected_region = %arg1 : !transform.param<i64> -> !transform.any_op {
      transform.yield %arg0 : !transform.any_op
    }
    transform.tune.alternatives<"y"> {
    }
    transform.debug.emit_param_as_remark %arg1, "hello" at %arg0 : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %arg1 : !transform.param<i64>
    transform.debug.emit_remark_at %arg0, "hi" : !transform.any_op
    %transformed, %loops:2 = transform.structured.fuse %arg0 tile_sizes [1, %arg1] interchange [0, 1] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %transformed_0 = transform.structured.fuse %arg0 {apply_cleanup} : (!transform.any_op) -> !transform.any_op
    %5 = transform.structured.pack %arg0 packed_sizes = [4, 0, %arg0] : (!transform.any_op, !transform.any_op) -> !transform.op<"linalg.generic">
    %6 = transform.structured.match ops{["a"]} interface{LinalgOp} attributes {x = 1 : i64} in %arg0 : (!transform.any_op) -> !transform.any_op
    %7 = transform.apply_registered_pass "canonicalize" with options = {"a" = [%arg1, 3 : i64, "x"], "b" = [[%arg1]]} to %arg0 : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @y(%arg0: !transform.any_op {transform.readonly}) {
    transform.match.structured failures(propagate) %arg0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.match.structured.body %arg1 {passthrough} : !transform.any_op
      transform.match.structured.dim %arg1[all] {parallel} : !transform.any_op
      %1 = transform.match.structured.dim %arg1[0, -1] : (!transform.any_op) -> !transform.param<i64>
      %2 = transform.match.structured.rank %arg1 : (!transform.any_op) -> !transform.param<i64>
      %3 = transform.match.structured.init %arg1[0] : (!transform.any_op) -> !transform.any_op
    }
    %0:2 = transform.match.structured failures(suppress) %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>) {
    ^bb0(%arg1: !transform.any_op):
      %1 = transform.match.structured.rank %arg1 : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %arg1, %1 : !transform.any_op, !transform.param<i64>
    }
    transform.yield 
  }
}
// -----
module {
  transform.with_pdl_patterns {
  ^bb0(%arg0: !transform.any_op):
    pdl.pattern @p : benefit(1) {
      %0 = operation "x.y" 
      rewrite %0 with "transform.dialect"
    }
    sequence %arg0 : !transform.any_op failures(propagate) {
    ^bb0(%arg1: !transform.any_op):
      %0 = pdl_match @p in %arg1 : (!transform.any_op) -> !transform.any_op
    }
  }
}
// -----
module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %tiled_op, %forall_op = transform.structured.tile_using_forall %arg0 num_threads [10](mapping = [#gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  }
}
