// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.Bits;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Divides with sign, rounding towards zero. */
public final class DivSOp extends IndexBinaryOp {
  public static final OpDef<DivSOp> DEF = declareDivision("index.divs", DivSOp.class, DivSOp::new).build();

  private DivSOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable BigInteger compute(BigInteger a, BigInteger b, int width) {
    return b.signum() == 0 ? null : Bits.signed(a, width).divide(Bits.signed(b, width));
  }
}
