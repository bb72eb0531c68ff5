// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.arith.ArithDialect;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.Region;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.InlinableDialect;
import dev.freehold.ub.PoisonAttr;
import dev.freehold.ub.UbDialect;
import org.jspecify.annotations.Nullable;

/** The {@code affine} dialect. */
public final class AffineDialect implements Dialect, InlinableDialect {
  @Override
  public String namespace() {
    return "affine";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(
        ApplyOp.DEF, DelinearizeIndexOp.DEF, DmaStartOp.DEF, DmaWaitOp.DEF, ForOp.DEF, IfOp.DEF, LinearizeIndexOp.DEF, LoadOp.DEF, MaxOp.DEF,
        MinOp.DEF, ParallelOp.DEF, PrefetchOp.DEF, StoreOp.DEF, VectorLoadOp.DEF, VectorStoreOp.DEF, YieldOp.DEF);
  }

  /** Constants that operations of the dialect fold to are those of {@code arith}; poison is that of {@code ub}. */
  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return value instanceof PoisonAttr ? new UbDialect().constant(value, type) : new ArithDialect().constant(value, type);
  }

  /** What is a symbol in the function is one in the region only if the region is a scope, too. */
  @Override
  public boolean mayMove(Op op, Region target) {
    return target.parentOp() instanceof AffineScope;
  }

  /** What comes into a loop would have to keep the rules for dims and symbols. */
  @Override
  public boolean mayReceive(Region target) {
    return false;
  }
}
