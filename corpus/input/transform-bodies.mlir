// Operations with bodies, and extensions.
func.func private @t(!transform.op<"foo">)
// -----
"transform.sequence"() ({
^bb0(%a: !transform.any_op):
  transform.yield
}) {failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>} : () -> ()
// -----
"transform.sequence"() ({
^bb0(%a: !transform.any_op):
  transform.sequence %a : !transform.any_op failures(suppress) attributes {foo} {
  ^bb0(%b: !transform.any_op):
    transform.yield
  }
  "transform.sequence"(%a, %a, %a) ({
    ^bb0(%b: !transform.any_op, %c: !transform.any_op, %d: !transform.any_op):
    transform.yield
  }) {failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 2>} : (!transform.any_op, !transform.any_op, !transform.any_op) -> ()
  %x = transform.sequence %a : !transform.any_op -> !transform.any_op failures(suppress) {
  ^bb0(%b: !transform.any_op):
    transform.yield %b : !transform.any_op
  }
  transform.yield
}) {failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>} : () -> ()
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  pdl.pattern @p : benefit(1) {
    %0 = operation "x.y"
    rewrite %0 with "transform.dialect"
  }
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op):
    %0 = transform.pdl_match @p in %b : (!transform.any_op) -> !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.consumed}, %p: !transform.param<i64>) {
    %0 = transform.structured.replace %a {
      builtin.module {}
    } : (!transform.any_op) -> !transform.any_op
    %1 = transform.tune.knob<"x"> options = [1, 2] -> !transform.param<i64>
    %2 = transform.tune.knob<"x"> = 2 from options = [1, 2] -> !transform.param<i64>
    %3 = transform.tune.alternatives<"y"> selected_region = 0 -> !transform.any_op {
      transform.yield %a : !transform.any_op
    }, {
      transform.yield %a : !transform.any_op
    }
    %4 = transform.tune.alternatives<"y"> selected_region = %p : !transform.param<i64> -> !transform.any_op {
      transform.yield %a : !transform.any_op
    }
    transform.tune.alternatives<"y"> {
    }
    transform.debug.emit_param_as_remark %p, "hello" at %a : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %p : !transform.param<i64>
    transform.debug.emit_remark_at %a, "hi" : !transform.any_op
    transform.structured.fuse %a tile_sizes [1, %p] interchange [0, 1] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.structured.fuse %a {apply_cleanup} : (!transform.any_op) -> (!transform.any_op)
    transform.structured.pack %a packed_sizes = [4, 0, %a] : (!transform.any_op, !transform.any_op) -> (!transform.op<"linalg.generic">)
    transform.structured.match ops{["a"]} interface{LinalgOp} attributes {x = 1} in %a : (!transform.any_op) -> !transform.any_op
    %10 = transform.apply_registered_pass "canonicalize" with options = { "a" = [%p, 3, "x"], b = [[%p]] } to %a : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) {
    transform.match.structured failures(propagate) %a : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
      %0 = transform.match.structured.dim %s[0, -1] : (!transform.any_op) -> !transform.param<i64>
      %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      %o = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield
    }
    %4:2 = transform.match.structured failures(suppress) %a : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %s, %r : !transform.any_op, !transform.param<i64>
    }
    transform.yield
  }
}
