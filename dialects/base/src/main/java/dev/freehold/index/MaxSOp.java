// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.Bits;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;

/** The larger one, with sign. */
public final class MaxSOp extends IndexBinaryOp {
  public static final OpDef<MaxSOp> DEF = declareAssociative("index.maxs", MaxSOp.class, MaxSOp::new).build();

  private MaxSOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected BigInteger compute(BigInteger a, BigInteger b, int width) {
    return Bits.signed(a, width).max(Bits.signed(b, width));
  }
}
