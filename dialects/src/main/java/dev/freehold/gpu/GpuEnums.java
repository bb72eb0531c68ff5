// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.EnumKind;
import java.util.List;

/** The attributes of the dialect that are a word of a list. */
final class GpuEnums {
  static final EnumKind DIMENSION = EnumKind.plain("gpu", "dim", "::mlir::gpu::Dimension", "x", "y", "z")
      .called("GPU_DimensionAttr", "value");
  static final EnumKind REDUCTION = EnumKind.plain("gpu", "all_reduce_op", "::mlir::gpu::AllReduceOperation",
      "add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "minimumf", "maximumf").called("GPU_AllReduceOperationAttr", "value");
  static final EnumKind SHUFFLE = EnumKind.plain("gpu", "shuffle_mode", "::mlir::gpu::ShuffleMode", "xor", "up", "down", "idx")
      .called("GPU_ShuffleModeAttr", "value");
  static final EnumKind ELEMENTWISE = EnumKind.plain("gpu", "mma_element_wise", "::mlir::gpu::MMAElementwiseOp",
      "addf", "mulf", "subf", "maxf", "minf", "divf", "addi", "muli", "subi", "divs", "divu", "negatef", "negates", "extf")
      .called("MMAElementWiseAttr", "value");
  static final EnumKind ADDRESS_SPACE = space("address_space").called("GPU_AddressSpaceAttr", "value");

  private static final String[] MAPPED = {"x", "y", "z", "linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3",
      "linear_dim_4", "linear_dim_5", "linear_dim_6", "linear_dim_7", "linear_dim_8", "linear_dim_9"};

  static final List<EnumKind> ALL = List.of(DIMENSION, REDUCTION, SHUFFLE, ELEMENTWISE, ADDRESS_SPACE,
      mapping("block", "GPUBlockMappingAttr"), mapping("thread", "GPUThreadMappingAttr"), mapping("warp", "GPUWarpMappingAttr"),
      mapping("warpgroup", "GPUWarpgroupMappingAttr"), mapping("lane", "GPULaneMappingAttr"),
      space("memory_space").called("GPUMemorySpaceMappingAttr", "address_space"));

  private GpuEnums() {}

  private static EnumKind mapping(String mnemonic, String attribute) {
    return EnumKind.bracketed("gpu", mnemonic, "::mlir::gpu::MappingId", MAPPED).called(attribute, mnemonic);
  }

  private static EnumKind space(String mnemonic) {
    return EnumKind.bracketed("gpu", mnemonic, "::mlir::gpu::AddressSpace", "global", "workgroup", "private");
  }
}
