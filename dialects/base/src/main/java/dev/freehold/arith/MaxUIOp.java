// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The larger of two integers without sign. */
public final class MaxUIOp extends BinaryOp implements Pure {
  public static final OpDef<MaxUIOp> DEF = integers("arith.maxui", MaxUIOp.class, MaxUIOp::new).traits(Traits.COMMUTATIVE).build();

  private MaxUIOp(OpState<?> state) {
    super(state);
  }

  public static OpState<MaxUIOp> of(Value lhs, Value rhs) {
    return state(DEF, lhs, rhs);
  }

  @Override
  protected @Nullable Folded simplify(Rewriter rw) {
    if (lhs() == rhs()) return rhs();
    int width = ArithTypes.width(type());
    BigInteger limit = Constants.integer(constant(1));
    if (Bits.mask(width).equals(limit)) return rhs();
    if (BigInteger.ZERO.equals(limit)) return lhs();
    return foldBits(BigInteger::max);
  }
}
