// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import java.util.List;
import java.util.Set;

/** Patterns that are applied together, conversions among dialects, and how those convert types. */
final class PatternOps {
  static final List<OpDef<?>> DEFS = List.of(
      TransformOp.define("apply_patterns.canonicalization").assembly("attr-dict").build(),
      TransformOp.define("apply_conversion_patterns.dialect_to_llvm").attr("dialect_name", AttrSets.STRING).traits(PatternOps::verifyDialect)
          .assembly("$dialect_name attr-dict")
          .build(),
      TransformOp.define("apply_patterns.arm_neon.vector_contract_to_bfmmla").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.arm_neon.vector_contract_to_i8mm").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.arm_sve.vector_contract_to_bfmmla").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.arm_sve.vector_contract_to_i8mm").assembly("attr-dict").build(),
      TransformOp.define("apply_conversion_patterns.func.func_to_llvm").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.gpu.gpu_shuffle_to_amdgpu").optionalAttr("chipset", AttrSets.STRING)
          .assembly("(`chipset` `=` $chipset^)? attr-dict").build(),
      TransformOp.define("apply_patterns.gpu.gpu_rewrite_patterns").assembly("attr-dict").build(),
      TransformOp.define("apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm").assembly("attr-dict").build(),
      TransformOp.define("apply_conversion_patterns.gpu.gpu_to_nvvm").defaultAttr("benefit", AttrSets.I16, IntegerAttr.of(IntegerType.I16, 1))
          .assembly("attr-dict").build(),
      TransformOp.define("apply_conversion_patterns.gpu.gpu_to_rocdl").attr("chipset", AttrSets.STRING).assembly("`chipset` `=` $chipset attr-dict")
          .build(),
      TransformOp.define("apply_conversion_patterns.gpu.gpu_wmma_to_nvvm").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.gpu.unroll_vectors_subgroup_mma").attr("m", AttrSets.I64).attr("n", AttrSets.I64).attr("k", AttrSets.I64)
          .assembly("`[` $m `,` $n `,` $k `]` attr-dict").build(),
      TransformOp.define("apply_patterns.gpu.eliminate_barriers").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.linalg.decompose_pack_unpack").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.linalg.decompose_pad").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.linalg.erase_unnecessary_inputs").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.linalg.fold_add_into_dest").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.tensor.fold_into_pack_and_unpack").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.linalg.fold_pack_unpack_into_empty").defaultAttr("fold_single_use_only", AttrSets.BOOL, IntegerAttr.FALSE)
          .assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.linalg.fold_unit_extent_dims_via_reshapes").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.linalg.fold_unit_extent_dims_via_slices").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.linalg.pad_vectorization").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.linalg.tiling_canonicalization").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.memref.alloc_to_alloca").optionalAttr("size_limit", AttrSets.I64)
          .assembly("(`size_limit` `(` $size_limit^ `)`)? attr-dict").build(),
      TransformOp.define("apply_patterns.memref.expand_ops").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.memref.expand_strided_metadata").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.memref.extract_address_computations").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.memref.fold_memref_alias_ops").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.memref.resolve_ranked_shaped_type_result_dims").assembly("attr-dict").build(),
      TransformOp.define("apply_conversion_patterns.memref.memref_to_llvm_type_converter")
          .optionalAttr("use_aligned_alloc", AttrSets.BOOL, IntegerAttr.FALSE).optionalAttr("index_bitwidth", AttrSets.I64, IntegerAttr.i64(64))
          .optionalAttr("use_generic_functions", AttrSets.BOOL, IntegerAttr.FALSE)
          .optionalAttr("use_bare_ptr_call_conv", AttrSets.BOOL, IntegerAttr.FALSE).optionalAttr("data_layout", AttrSets.STRING).assembly("attr-dict")
          .build(),
      TransformOp.define("apply_conversion_patterns.nvgpu.nvgpu_to_nvvm").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.scf.for_loop_canonicalization").assembly("attr-dict").build(),
      TransformOp.define("apply_conversion_patterns.scf.structural_conversions").assembly("attr-dict").build(),
      TransformOp.define("apply_conversion_patterns.scf.scf_to_control_flow").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.tensor.bubble_up_extract_slice").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.tensor.decompose_concat").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.tensor.fold_tensor_empty").defaultAttr("fold_single_use_only", AttrSets.BOOL, IntegerAttr.FALSE)
          .assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.tensor.fold_tensor_subset_ops").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.tensor.merge_consecutive_insert_extract_slice").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.tensor.reassociative_reshape_folding").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.tensor.rewrite_as_constant").optionalAttr("aggressive", AttrSets.UNIT)
          .assembly("(`aggressive` $aggressive^)? attr-dict").build(),
      TransformOp.define("type_conversion.tensor.cast_shape_dynamic_dims").optionalAttr("ignore_dynamic_info", AttrSets.UNIT)
          .assembly("(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict").build(),
      TransformOp.define("apply_patterns.vector.cast_away_vector_leading_one_dim").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.drop_unit_dims_with_shape_cast").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.fold_arith_extension").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.elementwise_to_vector").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.interleave_to_shuffle").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_bitcast").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_broadcast").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_contraction")
          .defaultAttr("lowering_strategy", TransformSets.CONTRACTION, TransformSets.number(2))
          .assembly("(`lowering_strategy` `=` $lowering_strategy^)? attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_create_mask").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_gather").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_interleave").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_masked_transfers").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_masks").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_multi_reduction")
          .defaultAttr("lowering_strategy", TransformSets.MULTI_REDUCTION, TransformSets.number(0))
          .assembly("(`lowering_strategy` `=` $lowering_strategy^)? attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_outerproduct").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_scan").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_shape_cast").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_transfer").defaultAttr("max_transfer_rank", AttrSets.I64, IntegerAttr.i64(1))
          .assembly("(`max_transfer_rank` `=` $max_transfer_rank^)? attr-dict").build(),
      TransformOp.define("apply_patterns.vector.lower_transpose").defaultAttr("lowering_strategy", TransformSets.TRANSPOSE, TransformSets.number(0))
          .defaultAttr("avx2_lowering_strategy", AttrSets.BOOL, IntegerAttr.FALSE)
          .assembly("oilist ( `lowering_strategy` `=` $lowering_strategy | `avx2_lowering_strategy` `=` $avx2_lowering_strategy ) attr-dict").build(),
      TransformOp.define("apply_patterns.vector.materialize_masks").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.rank_reducing_subview_patterns").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.rewrite_narrow_types").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.sink_mem_ops").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.sink_ops").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.split_transfer_full_partial")
          .defaultAttr("split_transfer_strategy", TransformSets.TRANSFER_SPLIT, TransformSets.number(2))
          .assembly("(`split_transfer_strategy` `=` $split_transfer_strategy^)? attr-dict").build(),
      TransformOp.define("apply_patterns.vector.transfer_permutation_patterns").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.transfer_to_scf").defaultAttr("max_transfer_rank", AttrSets.I64, IntegerAttr.i64(1))
          .defaultAttr("full_unroll", AttrSets.BOOL, IntegerAttr.FALSE)
          .assembly("oilist ( `max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` $full_unroll ) attr-dict").build(),
      TransformOp.define("apply_patterns.vector.unroll_from_elements").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.unroll_to_elements").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.vector.reduction_to_contract").assembly("attr-dict").build(),
      TransformOp.define("apply_conversion_patterns.vector.vector_to_llvm").defaultAttr("reassociate_fp_reductions", AttrSets.BOOL, IntegerAttr.FALSE)
          .defaultAttr("force_32bit_vector_indices", AttrSets.BOOL, IntegerAttr.TRUE)
          .defaultAttr("use_vector_alignment", AttrSets.BOOL, IntegerAttr.FALSE).assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.x86vector.sink_vector_producer_ops").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.x86vector.vector_contract_bf16_to_fma").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.x86vector.vector_contract_to_fma").assembly("attr-dict").build(),
      TransformOp.define("apply_patterns.x86vector.vector_contract_to_packed_type_dot_product").assembly("attr-dict").build());

  /** The dialects with an interface for conversion to {@code llvm}, and those that are loaded whatever a program has. */
  private static final Set<String> CONVERTED = Set.of("arith", "cf", "complex", "func", "index", "math", "memref", "nvvm", "ub", "vector");
  private static final Set<String> OTHERS = Set.of("affine", "amdgpu", "arm_neon", "arm_sve", "bufferization", "builtin", "gpu", "irdl", "linalg",
      "llvm", "nvgpu", "pdl", "pdl_interp", "rocdl", "scf", "sparse_tensor", "tensor", "transform", "x86vector", "xegpu");

  private PatternOps() {}

  private static void verifyDialect(Op op, Checker check) {
    String name = op.attr("dialect_name", StringAttr.class).value();
    if (CONVERTED.contains(name)) return;
    check.error(OTHERS.contains(name) ? "dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: " + name
        : "unknown dialect or dialect not loaded: " + name);
  }
}
