// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.arith.ArithDialect;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.InlinableDialect;
import org.jspecify.annotations.Nullable;

/** The {@code memref} dialect: buffers as values. */
public final class MemRefDialect implements Dialect, InlinableDialect {
  @Override
  public String namespace() {
    return "memref";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(
        AllocOp.DEF, AllocaOp.DEF, AllocaScopeOp.DEF, AllocaScopeReturnOp.DEF, AssumeAlignmentOp.DEF, AtomicRmwOp.DEF, AtomicYieldOp.DEF,
        CastOp.DEF, CollapseShapeOp.DEF, CopyOp.DEF, DeallocOp.DEF, DimOp.DEF, DistinctObjectsOp.DEF, DmaStartOp.DEF, DmaWaitOp.DEF,
        ExpandShapeOp.DEF, ExtractAlignedPointerAsIndexOp.DEF, ExtractStridedMetadataOp.DEF, GenericAtomicRmwOp.DEF, GetGlobalOp.DEF,
        GlobalOp.DEF, LoadOp.DEF, MemorySpaceCastOp.DEF, PrefetchOp.DEF, RankOp.DEF, ReallocOp.DEF, ReinterpretCastOp.DEF, ReshapeOp.DEF,
        StoreOp.DEF, SubViewOp.DEF, TransposeOp.DEF, ViewOp.DEF);
  }

  /** Constants that operations of the dialect fold to are those of {@code arith}. */
  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return new ArithDialect().constant(value, type);
  }
}
