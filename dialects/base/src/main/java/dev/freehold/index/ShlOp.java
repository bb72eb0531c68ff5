// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Shifts bits to the left. */
public final class ShlOp extends IndexBinaryOp {
  public static final OpDef<ShlOp> DEF = declare("index.shl", ShlOp.class, ShlOp::new).build();

  private ShlOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable BigInteger compute(BigInteger a, BigInteger b, int width) {
    // Shifting by 32 or more has no meaning where the type has 32 bits.
    return b.compareTo(BigInteger.valueOf(32)) < 0 ? a.shiftLeft(b.intValue()) : null;
  }
}
