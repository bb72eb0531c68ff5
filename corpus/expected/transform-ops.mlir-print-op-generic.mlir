"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {transform.readonly}, {}, {transform.readonly}, {}, {}, {}, {}], function_type = (!transform.any_op, !transform.op<"func.func">, !transform.any_value, !transform.param<i64>, !transform.any_param, !transform.affine_map, !transform.type, !pdl.operation) -> (), sym_name = "main"}> ({
  ^bb0(%arg9: !transform.any_op, %arg10: !transform.op<"func.func">, %arg11: !transform.any_value, %arg12: !transform.param<i64>, %arg13: !transform.any_param, %arg14: !transform.affine_map, %arg15: !transform.type, %arg16: !pdl.operation):
    %7 = "transform.structured.match"(%arg9) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
    %8 = "transform.structured.match"(%arg9) <{interface = 1 : i32, op_attrs = {a = 1 : i32}}> : (!transform.any_op) -> !transform.any_op
    %9 = "transform.structured.match"(%arg9) <{filter_result_type = f32, ops = ["a.b", "c.d"]}> {foo} : (!transform.any_op) -> !transform.op<"a.b">
    %10 = "transform.structured.decompose"(%arg9) : (!transform.any_op) -> !transform.any_op
    %11 = "transform.structured.generalize"(%arg9) : (!transform.any_op) -> !transform.op<"linalg.generic">
    %12 = "transform.structured.interchange"(%arg9) <{iterator_interchange = array<i64: 1, 0>}> : (!transform.any_op) -> !transform.any_op
    %13:2 = "transform.structured.tile_using_for"(%arg9) <{scalable_sizes = array<i1: false>, static_sizes = array<i64: 4>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %14:3 = "transform.structured.tile_using_for"(%arg9, %arg12) <{interchange = array<i64: 1, 0>, scalable_sizes = array<i1: true, true>, static_sizes = array<i64: 4, -9223372036854775808>}> : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %15:2 = "transform.structured.tile_using_forall"(%arg9) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_num_threads = array<i64>, static_tile_sizes = array<i64: 2, 3>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %16:2 = "transform.structured.tile_using_forall"(%arg9, %arg12, %arg12) <{mapping = [#gpu.block<x>], operandSegmentSizes = array<i32: 1, 2, 0, 0, 0>, static_num_threads = array<i64: -9223372036854775808, -9223372036854775808, 3>, static_tile_sizes = array<i64>}> : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %17:2 = "transform.structured.tile_using_forall"(%arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, static_num_threads = array<i64>, static_tile_sizes = array<i64>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    "transform.structured.vectorize"(%arg9) <{static_vector_sizes = array<i64>}> : (!transform.any_op) -> ()
    "transform.structured.vectorize"(%arg9, %arg12) <{scalable_sizes = array<i1: true, false>, static_vector_sizes = array<i64: 4, -9223372036854775808>, vectorize_nd_extract}> : (!transform.any_op, !transform.param<i64>) -> ()
    %18 = "transform.get_operand"(%arg9) <{raw_position_list = array<i64: 0>}> : (!transform.any_op) -> !transform.any_value
    %19 = "transform.get_operand"(%arg9) <{is_inverted, raw_position_list = array<i64: 0, 1>}> : (!transform.any_op) -> !transform.any_value
    %20 = "transform.get_result"(%arg9) <{is_all, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
    %21:3 = "transform.structured.multitile_sizes"(%arg9) <{dimension = 1 : i64, divisor = 1 : i64, target_size = 3 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %22:3 = "transform.structured.multitile_sizes"(%arg9) <{dimension = 1 : i64, divisor = 2 : i64, target_size = 3 : i64}> : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    %23:2 = "transform.structured.continuous_tile_sizes"(%arg9) <{dimension = 0 : i64, target_size = 9 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %24 = "transform.structured.split"(%arg9) <{dimension = 0 : i64, static_chunk_sizes = 4 : i64}> : (!transform.any_op) -> !transform.any_op
    %25 = "transform.structured.split"(%arg9, %arg12) <{dimension = 0 : i64, static_chunk_sizes = -9223372036854775808 : i64}> {foo} : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    %26 = "transform.apply_registered_pass"(%arg9) <{options = {}, pass_name = "cse"}> : (!transform.any_op) -> !transform.any_op
    %27 = "transform.apply_registered_pass"(%arg9, %arg12) <{options = {"max-iterations" = #transform.param_operand<index = 0 : i64>, "top-down" = false}, pass_name = "canonicalize"}> : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    %28 = "transform.merge_handles"(%arg9, %7) <{deduplicate}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %29:2 = "transform.split_handle"(%arg9) <{fail_on_payload_too_small = true, overflow_result = 1 : i64, pass_through_empty_handle = true}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %30 = "transform.cast"(%arg9) : (!transform.any_op) -> !transform.op<"x.y">
    "transform.annotate"(%arg9) <{name = "abc"}> : (!transform.any_op) -> ()
    "transform.annotate"(%arg9, %arg12) <{name = "abc"}> : (!transform.any_op, !transform.param<i64>) -> ()
    %31 = "transform.param.constant"() <{value = 3 : i64}> : () -> !transform.param<i64>
    %32 = "transform.param.constant"() <{value = "x"}> : () -> !transform.any_param
    "transform.print"(%arg9) <{assume_verified, name = "n"}> : (!transform.any_op) -> ()
    %33 = "transform.get_parent_op"(%arg9) <{isolated_from_above, nth_parent = 2 : i64, op_name = "func.func"}> : (!transform.any_op) -> !transform.any_op
    %34 = "transform.get_producer_of_operand"(%arg9) <{operand_number = 0 : i64}> : (!transform.any_op) -> !transform.any_op
    %35 = "transform.get_consumers_of_result"(%arg9) <{result_number = 0 : i64}> : (!transform.any_op) -> !transform.any_op
    %36 = "transform.get_defining_op"(%arg11) : (!transform.any_value) -> !transform.any_op
    %37 = "transform.get_type"(%arg11) <{elemental}> : (!transform.any_value) -> !transform.type
    %38 = "transform.num_associations"(%arg9) : (!transform.any_op) -> !transform.param<i64>
    %39 = "transform.select"(%arg9) <{op_name = "a.b"}> : (!transform.any_op) -> !transform.any_op
    "transform.apply_patterns"(%arg9) <{apply_cse, max_iterations = 3 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.canonicalization"() : () -> ()
      "transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 0 : i32}> : () -> ()
      "transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 2 : i32}> : () -> ()
      "transform.apply_patterns.vector.lower_transpose"() <{avx2_lowering_strategy = true, lowering_strategy = 2 : i32}> : () -> ()
      "transform.apply_patterns.vector.split_transfer_full_partial"() <{split_transfer_strategy = 1 : i32}> : () -> ()
      "transform.apply_patterns.vector.lower_multi_reduction"() <{lowering_strategy = 0 : i32}> : () -> ()
      "transform.apply_patterns.memref.alloc_to_alloca"() <{size_limit = 32 : i64}> : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.print"() : () -> ()
    "transform.apply_patterns"(%arg9) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    }) : (!transform.any_op) -> ()
    "transform.apply_conversion_patterns"(%arg9) <{legal_dialects = ["llvm"], partial_conversion}> ({
      "transform.apply_conversion_patterns.dialect_to_llvm"() <{dialect_name = "func"}> : () -> ()
    }, {
      "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{index_bitwidth = 32 : i64}> : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "other"}> ({
  ^bb0(%arg3: !transform.any_op):
    %1 = "transform.include"(%arg3) <{failure_propagation_mode = 1 : i32, target = @third}> : (!transform.any_op) -> !transform.any_op
    %2 = "transform.include"(%arg3) <{failure_propagation_mode = 2 : i32, target = @third}> {foo} : (!transform.any_op) -> !transform.any_op
    "transform.foreach"(%arg3) ({
    ^bb0(%arg8: !transform.any_op):
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    %3 = "transform.foreach"(%arg3, %arg3) <{with_zip_shortest}> ({
    ^bb0(%arg6: !transform.any_op, %arg7: !transform.any_op):
      "transform.yield"(%arg6) : (!transform.any_op) -> ()
    }) : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %4 = "transform.foreach_match"(%arg3) <{actions = [@a1, @a2], matchers = [@m1, @m2], restrict_root}> : (!transform.any_op) -> !transform.any_op
    %5 = "transform.collect_matching"(%arg3) <{matcher = @m1}> : (!transform.any_op) -> !transform.any_op
    %6 = "transform.alternatives"(%arg3) ({
    ^bb0(%arg5: !transform.any_op):
      "transform.yield"(%arg5) : (!transform.any_op) -> ()
    }, {
    ^bb0(%arg4: !transform.any_op):
      "transform.yield"(%arg4) : (!transform.any_op) -> ()
    }) {foo} : (!transform.any_op) -> !transform.any_op
    "transform.yield"(%1) : (!transform.any_op) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "third"}> ({
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "m1"}> ({
  ^bb0(%arg2: !transform.any_op):
    "transform.match.operation_name"(%arg2) <{op_names = ["a.b", "c.d"]}> : (!transform.any_op) -> ()
    "transform.match.operation_empty"(%arg2) : (!transform.any_op) -> ()
    %0 = "transform.param.constant"() <{value = 1 : i64}> : () -> !transform.param<i64>
    "transform.match.param.cmpi"(%0, %0) <{predicate = 0 : i32}> : (!transform.param<i64>, !transform.param<i64>) -> ()
    "transform.yield"(%arg2) : (!transform.any_op) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "m2"}> ({
  ^bb0(%arg1: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "a1", sym_visibility = "private"}> ({
  ^bb0(%arg0: !transform.any_op):
    "transform.yield"() : () -> ()
  }) {foo} : () -> ()
  "transform.named_sequence"() <{function_type = () -> (), sym_name = "a2"}> ({
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

