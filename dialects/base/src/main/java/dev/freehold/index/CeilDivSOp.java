// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.Bits;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Divides with sign, rounding up. */
public final class CeilDivSOp extends IndexBinaryOp {
  public static final OpDef<CeilDivSOp> DEF = declareDivision("index.ceildivs", CeilDivSOp.class, CeilDivSOp::new).build();

  private CeilDivSOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable BigInteger compute(BigInteger a, BigInteger b, int width) {
    return b.signum() == 0 ? null : Quotients.floor(Bits.signed(a, width).negate(), Bits.signed(b, width)).negate();
  }
}
