// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.scf.DeviceMappings;
import java.util.List;
import java.util.function.Consumer;

/** Transformations of structured operations. */
final class StructuredOps {
  static final List<OpDef<?>> DEFS = List.of(
      TransformOp.define("structured.bufferize_to_allocation").operand("target", TransformSets.HANDLE).optionalAttr("memory_space", AttrSets.ANY)
          .defaultAttr("memcpy_op", AttrSets.STRING, StringAttr.of("bufferization.materialize_in_destination"))
          .defaultAttr("alloc_op", AttrSets.STRING, StringAttr.of("memref.alloc")).with(Shapes.flags("bufferize_destination_only", "emit_dealloc"))
          .result("allocated_buffer", TransformSets.ANY_VALUE).result("new_ops", TransformSets.ANY_OP).assembly("$target attr-dict `:` type($target)")
          .build(),
      QueryOp.define("structured.continuous_tile_sizes").operand("target", TransformSets.HANDLE).attr("dimension", AttrSets.nonNegative(AttrSets.I64))
          .attr("target_size", AttrSets.nonNegative(AttrSets.I64)).result("tile_sizes", TransformSets.PARAM_OR_HANDLE)
          .result("chunk_sizes", TransformSets.PARAM_OR_HANDLE)
          .directive("ContinuousTileSizeTypes", TransformSyntax.oneResultType("target", "tile_sizes", "chunk_sizes"))
          .assembly("$target attr-dict `:` custom<ContinuousTileSizeTypes>(type($target), type($tile_sizes), type($chunk_sizes))").build(),
      TransformOp.define("structured.convert_conv2d_to_img2col").with(Shapes.fromGroup("results"))
          .with(Shapes.handles("img2col_tensor", "transformed"))
          .build(),
      TransformOp.define("structured.convert_to_loops").with(Shapes::fromTarget).result("result", TransformSets.HANDLE).build(),
      TransformOp.define("structured.decompose_interface").with(Shapes::fromTarget).result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("structured.decompose").with(Shapes::fromTarget).result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("structured.decompose_winograd_op").with(Shapes.fromGroup("results")).result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("structured.eliminate_empty_tensors").with(Shapes::onTarget).build(),
      TransformOp.define("structured.flatten_elementwise").with(Shapes.fromGroup("results")).result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("structured.fuse_into_containing_op").operand("producer_op", TransformSets.HANDLE)
          .operand("containing_op", TransformSets.HANDLE)
          .with(Shapes.handles("fused_op", "new_containing_op"))
          .assembly("$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.fuse").operand("target", TransformSets.HANDLE).with(Shapes.sizes("tile_sizes", "tile_interchange"))
          .with(Shapes.flags("apply_cleanup", "use_forall")).operandSegments().result("transformed", TransformSets.HANDLE)
          .results("loops", TransformSets.HANDLE).traits(FuseVerifier::verify)
          .assembly("$target oilist( `tile_sizes` " + Shapes.list("tile_sizes") + " | `interchange` " + Shapes.list("tile_interchange")
              + " ) attr-dict `:` "
              + "functional-type(operands, results)")
          .build(),
      TransformOp.define("structured.generalize").with(Shapes.replaced("transformed")).build(),
      TransformOp.define("structured.hoist_pad.build_packing_loop_nest").operand("target", TransformSets.HANDLE).operand("loop", TransformSets.HANDLE)
          .defaultAttr("transpose", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).result("packing_loop", TransformSets.HANDLE)
          .assembly("$target `above` $loop (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.hoist_pad").operand("target", TransformSets.HANDLE).attr("num_loops", AttrSets.I64)
          .defaultAttr("transpose", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).result("transformed", TransformSets.HANDLE)
          .assembly("$target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.hoist_redundant_vector_broadcasts").with(Shapes::fromTarget).result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("structured.hoist_redundant_vector_transfers").with(Shapes::fromTarget).optionalAttr("verify_non_zero_trip", AttrSets.UNIT)
          .result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("structured.insert_slice_to_copy").with(Shapes::fromTarget).result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("structured.interchange").with(Shapes.replaced("transformed"))
          .optionalAttr("iterator_interchange", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .assembly(
              "$target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))")
          .build(),
      TransformOp.define("structured.linalg_copy_to_memref").with(Shapes::fromTarget).result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("structured.lower_pack").with(Shapes.from(TransformSets.operations("linalg.pack")))
          .defaultAttr("lowerPadLikeWithInsertSlice", AttrSets.BOOL, IntegerAttr.TRUE).result("pad_op", TransformSets.operations("tensor.pad"))
          .result("expand_shape_op", TransformSets.operations("tensor.expand_shape"))
          .result("transpose_op", TransformSets.operations("linalg.transpose"))
          .build(),
      TransformOp.define("structured.lower_unpack").with(Shapes.from(TransformSets.operations("linalg.unpack")))
          .defaultAttr("lowerUnpadLikeWithExtractSlice", AttrSets.BOOL, IntegerAttr.TRUE).result("empty_op", TransformSets.operations("tensor.empty"))
          .result("transpose_op", TransformSets.operations("linalg.transpose"))
          .result("collapse_shape_op", TransformSets.operations("tensor.collapse_shape"))
          .result("extract_slice_op", TransformSets.operations("tensor.extract_slice")).build(),
      TransformOp.define("structured.gpu.map_copy_to_threads").operand("target", TransformSets.HANDLE).attr("total_num_threads", AttrSets.I64)
          .attr("desired_bit_alignment", AttrSets.I64).with(Shapes.handles("forall_op", "tiled_op"))
          .assembly("$target `total_num_threads` `=` $total_num_threads `desired_bit_alignment` `=` $desired_bit_alignment attr-dict `:` "
              + "functional-type(operands, results)")
          .build(),
      QueryOp.define("structured.match").operand("target", TransformSets.HANDLE).optionalAttr("ops", AttrSets.STRING_ARRAY)
          .optionalAttr("interface", TransformSets.INTERFACE).optionalAttr("op_attrs", AttrSets.DICT)
          .optionalAttr("filter_result_type", AttrSets.TYPE)
          .optionalAttr("filter_operand_types", AttrSets.TYPE_ARRAY).result("results", TransformSets.HANDLE)
          .assembly(
              "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)? (`filter_result_type` `=` $filter_result_type^)? "
                  + "(`filter_operand_types` `=` $filter_operand_types^)? `in` $target attr-dict `:` functional-type($target, results)")
          .build(),
      QueryOp.define("structured.multitile_sizes").operand("target", TransformSets.HANDLE).attr("dimension", AttrSets.I64)
          .attr("target_size", AttrSets.I64)
          .defaultAttr("divisor", AttrSets.I64, IntegerAttr.i64(1)).result("low_size", TransformSets.PARAM_OR_HANDLE)
          .result("high_size", TransformSets.PARAM_OR_HANDLE).result("split_point", TransformSets.PARAM_OR_HANDLE)
          .directive("MultitileSizesTypes", TransformSyntax.oneResultType("target", "low_size", "high_size", "split_point"))
          .assembly("$target attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), type($split_point))")
          .build(),
      TransformOp.define("structured.pack_greedily").operand("target", TransformSets.HANDLE).operands("matmul_packed_sizes", TransformSets.HANDLE)
          .optionalAttr("static_matmul_packed_sizes", TransformSets.triple(false), TransformSets.NO_NUMBERS)
          .optionalAttr("matmul_padded_sizes_next_multiple_of", TransformSets.triple(true), TransformSets.NO_NUMBERS)
          .optionalAttr("matmul_inner_dims_order", TransformSets.triple(false), TransformSets.NO_NUMBERS).result("packed_op", TransformSets.HANDLE)
          .with(Shapes.listed("matmul_packed_sizes"))
          .assembly("$target oilist( `matmul_packed_sizes` `=` " + Shapes.list("matmul_packed_sizes")
              + " (`matmul_padded_sizes_next_multiple_of` `=` $matmul_padded_sizes_next_multiple_of^)? "
              + "`matmul_inner_dims_order` `=` $matmul_inner_dims_order ) attr-dict `:` functional-type(operands, results)")
          .build(),
      TransformOp.define("structured.pack").operand("target", TransformSets.HANDLE).operands("packed_sizes", TransformSets.HANDLE)
          .defaultAttr("static_packed_sizes", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).result("packed_op", TransformSets.HANDLE)
          .with(Shapes.listed("packed_sizes"))
          .assembly("$target `packed_sizes` `=` " + Shapes.list("packed_sizes") + " attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("structured.pack_transpose").operand("target_pack_or_un_pack_op", TransformSets.HANDLE)
          .operand("target_linalg_op", TransformSets.HANDLE).optionalAttr("outer_perm", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("inner_perm", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).with(Shapes.handles("packed_op", "pack_op", "un_pack_op"))
          .assembly(
              "$target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` (`outer_perm` `=` $outer_perm^ )? (`inner_perm` `=` $inner_perm^ "
                  + ")? attr-dict `:` functional-type(operands, results)")
          .build(),
      TransformOp.define("structured.pad").operand("target", TransformSets.HANDLE)
          .defaultAttr("padding_values", AttrSets.ARRAY, TransformSets.NO_ATTRIBUTES)
          .defaultAttr("padding_dimensions", AttrSets.I64_ARRAY, TransformSets.NO_ATTRIBUTES).with(Shapes.sizes("pad_to_multiple_of"))
          .defaultAttr("nofold_flags", AttrSets.I64_ARRAY, TransformSets.NO_ATTRIBUTES)
          .defaultAttr("transpose_paddings", TransformSets.I64_ARRAYS, TransformSets.NO_ATTRIBUTES)
          .defaultAttr("copy_back_op", AttrSets.STRING, TransformSets.keyword("bufferization.materialize_in_destination"))
          .optionalAttr("use_prescribed_tensor_shapes", AttrSets.UNIT).with(Shapes.handles("padded", "pad", "copy"))
          .assembly("$target (`pad_to_multiple_of` " + Shapes.list("pad_to_multiple_of") + "^)? (`use_prescribed_tensor_shapes` "
              + "$use_prescribed_tensor_shapes^)? attr-dict `:` functional-type(operands, results)")
          .build(),
      TransformOp.define("structured.pad_tiling_interface").operand("target", TransformSets.HANDLE)
          .defaultAttr("padding_values", AttrSets.ARRAY, TransformSets.NO_ATTRIBUTES).with(Shapes.sizes("padding_sizes"))
          .optionalAttr("pad_to_multiple_of", AttrSets.UNIT).with(Shapes.handles("padded", "pad"))
          .assembly(
              "$target `to` (`padding_sizes` " + Shapes.list("padding_sizes") + "^)? (`pad_to_multiple_of` $pad_to_multiple_of^)? attr-dict `:` "
                  + "functional-type(operands, results)")
          .build(),
      TransformOp.define("structured.promote").with(Shapes.replaced("transformed"))
          .defaultAttr("operands_to_promote", AttrSets.I64_ARRAY, TransformSets.NO_ATTRIBUTES)
          .defaultAttr("use_full_tile_buffers", AttrSets.BOOL_ARRAY, TransformSets.NO_ATTRIBUTES)
          .with(Shapes.flags("use_full_tiles_by_default", "use_original_subview_size", "use_alloca")).optionalAttr("memory_space", AttrSets.ANY)
          .optionalAttr("mapping", DeviceMappings.ARRAY).optionalAttr("alignment", AttrSets.I64).build(),
      TransformOp.define("structured.promote_tensor").operand("tensor", TransformSets.VALUE).optionalAttr("memory_space", AttrSets.ANY)
          .result("promoted", TransformSets.VALUE).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
          .assembly("(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)").build(),
      ReplacementOp.define("structured.replace").with(Shapes.replaced("replacement")).region("bodyRegion", RegionKind.ONE_BLOCK)
          .assembly("$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement))").build(),
      TransformOp.define("structured.rewrite_in_destination_passing_style").with(Shapes.fromGroup("results"))
          .result("transformed", TransformSets.HANDLE)
          .build(),
      TransformOp.define("structured.scalarize").with(Shapes.replaced("result")).build(),
      TransformOp.define("structured.specialize").with(Shapes.replaced("transformed")).build(),
      TransformOp.define("structured.split_reduction").with(Shapes::fromTarget).defaultAttr("split_factor", AttrSets.I64, IntegerAttr.i64(0))
          .defaultAttr("insert_split_dimension", AttrSets.I64, IntegerAttr.i64(0))
          .with(Shapes.flags("inner_parallel", "use_scaling_algorithm", "use_alloc"))
          .with(Shapes.handles("init_or_alloc_op", "fill_op", "split_linalg_op", "combining_linalg_op")).build(),
      TransformOp.define("structured.tile_reduction_using_for").operand("target", TransformSets.HANDLE)
          .defaultAttr("reduction_dims", AttrSets.I64_ARRAY, TransformSets.NO_ATTRIBUTES)
          .defaultAttr("tile_sizes", AttrSets.I64_ARRAY, TransformSets.NO_ATTRIBUTES).results("fill_op", TransformSets.HANDLE)
          .with(Shapes.handles("split_op", "combining_op", "for_op"))
          .assembly(
              "$target (`reduction_dims` `=` $reduction_dims^)? `by` `tile_sizes` `=` $tile_sizes attr-dict `:` functional-type(operands, results)")
          .build(),
      TransformOp.define("structured.tile_reduction_using_forall").operand("target", TransformSets.HANDLE)
          .defaultAttr("reduction_dims", AttrSets.I64_ARRAY, TransformSets.NO_ATTRIBUTES)
          .defaultAttr("num_threads", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .defaultAttr("tile_sizes", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).optionalAttr("mapping", DeviceMappings.ARRAY)
          .results("fill_op", TransformSets.HANDLE).with(Shapes.handles("split_op", "combining_op", "forall_op"))
          .assembly(
              "$target (`reduction_dims` `=` $reduction_dims^)? `by` (`num_threads` `=` $num_threads^)? (`tile_sizes` `=` $tile_sizes^)? (`mapping` "
                  + "`=` $mapping^)? attr-dict `:` functional-type(operands, results)")
          .build(),
      TransformOp.define("structured.tile_using_for").operand("target", TransformSets.HANDLE).operands("dynamic_sizes", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_sizes", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("interchange", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("scalable_sizes", AttrSets.DENSE_BOOL_ARRAY, TransformSets.NO_FLAGS).result("tiled_linalg_op", TransformSets.HANDLE)
          .results("loops", TransformSets.HANDLE)
          .directive("DynamicIndexList", TransformSyntax.scalable("dynamic_sizes", "static_sizes", "scalable_sizes"))
          .assembly(
              "$target `tile_sizes` custom<DynamicIndexList>( $dynamic_sizes, $static_sizes, $scalable_sizes) (`interchange` `=` $interchange^)? "
                  + "attr-dict `:` functional-type(operands, results)")
          .build(),
      TransformOp.define("structured.tile_using_forall").operand("target", TransformSets.HANDLE)
          .operands("num_threads", TransformSets.PARAM_OR_HANDLE)
          .operands("tile_sizes", TransformSets.PARAM_OR_HANDLE).optionalOperand("packed_num_threads", TransformSets.PARAM_OR_HANDLE)
          .optionalOperand("packed_tile_sizes", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_num_threads", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .optionalAttr("static_tile_sizes", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).optionalAttr("mapping", DeviceMappings.ARRAY)
          .operandSegments().with(Shapes.handles("tiled_op", "forall_op"))
          .with(packed("num_threads")).with(packed("tile_sizes"))
          .assembly("$target oilist( `num_threads` custom<PackedOrDynamicIndexList>" + packedGroups("num_threads")
              + " | `tile_sizes` custom<PackedOrDynamicIndexList>" + packedGroups("tile_sizes") + ") "
              + "(`(` `mapping` `=` $mapping^ `)`)? attr-dict `:` functional-type(operands, results)")
          .build(),
      TransformOp.define("structured.transpose_conv2d").with(Shapes.fromGroup("results")).result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("structured.transpose_matmul").operand("target", TransformSets.HANDLE)
          .defaultAttr("inputToTranspose", TransformSets.TRANSPOSED, TransformSets.number(0)).result("transformed", TransformSets.HANDLE)
          .assembly("$target (`<` $inputToTranspose^ `>`)? attr-dict `:` functional-type($target, results)").build(),
      TransformOp.define("structured.vectorize_children_and_apply_patterns").with(Shapes::fromTarget)
          .with(Shapes.flags("fold_type_extensions_into_contract", "vectorize_padding", "vectorize_nd_extract", "flatten_1d_depthwise_conv",
              "disable_multi_reduction_to_contract_patterns", "disable_transfer_permutation_map_lowering_patterns"))
          .result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("structured.vectorize").operand("target", TransformSets.HANDLE).operands("vector_sizes", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_vector_sizes", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .with(Shapes.flags("vectorize_nd_extract", "assume_dynamic_dims_match_vec_sizes", "create_named_contraction"))
          .optionalAttr("scalable_sizes", AttrSets.DENSE_BOOL_ARRAY, TransformSets.NO_FLAGS)
          .directive("DynamicIndexList", TransformSyntax.scalable("vector_sizes", "static_vector_sizes", "scalable_sizes"))
          .assembly("$target oilist( `vector_sizes` custom<DynamicIndexList>( $vector_sizes, $static_vector_sizes, $scalable_sizes)) attr-dict `:` "
              + "type($target)(`,`type($vector_sizes)^)?")
          .build(),
      TransformOp.define("structured.winograd_conv2d").with(Shapes.fromGroup("results")).attr("fmr", TransformSets.WINOGRAD)
          .result("transformed", TransformSets.HANDLE).build());

  private StructuredOps() {}

  /** Sizes of which all may be one handle. */
  private static Consumer<OpDefBuilder<TransformOp>> packed(String sizes) {
    return op -> op.directive("PackedOrDynamicIndexList" + packedGroups(sizes), TransformSyntax.packed("packed_" + sizes, sizes, "static_" + sizes));
  }

  private static String packedGroups(String sizes) {
    return "($packed_" + sizes + ", $" + sizes + ", $static_" + sizes + ")";
  }
}
