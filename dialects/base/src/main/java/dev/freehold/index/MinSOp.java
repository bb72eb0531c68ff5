// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.Bits;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;

/** The smaller one, with sign. */
public final class MinSOp extends IndexBinaryOp {
  public static final OpDef<MinSOp> DEF = declareAssociative("index.mins", MinSOp.class, MinSOp::new).build();

  private MinSOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected BigInteger compute(BigInteger a, BigInteger b, int width) {
    return Bits.signed(a, width).min(Bits.signed(b, width));
  }
}
