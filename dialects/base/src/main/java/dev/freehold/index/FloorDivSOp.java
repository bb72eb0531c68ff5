// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.Bits;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Divides with sign, rounding down. */
public final class FloorDivSOp extends IndexBinaryOp {
  public static final OpDef<FloorDivSOp> DEF = declareDivision("index.floordivs", FloorDivSOp.class, FloorDivSOp::new).build();

  private FloorDivSOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable BigInteger compute(BigInteger a, BigInteger b, int width) {
    return b.signum() == 0 ? null : Quotients.floor(Bits.signed(a, width), Bits.signed(b, width));
  }
}
