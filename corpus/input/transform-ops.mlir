module attributes {transform.with_named_sequence} {
"transform.named_sequence"() ({
^bb0(%a: !transform.any_op, %b: !transform.op<"func.func">, %v: !transform.any_value, %p: !transform.param<i64>, %ap: !transform.any_param, %am: !transform.affine_map, %ty: !transform.type, %pd: !pdl.operation):
  %0 = "transform.structured.match"(%a) {ops = ["linalg.matmul"]} : (!transform.any_op) -> !transform.any_op
  %1 = "transform.structured.match"(%a) {interface = 1 : i32, op_attrs = {a = 1 : i32}} : (!transform.any_op) -> !transform.any_op
  %2 = "transform.structured.match"(%a) {ops = ["a.b", "c.d"], filter_result_type = f32, foo} : (!transform.any_op) -> !transform.op<"a.b">
  %3 = "transform.structured.decompose"(%a) : (!transform.any_op) -> !transform.any_op
  %4 = "transform.structured.generalize"(%a) : (!transform.any_op) -> !transform.op<"linalg.generic">
  %5 = "transform.structured.interchange"(%a) {iterator_interchange = array<i64: 1, 0>} : (!transform.any_op) -> !transform.any_op
  %50:2 = "transform.structured.tile_using_for"(%a) {static_sizes = array<i64: 4>, scalable_sizes = array<i1: false>} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %6:3 = "transform.structured.tile_using_for"(%a, %p) {static_sizes = array<i64: 4, -9223372036854775808>, scalable_sizes = array<i1: true, true>, interchange = array<i64: 1, 0>} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %7:2 = "transform.structured.tile_using_forall"(%a) {operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_num_threads = array<i64>, static_tile_sizes = array<i64: 2, 3>} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %8:2 = "transform.structured.tile_using_forall"(%a, %p, %p) {operandSegmentSizes = array<i32: 1, 2, 0, 0, 0>, static_num_threads = array<i64: -9223372036854775808, -9223372036854775808, 3>, static_tile_sizes = array<i64>, mapping = [#gpu.block<x>]} : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  %9:2 = "transform.structured.tile_using_forall"(%a, %a) {operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, static_num_threads = array<i64>, static_tile_sizes = array<i64>} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  "transform.structured.vectorize"(%a) {static_vector_sizes = array<i64>} : (!transform.any_op) -> ()
  "transform.structured.vectorize"(%a, %p) {static_vector_sizes = array<i64: 4, -9223372036854775808>, scalable_sizes = array<i1: true, false>, vectorize_nd_extract} : (!transform.any_op, !transform.param<i64>) -> ()
  %10 = "transform.get_operand"(%a) {raw_position_list = array<i64: 0>} : (!transform.any_op) -> !transform.any_value
  %11 = "transform.get_operand"(%a) {raw_position_list = array<i64: 0, 1>, is_inverted} : (!transform.any_op) -> !transform.any_value
  %12 = "transform.get_result"(%a) {raw_position_list = array<i64>, is_all} : (!transform.any_op) -> !transform.any_value
  %13:3 = "transform.structured.multitile_sizes"(%a) {dimension = 1 : i64, target_size = 3 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %14:3 = "transform.structured.multitile_sizes"(%a) {dimension = 1 : i64, target_size = 3 : i64, divisor = 2 : i64} : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
  %15:2 = "transform.structured.continuous_tile_sizes"(%a) {dimension = 0 : i64, target_size = 9 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %16 = "transform.structured.split"(%a) {dimension = 0 : i64, static_chunk_sizes = 4 : i64} : (!transform.any_op) -> !transform.any_op
  %17 = "transform.structured.split"(%a, %p) {dimension = 0 : i64, static_chunk_sizes = -9223372036854775808 : i64, foo} : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
  %18 = "transform.apply_registered_pass"(%a) {pass_name = "cse"} : (!transform.any_op) -> !transform.any_op
  %19 = "transform.apply_registered_pass"(%a, %p) {pass_name = "canonicalize", options = {"top-down" = false, "max-iterations" = #transform.param_operand<index=0>}} : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
  %20 = "transform.merge_handles"(%a, %0) {deduplicate} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  %21:2 = "transform.split_handle"(%a) {overflow_result = 1 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %22 = "transform.cast"(%a) : (!transform.any_op) -> !transform.op<"x.y">
  "transform.annotate"(%a) {name = "abc"} : (!transform.any_op) -> ()
  "transform.annotate"(%a, %p) {name = "abc"} : (!transform.any_op, !transform.param<i64>) -> ()
  %23 = "transform.param.constant"() {value = 3 : i64} : () -> !transform.param<i64>
  %24 = "transform.param.constant"() {value = "x"} : () -> !transform.any_param
  "transform.print"(%a) {name = "n", assume_verified} : (!transform.any_op) -> ()
  %25 = "transform.get_parent_op"(%a) {isolated_from_above, op_name = "func.func", nth_parent = 2 : i64} : (!transform.any_op) -> !transform.any_op
  %26 = "transform.get_producer_of_operand"(%a) {operand_number = 0 : i64} : (!transform.any_op) -> !transform.any_op
  %27 = "transform.get_consumers_of_result"(%a) {result_number = 0 : i64} : (!transform.any_op) -> !transform.any_op
  %28 = "transform.get_defining_op"(%v) : (!transform.any_value) -> !transform.any_op
  %29 = "transform.get_type"(%v) {elemental} : (!transform.any_value) -> !transform.type
  %30 = "transform.num_associations"(%a) : (!transform.any_op) -> !transform.param<i64>
  %31 = "transform.select"(%a) {op_name = "a.b"} : (!transform.any_op) -> !transform.any_op
  "transform.apply_patterns"(%a) ({
    "transform.apply_patterns.canonicalization"() : () -> ()
    transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
    transform.apply_patterns.vector.lower_contraction
    transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d avx2_lowering_strategy = true
    transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerparallel
    transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
  }) {apply_cse, max_iterations = 3 : i64} : (!transform.any_op) -> ()
  "transform.print"() : () -> ()
  "transform.apply_patterns"(%a) ({ }) : (!transform.any_op) -> ()
  "transform.apply_conversion_patterns"(%a) ({
    "transform.apply_conversion_patterns.dialect_to_llvm"() {dialect_name = "func"} : () -> ()
  }, {
    "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() {index_bitwidth = 32 : i64} : () -> ()
  }) {legal_dialects = ["llvm"], partial_conversion} : (!transform.any_op) -> ()
  "transform.yield"() : () -> ()
}) {function_type = (!transform.any_op, !transform.op<"func.func">, !transform.any_value, !transform.param<i64>, !transform.any_param, !transform.affine_map, !transform.type, !pdl.operation) -> (), sym_name = "main", arg_attrs = [{transform.consumed}, {transform.readonly}, {}, {transform.readonly}, {}, {}, {}, {}]} : () -> ()
transform.named_sequence @other(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
  %0 = "transform.include"(%a) {target = @third, failure_propagation_mode = 1 : i32} : (!transform.any_op) -> !transform.any_op
  %1 = "transform.include"(%a) {target = @third, failure_propagation_mode = 2 : i32, foo} : (!transform.any_op) -> !transform.any_op
  "transform.foreach"(%a) ({
  ^bb0(%x: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : (!transform.any_op) -> ()
  %2 = "transform.foreach"(%a, %a) ({
  ^bb0(%x: !transform.any_op, %y: !transform.any_op):
    "transform.yield"(%x) : (!transform.any_op) -> ()
  }) {with_zip_shortest} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  %3 = "transform.foreach_match"(%a) {matchers = [@m1, @m2], actions = [@a1, @a2], restrict_root} : (!transform.any_op) -> !transform.any_op
  %4 = "transform.collect_matching"(%a) {matcher = @m1} : (!transform.any_op) -> !transform.any_op
  %5 = "transform.alternatives"(%a) ({
  ^bb0(%x: !transform.any_op):
    "transform.yield"(%x) : (!transform.any_op) -> ()
  }, {
  ^bb0(%x: !transform.any_op):
    "transform.yield"(%x) : (!transform.any_op) -> ()
  }) {foo} : (!transform.any_op) -> !transform.any_op
  transform.yield %0 : !transform.any_op
}
transform.named_sequence @third(!transform.any_op {transform.consumed}) -> !transform.any_op
transform.named_sequence @m1(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.match.operation_name %x ["a.b", "c.d"] : !transform.any_op
  transform.match.operation_empty %x : !transform.any_op
  %p = transform.param.constant 1 : i64 -> !transform.param<i64>
  transform.match.param.cmpi eq %p, %p : !transform.param<i64>
  transform.yield %x : !transform.any_op
}
transform.named_sequence @m2(%x: !transform.any_op {transform.readonly}) { transform.yield }
transform.named_sequence private @a1(%x: !transform.any_op {transform.readonly}) attributes {foo} { transform.yield }
transform.named_sequence @a2() { transform.yield }
}
