// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.Bits;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;

/** Converts between {@code index} and an integer type, with sign. */
public final class CastSOp extends IndexCastOp {
  public static final OpDef<CastSOp> DEF = declare("index.casts", CastSOp.class, CastSOp::new).build();

  private CastSOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected BigInteger widened(BigInteger bits, int width) {
    return Bits.signed(bits, width);
  }
}
