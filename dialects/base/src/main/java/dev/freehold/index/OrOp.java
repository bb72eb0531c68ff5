// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;

/** Combines bits by "or". */
public final class OrOp extends IndexBinaryOp {
  public static final OpDef<OrOp> DEF = declareAssociative("index.or", OrOp.class, OrOp::new).build();

  private OrOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected BigInteger compute(BigInteger a, BigInteger b, int width) {
    return a.or(b);
  }
}
