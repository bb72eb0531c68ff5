// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import java.math.BigInteger;

/** Multiplies integers with sign; the results are the low and the high half of the product. */
public final class MulSIExtendedOp extends MulExtendedOp {
  public static final OpDef<MulSIExtendedOp> DEF = OpDef.of("arith.mulsi_extended", MulSIExtendedOp.class, MulSIExtendedOp::new)
      .with(MulExtendedOp::declare)
      .canonicalize("MulSIExtendedToMulI", ExtendedPatterns::mulWithoutHigh)
      .canonicalize("MulSIExtendedRHSOne", ExtendedPatterns::mulSIByOne)
      .build();

  private MulSIExtendedOp(OpState<?> state) {
    super(state);
  }

  @Override
  BigInteger high(BigInteger a, BigInteger b, int width) {
    return Bits.of(Bits.signed(a, width).multiply(Bits.signed(b, width)).shiftRight(width), width);
  }
}
