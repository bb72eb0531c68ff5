// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;

/** Combines bits by "exclusive or". */
public final class XOrOp extends IndexBinaryOp {
  public static final OpDef<XOrOp> DEF = declareAssociative("index.xor", XOrOp.class, XOrOp::new).build();

  private XOrOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected BigInteger compute(BigInteger a, BigInteger b, int width) {
    return a.xor(b);
  }
}
