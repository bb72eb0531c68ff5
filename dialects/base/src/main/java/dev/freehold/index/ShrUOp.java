// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Shifts bits to the right, filling with zeros. */
public final class ShrUOp extends IndexBinaryOp {
  public static final OpDef<ShrUOp> DEF = declare("index.shru", ShrUOp.class, ShrUOp::new).build();

  private ShrUOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable BigInteger compute(BigInteger a, BigInteger b, int width) {
    // Shifting by 32 or more has no meaning where the type has 32 bits.
    return b.compareTo(BigInteger.valueOf(32)) < 0 ? a.shiftRight(b.intValue()) : null;
  }
}
