// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Multiplies. */
public final class MulOp extends IndexBinaryOp {
  public static final OpDef<MulOp> DEF = declareAssociative("index.mul", MulOp.class, MulOp::new).build();

  private MulOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected BigInteger compute(BigInteger a, BigInteger b, int width) {
    return a.multiply(b);
  }

  @Override
  protected @Nullable Folded simplify(BigInteger rhs) {
    if (rhs.equals(BigInteger.ONE)) return lhs();
    return rhs.signum() == 0 ? IntegerAttr.ofIndex(0) : null;
  }
}
