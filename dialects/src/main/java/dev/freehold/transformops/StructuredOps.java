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

/** Transformations of structured operations. */
final class StructuredOps {
  static final List<OpDef<?>> DEFS = List.of(
      TransformOp.define("structured.bufferize_to_allocation").operand("target", TransformSets.HANDLE).optionalAttr("memory_space", AttrSets.ANY)
          .defaultAttr("memcpy_op", AttrSets.STRING, StringAttr.of("bufferization.materialize_in_destination"))
          .defaultAttr("alloc_op", AttrSets.STRING, StringAttr.of("memref.alloc")).optionalAttr("bufferize_destination_only", AttrSets.UNIT)
          .optionalAttr("emit_dealloc", AttrSets.UNIT).result("allocated_buffer", TransformSets.ANY_VALUE).result("new_ops", TransformSets.ANY_OP)
          .assembly("$target attr-dict `:` type($target)").build(),
      QueryOp.define("structured.continuous_tile_sizes").operand("target", TransformSets.HANDLE).attr("dimension", AttrSets.nonNegative(AttrSets.I64))
          .attr("target_size", AttrSets.nonNegative(AttrSets.I64)).result("tile_sizes", TransformSets.PARAM_OR_HANDLE)
          .result("chunk_sizes", TransformSets.PARAM_OR_HANDLE)
          .directive("ContinuousTileSizeTypes", TransformSyntax.oneResultType("target", "tile_sizes", "chunk_sizes"))
          .assembly("$target attr-dict `:` custom<ContinuousTileSizeTypes>(type($target), type($tile_sizes), type($chunk_sizes))").build(),
      TransformOp.define("structured.convert_conv2d_to_img2col").operand("target", TransformSets.HANDLE)
          .result("img2col_tensor", TransformSets.HANDLE).result("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type($target, results)").build(),
      TransformOp.define("structured.convert_to_loops").operand("target", TransformSets.HANDLE).result("result", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.decompose_interface").operand("target", TransformSets.HANDLE).result("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.decompose").operand("target", TransformSets.HANDLE).result("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.decompose_winograd_op").operand("target", TransformSets.HANDLE).result("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type($target, results)").build(),
      TransformOp.define("structured.eliminate_empty_tensors").operand("target", TransformSets.HANDLE).assembly("$target attr-dict `:` type($target)")
          .build(),
      TransformOp.define("structured.flatten_elementwise").operand("target", TransformSets.HANDLE).result("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type($target, results)").build(),
      TransformOp.define("structured.fuse_into_containing_op").operand("producer_op", TransformSets.HANDLE)
          .operand("containing_op", TransformSets.HANDLE).result("fused_op", TransformSets.HANDLE).result("new_containing_op", TransformSets.HANDLE)
          .assembly("$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.fuse").operand("target", TransformSets.HANDLE).operands("tile_sizes", TransformSets.PARAM_OR_HANDLE)
          .operands("tile_interchange", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_tile_sizes", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("static_tile_interchange", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).optionalAttr("apply_cleanup", AttrSets.UNIT)
          .optionalAttr("use_forall", AttrSets.UNIT).operandSegments().result("transformed", TransformSets.HANDLE)
          .results("loops", TransformSets.HANDLE)
          .directive("DynamicIndexList($tile_sizes, $static_tile_sizes)", DynamicIndexList.of("tile_sizes", "static_tile_sizes"))
          .directive("DynamicIndexList($tile_interchange, $static_tile_interchange)", DynamicIndexList.of("tile_interchange", "static_tile_interchange"))
          .assembly("$target oilist( `tile_sizes` custom<DynamicIndexList>($tile_sizes, $static_tile_sizes) | `interchange` "
              + "custom<DynamicIndexList>($tile_interchange, $static_tile_interchange) ) attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.generalize").operand("target", TransformSets.HANDLE).result("transformed", TransformSets.HANDLE)
          .directive("SemiFunctionType", TransformSyntax.semiFunction("target", "transformed", false))
          .assembly("$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))").build(),
      TransformOp.define("structured.hoist_pad.build_packing_loop_nest").operand("target", TransformSets.HANDLE).operand("loop", TransformSets.HANDLE)
          .defaultAttr("transpose", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).result("packing_loop", TransformSets.HANDLE)
          .assembly("$target `above` $loop (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.hoist_pad").operand("target", TransformSets.HANDLE).attr("num_loops", AttrSets.I64)
          .defaultAttr("transpose", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).result("transformed", TransformSets.HANDLE)
          .assembly("$target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.hoist_redundant_vector_broadcasts").operand("target", TransformSets.HANDLE)
          .result("transformed", TransformSets.HANDLE).assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.hoist_redundant_vector_transfers").operand("target", TransformSets.HANDLE)
          .optionalAttr("verify_non_zero_trip", AttrSets.UNIT).result("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.insert_slice_to_copy").operand("target", TransformSets.HANDLE).result("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.interchange").operand("target", TransformSets.HANDLE)
          .optionalAttr("iterator_interchange", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).result("transformed", TransformSets.HANDLE)
          .directive("SemiFunctionType", TransformSyntax.semiFunction("target", "transformed", false))
          .assembly("$target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict `:` custom<SemiFunctionType>(type($target), "
              + "type($transformed))").build(),
      TransformOp.define("structured.linalg_copy_to_memref").operand("target", TransformSets.HANDLE).result("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.lower_pack").operand("target", TransformSets.operations("linalg.pack"))
          .defaultAttr("lowerPadLikeWithInsertSlice", AttrSets.BOOL, IntegerAttr.TRUE).result("pad_op", TransformSets.operations("tensor.pad"))
          .result("expand_shape_op", TransformSets.operations("tensor.expand_shape"))
          .result("transpose_op", TransformSets.operations("linalg.transpose")).assembly("$target attr-dict `:` functional-type(operands, results)")
          .build(),
      TransformOp.define("structured.lower_unpack").operand("target", TransformSets.operations("linalg.unpack"))
          .defaultAttr("lowerUnpadLikeWithExtractSlice", AttrSets.BOOL, IntegerAttr.TRUE).result("empty_op", TransformSets.operations("tensor.empty"))
          .result("transpose_op", TransformSets.operations("linalg.transpose"))
          .result("collapse_shape_op", TransformSets.operations("tensor.collapse_shape"))
          .result("extract_slice_op", TransformSets.operations("tensor.extract_slice"))
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.gpu.map_copy_to_threads").operand("target", TransformSets.HANDLE).attr("total_num_threads", AttrSets.I64)
          .attr("desired_bit_alignment", AttrSets.I64).result("forall_op", TransformSets.HANDLE).result("tiled_op", TransformSets.HANDLE)
          .assembly("$target `total_num_threads` `=` $total_num_threads `desired_bit_alignment` `=` $desired_bit_alignment attr-dict `:` "
              + "functional-type(operands, results)").build(),
      QueryOp.define("structured.match").operand("target", TransformSets.HANDLE).optionalAttr("ops", AttrSets.STRING_ARRAY)
          .optionalAttr("interface", TransformSets.INTERFACE).optionalAttr("op_attrs", AttrSets.DICT)
          .optionalAttr("filter_result_type", AttrSets.TYPE).optionalAttr("filter_operand_types", AttrSets.TYPE_ARRAY)
          .result("results", TransformSets.HANDLE)
          .assembly("(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)? (`filter_result_type` `=` "
              + "$filter_result_type^)? (`filter_operand_types` `=` $filter_operand_types^)? `in` $target attr-dict `:` "
              + "functional-type($target, results)").build(),
      QueryOp.define("structured.multitile_sizes").operand("target", TransformSets.HANDLE).attr("dimension", AttrSets.I64)
          .attr("target_size", AttrSets.I64).defaultAttr("divisor", AttrSets.I64, IntegerAttr.i64(1))
          .result("low_size", TransformSets.PARAM_OR_HANDLE).result("high_size", TransformSets.PARAM_OR_HANDLE)
          .result("split_point", TransformSets.PARAM_OR_HANDLE)
          .directive("MultitileSizesTypes", TransformSyntax.oneResultType("target", "low_size", "high_size", "split_point"))
          .assembly("$target attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), type($split_point))").build(),
      TransformOp.define("structured.pack_greedily").operand("target", TransformSets.HANDLE).operands("matmul_packed_sizes", TransformSets.HANDLE)
          .optionalAttr("static_matmul_packed_sizes", TransformSets.triple(false), TransformSets.NO_NUMBERS)
          .optionalAttr("matmul_padded_sizes_next_multiple_of", TransformSets.triple(true), TransformSets.NO_NUMBERS)
          .optionalAttr("matmul_inner_dims_order", TransformSets.triple(false), TransformSets.NO_NUMBERS).result("packed_op", TransformSets.HANDLE)
          .directive("DynamicIndexList($matmul_packed_sizes, $static_matmul_packed_sizes)", DynamicIndexList.of("matmul_packed_sizes", "static_matmul_packed_sizes"))
          .assembly("$target oilist( `matmul_packed_sizes` `=` custom<DynamicIndexList>($matmul_packed_sizes, $static_matmul_packed_sizes) "
              + "(`matmul_padded_sizes_next_multiple_of` `=` $matmul_padded_sizes_next_multiple_of^)? `matmul_inner_dims_order` `=` "
              + "$matmul_inner_dims_order ) attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.pack").operand("target", TransformSets.HANDLE).operands("packed_sizes", TransformSets.HANDLE)
          .defaultAttr("static_packed_sizes", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).result("packed_op", TransformSets.HANDLE)
          .directive("DynamicIndexList($packed_sizes, $static_packed_sizes)", DynamicIndexList.of("packed_sizes", "static_packed_sizes"))
          .assembly("$target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes) attr-dict `:` "
              + "functional-type(operands, results)").build(),
      TransformOp.define("structured.pack_transpose").operand("target_pack_or_un_pack_op", TransformSets.HANDLE)
          .operand("target_linalg_op", TransformSets.HANDLE).optionalAttr("outer_perm", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("inner_perm", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).result("packed_op", TransformSets.HANDLE)
          .result("pack_op", TransformSets.HANDLE).result("un_pack_op", TransformSets.HANDLE)
          .assembly("$target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` (`outer_perm` `=` $outer_perm^ )? (`inner_perm` `=` "
              + "$inner_perm^ )? attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.pad").operand("target", TransformSets.HANDLE)
          .defaultAttr("padding_values", AttrSets.ARRAY, TransformSets.NO_ATTRIBUTES)
          .defaultAttr("padding_dimensions", AttrSets.I64_ARRAY, TransformSets.NO_ATTRIBUTES)
          .operands("pad_to_multiple_of", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_pad_to_multiple_of", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .defaultAttr("nofold_flags", AttrSets.I64_ARRAY, TransformSets.NO_ATTRIBUTES)
          .defaultAttr("transpose_paddings", TransformSets.I64_ARRAYS, TransformSets.NO_ATTRIBUTES)
          .defaultAttr("copy_back_op", AttrSets.STRING, TransformSets.word("bufferization.materialize_in_destination"))
          .optionalAttr("use_prescribed_tensor_shapes", AttrSets.UNIT).result("padded", TransformSets.HANDLE).result("pad", TransformSets.HANDLE)
          .result("copy", TransformSets.HANDLE)
          .directive("DynamicIndexList($pad_to_multiple_of, $static_pad_to_multiple_of)", DynamicIndexList.of("pad_to_multiple_of", "static_pad_to_multiple_of"))
          .assembly("$target (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, $static_pad_to_multiple_of)^)? "
              + "(`use_prescribed_tensor_shapes` $use_prescribed_tensor_shapes^)? attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.pad_tiling_interface").operand("target", TransformSets.HANDLE)
          .defaultAttr("padding_values", AttrSets.ARRAY, TransformSets.NO_ATTRIBUTES).operands("padding_sizes", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_padding_sizes", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).optionalAttr("pad_to_multiple_of", AttrSets.UNIT)
          .result("padded", TransformSets.HANDLE).result("pad", TransformSets.HANDLE)
          .directive("DynamicIndexList($padding_sizes, $static_padding_sizes)", DynamicIndexList.of("padding_sizes", "static_padding_sizes"))
          .assembly("$target `to` (`padding_sizes` custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)^)? (`pad_to_multiple_of` "
              + "$pad_to_multiple_of^)? attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.promote").operand("target", TransformSets.HANDLE)
          .defaultAttr("operands_to_promote", AttrSets.I64_ARRAY, TransformSets.NO_ATTRIBUTES)
          .defaultAttr("use_full_tile_buffers", AttrSets.BOOL_ARRAY, TransformSets.NO_ATTRIBUTES)
          .optionalAttr("use_full_tiles_by_default", AttrSets.UNIT).optionalAttr("use_original_subview_size", AttrSets.UNIT)
          .optionalAttr("use_alloca", AttrSets.UNIT).optionalAttr("memory_space", AttrSets.ANY).optionalAttr("mapping", TransformSets.MAPPING)
          .optionalAttr("alignment", AttrSets.I64).result("transformed", TransformSets.HANDLE)
          .directive("SemiFunctionType", TransformSyntax.semiFunction("target", "transformed", false))
          .assembly("$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))").build(),
      TransformOp.define("structured.promote_tensor").operand("tensor", TransformSets.VALUE).optionalAttr("memory_space", AttrSets.ANY)
          .result("promoted", TransformSets.VALUE).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
          .assembly("(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)").build(),
      ReplacementOp.define("structured.replace").operand("target", TransformSets.HANDLE).result("replacement", TransformSets.HANDLE)
          .region("bodyRegion", RegionKind.ONE_BLOCK)
          .directive("SemiFunctionType", TransformSyntax.semiFunction("target", "replacement", false))
          .assembly("$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement))").build(),
      TransformOp.define("structured.rewrite_in_destination_passing_style").operand("target", TransformSets.HANDLE)
          .result("transformed", TransformSets.HANDLE).assembly("$target attr-dict `:` functional-type($target, results)").build(),
      TransformOp.define("structured.scalarize").operand("target", TransformSets.HANDLE).result("result", TransformSets.HANDLE)
          .directive("SemiFunctionType", TransformSyntax.semiFunction("target", "result", false))
          .assembly("$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result))").build(),
      TransformOp.define("structured.specialize").operand("target", TransformSets.HANDLE).result("transformed", TransformSets.HANDLE)
          .directive("SemiFunctionType", TransformSyntax.semiFunction("target", "transformed", false))
          .assembly("$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))").build(),
      TransformOp.define("structured.split_reduction").operand("target", TransformSets.HANDLE)
          .defaultAttr("split_factor", AttrSets.I64, IntegerAttr.i64(0)).defaultAttr("insert_split_dimension", AttrSets.I64, IntegerAttr.i64(0))
          .optionalAttr("inner_parallel", AttrSets.UNIT).optionalAttr("use_scaling_algorithm", AttrSets.UNIT).optionalAttr("use_alloc", AttrSets.UNIT)
          .result("init_or_alloc_op", TransformSets.HANDLE).result("fill_op", TransformSets.HANDLE).result("split_linalg_op", TransformSets.HANDLE)
          .result("combining_linalg_op", TransformSets.HANDLE).assembly("$target attr-dict `:`functional-type(operands, results)").build(),
      TransformOp.define("structured.tile_reduction_using_for").operand("target", TransformSets.HANDLE)
          .defaultAttr("reduction_dims", AttrSets.I64_ARRAY, TransformSets.NO_ATTRIBUTES)
          .defaultAttr("tile_sizes", AttrSets.I64_ARRAY, TransformSets.NO_ATTRIBUTES).results("fill_op", TransformSets.HANDLE)
          .result("split_op", TransformSets.HANDLE).result("combining_op", TransformSets.HANDLE).result("for_op", TransformSets.HANDLE)
          .assembly("$target (`reduction_dims` `=` $reduction_dims^)? `by` `tile_sizes` `=` $tile_sizes attr-dict `:` functional-type(operands, "
              + "results)").build(),
      TransformOp.define("structured.tile_reduction_using_forall").operand("target", TransformSets.HANDLE)
          .defaultAttr("reduction_dims", AttrSets.I64_ARRAY, TransformSets.NO_ATTRIBUTES)
          .defaultAttr("num_threads", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .defaultAttr("tile_sizes", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).optionalAttr("mapping", TransformSets.MAPPING)
          .results("fill_op", TransformSets.HANDLE).result("split_op", TransformSets.HANDLE).result("combining_op", TransformSets.HANDLE)
          .result("forall_op", TransformSets.HANDLE)
          .assembly("$target (`reduction_dims` `=` $reduction_dims^)? `by` (`num_threads` `=` $num_threads^)? (`tile_sizes` `=` $tile_sizes^)? "
              + "(`mapping` `=` $mapping^)? attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.tile_using_for").operand("target", TransformSets.HANDLE).operands("dynamic_sizes", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_sizes", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("interchange", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("scalable_sizes", AttrSets.DENSE_BOOL_ARRAY, TransformSets.NO_FLAGS).result("tiled_linalg_op", TransformSets.HANDLE)
          .results("loops", TransformSets.HANDLE)
          .directive("DynamicIndexList", TransformSyntax.scalable("dynamic_sizes", "static_sizes", "scalable_sizes"))
          .assembly("$target `tile_sizes` custom<DynamicIndexList>( $dynamic_sizes, $static_sizes, $scalable_sizes) (`interchange` `=` "
              + "$interchange^)? attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.tile_using_forall").operand("target", TransformSets.HANDLE)
          .operands("num_threads", TransformSets.PARAM_OR_HANDLE).operands("tile_sizes", TransformSets.PARAM_OR_HANDLE)
          .optionalOperand("packed_num_threads", TransformSets.PARAM_OR_HANDLE).optionalOperand("packed_tile_sizes", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_num_threads", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("static_tile_sizes", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).optionalAttr("mapping", TransformSets.MAPPING)
          .operandSegments().result("tiled_op", TransformSets.HANDLE).result("forall_op", TransformSets.HANDLE)
          .directive("PackedOrDynamicIndexList($packed_num_threads, $num_threads, $static_num_threads)", TransformSyntax.packed("packed_num_threads", "num_threads", "static_num_threads"))
          .directive("PackedOrDynamicIndexList($packed_tile_sizes, $tile_sizes, $static_tile_sizes)", TransformSyntax.packed("packed_tile_sizes", "tile_sizes", "static_tile_sizes"))
          .assembly("$target oilist( `num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, $static_num_threads) | "
              + "`tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes)) (`(` `mapping` `=` "
              + "$mapping^ `)`)? attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.transpose_conv2d").operand("target", TransformSets.HANDLE).result("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type($target, results)").build(),
      TransformOp.define("structured.transpose_matmul").operand("target", TransformSets.HANDLE)
          .defaultAttr("inputToTranspose", TransformSets.TRANSPOSED, TransformSets.number(0)).result("transformed", TransformSets.HANDLE)
          .assembly("$target (`<` $inputToTranspose^ `>`)? attr-dict `:` functional-type($target, results)").build(),
      TransformOp.define("structured.vectorize_children_and_apply_patterns").operand("target", TransformSets.HANDLE)
          .optionalAttr("fold_type_extensions_into_contract", AttrSets.UNIT).optionalAttr("vectorize_padding", AttrSets.UNIT)
          .optionalAttr("vectorize_nd_extract", AttrSets.UNIT).optionalAttr("flatten_1d_depthwise_conv", AttrSets.UNIT)
          .optionalAttr("disable_multi_reduction_to_contract_patterns", AttrSets.UNIT)
          .optionalAttr("disable_transfer_permutation_map_lowering_patterns", AttrSets.UNIT).result("transformed", TransformSets.HANDLE)
          .assembly("$target attr-dict `:`functional-type(operands, results)").build(),
      TransformOp.define("structured.vectorize").operand("target", TransformSets.HANDLE).operands("vector_sizes", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_vector_sizes", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).optionalAttr("vectorize_nd_extract", AttrSets.UNIT)
          .optionalAttr("assume_dynamic_dims_match_vec_sizes", AttrSets.UNIT).optionalAttr("create_named_contraction", AttrSets.UNIT)
          .optionalAttr("scalable_sizes", AttrSets.DENSE_BOOL_ARRAY, TransformSets.NO_FLAGS)
          .directive("DynamicIndexList", TransformSyntax.scalable("vector_sizes", "static_vector_sizes", "scalable_sizes"))
          .assembly("$target oilist( `vector_sizes` custom<DynamicIndexList>( $vector_sizes, $static_vector_sizes, $scalable_sizes)) attr-dict "
              + "`:` type($target)(`,`type($vector_sizes)^)?").build(),
      TransformOp.define("structured.winograd_conv2d").operand("target", TransformSets.HANDLE).attr("fmr", TransformSets.WINOGRAD)
          .result("transformed", TransformSets.HANDLE).assembly("$target attr-dict `:` functional-type($target, results)").build());

  private StructuredOps() {}
}
