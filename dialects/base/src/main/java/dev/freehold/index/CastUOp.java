// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;

/** Converts between {@code index} and an integer type, without sign. */
public final class CastUOp extends IndexCastOp {
  public static final OpDef<CastUOp> DEF = declare("index.castu", CastUOp.class, CastUOp::new).build();

  private CastUOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected BigInteger widened(BigInteger bits, int width) {
    return bits;
  }
}
