module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.op<"func.func"> {transform.readonly}, %arg2: !transform.any_value, %arg3: !transform.param<i64> {transform.readonly}, %arg4: !transform.any_param, %arg5: !transform.affine_map, %arg6: !transform.type, %arg7: !pdl.operation) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match interface{TilingInterface} attributes {a = 1 : i32} in %arg0 : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["a.b", "c.d"]} filter_result_type = f32 in %arg0 {foo} : (!transform.any_op) -> !transform.op<"a.b">
    %3 = transform.structured.decompose %arg0 : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.generalize %arg0 : (!transform.any_op) -> !transform.op<"linalg.generic">
    %5 = transform.structured.interchange %arg0 iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    %tiled_linalg_op, %loops = transform.structured.tile_using_for %arg0 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled_linalg_op_0, %loops_1:2 = transform.structured.tile_using_for %arg0 tile_sizes [[4], [%arg3]] interchange = [1, 0] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %tiled_op, %forall_op = transform.structured.tile_using_forall %arg0 tile_sizes [2, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tiled_op_2, %forall_op_3 = transform.structured.tile_using_forall %arg0 num_threads [%arg3, %arg3, 3](mapping = [#gpu.block<x>]) : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %tiled_op_4, %forall_op_5 = transform.structured.tile_using_forall %arg0 num_threads *(%arg0) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.structured.vectorize %arg0 : !transform.any_op
    transform.structured.vectorize %arg0 vector_sizes [[4], %arg3] {vectorize_nd_extract} : !transform.any_op, !transform.param<i64>
    %6 = transform.get_operand %arg0[0] : (!transform.any_op) -> !transform.any_value
    %7 = transform.get_operand %arg0[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    %8 = transform.get_result %arg0[all] : (!transform.any_op) -> !transform.any_value
    %low_size, %high_size, %split_point = transform.structured.multitile_sizes %arg0 {dimension = 1 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
    %low_size_6, %high_size_7, %split_point_8 = transform.structured.multitile_sizes %arg0 {dimension = 1 : i64, divisor = 2 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.param<i64>
    %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %arg0 {dimension = 0 : i64, target_size = 9 : i64} : (!transform.any_op) -> !transform.any_op
    %9 = transform.structured.split %arg0 after 4  {dimension = 0 : i64} : !transform.any_op
    %10 = transform.structured.split %arg0 after %arg3  {dimension = 0 : i64, foo} : !transform.any_op, !transform.param<i64>
    %11 = transform.apply_registered_pass "cse" to %arg0 : (!transform.any_op) -> !transform.any_op
    %12 = transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = %arg3, "top-down" = false} to %arg0 : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    %13 = transform.merge_handles deduplicate %arg0, %0 : !transform.any_op
    %14:2 = transform.split_handle %arg0 {overflow_result = 1 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %15 = transform.cast %arg0 : !transform.any_op to !transform.op<"x.y">
    transform.annotate %arg0 "abc" : !transform.any_op
    transform.annotate %arg0 "abc" = %arg3 : !transform.any_op, !transform.param<i64>
    %16 = transform.param.constant 3 : i64 -> !transform.param<i64>
    %17 = transform.param.constant "x" -> !transform.any_param
    transform.print %arg0 {assume_verified, name = "n"} : !transform.any_op
    %18 = transform.get_parent_op %arg0 {isolated_from_above, nth_parent = 2 : i64, op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    %19 = transform.get_producer_of_operand %arg0[0] : (!transform.any_op) -> !transform.any_op
    %20 = transform.get_consumers_of_result %arg0[0] : (!transform.any_op) -> !transform.any_op
    %21 = transform.get_defining_op %arg2 : (!transform.any_value) -> !transform.any_op
    %22 = transform.get_type elemental %arg2 : (!transform.any_value) -> !transform.type
    %23 = transform.num_associations %arg0 : (!transform.any_op) -> !transform.param<i64>
    %24 = transform.select "a.b" in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
      transform.apply_patterns.vector.lower_contraction
      transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d avx2_lowering_strategy = true
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
      transform.apply_patterns.vector.lower_multi_reduction
      transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
    } {apply_cse, max_iterations = 3 : i64} : !transform.any_op
    transform.print 
    transform.apply_patterns to %arg0 {
    } : !transform.any_op
    transform.apply_conversion_patterns to %arg0 {
      transform.apply_conversion_patterns.dialect_to_llvm "func"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32 : i64}
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @other(%arg0: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %0 = transform.include @third failures(propagate) (%arg0) : (!transform.any_op) -> !transform.any_op
    %1 = transform.include @third failures(suppress) (%arg0) {foo} : (!transform.any_op) -> !transform.any_op
    transform.foreach %arg0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
    }
    %2 = transform.foreach %arg0, %arg0 with_zip_shortest : !transform.any_op, !transform.any_op -> !transform.any_op {
    ^bb0(%arg1: !transform.any_op, %arg2: !transform.any_op):
      transform.yield %arg1 : !transform.any_op
    }
    %updated_root = transform.foreach_match restrict_root in %arg0 
        @m1 -> @a1, 
        @m2 -> @a2 : (!transform.any_op) -> !transform.any_op
    %3 = transform.collect_matching @m1 in %arg0 : (!transform.any_op) -> !transform.any_op
    %4 = transform.alternatives %arg0 : !transform.any_op -> !transform.any_op attributes {foo} {
    ^bb0(%arg1: !transform.any_op):
      transform.yield %arg1 : !transform.any_op
    }, {
    ^bb0(%arg1: !transform.any_op):
      transform.yield %arg1 : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @third(!transform.any_op {transform.consumed}) -> !transform.any_op
  transform.named_sequence @m1(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %arg0 ["a.b", "c.d"] : !transform.any_op
    transform.match.operation_empty %arg0 : !transform.any_op
    %0 = transform.param.constant 1 : i64 -> !transform.param<i64>
    transform.match.param.cmpi eq %0, %0 : !transform.param<i64>
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @m2(%arg0: !transform.any_op {transform.readonly}) {
    transform.yield 
  }
  transform.named_sequence private @a1(%arg0: !transform.any_op {transform.readonly}) attributes {foo} {
    transform.yield 
  }
  transform.named_sequence @a2() {
    transform.yield 
  }
}

