// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;

/** Combines bits by "and". */
public final class AndOp extends IndexBinaryOp {
  public static final OpDef<AndOp> DEF = declareAssociative("index.and", AndOp.class, AndOp::new).build();

  private AndOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected BigInteger compute(BigInteger a, BigInteger b, int width) {
    return a.and(b);
  }
}
