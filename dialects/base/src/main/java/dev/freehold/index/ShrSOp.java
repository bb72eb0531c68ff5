// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.Bits;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Shifts bits to the right, filling with the sign. */
public final class ShrSOp extends IndexBinaryOp {
  public static final OpDef<ShrSOp> DEF = declare("index.shrs", ShrSOp.class, ShrSOp::new).build();

  private ShrSOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable BigInteger compute(BigInteger a, BigInteger b, int width) {
    // Shifting by 32 or more has no meaning where the type has 32 bits.
    return b.compareTo(BigInteger.valueOf(32)) < 0 ? Bits.signed(a, width).shiftRight(b.intValue()) : null;
  }
}
