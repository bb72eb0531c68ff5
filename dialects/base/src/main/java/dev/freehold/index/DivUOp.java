// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Divides without sign, dropping the remainder. */
public final class DivUOp extends IndexBinaryOp {
  public static final OpDef<DivUOp> DEF = declareDivision("index.divu", DivUOp.class, DivUOp::new).build();

  private DivUOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable BigInteger compute(BigInteger a, BigInteger b, int width) {
    return b.signum() == 0 ? null : a.divide(b);
  }
}
