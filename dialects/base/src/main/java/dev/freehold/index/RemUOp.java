// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The remainder of dividing without sign. */
public final class RemUOp extends IndexBinaryOp {
  public static final OpDef<RemUOp> DEF = declareDivision("index.remu", RemUOp.class, RemUOp::new).build();

  private RemUOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable BigInteger compute(BigInteger a, BigInteger b, int width) {
    return b.signum() == 0 ? null : a.remainder(b);
  }
}
