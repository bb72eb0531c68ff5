// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.memref.DimOp;
import java.util.Set;

/** The {@code gpu} dialect. */
public final class GpuDialect implements Dialect {
  private static final Set<String> HANDED_ON = Set.of("broadcast", "kernel_metadata", "kernel_table", "loop_dim_map", "mask", "object",
      "prune_2to4_spmat_flag", "spgemm_work_estimation_or_compute_kind", "sparse.dntensor_handle", "sparse.spgemmop_handle",
      "sparse.spmat_handle");

  @Override
  public String namespace() {
    return "gpu";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(AllReduceOp.DEF, AllocOp.DEF, BarrierOp.DEF, BinaryOp.DEF, DeallocOp.DEF, DynamicSharedMemoryOp.DEF, GpuFuncOp.DEF,
        GpuModuleOp.DEF, LaunchFuncOp.DEF, LaunchOp.DEF, MemcpyOp.DEF, MemsetOp.DEF, MmaComputeOp.DEF, MmaConstantOp.DEF,
        MmaElementwiseOp.DEF, MmaLoadOp.DEF, MmaStoreOp.DEF, PrintfOp.DEF, ReturnOp.DEF, RotateOp.DEF, SetDefaultDeviceOp.DEF,
        ShuffleOp.DEF, SubgroupReduceOp.DEF, TerminatorOp.DEF, WaitOp.DEF, YieldOp.DEF);
    registrar.pattern(DimOp.class, "sizeOfGpuAllocation", GpuPatterns::sizeOfAllocation);
    registrar.ops(DimensionOp.DEFS.toArray(OpDef[]::new));
    registrar.ops(HostRegisterOp.DEFS.toArray(OpDef[]::new));
    registrar.ops(SubgroupIndexOp.DEFS.toArray(OpDef[]::new));
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "async.token" -> AsyncTokenType.INSTANCE;
      case "mma_matrix" -> MmaMatrixType.parse(parser);
      default -> null;
    };
  }

  @Override
  public Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("select_object") ? SelectObjectAttr.parse(parser) : EnumKind.parse(GpuEnums.ALL, mnemonic, parser);
  }

  /** Objects, kernel tables and maps of loops are only handed on. */
  @Override
  public boolean keepsUnknown(String mnemonic) {
    return HANDED_ON.contains(mnemonic);
  }
}
