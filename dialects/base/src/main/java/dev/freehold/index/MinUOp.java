// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;

/** The smaller one, without sign. */
public final class MinUOp extends IndexBinaryOp {
  public static final OpDef<MinUOp> DEF = declareAssociative("index.minu", MinUOp.class, MinUOp::new).build();

  private MinUOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected BigInteger compute(BigInteger a, BigInteger b, int width) {
    return a.min(b);
  }
}
