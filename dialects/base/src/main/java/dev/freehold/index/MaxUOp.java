// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;

/** The larger one, without sign. */
public final class MaxUOp extends IndexBinaryOp {
  public static final OpDef<MaxUOp> DEF = declareAssociative("index.maxu", MaxUOp.class, MaxUOp::new).build();

  private MaxUOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected BigInteger compute(BigInteger a, BigInteger b, int width) {
    return a.max(b);
  }
}
