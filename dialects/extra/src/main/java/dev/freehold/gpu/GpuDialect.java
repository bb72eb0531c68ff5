// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import dev.freehold.memref.DimOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code gpu} dialect. */
public final class GpuDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "gpu";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(AllReduceOp.DEF, AllocOp.DEF, BarrierOp.DEF, BinaryOp.DEF, BroadcastOp.DEF, DeallocOp.DEF, DynamicSharedMemoryOp.DEF, GpuFuncOp.DEF,
        GpuModuleOp.DEF, LaunchFuncOp.DEF, LaunchOp.DEF, MemcpyOp.DEF, MemsetOp.DEF, MmaComputeOp.DEF, MmaConstantOp.DEF,
        MmaElementwiseOp.DEF, MmaLoadOp.DEF, MmaStoreOp.DEF, PrintfOp.DEF, ReturnOp.DEF, RotateOp.DEF, SetDefaultDeviceOp.DEF,
        ShuffleOp.DEF, SubgroupReduceOp.DEF, TerminatorOp.DEF, WaitOp.DEF, WarpExecuteOp.DEF, YieldOp.DEF);
    registrar.pattern(DimOp.class, "sizeOfGpuAllocation", GpuPatterns::sizeOfAllocation);
    registrar.families(List.of(DimensionOp.DEFS, HostRegisterOp.DEFS, SparseOp.DEFS, ThreadLocalOp.DEFS, SubgroupIndexOp.DEFS));
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "async.token" -> AsyncTokenType.INSTANCE;
      case "sparse.dntensor_handle" -> SparseHandleType.DENSE_TENSOR;
      case "sparse.spmat_handle" -> SparseHandleType.MATRIX;
      case "sparse.spgemmop_handle" -> SparseHandleType.PRODUCT;
      case "mma_matrix" -> MmaMatrixType.parse(parser);
      default -> throw parser.error(parser.symbolLoc(), "unknown gpu type: " + mnemonic);
    };
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "kernel_metadata" -> KernelAttr.parse(parser);
      case "kernel_table" -> KernelTableAttr.parse(parser);
      case "object" -> ObjectAttr.parse(parser);
      case "select_object" -> SelectObjectAttr.parse(parser);
      default -> GpuEnums.KINDS.parse(mnemonic, parser);
    };
  }

  @Override
  public void verifyAttribute(Op op, String name, Attribute value, Checker check) {
    LaunchChecks.verify(op, name, value, check);
  }
}
