// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import static dev.freehold.dialects.syntax.StructKind.Parameter.required;

import dev.freehold.dialects.syntax.AttrKinds;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.scf.DeviceMapping;
import dev.freehold.scf.DeviceMask;
import java.util.List;
import java.util.stream.Stream;

/** The enum attributes of the dialect. */
final class GpuEnums {
  static final EnumKind DIMENSION = EnumKind.plain("gpu", "dim", "::mlir::gpu::Dimension", "x", "y", "z")
      .called("GPU_DimensionAttr", "value");
  static final EnumKind REDUCTION = EnumKind.plain("gpu", "all_reduce_op", "::mlir::gpu::AllReduceOperation",
      "add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "minimumf", "maximumf")
      .called("GPU_AllReduceOperationAttr", "value");
  static final EnumKind SHUFFLE = EnumKind.plain("gpu", "shuffle_mode", "::mlir::gpu::ShuffleMode", "xor", "up", "down", "idx")
      .called("GPU_ShuffleModeAttr", "value");
  static final EnumKind ELEMENTWISE = EnumKind.plain("gpu", "mma_element_wise", "::mlir::gpu::MMAElementwiseOp",
      "addf", "mulf", "subf", "maxf", "minf", "divf", "addi", "muli", "subi", "divs", "divu", "negatef", "negates", "extf")
      .called("MMAElementWiseAttr", "value");
  static final EnumKind ADDRESS_SPACE = space("address_space").called("GPU_AddressSpaceAttr", "value");

  static final EnumKind BROADCAST = EnumKind.plain("gpu", "broadcast", "::mlir::gpu::BroadcastType", "first_active_lane", "specific_lane")
      .called("GPU_BroadcastTypeAttr", "value");
  static final EnumKind PRUNE = EnumKind.plain("gpu", "prune_2to4_spmat_flag", "::mlir::gpu::Prune2To4SpMatFlag",
      "NONE", "PRUNE_ONLY", "PRUNE_AND_CHECK").called("GPU_Prune2To4SpMatFlagAttr", "value");
  static final EnumKind TRANSPOSE = EnumKind.plain("gpu", "mat_transpose_mode", "::mlir::gpu::TransposeMode",
      "NON_TRANSPOSE", "TRANSPOSE", "CONJUGATE_TRANSPOSE").called("GPU_TransposeModeAttr", "value");
  static final EnumKind PHASE = EnumKind.plain("gpu", "spgemm_work_estimation_or_compute_kind",
      "::mlir::gpu::SpGEMMWorkEstimationOrComputeKind", "WORK_ESTIMATION", "COMPUTE")
      .called("GPU_SpGEMMWorkEstimationOrComputeKindAttr", "value");
  private static final EnumKind PROCESSOR = EnumKind.plain("gpu", "processor", "::mlir::gpu::Processor",
      "block_x", "block_y", "block_z", "thread_x", "thread_y", "thread_z", "sequential");

  private static final ParameterSyntax MAP =
      ParameterSyntax.of("AffineMap", AffineMapAttr.class, p -> new AffineMapAttr(p.affineMap()), attr -> attr.map().toString());

  private static final String[] MAPPED = {"x", "y", "z", "linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3",
      "linear_dim_4", "linear_dim_5", "linear_dim_6", "linear_dim_7", "linear_dim_8", "linear_dim_9"};

  /** What the iterations of a parallel loop are mapped to. */
  static final List<EnumKind> MAPPINGS = List.of(
      mapping("block", "GPUBlockMappingAttr"), mapping("thread", "GPUThreadMappingAttr"), mapping("warp", "GPUWarpMappingAttr"),
      mapping("warpgroup", "GPUWarpgroupMappingAttr"), mapping("lane", "GPULaneMappingAttr"),
      space("memory_space").called("GPUMemorySpaceMappingAttr", "address_space").implementing(DeviceMapping.class));
  static final StructKind MASK =
      new StructKind("gpu", "mask", required("mask", ParameterSyntax.UNSIGNED_64)).called("GPUMappingMaskAttr").separatedBy("")
          .implementing(DeviceMask.class);

  static final List<EnumKind> ALL = Stream.concat(
      Stream.of(DIMENSION, REDUCTION, SHUFFLE, ELEMENTWISE, ADDRESS_SPACE, BROADCAST, PRUNE, TRANSPOSE, PHASE), MAPPINGS.stream()).toList();

  /** Attributes with integers, and with maps of the induction variables of loops to processors. */
  static final List<StructKind> STRUCTS = List.of(MASK,
      new StructKind("gpu", "loop_dim_map", required("processor", ParameterSyntax.keyword(PROCESSOR)), required("map", MAP), required("bound", MAP))
          .called("ParallelLoopDimMappingAttr"));
  static final AttrKinds KINDS = new AttrKinds(ALL, STRUCTS);

  private GpuEnums() {}

  private static EnumKind mapping(String mnemonic, String attribute) {
    return EnumKind.bracketed("gpu", mnemonic, "::mlir::gpu::MappingId", MAPPED).called(attribute, mnemonic).implementing(DeviceMapping.class);
  }

  private static EnumKind space(String mnemonic) {
    return EnumKind.bracketed("gpu", mnemonic, "::mlir::gpu::AddressSpace", "global", "workgroup", "private");
  }
}
