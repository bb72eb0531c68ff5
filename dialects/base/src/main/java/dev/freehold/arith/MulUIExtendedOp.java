// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Multiplies integers without sign; the results are the low and the high half of the product. */
public final class MulUIExtendedOp extends MulExtendedOp {
  public static final OpDef<MulUIExtendedOp> DEF = OpDef.of("arith.mului_extended", MulUIExtendedOp.class, MulUIExtendedOp::new)
      .with(MulExtendedOp::declare)
      .canonicalize("MulUIExtendedToMulI", ExtendedPatterns::mulWithoutHigh)
      .build();

  private MulUIExtendedOp(OpState<?> state) {
    super(state);
  }

  @Override
  BigInteger high(BigInteger a, BigInteger b, int width) {
    return a.multiply(b).shiftRight(width);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (!Constants.isOne(Constants.of(rhs()))) return super.fold(rw);
    Attribute zero = Constants.zero(lhs().type());
    return zero == null ? null : List.of(lhs(), zero);
  }
}
