// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import java.util.List;

/** Transformations of loops, buffers, vectors and so on. */
final class OtherOps {
  static final List<OpDef<?>> DEFS = List.of(
      QueryOp.define("debug.emit_param_as_remark").operand("param", TransformSets.PARAM).optionalOperand("anchor", TransformSets.HANDLE)
          .optionalAttr("message", AttrSets.STRING)
          .assembly("$param (`,` $message^)? (`at` $anchor^)?attr-dict `:` type($param) (`,` type($anchor)^)?").build(),
      QueryOp.define("debug.emit_remark_at").operand("at", TransformSets.ANY_HANDLE).attr("message", AttrSets.STRING)
          .assembly("$at `,` $message attr-dict `:` type($at)").build(),
      ListOp.define("irdl.collect_matching").operand("root", TransformSets.HANDLE).result("matched", TransformSets.HANDLE)
          .region("body", RegionKind.ONE_BLOCK).assembly("`in` $root `:` functional-type(operands, results) attr-dict-with-keyword regions").build(),
      TransformOp.define("loop.hoist_loop_invariant_subsets").operand("target", TransformSets.HANDLE).assembly("$target attr-dict `:` type($target)")
          .build(),
      QueryOp.define("pdl_match").operand("root", TransformSets.HANDLE).attr("pattern_name", AttrSets.SYMBOL_REF)
          .result("matched", TransformSets.HANDLE).assembly("$pattern_name `in` $root attr-dict `:` functional-type(operands, results)").build(),
      WithPatternsOp.define("with_pdl_patterns").optionalOperand("root", TransformSets.HANDLE).region("body", RegionKind.ONE_BLOCK)
          .assembly("($root^ `:` type($root))? attr-dict-with-keyword regions").build(),
      BodyOp.define("tune.alternatives").attr("name", AttrSets.STRING).optionalAttr("selected_region_attr", AttrSets.INTEGER)
          .optionalOperand("selected_region_param", TransformSets.PARAM).results("results", TransformSets.ANY)
          .region("alternatives", RegionKind.VARIADIC)
          .traits(Traits.singleBlockImplicitTerminator("transform.yield"), Traits.NO_REGION_ARGUMENTS)
          .directive("AlternativesOpSelectedRegion", TransformSyntax.selected())
          .assembly("`<` $name `>` (`selected_region` `=` custom<AlternativesOpSelectedRegion>( $selected_region_attr, $selected_region_param)^)? "
              + "attr-dict-with-keyword (`:` type($selected_region_param)^)? (`->` type($results)^)? regions").build(),
      QueryOp.define("tune.knob").attr("name", AttrSets.STRING).attr("options", AttrSets.ANY).optionalAttr("selected", AttrSets.ANY)
          .result("result", TransformSets.PARAM)
          .assembly("`<` $name `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` type(results)").build(),
      TransformOp.define("affine.simplify_bounded_affine_ops").operand("target", TransformSets.HANDLE)
          .operands("bounded_values", TransformSets.HANDLE).attr("lower_bounds", AttrSets.DENSE_I64_ARRAY)
          .attr("upper_bounds", AttrSets.DENSE_I64_ARRAY)
          .assembly("$target `with` `[` ($bounded_values^ `:` type($bounded_values))? `]` `within` $lower_bounds `and` $upper_bounds attr-dict "
              + "`:` type($target)").build(),
      TransformOp.define("affine.simplify_min_max_affine_ops").operand("target", TransformSets.HANDLE).assembly("$target attr-dict `:` type($target)")
          .build(),
      TransformOp.define("bufferization.buffer_loop_hoisting").operand("target", TransformSets.HANDLE).assembly("$target attr-dict `:` type($target)")
          .build(),
      TransformOp.define("bufferization.eliminate_empty_tensors").operand("target", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` type($target)").build(),
      TransformOp.define("bufferization.empty_tensor_to_alloc_tensor").operand("target", TransformSets.operations("tensor.empty"))
          .result("transformed", TransformSets.operations("bufferization.alloc_tensor"))
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("bufferization.one_shot_bufferize").operand("target", TransformSets.HANDLE)
          .optionalAttr("function_boundary_type_conversion", TransformSets.LAYOUT)
          .defaultAttr("allow_return_allocs_from_loops", AttrSets.BOOL, IntegerAttr.FALSE)
          .defaultAttr("allow_unknown_ops", AttrSets.BOOL, IntegerAttr.FALSE)
          .defaultAttr("bufferize_function_boundaries", AttrSets.BOOL, IntegerAttr.FALSE)
          .defaultAttr("dump_alias_sets", AttrSets.BOOL, IntegerAttr.FALSE).defaultAttr("test_analysis_only", AttrSets.BOOL, IntegerAttr.FALSE)
          .defaultAttr("print_conflicts", AttrSets.BOOL, IntegerAttr.FALSE).defaultAttr("check_parallel_regions", AttrSets.BOOL, IntegerAttr.TRUE)
          .defaultAttr("memcpy_op", AttrSets.STRING, StringAttr.of("memref.copy")).result("transformed", TransformSets.HANDLE)
          .assembly("(`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict `:` functional-type($target, results)").build(),
      QueryOp.define("dlti.query").operand("target", TransformSets.HANDLE).attr("keys", AttrSets.ARRAY).result("associated_attr", TransformSets.PARAM)
          .assembly("$keys `at` $target attr-dict `:` functional-type(operands, results)").build(),
      ListOp.define("func.cast_and_call").operand("insertion_point", TransformSets.HANDLE).optionalAttr("insert_after", AttrSets.UNIT)
          .optionalOperand("inputs", TransformSets.VALUE).optionalOperand("outputs", TransformSets.VALUE)
          .optionalAttr("function_name", AttrSets.SYMBOL_REF).optionalOperand("function", TransformSets.HANDLE).operandSegments()
          .result("result", TransformSets.HANDLE).region("conversions", RegionKind.MAX_ONE_BLOCK)
          .assembly("($function_name^)? ($function^)? ( `(` $inputs^ `)` )? ( `->` $outputs^ )? (`after` $insert_after^):(`before`)? "
              + "$insertion_point ($conversions^)? attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("func.deduplicate_func_args").operand("module", TransformSets.HANDLE).attr("function_name", AttrSets.SYMBOL_REF)
          .result("transformed_module", TransformSets.HANDLE).result("transformed_function", TransformSets.HANDLE)
          .assembly("$function_name `at` $module attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("func.replace_func_signature").operand("module", TransformSets.HANDLE).attr("function_name", AttrSets.SYMBOL_REF)
          .attr("args_interchange", AttrSets.DENSE_I32_ARRAY).attr("results_interchange", AttrSets.DENSE_I32_ARRAY)
          .optionalAttr("adjust_func_calls", AttrSets.UNIT).result("transformed_module", TransformSets.HANDLE)
          .result("transformed_function", TransformSets.HANDLE)
          .assembly("$function_name `args_interchange` `=` $args_interchange `results_interchange` `=` $results_interchange `at` $module "
              + "attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("gpu.map_forall_to_blocks").operand("target", TransformSets.HANDLE)
          .optionalAttr("grid_dims", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).optionalAttr("generate_gpu_launch", AttrSets.UNIT)
          .result("result", TransformSets.HANDLE)
          .assembly("$target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` $grid_dims^)? attr-dict `:` functional-type($target, "
              + "$result)").build(),
      TransformOp.define("gpu.map_nested_forall_to_threads").operand("target", TransformSets.HANDLE)
          .defaultAttr("block_dims", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .defaultAttr("sync_after_distribute", AttrSets.BOOL, IntegerAttr.TRUE).defaultAttr("warp_size", AttrSets.I64, IntegerAttr.i64(32))
          .result("result", TransformSets.HANDLE)
          .assembly("$target `block_dims` `=` $block_dims (`sync_after_distribute` `=` $sync_after_distribute^)? (`warp_size` `=` $warp_size^)? "
              + "attr-dict `:` functional-type($target, $result)").build(),
      TransformOp.define("memref.alloca_to_global").operand("alloca", TransformSets.operations("memref.alloca"))
          .result("getGlobal", TransformSets.HANDLE).result("global", TransformSets.HANDLE)
          .assembly("$alloca attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("memref.erase_dead_alloc_and_stores").operand("target", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type($target, results)").build(),
      TransformOp.define("memref.make_loop_independent").operand("target", TransformSets.HANDLE).attr("num_loops", AttrSets.I64)
          .result("transformed", TransformSets.HANDLE).assembly("$target attr-dict `:` functional-type($target, $transformed)").build(),
      TransformOp.define("memref.multibuffer").operand("target", TransformSets.operations("memref.alloc"))
          .attr("factor", AttrSets.positive(AttrSets.I64)).optionalAttr("skip_analysis", AttrSets.UNIT).result("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("nvgpu.create_async_groups").operand("target", TransformSets.HANDLE).optionalAttr("bypass_l1", AttrSets.UNIT)
          .result("result", TransformSets.HANDLE).assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("nvgpu.pipeline_shared_memory_copies").operand("for_op", TransformSets.HANDLE).attr("depth", AttrSets.I64)
          .optionalAttr("peel_epilogue", AttrSets.UNIT).defaultAttr("failure_propagation_mode", TransformSets.FAILURES, TransformSets.SUPPRESS)
          .result("result", TransformSets.HANDLE)
          .assembly("`failures` `(` $failure_propagation_mode `)` $for_op attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("nvgpu.rewrite_copy_as_tma").operand("target", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("nvgpu.rewrite_matmul_as_mma_sync").operand("target", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("loop.forall_to_for").operand("target", TransformSets.HANDLE).results("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("loop.forall_to_parallel").operand("target", TransformSets.HANDLE).results("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("loop.coalesce").operand("target", TransformSets.HANDLE).result("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type($target, $transformed)").build(),
      TransformOp.define("loop.fuse_sibling").operand("target", TransformSets.HANDLE).operand("source", TransformSets.HANDLE)
          .result("fused_loop", TransformSets.HANDLE).assembly("$target `into` $source attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("loop.outline").operand("target", TransformSets.HANDLE).attr("func_name", AttrSets.STRING)
          .result("function", TransformSets.HANDLE).result("call", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("loop.peel").operand("target", TransformSets.operations("scf.for"))
          .defaultAttr("peel_front", AttrSets.BOOL, IntegerAttr.FALSE).defaultAttr("fail_if_already_divisible", AttrSets.BOOL, IntegerAttr.FALSE)
          .result("peeled_loop", TransformSets.HANDLE).result("remainder_loop", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("loop.pipeline").operand("target", TransformSets.operations("scf.for"))
          .defaultAttr("iteration_interval", AttrSets.I64, IntegerAttr.i64(1)).defaultAttr("read_latency", AttrSets.I64, IntegerAttr.i64(10))
          .result("transformed", TransformSets.HANDLE).assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("loop.promote_if_one_iteration").operand("target", TransformSets.HANDLE).assembly("$target attr-dict `:` type($target)")
          .build(),
      TransformOp.define("loop.unroll_and_jam").operand("target", TransformSets.HANDLE).attr("factor", AttrSets.positive(AttrSets.I64))
          .assembly("$target attr-dict `:` type($target)").build(),
      TransformOp.define("loop.unroll").operand("target", TransformSets.HANDLE).attr("factor", AttrSets.positive(AttrSets.I64))
          .assembly("$target attr-dict `:` type($target)").build(),
      TransformOp.define("loop.parallel_for_to_nested_fors").operand("target", TransformSets.HANDLE).results("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("scf.take_assumed_branch").operand("target", TransformSets.HANDLE).optionalAttr("take_else_branch", AttrSets.UNIT)
          .assembly("$target (`take_else_branch` $take_else_branch^)? attr-dict `:` functional-type(operands, results)").build(),
      QueryOp.define("sparse_tensor.match.sparse_inout").operand("target", TransformSets.HANDLE).result("result", TransformSets.HANDLE)
          .directive("SemiFunctionType", TransformSyntax.semiFunction("target", "result", false))
          .assembly("$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result))").build(),
      TransformOp.define("tensor.make_loop_independent").operand("target", TransformSets.HANDLE).attr("num_loops", AttrSets.I64)
          .result("transformed", TransformSets.HANDLE).assembly("$target attr-dict `:` functional-type($target, $transformed)").build(),
      TransformOp.define("xegpu.convert_layout").operand("target", TransformSets.VALUE).operands("input_sg_layout", TransformSets.PARAM_OR_HANDLE)
          .operands("input_sg_data", TransformSets.PARAM_OR_HANDLE).operands("input_inst_data", TransformSets.PARAM_OR_HANDLE)
          .operands("target_sg_layout", TransformSets.PARAM_OR_HANDLE).operands("target_sg_data", TransformSets.PARAM_OR_HANDLE)
          .operands("target_inst_data", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_input_sg_layout", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("static_input_sg_data", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("static_input_inst_data", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("static_target_sg_layout", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("static_target_sg_data", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("static_target_inst_data", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).operandSegments()
          .result("newConvertOp", TransformSets.HANDLE)
          .directive("DynamicIndexList($input_sg_layout, $static_input_sg_layout)", DynamicIndexList.of("input_sg_layout", "static_input_sg_layout"))
          .directive("DynamicIndexList($input_sg_data, $static_input_sg_data)", DynamicIndexList.of("input_sg_data", "static_input_sg_data"))
          .directive("DynamicIndexList($input_inst_data, $static_input_inst_data)", DynamicIndexList.of("input_inst_data", "static_input_inst_data"))
          .directive("DynamicIndexList($target_sg_layout, $static_target_sg_layout)", DynamicIndexList.of("target_sg_layout", "static_target_sg_layout"))
          .directive("DynamicIndexList($target_sg_data, $static_target_sg_data)", DynamicIndexList.of("target_sg_data", "static_target_sg_data"))
          .directive("DynamicIndexList($target_inst_data, $static_target_inst_data)", DynamicIndexList.of("target_inst_data", "static_target_inst_data"))
          .assembly("$target `input_sg_layout` `=` custom<DynamicIndexList>($input_sg_layout, $static_input_sg_layout) `input_sg_data` `=` "
              + "custom<DynamicIndexList>($input_sg_data, $static_input_sg_data) (`input_inst_data` `=` "
              + "custom<DynamicIndexList>($input_inst_data, $static_input_inst_data)^)? `target_sg_layout` `=` "
              + "custom<DynamicIndexList>($target_sg_layout, $static_target_sg_layout) `target_sg_data` `=` "
              + "custom<DynamicIndexList>($target_sg_data, $static_target_sg_data) (`target_inst_data` `=` "
              + "custom<DynamicIndexList>($target_inst_data, $static_target_inst_data)^)? attr-dict `:` functional-type(operands, results)").build(),
      QueryOp.define("xegpu.get_desc_op").operand("target", TransformSets.VALUE).result("descHandle", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("xegpu.insert_prefetch").operand("target", TransformSets.VALUE)
          .optionalOperand("dynamic_nb_prefetch", TransformSets.PARAM_OR_HANDLE).optionalAttr("static_nb_prefetch", AttrSets.I64, IntegerAttr.i64(1))
          .result("desc_op", TransformSets.HANDLE)
          .assembly("$target `nb_prefetch` `=` ($dynamic_nb_prefetch^):($static_nb_prefetch)? attr-dict `:` functional-type(operands, results)")
          .build(),
      TransformOp.define("xegpu.set_desc_layout").operand("target", TransformSets.HANDLE).operands("sg_layout", TransformSets.PARAM_OR_HANDLE)
          .operands("sg_data", TransformSets.PARAM_OR_HANDLE).operands("inst_data", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_sg_layout", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("static_sg_data", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("static_inst_data", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("slice_dims", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).operandSegments()
          .result("transformed", TransformSets.HANDLE)
          .directive("DynamicIndexList($sg_layout, $static_sg_layout)", DynamicIndexList.of("sg_layout", "static_sg_layout"))
          .directive("DynamicIndexList($sg_data, $static_sg_data)", DynamicIndexList.of("sg_data", "static_sg_data"))
          .directive("DynamicIndexList($inst_data, $static_inst_data)", DynamicIndexList.of("inst_data", "static_inst_data"))
          .assembly("$target `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) `sg_data` `=` "
              + "custom<DynamicIndexList>($sg_data, $static_sg_data) (`inst_data` `=` custom<DynamicIndexList>($inst_data, "
              + "$static_inst_data)^)? (`slice_dims` `=` $slice_dims^)? attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("xegpu.set_gpu_launch_threads").operand("target", TransformSets.HANDLE).operands("threads", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_threads", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .directive("DynamicIndexList($threads, $static_threads)", DynamicIndexList.of("threads", "static_threads"))
          .assembly("$target `threads` `=` custom<DynamicIndexList>($threads, $static_threads) attr-dict `:` qualified(type(operands))").build(),
      TransformOp.define("xegpu.set_op_layout_attr").operand("target", TransformSets.HANDLE).optionalAttr("index", AttrSets.I64, IntegerAttr.i64(0))
          .operands("sg_layout", TransformSets.PARAM_OR_HANDLE).operands("sg_data", TransformSets.PARAM_OR_HANDLE)
          .operands("inst_data", TransformSets.PARAM_OR_HANDLE).optionalAttr("static_sg_layout", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("static_sg_data", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("static_inst_data", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("slice_dims", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).optionalAttr("result", AttrSets.UNIT).operandSegments()
          .directive("DynamicIndexList($sg_layout, $static_sg_layout)", DynamicIndexList.of("sg_layout", "static_sg_layout"))
          .directive("DynamicIndexList($sg_data, $static_sg_data)", DynamicIndexList.of("sg_data", "static_sg_data"))
          .directive("DynamicIndexList($inst_data, $static_inst_data)", DynamicIndexList.of("inst_data", "static_inst_data"))
          .assembly("$target (`result` $result^)? (`index` `=` $index^)? `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) "
              + "`sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data) (`inst_data` `=` custom<DynamicIndexList>($inst_data, "
              + "$static_inst_data)^)? (`slice_dims` `=` $slice_dims^)? attr-dict `:` qualified(type(operands))").build());

  private OtherOps() {}
}
