module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  %0 = transform.alternatives %r : !transform.any_op -> !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.yield
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  transform.alternatives {
    transform.yield
  }, {
    transform.yield
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  transform.alternatives %r : !transform.any_op {
  ^bb0(%a: !transform.any_op, %b: !transform.any_op):
    transform.yield
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  "transform.alternatives"(%r) : (!transform.any_op) -> ()
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  transform.apply_patterns to %r {
    transform.print %r : !transform.any_op
  } : !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {
    transform.print %r : !transform.any_op
  } : !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {
  } with type_converter { transform.print %r : !transform.any_op
  } : !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  "transform.apply_conversion_patterns"(%r) ({ "transform.apply_conversion_patterns.func.func_to_llvm"() : () -> () }, { }) {legal_ops = ["a"]} : (!transform.any_op) -> ()
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  "transform.apply_conversion_patterns"(%r) ({ "transform.apply_conversion_patterns.func.func_to_llvm"() : () -> () }, {"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() : () -> ()
  }, {"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() : () -> ()
  }) {legal_ops = ["a"]} : (!transform.any_op) -> ()
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {
    transform.apply_conversion_patterns.dialect_to_llvm "nothing"
  } : !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {
    transform.apply_conversion_patterns.dialect_to_llvm "transform"
  } : !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  "transform.foreach"(%r) ({ ^bb0(%x: !transform.any_value): transform.yield }) : (!transform.any_op) -> ()
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  "transform.foreach"(%r) ({ ^bb0(%x: !transform.any_op): transform.yield %x : !transform.any_op }) : (!transform.any_op) -> ()
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  "transform.foreach"(%r) ({ ^bb0(%x: !transform.any_op): transform.yield %x : !transform.any_op }) : (!transform.any_op) -> (!transform.any_value)
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  %0 = "transform.get_operand"(%r) <{is_all, raw_position_list = array<i64: 1>}>  : (!transform.any_op) -> !transform.any_value
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  %0 = "transform.get_operand"(%r) <{is_all, is_inverted, raw_position_list = array<i64>}>  : (!transform.any_op) -> !transform.any_value
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  %0 = "transform.get_operand"(%r) <{raw_position_list = array<i64>}>  : (!transform.any_op) -> !transform.any_value
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  %0 = "transform.get_result"(%r) <{raw_position_list = array<i64: 1, 1>}>  : (!transform.any_op) -> !transform.any_value
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
  %0 = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
  %1 = transform.num_associations %v : (!transform.any_value) -> !transform.param<i32>
  %2 = transform.num_associations %p : (!transform.param<i64>) -> !transform.any_param
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
  %1 = transform.num_associations %v : (!transform.any_value) -> !transform.type
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  %0:2 = transform.split_handle %r {overflow_result = 2} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  %0:2 = transform.split_handle %r  : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
  transform.yield } }
// -----
transform.sequence failures(propagate) {
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: i32):
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_value):
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.yield %a : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = arith.constant 1 : i32
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.sequence failures(propagate) {
  ^bb0(%b: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: !transform.any_op):
  "transform.sequence"(%a) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%bb: !transform.any_op):
    transform.yield
  }) : (!transform.any_op) -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.op<"a.b">):
  }
}
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  "transform.foreach_match"(%r) {matchers = [], actions = []} : (!transform.any_op) -> !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  "transform.foreach_match"(%r) {matchers = [@a], actions = []} : (!transform.any_op) -> !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.any_param) {
  %0 = "transform.apply_registered_pass"(%r, %p) <{pass_name = "cse", options = {}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.any_param) {
  %0 = "transform.apply_registered_pass"(%r, %p) <{pass_name = "cse", options = {a = #transform.param_operand<index = 1>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.any_param) {
  %0 = "transform.apply_registered_pass"(%r, %p) <{pass_name = "cse", options = {a = #transform.param_operand<index = 0>, b = #transform.param_operand<index = 0>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.any_param) {
  %0 = "transform.apply_registered_pass"(%r, %p, %p) <{pass_name = "cse", options = {a = [#transform.param_operand<index = 0>, 1, #transform.param_operand<index = 1>]}}> : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.any_param) {
  %0 = transform.apply_registered_pass "cse" with options = {a = 1, a = 2} to %r : (!transform.any_op) -> !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.any_param) {
  %0 = transform.apply_registered_pass "cse" with options = {a = } to %r : (!transform.any_op) -> !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.any_param) {
  %0 = transform.apply_registered_pass "cse" with options = {a} to %r : (!transform.any_op) -> !transform.any_op
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
  %0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
  ^bb0(%a: !smt.int):
    smt.yield %a : !smt.int
  }
  transform.smt.constrain_params() {foo} : () -> () {
    smt.yield
  }
  transform.smt.constrain_params() : () -> () {
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
  %0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
  ^bb0(%a: !smt.int):
    smt.yield
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb0(%a: !smt.int, %b: !smt.int):
    smt.yield
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb0(%a: i32):
    smt.yield
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb0(%a: !smt.bv<32>):
    smt.yield
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
  %0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_param {
  ^bb0(%a: !smt.bool):
    smt.yield %a : !smt.bool
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
  %0 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
  ^bb0(%a: !smt.int):
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.type) {
  %0 = transform.smt.constrain_params(%p) : (!transform.type) -> !transform.param<i1> {
  ^bb0(%a: !smt.int):
    smt.yield %a : !smt.int
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.any_param) {
  transform.alternatives %r : !transform.any_op {
  ^bb0(%a: !transform.op<"a.b">):
    transform.yield
  }
  transform.yield } }
// -----
transform.with_pdl_patterns {
  ^bb0(%a: !transform.any_op):
    arith.constant 1 : i32
  }
// -----
transform.with_pdl_patterns {
  ^bb0(%a: !transform.any_op):
  transform.sequence failures(propagate) {
  ^bb0(%b: !transform.any_op):
  }
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op):
  }
  }
// -----
transform.with_pdl_patterns {
  ^bb0(%a: !transform.any_op):
  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  transform.match.structured %r : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    "transform.match.structured.dim"(%a) {raw_dim_list = array<i64: 1, 1>} : (!transform.any_op) -> ()
    transform.match.structured.yield
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  transform.match.structured %r : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    "transform.match.structured.dim"(%a) {raw_dim_list = array<i64: 1>, parallel, reduction} : (!transform.any_op) -> ()
    transform.match.structured.yield
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  transform.match.structured %r : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    "transform.match.structured.input"(%a) {raw_position_list = array<i64: 1, 1>, permutation, projected_permutation} : (!transform.any_op) -> ()
    transform.match.structured.yield
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
  transform.match.structured %r : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    %0 = "transform.match.structured.init"(%a) {raw_position_list = array<i64: 1, 2>} : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield
  }
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op) {
    %7 = "transform.tune.knob"() <{name = "x", options = [1, 2], selected = 3 : i64}> : () -> !transform.param<i64>
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 2 : i64}> ({transform.yield}, {transform.yield}) : () -> ()
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
    "transform.tune.alternatives"() <{name = "x"}> ({transform.yield %r : !transform.any_op}) : () -> ()
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
    %5:3 = "transform.structured.fuse"(%r) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 0>, static_tile_interchange = array<i64: 0, 1>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
    %5:3 = "transform.structured.fuse"(%r) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 1, 1>, static_tile_interchange = array<i64: 0, 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield } }
// -----
module { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
  transform.print %r : !transform.any_op } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
    %5:3 = "transform.structured.fuse"(%r) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 1, 1>, static_tile_interchange = array<i64: 0, 5>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
    %5:2 = "transform.structured.fuse"(%r) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 1, 1>, static_tile_interchange = array<i64: 1>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield } }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @m(%r: !transform.any_op, %p: !transform.param<i64>) {
    %5:2 = "transform.structured.fuse"(%r) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 1, 1>, use_forall}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %6:3 = "transform.structured.fuse"(%r) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 1, 1>, use_forall}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield } }
