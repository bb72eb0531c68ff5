// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Divides without sign, rounding up. */
public final class CeilDivUOp extends IndexBinaryOp {
  public static final OpDef<CeilDivUOp> DEF = declareDivision("index.ceildivu", CeilDivUOp.class, CeilDivUOp::new).build();

  private CeilDivUOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable BigInteger compute(BigInteger a, BigInteger b, int width) {
    return b.signum() == 0 ? null : a.add(b).subtract(BigInteger.ONE).divide(b);
  }
}
