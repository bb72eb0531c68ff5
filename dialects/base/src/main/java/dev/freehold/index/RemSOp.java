// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.Bits;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The remainder of dividing with sign; it has the sign of the dividend. */
public final class RemSOp extends IndexBinaryOp {
  public static final OpDef<RemSOp> DEF = declareDivision("index.rems", RemSOp.class, RemSOp::new).build();

  private RemSOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable BigInteger compute(BigInteger a, BigInteger b, int width) {
    return b.signum() == 0 ? null : Bits.signed(a, width).remainder(Bits.signed(b, width));
  }
}
